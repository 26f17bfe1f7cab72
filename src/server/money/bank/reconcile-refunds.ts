import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type BankEventOutcome, bankEvents, bankRefunds } from '../../platform/db/schema/bank.ts';
import type { BankProvider, BankResult, ListedRefund, RefundedDeposit } from '../../platform/ports/bank.ts';
import { contradiction, isClosed } from './closed-refunds.ts';
import { creditedDifferences, type RefundDifference, unlisted } from './credited-refunds.ts';
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

/** A deposit that is in suspense, or whose refund has ended; those of the provider are asked for. */
interface Compared extends RefundedDeposit {
  readonly id: string;
  readonly closed: readonly RefundRow[];
}

/**
 * Where a provider's refunds differ from ours: those that ended in a period otherwise than it has them, and those that
 * nobody asked for here, of suspended deposits whenever they were made, of credited ones where they were made in the
 * period. Never called in a transaction.
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
    // While another refund of the deposit is open, one that is found may be that.
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
  // Of two lists that could not be had, one says why.
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
        // However long it is there: some providers report by no webhook that somebody sent it back.
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

/** What it is now that the refunds are listed: an operator may have decided meanwhile. */
async function outcomeOf(db: Database, id: string): Promise<BankEventOutcome | null> {
  const [row] = await db
    .select({ outcome: bankEvents.outcome })
    .from(bankEvents)
    .where(eq(bankEvents.id, id));
  return row?.outcome ?? null;
}

/** What could not be looked up, once for each reason that is not one deposit's own. `not_found` is no failure. */
function failures(deposits: readonly Compared[], found: Found): RefundDifference[] {
  const failed = deposits.flatMap(({ eventId }) => {
    const result = found.get(eventId);
    return result && result.outcome !== 'ok' && result.reason !== 'not_found' ? [{ eventId, ...result }] : [];
  });
  return [...Map.groupBy(failed, ({ detail }) => detail)].flatMap(([detail, ofReason]) => {
    const isOwn = ofReason.length === 1 && deposits.length > 1;
    return ofReason.slice(0, 1).map(({ eventId, outcome }) => ({
      eventId: isOwn && outcome === 'refused' ? eventId : null,
      reason: unlisted(detail),
    }));
  });
}
