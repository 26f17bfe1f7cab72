import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { run } from '../../scripts/setup/run.mjs';
import { cover } from './kit/cover.ts';
import { statePathsOf } from './kit/statePaths.ts';
import { sentenceOf } from './kit/words.ts';
import { MODELS } from './models.ts';

const USAGE = `npm run paths -- [WORDS ...] [--all] [--list] [--watch] [--slow MS]

Walks the generated paths in Chromium against the real server: one to each state, or --all of them. WORDS choose: the
name of a flow (login) or any part of a path's sentence ('wrong password'); all of them have to be in it.
--list only says them. --watch opens the browser's window, with MS (500 unless said) between what is done.
The report is in dist/paths: index.html, and junit.xml for machines.`;

const REPORT = 'dist/paths';
const SLOW_MS = '500';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    slow: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** What is asked for, by flow and sentence. */
const sentences = MODELS.flatMap((model) => {
  const covered = cover(model);
  const paths = values.all ? covered.paths : statePathsOf(covered);
  return paths.map((each) => `${model.machine.id} ${sentenceOf(model, each)}`);
}).filter((sentence) => positionals.every((words) => sentence.toLowerCase().includes(words.toLowerCase())));

async function walkAll(): Promise<number> {
  await ensureBuilt('web');
  const slowMs = values.slow ?? (values.watch ? SLOW_MS : '0');
  const grep = positionals.map((words) => `(?=.*${escaped(words)})`).join('');
  return run(
    'playwright',
    [
      'test',
      '--project=paths',
      '--workers=1',
      '--reporter=list,html,junit',
      ...(grep ? ['--grep', new RegExp(grep, 'i').source] : []),
      ...(values.watch ? ['--headed'] : []),
    ],
    {
      env: {
        CHROMIUM_PATH: chromiumPath(),
        PATHS: values.all ? 'all' : 'states',
        PATHS_SLOW_MS: slowMs,
        PLAYWRIGHT_HTML_OUTPUT_DIR: REPORT,
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: path.join(REPORT, 'junit.xml'),
      },
    },
  );
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

if (values.help) console.log(USAGE);
else if (sentences.length === 0) {
  console.error(`No path is called that.\n\n${USAGE}`);
  process.exitCode = 1;
} else if (values.list) console.log(`${sentences.join('\n')}\n${sentences.length} paths`);
else {
  process.exitCode = await walkAll();
  console.log(`The report: ${REPORT}/index.html, ${REPORT}/junit.xml`);
}
