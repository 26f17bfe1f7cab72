import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/setup/chromium.mjs';
import { ServerProcess } from '../../browser/kit/server.ts';
import type { Measure } from '../report.ts';
import { serveBaseline } from './baseline.ts';
import { ACTIONS, firstTap, interact } from './interactions.ts';
import { benchThroughput } from './throughput.ts';
import { type Network, type Visit, visit } from './visit.ts';

const NETWORKS: readonly Network[] = [
  { name: '400 kbit/s', kilobitsPerSecond: 400, latencyMs: 400 },
  { name: '1.6 Mbit/s', kilobitsPerSecond: 1_600, latencyMs: 150 },
];
const PAGES = ['landing', 'search', 'property'] as const;
type PageName = (typeof PAGES)[number];
const RUNS = 5;
/** The budget from an action to its next paint, at the 75th percentile. */
const MAX_PAINT_MS = 100;
/** The budgets of a first visit: times of the static page's, the shifts and long tasks until it is at rest. */
const MAX_TIMES_FLOOR = 1.3;
const MAX_SHIFT = 0.02;
const MAX_LONG_TASKS_MS = 150;

/**
 * First visits of the public pages on a phone with a slowed processor and network, compared with the same pages as
 * static HTML with the same styles and pictures; the actions on them; and how many pages the server renders per second.
 * `only` names one page or part, for machines that are quiet only for a short time.
 */
export async function benchWeb(isShort: boolean, only: string | null): Promise<Measure[]> {
  // All visits come from one network.
  const server = await ServerProcess.start({ RENDERS_PER_SECOND_PER_NETWORK: '100000' });
  const floor = await serveBaseline(server.origin);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
  });
  const pages = PAGES.filter((name) => only === null || name === only).slice(0, isShort ? 1 : undefined);
  try {
    const measures: Measure[] = [];
    for (const name of pages) {
      const path = await pathOf(name, server.origin);
      for (const network of NETWORKS.slice(isShort ? 1 : 0)) {
        const runs = isShort ? 1 : RUNS;
        const ours: Visit[] = [];
        const theirs: Visit[] = [];
        // Alternates the two, so that both run under the same conditions.
        for (let run = 0; run < runs; run += 1) {
          ours.push(await visit(browser, server.origin + path, network));
          theirs.push(await visit(browser, floor.origin + path, network));
        }
        measures.push(...compared(`${name}, ${network.name}`, ours, theirs));
      }
    }
    if (only === null || only === 'actions')
      measures.push(...(await benchActions(browser, server.origin, isShort)));
    if (only === null || only === 'html') measures.push(...(await benchThroughput(server.origin, isShort)));
    return measures;
  } finally {
    await browser.close();
    await floor.close();
    await server.dispose();
  }
}

async function pathOf(name: PageName, origin: string): Promise<string> {
  if (name !== 'property') return name === 'landing' ? '/' : '/search';
  const response = await fetch(`${origin}/api/propy/filter-properties?limit=1&page=1`);
  const { body }: { body: { properties: { id: string }[] } } = JSON.parse(await response.text());
  return `/property/${body.properties[0]?.id}`;
}

/** The time of each action until the next paint, and of the first tap, whose response also needs the scripts. */
async function benchActions(browser: Browser, origin: string, isShort: boolean): Promise<Measure[]> {
  const searchUrl = `${origin}/search`;
  const propertyUrl = origin + (await pathOf('property', origin));
  const rounds: Awaited<ReturnType<typeof interact>>[] = [];
  const runs = isShort ? 1 : RUNS;
  for (let run = 0; run < runs; run += 1) rounds.push(await interact(browser, searchUrl, propertyUrl));
  const measures = ACTIONS.map((action): Measure => {
    const ms =
      rounds.map((round) => round[action]).sort((a, b) => a - b)[Math.ceil(runs * 0.75) - 1] ?? Number.NaN;
    return {
      name: `${action}: next paint`,
      ours: `${Math.round(ms)} ms`,
      against: '',
      ratio: null,
      budget: { figure: ms, relation: '<', limit: MAX_PAINT_MS, unit: 'ms' },
    };
  });
  for (const network of NETWORKS.slice(isShort ? 1 : 0)) {
    const { paintMs, responseMs } = await firstTap(browser, searchUrl, network);
    measures.push(
      {
        name: `first tap, ${network.name}: next paint`,
        ours: `${Math.round(paintMs)} ms`,
        against: `budget ${MAX_PAINT_MS} ms`,
        ratio: paintMs / MAX_PAINT_MS,
      },
      {
        name: `first tap, ${network.name}: response`,
        ours: `${Math.round(responseMs)} ms`,
        against: '',
        ratio: null,
      },
    );
  }
  return measures;
}

function compared(name: string, ours: readonly Visit[], floor: readonly Visit[]): Measure[] {
  const median = (visits: readonly Visit[], figure: keyof Visit): number =>
    visits.map((each) => each[figure]).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  const time = (figure: 'fcpMs' | 'lcpMs', label: string): Measure => ({
    name: `${name}: ${label}`,
    ours: `${Math.round(median(ours, figure))} ms`,
    against: `static HTML ${Math.round(median(floor, figure))} ms`,
    ratio: median(ours, figure) / median(floor, figure),
    budget: { figure: median(ours, figure) / median(floor, figure), relation: '≤', limit: MAX_TIMES_FLOOR },
  });
  return [
    time('fcpMs', 'FCP'),
    time('lcpMs', 'LCP'),
    {
      name: `${name}: layout shift`,
      ours: median(ours, 'cls').toFixed(3),
      against: `static HTML ${median(floor, 'cls').toFixed(3)}`,
      ratio: null,
      budget: { figure: median(ours, 'cls'), relation: '<', limit: MAX_SHIFT },
    },
    {
      name: `${name}: long tasks`,
      ours: `${Math.round(median(ours, 'longTasksMs'))} ms`,
      against: `static HTML ${Math.round(median(floor, 'longTasksMs'))} ms`,
      ratio: null,
      budget: { figure: median(ours, 'longTasksMs'), relation: '≤', limit: MAX_LONG_TASKS_MS, unit: 'ms' },
    },
    {
      name: `${name}: script, requests`,
      ours: `${(median(ours, 'scriptBytes') / 1000).toFixed(0)} kB, ${median(ours, 'requests')}`,
      against: `static HTML ${median(floor, 'requests')} requests`,
      ratio: null,
    },
  ];
}
