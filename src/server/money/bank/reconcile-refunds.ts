import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankEvents, bankRefunds } from '../../platform/db/schema/bank.ts';
import type { BankProvider, BankResult, ListedRefund, RefundedDeposit } from '../../platform/ports/bank.ts';
import { contradiction, isClosed } from './closed-refunds.ts';
import { creditedDifferences, type RefundDifference, refundsUnlistedMessage } from './credited-refunds.ts';
import { ownRefund } from './own-refund.ts';
import { refundableSince, refundRequest, requestedColumns } from './refund-request.ts';
import { unknownRefunds } from './unknown-refunds.ts';

interface Period {
  readonly from: Date;
  readonly until: Date;
  readonly at: Date;
}

type RefundRow = typeof bankRefunds.$inferSelect;
type Found = ReadonlyMap<string, BankResult<readonly ListedRefund[]>>;

/** A provider's deposit that is suspended, or whose refund has ended. */
interface Compared extends RefundedDeposit {
  readonly id: string;
  readonly closed: readonly RefundRow[];
}

/**
 * Returns the differences between a provider's refunds and ours: refunds that ended differently in a period, and
 * refunds that were not requested here, of suspended deposits at any time and of credited deposits in the period. Never
 * call it in a transaction.
 */
export async function refundDifferences(
  db: Database,
  bank: BankProvider,
  period: Period,
): Promise<RefundDifference[]> {
  const deposits = await comparedDeposits(db, bank, period);
  const found = await bank.refundsOf(deposits);
  const differences = failures(deposits, found);
  for (const deposit of deposits) {
    const result = found.get(deposit.eventId);
    const outcome = await outcomeOf(db, deposit.id);
    // While a refund of the deposit is open, an unknown refund may be that one.
    if (result?.outcome !== 'ok' || outcome === 'refunding') continue;
    const explained = new Set<string>();
    for (const refund of deposit.closed) {
      const { request } = await refundRequest(db, refund);
      const own = ownRefund(result.value, request);
      if (!own) continue;
      explained.add(own.providerReference);
      const reason = contradiction(bank, refund, { outcome: 'ok', value: own });
      if (reason !== null) differences.push({ eventId: refund.id, reason });
    }
    if (outcome === 'suspended')
      for (const { eventId, reason } of await unknownRefunds(
        db,
        { ...deposit, outcome },
        result.value,
        explained,
      ))
        differences.push({ eventId, reason });
  }
  const ofCredited = await creditedDifferences(db, bank, period);
  // Report only one of two failures to list refunds.
  const isUnlisted = differences.some(({ eventId }) => eventId === null);
  return [...differences, ...ofCredited.filter(({ eventId }) => eventId !== null || !isUnlisted)];
}

async function comparedDeposits(
  db: Database,
  bank: BankProvider,
  { from, until }: Period,
): Promise<Compared[]> {
  const refunded = await db
    .select({ id: bankEvents.id, ...requestedColumns, refund: bankRefunds })
    .from(bankRefunds)
    .innerJoin(bankEvents, eq(bankEvents.id, bankRefunds.eventId))
    .where(
      and(
        eq(bankEvents.provider, bank.name),
        isClosed,
        gte(bankRefunds.settledAt, from),
        lte(bankRefunds.settledAt, until),
      ),
    );
  const suspended = await db
    .select({ id: bankEvents.id, ...requestedColumns })
    .from(bankEvents)
    .where(
      and(
        eq(bankEvents.provider, bank.name),
        // Regardless of its age, because some providers send no webhook for a refund made elsewhere.
        eq(bankEvents.outcome, 'suspended'),
        lte(bankEvents.receivedAt, until),
      ),
    );
  const rows = [...refunded, ...suspended.map((deposit) => ({ ...deposit, refund: null }))];
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofDeposit) =>
    ofDeposit.slice(0, 1).map((deposit) => ({
      id: deposit.id,
      eventId: deposit.eventId,
      since: refundableSince(deposit),
      closed: ofDeposit.flatMap(({ refund }) => refund ?? []),
    })),
  );
}

/** The current outcome: an operator may have decided while the refunds were listed. */
async function outcomeOf(db: Database, id: string): Promise<BankEventOutcome | null> {
  const [row] = await db
    .select({ outcome: bankEvents.outcome })
    .from(bankEvents)
    .where(eq(bankEvents.id, id));
  return row?.outcome ?? null;
}

/** The failed lookups, one per reason, unless the reason concerns a single deposit. `not_found` is not a failure. */
function failures(deposits: readonly Compared[], found: Found): RefundDifference[] {
  const failed = deposits.flatMap(({ eventId }) => {
    const result = found.get(eventId);
    return result && result.outcome !== 'ok' && result.reason !== 'not_found' ? [{ eventId, ...result }] : [];
  });
  return [...Map.groupBy(failed, ({ detail }) => detail)].flatMap(([detail, ofReason]) => {
    const isOwn = ofReason.length === 1 && deposits.length > 1;
    return ofReason.slice(0, 1).map(({ eventId, outcome }) => ({
      eventId: isOwn && outcome === 'refused' ? eventId : null,
      reason: refundsUnlistedMessage(detail),
    }));
  });
}
