import { sql } from 'drizzle-orm';
import { type Database, queryRow } from './database.ts';

/** The largest allowed difference between a server's clock and the database's. */
const MAX_DIFFERENCE_MS = 30_000;
/** The fastest of several measurements is the most accurate: its error is half its round trip. */
const MEASUREMENTS = 3;

/** The monotonic clock drifts by much less than a millisecond in this time. */
const MEASURED_FOR_MS = 30_000;

/**
 * A server with a wrong clock must not start: its logs and its signatures for providers would be wrong too. Nor must a
 * command, which goes by its machine's clock.
 */
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

/** The database's time, equal on all its servers to within a few milliseconds. */
interface DatabaseClock {
  readonly now: () => Date;
}

/**
 * Reads the database's clock and continues with the monotonic clock, so that changes of the machine's clock expire
 * nothing. `now` starts a new measurement in the background if the last one is older than 30 s.
 * @throws ClockError if the machine's clock is more than 30 s off the database's.
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
      // If the database is down, the clock continues without it; other code reports the failure.
      if (performance.now() - measuredAtMs > MEASURED_FOR_MS) measureAgain().catch(() => {});
      return new Date(nowMs());
    },
  };
}

/** The database's time when the monotonic clock was 0, in milliseconds since the epoch. */
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
