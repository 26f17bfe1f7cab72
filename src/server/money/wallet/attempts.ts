import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { bankRefunds } from '../../platform/db/schema/bank.ts';
import type { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import { nextTry } from './backoff.ts';

/**
 * An attempt asks a bank to send money, and may stall anywhere: before its call, in it, or after it. While its lease runs
 * no other begins; afterwards another may have begun, and nothing of ours can call the first one's request back.
 */
const LEASE_MS = 120_000;
/** A call that moves money ends within this; it begins only while as much is left of the lease. */
const CALL_MS = 30_000;
/**
 * How long a call of an attempt that never said how it ended may still reach the bank, and be missing from its lookups.
 * Until then nothing that the bank rejects is given back, as it may take it from that call.
 */
const STRANDED_MS = 30 * 60_000;

const leasedFrom = (at: Date): Date => new Date(at.getTime() + LEASE_MS);

/** The tables of what a bank is asked to send. */
export type AttemptTable = typeof withdrawals | typeof bankRefunds;
type Row = AttemptTable['$inferSelect'];

/** An attempt that has begun, with what it found. */
interface Begun {
  readonly tries: number;
  readonly leasedUntil: Date;
  /** Whether the bank may have been asked before. */
  readonly wasAsked: boolean;
  /** Whether the bank has said that it has it, in a response or by a webhook that it was sent. */
  readonly isTaken: boolean;
  /** Whether an earlier attempt may still have the bank send it. Of its begin: what it hears may be old when it ends. */
  readonly mayStillArrive: boolean;
}

export type Attempt<Of extends Row = Row> = Of & Begun;

/** Notes that the bank is asked, before it is: a crash in between leaves that to be looked up. The row is locked. */
export async function beginAttempt<Of extends Row>(
  transaction: Database,
  table: AttemptTable,
  row: Of,
  at: Date,
): Promise<Attempt<Of>> {
  const tries = row.tries + 1;
  const leasedUntil = leasedFrom(at);
  const strandedAt = isUnended(row) ? at : row.strandedAt;
  await transaction
    .update(table)
    .set({ isAsked: true, isUnderWay: true, strandedAt, tries, nextTryAt: leasedUntil })
    .where(eq(table.id, row.id));
  return {
    ...row,
    tries,
    leasedUntil,
    wasAsked: row.isAsked || isReportedSent(row),
    isTaken: row.status !== 'requested' || row.providerReference !== null || isReportedSent(row),
    mayStillArrive: strandedAt !== null && at.getTime() - strandedAt.getTime() < STRANDED_MS,
  };
}

/** Whether a signed webhook said last that it was sent: then only what the bank answers itself brings it back, or has it sent again. */
const isReportedSent = (row: Row): boolean => 'reported' in row && row.reported === 'successful';

/**
 * Whether an attempt has begun of which nothing says how it ended. A server of a version that does not set `isUnderWay`
 * may have begun it, while servers are upgraded one at a time: then the row has no result at all. Where it has that of an
 * earlier attempt this is not seen: it is so for an upgrade alone, and the bank is asked for it before it is sent again.
 */
const isUnended = ({ isUnderWay, isAsked, failure, providerReference, strandedAt }: Row): boolean =>
  isUnderWay || (isAsked && failure === null && providerReference === null && strandedAt === null);

/** Whether there is time left of an attempt's lease for a call that moves money. */
export const leavesTimeForCall = ({ leasedUntil }: Attempt, at: Date): boolean =>
  leasedUntil.getTime() - at.getTime() >= CALL_MS;

/** The row of an attempt, while no other has begun or ended it. */
export const isCurrent = (table: AttemptTable, { id, tries, status }: Attempt): SQL | undefined =>
  and(eq(table.id, id), eq(table.tries, tries), sql`${table.status} = ${status}`);

/** The rows that no response of the bank says it has, and no webhook that it was sent. */
export const isUntaken = (table: AttemptTable): SQL | undefined =>
  and(
    isNull(table.providerReference),
    'reported' in table ? sql`${table.reported} is distinct from 'successful'` : undefined,
  );

interface Rest {
  readonly at: Date;
  /** When the bank is asked next; null for never. */
  readonly until?: Date | null;
}

/**
 * What a row gets from the end of an attempt, in the update that has its result. It is due at once where something was
 * reported meanwhile; where another attempt has begun, that one's lease goes on.
 */
export const ended = (
  table: AttemptTable,
  { tries, leasedUntil }: Attempt,
  { at, until = nextTry(at, tries) }: Rest,
) => ({
  isUnderWay: sql<boolean>`${table.isUnderWay} and ${table.tries} <> ${tries}`,
  nextTryAt: sql<Date>`case
    when ${table.tries} <> ${tries} then ${table.nextTryAt}
    when ${table.nextTryAt} <> ${moment(leasedUntil)} then ${moment(at)}
    else ${moment(until)} end`,
});

/**
 * When the bank is asked about a row of which it has reported something: at once, but not while an attempt has its lease,
 * nor for longer than a lease after a call whose end is not known. A running attempt notices by the changed moment, and
 * makes the row due at its end: more than a lease, so that a clock which is a little behind never sets the same moment.
 */
export const dueByReport = (table: AttemptTable, at: Date): SQL<Date> => sql`case
  when ${table.isUnderWay} then least(
    greatest(${table.nextTryAt} + interval '1 millisecond', ${moment(at)}),
    ${moment(new Date(leasedFrom(at).getTime() + CALL_MS))})
  else ${moment(at)} end`;

const moment = (at: Date | null): SQL => sql`${at?.toISOString() ?? null}::timestamptz`;

interface Left extends Rest {
  readonly failure: string | null;
  /** Whether its call may still reach the bank: then the next attempt overtakes it. */
  readonly isUncertain?: boolean;
}

/** Ends an attempt that has changed nothing; false where another has begun or ended it. */
export async function leave(
  db: Database,
  table: AttemptTable,
  attempt: Attempt,
  { failure, isUncertain = false, ...rest }: Left,
): Promise<boolean> {
  const left = await db
    .update(table)
    .set({ failure, ...ended(table, attempt, rest), ...(isUncertain && { isUnderWay: true }) })
    .where(isCurrent(table, attempt))
    .returning({ id: table.id });
  return left.length > 0;
}
