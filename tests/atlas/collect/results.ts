import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from '#flows/atlas/data/atlas.ts';

/** The outcome of each walk, by its flow and its path's sentence. */
export type Results = ReadonlyMap<string, Outcome>;

export const resultKey = (flow: string, sentence: string): string => `${flow}\n${sentence}`;

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/**
 * The outcomes of walks without a page and on the rendered screens, from the JSON report of `vitest --project paths`.
 */
export function vitestResults(file: string): { readonly machine: Results; readonly screen: Results } {
  const found = { machine: new Map<string, Outcome>(), screen: new Map<string, Outcome>() };
  const report: VitestReport = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { testResults: [] };
  for (const each of report.testResults.flatMap(({ assertionResults }) => assertionResults)) {
    const [suite = ''] = each.ancestorTitles;
    const flow = suite.replace(/^the screen of /, '');
    found[flow === suite ? 'machine' : 'screen'].set(
      resultKey(flow, each.title),
      outcomeOf(each.status, each.failureMessages?.[0] ?? null),
    );
  }
  return found;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The outcomes of the walks in Chromium, from Playwright's JSON report. */
export function playwrightResults(file: string): Results {
  const found = new Map<string, Outcome>();
  const visit = ({ title, suites = [], specs = [] }: PlaywrightSuite): void => {
    for (const spec of specs) {
      const [test] = spec.tests;
      if (!test) continue;
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? null;
      const message = test.results.at(-1)?.error?.message ?? null;
      found.set(resultKey(title, spec.title), outcomeOf(test.status, reason ?? message));
    }
    suites.forEach(visit);
  };
  const report: { readonly suites?: readonly PlaywrightSuite[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  report.suites?.forEach(visit);
  return found;
}

function outcomeOf(status: string, words: string | null): Outcome {
  switch (status) {
    case 'passed':
    case 'expected':
    case 'flaky':
      return { result: 'passed', words: null };
    case 'failed':
    case 'unexpected':
      return { result: 'failed', words: firstLines(words) };
    default:
      return { result: 'skipped', words: firstLines(words) };
  }
}

/** The first lines of a message, without terminal colours. */
const firstLines = (words: string | null): string | null =>
  words
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours begin with one
    ?.replaceAll(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 3)
    .join('\n')
    .slice(0, 300) ?? null;
