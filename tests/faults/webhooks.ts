import { randomUUID } from 'node:crypto';
import { startPostgres } from '../../scripts/setup/postgres.mjs';
import { freePort, ServerProcess } from '../browser/kit/server.ts';
import { LOAD_ENVIRONMENT } from '../load/cluster.ts';
import { Acknowledged, findLossesOnceSettled } from '../load/journey/acknowledged.ts';
import { Buyer } from '../load/journey/buyer.ts';
import { Calls } from '../load/journey/calls.ts';
import { addUnits } from '../load/journey/units.ts';
import { type ScenarioOptions, withDatabase } from './world.ts';

const BUYERS = 10;
const EVENTS_PER_ROUND = 100;
const REPETITIONS = 10;
const SENDERS = 24;

/**
 * Reports 100 events per round ten times each, shuffled and concurrently, and kills the server in between: each event
 * counts once.
 */
export async function webhookScenario({ rounds }: ScenarioOptions): Promise<string[]> {
  const postgres = await startPostgres({ isDurable: true });
  const place = { databaseUrl: postgres.url, dataDir: '' };
  const units = await withDatabase(place, (db) => addUnits(db, BUYERS));
  const environment = { ...LOAD_ENVIRONMENT, DATABASE_URL: postgres.url };
  const server = new ServerProcess(await freePort(), '.data', environment);
  await server.resume();
  const calls = new Calls(() => server.origin);
  const acknowledged = new Acknowledged();
  const buyers = units
    .slice(0, BUYERS)
    .map((unit, serial) => new Buyer({ calls, direct: calls, acknowledged, serial, unit }));
  for (const buyer of buyers) await buyer.start();

  const events = Array.from({ length: EVENTS_PER_ROUND * rounds }, (_, index) => ({
    id: `STORM-${randomUUID()}`,
    amountKobo: 100 + index,
    buyer: buyers[index % buyers.length],
  }));
  const reports = shuffled(events.flatMap((event) => Array.from({ length: REPETITIONS }, () => event)));
  const half = reports.length / 2;
  let sent = 0;
  let killing: Promise<void> | null = null;
  const send = async (): Promise<void> => {
    for (let report = reports.pop(); report; report = reports.pop()) {
      // A bank repeats an event until it is acknowledged.
      while (!(await report.buyer?.deposit(report.id, report.amountKobo))) await killing;
      sent += 1;
      if (sent > half) killing ??= server.kill().then(() => server.resume());
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  const losses = await withDatabase(place, (db) => findLossesOnceSettled(db, acknowledged));
  await server.kill();
  await postgres.stop();
  console.log(`${events.length} events reported ${sent} times, ${acknowledged.deposits.size} acknowledged.`);
  return acknowledged.deposits.size === events.length
    ? losses
    : [...losses, 'an event was never acknowledged'];
}

function shuffled<Item>(items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    const [one, two] = [items[last], items[other]];
    if (one === undefined || two === undefined) continue;
    items[last] = two;
    items[other] = one;
  }
  return items;
}
