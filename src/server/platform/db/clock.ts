import { sql } from 'drizzle-orm';
import { type Database, queryRow } from './database.ts';

/** How far a server's own clock may be off the database's. */
const MAX_DIFFERENCE_MS = 30_000;
/** Of several measurements the quickest is the most exact: half its round trip is the error. */
const MEASUREMENTS = 3;

/** A server whose own clock is wrong does not start: its logs and its providers' signatures would be wrong too. */
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
export interface DatabaseClock {
  readonly now: () => Date;
  /** Follows the database's clock anew. */
  measure(): Promise<void>;
}

/**
 * Reads the database's clock, and counts on from there by the monotonic clock: whatever becomes of the machine's own,
 * nothing expires by it. `machineNowMs` is the machine's clock.
 * @throws ClockError when the machine's clock is more than 30 s off the database's.
 */
export async function openDatabaseClock(
  db: Database,
  machineNowMs: () => number = Date.now,
): Promise<DatabaseClock> {
  let originMs = await measureOrigin(db);
  const nowMs = (): number => originMs + performance.now();
  const differenceMs = machineNowMs() - nowMs();
  if (Math.abs(differenceMs) > MAX_DIFFERENCE_MS) throw new ClockError(differenceMs);
  return {
    now: () => new Date(nowMs()),
    async measure() {
      originMs = await measureOrigin(db);
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
