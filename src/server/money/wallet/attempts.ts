import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { bankRefunds } from '../../platform/db/schema/bank.ts';
import type { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import { nextRetryAt } from './backoff.ts';

/**
 * The lease of an attempt. An attempt asks a bank to send money, and may stall before, during or after its call. No
 * other attempt begins during its lease. Afterwards another may begin, while the first one's request cannot be
 * cancelled.
 */
const LEASE_MS = 120_000;
/** The longest duration of a call that moves money. It begins only if at least this much of the lease is left. */
const CALL_MS = 30_000;
/**
 * How long a call of an attempt without a known result may still reach the bank, while lookups do not find it. Until
 * then a rejected transfer is not returned, because the bank may still accept it from that call.
 */
const STRANDED_MS = 30 * 60_000;

const leasedFrom = (at: Date): Date => new Date(at.getTime() + LEASE_MS);

/** The tables of transfers that a bank is asked to send. */
export type AttemptTable = typeof withdrawals | typeof bankRefunds;
type Row = AttemptTable['$inferSelect'];

/** An attempt that has begun, with the state of the row at that time. */
interface Begun {
  readonly tries: number;
  readonly leasedUntil: Date;
  /** Whether an earlier attempt may have called the bank. */
  readonly wasAsked: boolean;
  /**
   * Whether the bank has confirmed that it accepted the transfer, in a response or in a webhook that reports it as
   * sent.
   */
  readonly isTaken: boolean;
  /**
   * Whether an earlier attempt's call may still reach the bank. Evaluated at the beginning of this attempt, because its
   * responses may be outdated at the end.
   */
  readonly mayStillArrive: boolean;
}

export type Attempt<Of extends Row = Row> = Of & Begun;

/** Records the call before it is made, so that it is looked up after a crash. The row must be locked. */
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

/**
 * Whether the last signed webhook reports it as sent. Then it is returned or sent again only on a direct response of
 * the bank.
 */
const isReportedSent = (row: Row): boolean => 'reported' in row && row.reported === 'successful';

/**
 * Whether an attempt has begun and its result is unknown. While servers are upgraded one at a time, one of a version
 * that does not set `isUnderWay` may have begun it; the row then has no result at all. If the row has the result of an
 * earlier attempt, this is not detected; that can only happen during an upgrade, and the bank is queried before the
 * transfer is sent again.
 */
const isUnended = ({ isUnderWay, isAsked, failure, providerReference, strandedAt }: Row): boolean =>
  isUnderWay || (isAsked && failure === null && providerReference === null && strandedAt === null);

/**
 * Whether an attempt may be running: the row is due when its lease ends, by a clock that may differ from ours. After an
 * attempt without a known result, the row is due later than any lease ends, or overdue while no server is running.
 */
export const mayRun = ({ isUnderWay, nextTryAt }: Row, at: Date): boolean =>
  isUnderWay && nextTryAt !== null && Math.abs(nextTryAt.getTime() - at.getTime()) <= 2 * LEASE_MS;

/** Whether an attempt's lease leaves enough time for a call that moves money. */
export const hasTimeForCall = ({ leasedUntil }: Attempt, at: Date): boolean =>
  leasedUntil.getTime() - at.getTime() >= CALL_MS;

/** The condition for the row of an attempt, if no other attempt has begun or ended it. */
export const isCurrent = (table: AttemptTable, { id, tries, status }: Attempt): SQL | undefined =>
  and(eq(table.id, id), eq(table.tries, tries), sql`${table.status} = ${status}`);

/** The condition for rows that no response of the bank confirms as accepted and no webhook reports as sent. */
export const isNotAccepted = (table: AttemptTable): SQL | undefined =>
  and(
    isNull(table.providerReference),
    'reported' in table ? sql`${table.reported} is distinct from 'successful'` : undefined,
  );

interface Rest {
  readonly at: Date;
  /** When the bank is called next; null for never. */
  readonly until?: Date | null;
}

/**
 * The columns to set at the end of an attempt, in the update that stores its result. The row is due immediately if a
 * webhook arrived during the attempt. If another attempt has begun, that one's lease remains.
 */
export const attemptEndColumns = (
  table: AttemptTable,
  { tries, leasedUntil }: Attempt,
  { at, until = nextRetryAt(at, tries) }: Rest,
) => ({
  isUnderWay: sql<boolean>`${table.isUnderWay} and ${table.tries} <> ${tries}`,
  nextTryAt: sql<Date>`case
    when ${table.tries} <> ${tries} then ${table.nextTryAt}
    when ${table.nextTryAt} <> ${moment(leasedUntil)} then ${moment(at)}
    else ${moment(until)} end`,
});

/**
 * When a reported row is due: immediately, but not during the lease of a running attempt, and after a call with an
 * unknown outcome at most one lease and one call later. A running attempt detects the changed timestamp, and makes the
 * row due at its end. The limit is longer than a lease, so that a server whose clock is slightly behind never sets the
 * same timestamp.
 */
export const dueAfterReport = (table: AttemptTable, at: Date): SQL<Date> => sql`case
  when ${table.isUnderWay} then least(
    greatest(${table.nextTryAt} + interval '1 millisecond', ${moment(at)}),
    ${moment(new Date(leasedFrom(at).getTime() + CALL_MS))})
  else ${moment(at)} end`;

const moment = (at: Date | null): SQL => sql`${at?.toISOString() ?? null}::timestamptz`;

interface Left extends Rest {
  readonly failure: string | null;
  /** Whether the call may still reach the bank; the next attempt then supersedes it. */
  readonly isUncertain?: boolean;
}

/** Ends an attempt without a change of status. Returns false if another attempt has begun or ended it. */
export async function releaseAttempt(
  db: Database,
  table: AttemptTable,
  attempt: Attempt,
  { failure, isUncertain = false, ...rest }: Left,
): Promise<boolean> {
  const left = await db
    .update(table)
    .set({ failure, ...attemptEndColumns(table, attempt, rest), ...(isUncertain && { isUnderWay: true }) })
    .where(isCurrent(table, attempt))
    .returning({ id: table.id });
  return left.length > 0;
}
