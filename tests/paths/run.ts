import { readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { isWalkSelected, type WalkScope, walksOf } from '#flows/paths/page/walks.ts';
import { readArguments, UsageError } from '#server/platform/command.ts';
import { parseOrExit } from '../../scripts/parseOrExit.ts';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { chromiumPath } from '../../scripts/setup/chromium.mjs';
import { run } from '../../scripts/setup/run.mjs';
import { wholeNumber } from '../kit/wholeNumber.ts';
import { MODELS } from './models.ts';
import { PAGES } from './pages/pages.ts';
import { type Round, roundOf, roundsText, roundText } from './round.ts';

const FLOWS = MODELS.map(({ machine }) => machine.id).toSorted();
const REPORT = 'dist/paths';
const FAILURES = 'dist/paths-failures';
const JUNIT = path.join(REPORT, 'junit.xml');
const WATCHED_MS = 500;
const MAX_SLOW_MS = 60_000;
const MAX_ROUNDS = 50;
const MAX_WORKERS = 16;
const USUAL_WORKERS = Math.max(1, Math.min(2, availableParallelism()));
/** The exit code that a shell reports for a program stopped by Ctrl-C. */
const INTERRUPTED = 130;
/** The exit code for a request that cannot be met. */
const INVALID = 2;

const hasWindows =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

const asked = parseOrExit((line) => {
  const read = readArguments(line, {
    usage:
      'npm run paths -- [WORDS ...] [--all | --every] [--list] [--watch] [--slow MS] [--repeat ROUNDS] [--workers PAGES]',
    about: `Walks the generated paths in Chromium against the real server: one to each state and a reload in each that stays;
with --all as few as take every transition that a browser can reach; with --every each path. WORDS choose: the name of
a flow, or any part of a path's sentence ('wrong password'); all of them have to fit. --list only says the paths. --watch opens the browser's window, with MS (${WATCHED_MS} unless said) between what is done.
--repeat walks them so many times, and says how many failed, how long each round took and the load at its end; it
records no traces of the pages, which take a third of the processor.
--workers walks on so many pages at once, each with a browser and a server of its own, which makes the load. The proof
of a change to the walks: --all --repeat 20, with as many pages as bring the load to ten (3 on two cores).
The report is in ${REPORT}: index.html, and junit.xml for machines.

Flows: ${FLOWS.join(', ')}`,
    rest: 'words',
    flags: ['all', 'every', 'list', 'watch'],
    schema: z.object({
      words: z.array(z.string()),
      all: z._default(z.boolean(), false),
      every: z._default(z.boolean(), false),
      list: z._default(z.boolean(), false),
      watch: z._default(z.boolean(), false),
      slow: z.optional(wholeNumber(MAX_SLOW_MS)),
      repeat: z._default(wholeNumber(MAX_ROUNDS), 1),
      workers: z.optional(wholeNumber(MAX_WORKERS)),
    }),
  });
  if (read.watch && !read.list && !hasWindows)
    throw new UsageError('--watch needs a screen: there is no DISPLAY.');
  return read;
});

interface Walking {
  readonly words: readonly string[];
  readonly extent: WalkScope;
  readonly watch: boolean;
  readonly slowMs: number;
  readonly workers: number;
  /** Whether the report shows the pages of a walk that failed, step by step. */
  readonly isRecorded: boolean;
}

async function walkAll({ words, extent, watch, slowMs, workers, isRecorded }: Walking): Promise<number> {
  await ensureBuilt('web');
  return run(
    'playwright',
    [
      'test',
      '--project=paths',
      // The walks of a flow share nothing, because each has its own buyer.
      `--workers=${workers}`,
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
        ...(isRecorded && { PATHS_TRACE: '1' }),
        PLAYWRIGHT_HTML_OUTPUT_DIR: REPORT,
        PLAYWRIGHT_HTML_OPEN: 'never',
        PLAYWRIGHT_JUNIT_OUTPUT_FILE: JUNIT,
      },
    },
  );
}

/** Walks again and again, and says what came of each round. Ends early only if it is interrupted. */
async function walkInRounds(walking: Walking, rounds: number): Promise<number> {
  await ensureBuilt('web');
  const done: (Round | null)[] = [];
  while (done.length < rounds) {
    await rm(JUNIT, { force: true });
    const startMs = performance.now();
    const code = await walkAll(walking);
    if (code === INTERRUPTED) return code;
    const [load = 0] = loadavg();
    const junit = await readFile(JUNIT, 'utf8').catch(() => null);
    done.push(roundOf(junit, { lastedMs: performance.now() - startMs, load }));
    console.log(done.map((round, index) => roundText(index + 1, round)).join('\n'));
  }
  console.log(roundsText(done));
  return done.every((round) => round?.failed.length === 0) ? 0 : 1;
}

async function main(): Promise<number> {
  const { list, words, watch, repeat: rounds } = asked;
  const extent: WalkScope = asked.every ? 'paths' : asked.all ? 'all' : 'states';
  const flows = new Set(FLOWS);
  const walks = MODELS.flatMap((model) => walksOf(model, PAGES[model.machine.id], extent)).filter((walk) =>
    isWalkSelected(walk, words, flows),
  );
  if (walks.length === 0) {
    console.error(`No path is called ${words.join(', ')}. The flows: ${FLOWS.join(', ')}.`);
    return INVALID;
  }
  if (list) {
    console.log(walks.map(({ flow, sentence }) => `${flow} › ${sentence}`).join('\n'));
    console.log(`${walks.length} paths`);
    return 0;
  }
  const walking: Walking = {
    words,
    extent,
    watch,
    slowMs: asked.slow ?? (watch ? WATCHED_MS : 0),
    workers: asked.workers ?? (watch ? 1 : USUAL_WORKERS),
    isRecorded: rounds === 1,
  };
  const code = await (rounds > 1 ? walkInRounds(walking, rounds) : walkAll(walking));
  if (code === INTERRUPTED) {
    // The file would report paths as passed that were never walked.
    await rm(JUNIT, { force: true });
    console.log('Interrupted: there is no report for machines.');
  } else console.log(`The report: ${REPORT}/index.html, ${JUNIT}`);
  return code;
}

process.exitCode = await main();
