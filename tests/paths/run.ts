import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isWalkSelected, type WalkScope, walksOf } from '#flows/paths/page/walks.ts';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { run } from '../../scripts/setup/run.mjs';
import { MODELS } from './models.ts';
import { PAGES } from './pages/pages.ts';
import { underLoad } from './rounds/load.ts';
import { type Round, roundOf, roundsText, roundText } from './rounds/round.ts';

const FLOWS = MODELS.map(({ machine }) => machine.id).toSorted();
const USAGE = `npm run paths -- [WORDS ...] [--all | --every] [--list] [--watch] [--slow MS]
                      [--repeat ROUNDS] [--load PROCESSES]

Walks the generated paths in Chromium against the real server: one to each state and a reload in each that stays;
with --all as few as take every transition that a browser can reach; with --every each path. WORDS choose: the name of
a flow, or any part of a path's sentence ('wrong password'); all of them have to fit. --list only says the paths. --watch opens the browser's window, with MS (500 unless said) between what is done.
--repeat walks them so many times (50 at most), and says how many failed and how long each round took; --load keeps so
many processes (32 at most) busy meanwhile. The proof of a change to the walks: --all --repeat 20 --load 10.
The report is in dist/paths: index.html, and junit.xml for machines.

Flows: ${FLOWS.join(', ')}`;

const REPORT = 'dist/paths';
const FAILURES = 'dist/paths-failures';
const JUNIT = path.join(REPORT, 'junit.xml');
const WATCHED_MS = 500;
const MOST_ROUNDS = 50;
const MOST_LOAD = 32;
const WORKERS = Math.max(1, Math.min(2, availableParallelism()));
/** The exit code that a shell reports for a program stopped by Ctrl-C. */
const INTERRUPTED = 130;

/** A request that cannot be met, such as an invalid option. */
class Rejection extends Error {}

function asked() {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      every: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      slow: { type: 'string' },
      repeat: { type: 'string', default: '1' },
      load: { type: 'string', default: '0' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const slowMs = values.slow === undefined ? (values.watch ? WATCHED_MS : 0) : Number(values.slow);
  if (!Number.isInteger(slowMs) || slowMs < 0) throw new Rejection('--slow takes whole milliseconds.');
  const hasWindows =
    process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  if (values.watch && !values.list && !hasWindows)
    throw new Rejection('--watch needs a screen: there is no DISPLAY.');
  const extent: WalkScope = values.every ? 'paths' : values.all ? 'all' : 'states';
  const rounds = wholeNumber('--repeat', values.repeat, 1, MOST_ROUNDS);
  const load = wholeNumber('--load', values.load, 0, MOST_LOAD);
  return { ...values, extent, words, slowMs, rounds, load };
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Rejection(`${option} takes a whole number from ${least} to ${most}.`);
  return number;
}

interface Walking {
  readonly words: readonly string[];
  readonly extent: WalkScope;
  readonly watch: boolean;
  readonly slowMs: number;
}

async function walkAll({ words, extent, watch, slowMs }: Walking): Promise<number> {
  await ensureBuilt('web');
  return run(
    'playwright',
    [
      'test',
      '--project=paths',
      // The walks of a flow share nothing, because each has its own buyer.
      `--workers=${watch ? 1 : WORKERS}`,
      '--reporter=list,html,junit',
      // Runs of other tests do not delete it there, and the report, which empties its own folder, has copies.
      `--output=${FAILURES}`,
      ...(watch ? ['--headed'] : []),
    ],
    {
      // SIGINT is the only signal on which Playwright closes its browsers and servers.
      endBy: 'SIGINT',
      env: {
        CHROMIUM_PATH: chromiumPath({ isHeaded: watch }),
        PATHS: extent,
        PATHS_SELECTED: JSON.stringify(words),
        PATHS_SLOW_MS: String(slowMs),
        PATHS_TRACE: '1',
        PLAYWRIGHT_HTML_OUTPUT_DIR: REPORT,
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: JUNIT,
      },
    },
  );
}

interface Proving extends Walking {
  readonly rounds: number;
  readonly load: number;
}

/** Walks again and again, and says what came of each round. Ends early only if it is interrupted. */
async function walkInRounds({ rounds, load, ...walking }: Proving): Promise<number> {
  await ensureBuilt('web');
  const done: (Round | null)[] = [];
  const endLoad = underLoad(load);
  try {
    while (done.length < rounds) {
      await rm(JUNIT, { force: true });
      const startMs = performance.now();
      const code = await walkAll(walking);
      if (code === INTERRUPTED) return code;
      done.push(roundOf(await readFile(JUNIT, 'utf8').catch(() => null), performance.now() - startMs));
      console.log(done.map((round, index) => roundText(index + 1, round)).join('\n'));
    }
  } finally {
    endLoad();
  }
  console.log(roundsText(done));
  return done.every((round) => round?.failed.length === 0) ? 0 : 1;
}

async function main(): Promise<number> {
  const { help, list, words, rounds, load, ...rest } = asked();
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const flows = new Set(FLOWS);
  const walks = MODELS.flatMap((model) => walksOf(model, PAGES[model.machine.id], rest.extent)).filter(
    (walk) => isWalkSelected(walk, words, flows),
  );
  if (walks.length === 0)
    throw new Rejection(`No path is called ${words.join(', ')}. The flows: ${FLOWS.join(', ')}.`);
  if (list) {
    console.log(walks.map(({ flow, sentence }) => `${flow} › ${sentence}`).join('\n'));
    console.log(`${walks.length} paths`);
    return 0;
  }
  const isProving = rounds > 1 || load > 0;
  const code = await (isProving
    ? walkInRounds({ words, rounds, load, ...rest })
    : walkAll({ words, ...rest }));
  if (code === INTERRUPTED) {
    // The file would report paths as passed that were never walked.
    await rm(JUNIT, { force: true });
    console.log('Interrupted: there is no report for machines.');
  } else console.log(`The report: ${REPORT}/index.html, ${JUNIT}`);
  return code;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Rejection || isBadOption(error))) throw error;
  console.error(`${error instanceof Error ? error.message : error}\n\nnpm run paths -- --help says more.`);
  process.exitCode = 2;
}

function isBadOption(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
}
