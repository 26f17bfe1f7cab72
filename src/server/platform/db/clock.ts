import { sql } from 'drizzle-orm';
import { type Database, queryRow } from './database.ts';

/** The largest allowed difference between a server's clock and the database's. */
const MAX_DIFFERENCE_MS = 30_000;
/** The fastest of several measurements is the most accurate: its error is half its round trip. */
const MEASUREMENTS = 3;

/** A clock drifts by much less than a millisecond in this time. */
const MEASURED_FOR_MS = 30_000;

/** A server with a wrong clock does not start: its logs and its providers' signatures would be wrong too. */
export class ClockError extends Error {
  constructor(differenceMs: number) {
    const seconds = Math.round(Math.abs(differenceMs) / 1_000);
    super(
      `The clock of this machine is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the database's; ` +
        `at most ${MAX_DIFFERENCE_MS / 1_000} s are allowed. Set it right and start again.`,
    );
    this.name = 'ClockError';
  }
}

/** The time by the database, the same for every server on it, to a few milliseconds. */
interface DatabaseClock {
  readonly now: () => Date;
}

/**
 * Reads the database's clock, and counts on with the monotonic clock, so that changes of the machine's clock make
 * nothing expire. A reading of the clock measures it again in the background where the last measurement is 30 s old.
 * `machineNowMs` is the machine's clock.
 * @throws ClockError when the machine's clock is more than 30 s off the database's.
 */
export async function openDatabaseClock(
  db: Database,
  machineNowMs: () => number = Date.now,
): Promise<DatabaseClock> {
  let originMs = await measureOrigin(db);
  let measuredAtMs = performance.now();
  const nowMs = (): number => originMs + performance.now();
  const differenceMs = machineNowMs() - nowMs();
  if (Math.abs(differenceMs) > MAX_DIFFERENCE_MS) throw new ClockError(differenceMs);
  const measureAgain = async (): Promise<void> => {
    measuredAtMs = performance.now();
    originMs = await measureOrigin(db);
  };
  return {
    now: () => {
      // A database that is down is reported by what needs its data; until it is back the clock counts on.
      if (performance.now() - measuredAtMs > MEASURED_FOR_MS) measureAgain().catch(() => {});
      return new Date(nowMs());
    },
  };
}

/** The database's time at the moment at which the monotonic clock read 0, in milliseconds. */
async function measureOrigin(db: Database): Promise<number> {
  const measured: { readonly originMs: number; readonly roundTripMs: number }[] = [];
  for (let count = 0; count < MEASUREMENTS; count += 1) {
    const startMs = performance.now();
    const { atMs } = await queryRow<{ atMs: string }>(
      db,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::text as "atMs"`,
    );
    const roundTripMs = performance.now() - startMs;
    measured.push({ originMs: Number(atMs) - startMs - roundTripMs / 2, roundTripMs });
  }
  const [quickest] = measured.toSorted((a, b) => a.roundTripMs - b.roundTripMs);
  if (!quickest) throw new Error('The database clock was not measured');
  return quickest.originMs;
}
