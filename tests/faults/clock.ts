import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { startServers } from '../load/cluster.ts';
import { findLossesOnceSettled } from '../load/journey/acknowledged.ts';
import { addUnits } from '../load/journey/units.ts';
import { failuresBut } from '../load/report.ts';
import { createLoad, type ScenarioOptions, withDatabase } from './world.ts';

const BUYERS = 8;
const UNITS = 1_000;
const WORK_MS = 4_000;
/** Just below the clock difference with which a server still starts. */
const APART_MS = 29_000;
const JUMP_MS = 3 * 86_400_000;

/** One server's clock is 29 s ahead of the other's, then jumps three days forward and back: nothing may expire. */
export async function clockScenario({ rounds }: ScenarioOptions): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'clock-'));
  const shim = path.join(folder, 'clock.mjs');
  const offset = path.join(folder, 'offset');
  writeFileSync(shim, movableClock(offset));
  writeFileSync(offset, String(APART_MS));
  const postgres = await startPostgres({ isDurable: true });
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const units = await withDatabase(place, (db) => addUnits(db, UNITS));
  const environment = { DATABASE_URL: postgres.url };
  const right = await startServers(1, environment);
  const ahead = await startServers(1, {
    ...environment,
    NODE_OPTIONS: `--import=${pathToFileURL(shim).href}`,
  });
  const origins = [right.servers[0]?.origin ?? '', ahead.servers[0]?.origin ?? ''];
  let turn = 0;
  const either = (): string => origins[turn++ % origins.length] ?? '';
  const load = createLoad(either, () => origins[0] ?? '', units);
  const end = load.begin(BUYERS);
  for (let round = 0; round < rounds; round += 1) {
    for (const offsetMs of [APART_MS, JUMP_MS, 0, -JUMP_MS]) {
      writeFileSync(offset, String(offsetMs));
      await setTimeout(WORK_MS);
    }
  }
  await end();
  const losses = await withDatabase(place, (db) => findLossesOnceSettled(db, load.acknowledged));
  await Promise.all([right.close(), ahead.close()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(`${rounds} times four clocks, ${load.acknowledged.count} acknowledged.`);
  return [...losses, ...failuresBut(429, load.calls)];
}

/**
 * Runs before all other code of the process: shifts its clock by the offset in the file, which is read once a second.
 */
const movableClock = (file: string): string => `
  import { readFileSync } from 'node:fs';
  const RealDate = Date;
  const read = () => Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0;
  let offsetMs = read();
  setInterval(() => { try { offsetMs = read(); } catch {} }, 1000).unref();
  globalThis.Date = class extends RealDate {
    constructor(...args) { if (args.length === 0) super(RealDate.now() + offsetMs); else super(...args); }
    static now() { return RealDate.now() + offsetMs; }
  };
`;
