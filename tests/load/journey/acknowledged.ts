import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { type Database, queryRows } from '#server/platform/db/database.ts';

/** Two of the minutes in which events are swept, and some time for the work. */
const SETTLE_DEADLINE_MS = 150_000;
const SETTLE_POLL_MS = 100;

/** What a server acknowledged: it must still exist, whatever is killed afterwards. */
export class Acknowledged {
  readonly users: Set<string>;
  readonly contributions: Set<string>;
  readonly payments: Set<string>;
  /** Amounts in kobo by the id of the bank's event. */
  readonly deposits: Map<string, number>;

  /** @param earlier is copied; without it, nothing was acknowledged yet. */
  constructor(earlier?: Acknowledged) {
    this.users = new Set(earlier?.users);
    this.contributions = new Set(earlier?.contributions);
    this.payments = new Set(earlier?.payments);
    this.deposits = new Map(earlier?.deposits);
  }

  get count(): number {
    return this.users.size + this.contributions.size + this.payments.size + this.deposits.size;
  }
}

/**
 * Waits until the servers have applied all stored events, then returns the losses; empty if all is correct, and something
 * was bought.
 */
export async function findLossesOnceSettled(db: Database, acknowledged: Acknowledged): Promise<string[]> {
  const deadlineMs = performance.now() + SETTLE_DEADLINE_MS;
  while ((await countUnapplied(db)) > 0) {
    if (performance.now() > deadlineMs) return ['bank events stay unapplied'];
    await setTimeout(SETTLE_POLL_MS);
  }
  return [
    ...nothingBought(acknowledged),
    ...(await findLosses(db, acknowledged)),
    ...(await findUncredited(db, acknowledged)),
  ];
}

/**
 * What was acknowledged but is missing, and the differences that the ledger's own check finds; empty if all is correct.
 */
export async function findLosses(db: Database, acknowledged: Acknowledged): Promise<string[]> {
  const losses = await Promise.all([
    missing(db, 'users', acknowledged.users),
    missing(db, 'contributions', acknowledged.contributions),
    missing(db, 'payments', acknowledged.payments),
    missingEvents(db, acknowledged.deposits.keys()),
  ]);
  const differences = await verifyLedger(db);
  return [...losses.flat(), ...differences.map(({ check, subject }) => `${check}: ${subject}`)];
}

/** Deposits that were acknowledged but not credited exactly once with their amount. */
async function findUncredited(db: Database, { deposits }: Acknowledged): Promise<string[]> {
  const transfers = await queryRows<{ key: string; amountKobo: string }>(
    db,
    sql`select idempotency_key as key, amount_kobo::text as "amountKobo" from ledger_transfers where kind = 'deposit'`,
  );
  const credited = Map.groupBy(transfers, ({ key }) => key);
  return [...deposits].flatMap(([eventId, amountKobo]) => {
    const found = credited.get(`sandbox:${eventId}`) ?? [];
    const isRight = found.length === 1 && Number(found[0]?.amountKobo) === amountKobo;
    return isRight ? [] : [`the deposit ${eventId} is credited ${found.length} times`];
  });
}

/** A run in which nobody bought anything has lost nothing, and shows nothing. */
export function nothingBought({ contributions, deposits }: Acknowledged): string[] {
  return Object.entries({ agreement: contributions, deposit: deposits }).flatMap(([name, { size }]) =>
    size === 0 ? [`no ${name} was acknowledged, so nothing is shown`] : [],
  );
}

/** Counts events that are stored but not applied, or applied but not settled. */
export async function countUnapplied(db: Database): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from bank_events
      where applied_at is null or (outcome = 'credited' and settled_at is null)`,
  );
  return row?.count ?? 0;
}

async function missing(
  db: Database,
  table: 'users' | 'contributions' | 'payments',
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(db, sql`select id::text from ${sql.identifier(table)}`);
  const found = new Set(rows.map(({ id }) => id));
  return [...ids].filter((id) => !found.has(id)).map((id) => `${table} ${id} is lost`);
}

async function missingEvents(db: Database, eventIds: Iterable<string>): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(db, sql`select event_id as id from bank_events`);
  const found = new Set(rows.map(({ id }) => id));
  return [...eventIds].filter((id) => !found.has(id)).map((id) => `the bank event ${id} is lost`);
}
