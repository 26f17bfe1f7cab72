import { type Browser, chromium, type Page } from '@playwright/test';
import type { PropertyType } from '#domain/listings/listings.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/setup/chromium.mjs';
import { createVerifiedBuyer, findHome } from '../browser/kit/buyers.ts';
import { ServerProcess } from '../browser/kit/server.ts';
import type { Measure } from './report.ts';
import { DEADLINE_MS } from './web/visit.ts';

const HOME = 'Ile Ayo Court';
const SLOWED = 4;
const BUDGET_MS = 1000 / 30;
const MOST_CALLS = 100;
const MOST_TRIANGLES = 300_000;
const TURNS = 12;
/**
 * The narrowest viewport that shows the model next to the list: software rendering costs time per pixel, which is not
 * what this measures.
 */
const VIEWPORT = { width: 768, height: 740 };
interface Estate {
  readonly name: string;
  readonly type: PropertyType;
  readonly blocks: number;
  readonly floors: number;
  readonly unitsAFloor: number;
}
const ESTATES: readonly Estate[] = [
  { name: '48 flats', type: 'flat', blocks: 3, floors: 4, unitsAFloor: 4 },
  { name: '40 houses', type: 'terrace', blocks: 40, floors: 1, unitsAFloor: 1 },
];
const SHORT_ESTATES: readonly Estate[] = [
  { name: '2 flats', type: 'flat', blocks: 2, floors: 1, unitsAFloor: 1 },
];

/**
 * The main thread's work for one frame of the live homes while they rotate, on a processor slowed four times, and the
 * calls to the graphics card. The card itself is not measured, because rendering is in software.
 */
export async function benchModels(isShort: boolean): Promise<Measure[]> {
  const server = await ServerProcess.start();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
  });
  try {
    const measures: Measure[] = [];
    for (const estate of isShort ? SHORT_ESTATES : ESTATES)
      measures.push(...(await measured(browser, server.origin, estate)));
    return measures;
  } finally {
    await browser.close();
    await server.dispose();
  }
}

async function measured(browser: Browser, baseURL: string, estate: Estate): Promise<Measure[]> {
  const page = await browser.newPage({
    baseURL,
    reducedMotion: 'reduce',
    viewport: VIEWPORT,
    // A service worker would respond instead of the route that enlarges the home.
    serviceWorkers: 'block',
  });
  page.setDefaultTimeout(DEADLINE_MS);
  await page.addInitScript(countFrames);
  await openEstate(page, estate);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const block = await turned(page, `${estate.name}, one block`);
  await page.getByRole('button', { name: 'Back' }).first().click();
  await page.getByRole('application', { name: HOME }).waitFor();
  const site = await turned(page, `${estate.name}, the whole site`);
  await page.close();
  return [...block, ...site];
}

interface Frames {
  readonly ms: number[];
  calls: number;
  triangles: number;
}

declare global {
  interface Window {
    drawnFrames: Frames;
  }
}

/** Runs in the page: times each animation frame, and counts what it draws. */
function countFrames(): void {
  const frames: Frames = { ms: [], calls: 0, triangles: 0 };
  let [calls, triangles] = [0, 0];
  window.drawnFrames = frames;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    ask((nowMs) => {
      const startedMs = performance.now();
      [calls, triangles] = [0, 0];
      callback(nowMs);
      if (calls === 0) return;
      frames.ms.push(performance.now() - startedMs);
      [frames.calls, frames.triangles] = [calls, triangles];
    });
  const context = WebGL2RenderingContext.prototype;
  const { drawArrays, drawElements, drawElementsInstanced } = context;
  context.drawArrays = function (...args) {
    calls += 1;
    triangles += args[2] / 3;
    drawArrays.apply(this, args);
  };
  context.drawElements = function (...args) {
    calls += 1;
    triangles += args[1] / 3;
    drawElements.apply(this, args);
  };
  context.drawElementsInstanced = function (...args) {
    calls += 1;
    triangles += (args[1] / 3) * args[4];
    drawElementsInstanced.apply(this, args);
  };
}

/** Opens a home of the sample, enlarged to the estate's size. */
async function openEstate(page: Page, estate: Estate): Promise<void> {
  await page.goto('/');
  await createVerifiedBuyer(page);
  const id = await findHome(page, HOME);
  await page.route('**/api/propy/get-property*', async (route) => {
    const answer = await route.fetch();
    const { body, ...rest } = await answer.json();
    const property = { ...body.property, type: estate.type, buildings: buildingsOf(estate) };
    await route.fulfill({ response: answer, json: { ...rest, body: { ...body, property } } });
  });
  await page.goto(`/select-unit?property=${id}`);
  await page.getByRole('radio', { name: /^Block 1\b/ }).click();
  await page.getByRole('radio', { name: 'Whole block' }).waitFor();
}

const anId = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const buildingsOf = ({ blocks, floors, unitsAFloor }: Estate) =>
  Array.from({ length: blocks }, (_, block) => ({
    id: anId(block),
    name: `Block ${block + 1}`,
    bedroom_count: 2,
    floor_count: floors,
    apartments: Array.from({ length: floors * unitsAFloor }, (_, unit) => ({
      id: anId(1000 + block * 50 + unit),
      label: `U${(unit % unitsAFloor) + 1}`,
      floor: Math.floor(unit / unitsAFloor),
      status: 'available',
    })),
  }));

/** Rotates the model by key presses, one per frame. */
async function turned(page: Page, what: string): Promise<Measure[]> {
  await page.getByRole('application').focus();
  await page.evaluate(() => window.drawnFrames.ms.splice(0));
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  const { ms, calls, triangles }: Frames = await page.evaluate(() => window.drawnFrames);
  const sorted = ms.toSorted((a, b) => a - b);
  const medianMs = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const line = (name: string, ours: string, against: string, ratio: number): Measure => ({
    name: `live homes, ${what}: ${name}`,
    ours,
    against,
    ratio,
    budget: { figure: ratio, relation: '≤', limit: 1 },
  });
  return [
    line(
      'script a frame, CPU ÷ 4',
      `${medianMs.toFixed(1)} ms`,
      `30 a second: ${BUDGET_MS.toFixed(1)} ms`,
      medianMs / BUDGET_MS,
    ),
    line('draw calls', String(calls), `at most ${MOST_CALLS}`, calls / MOST_CALLS),
    line('triangles', String(Math.round(triangles)), `at most ${MOST_TRIANGLES}`, triangles / MOST_TRIANGLES),
  ];
}
