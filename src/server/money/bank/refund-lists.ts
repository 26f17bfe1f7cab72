import { countText } from '#domain/quantities.ts';
import type {
  BankFailure,
  BankResult,
  ListedRefund,
  Refund,
  RefundedDeposit,
  RefundList,
  RefundRequest,
} from '../../platform/ports/bank.ts';
import { ownRefund } from './own-refund.ts';
import { andThen, failed } from './results.ts';

/** A row of a provider's list of refunds. */
export interface RefundRow {
  /** The deposit that went back; null where the row does not say. */
  readonly eventId: string | null;
  /** Null where it cannot be read. */
  readonly refund: ListedRefund | null;
  /** Null where the row does not say. */
  readonly occurredAt: Date | null;
}

/** A row of which nothing can be read. */
export const UNREADABLE: RefundRow = { eventId: null, refund: null, occurredAt: null };

/** The refunds of some deposits among the rows of a list. */
export function listRefunds(
  rows: readonly RefundRow[],
  isAsked: (eventId: string) => boolean = () => true,
): RefundList {
  const ofDeposits = new Map<string, ListedRefund[]>();
  const unreadable: (string | null)[] = [];
  for (const { eventId, refund } of rows) {
    if (eventId !== null && !isAsked(eventId)) continue;
    if (eventId === null || refund === null) unreadable.push(eventId);
    else ofDeposits.set(eventId, [...(ofDeposits.get(eventId) ?? []), refund]);
  }
  return { ofDeposits, unreadable };
}

/** @param call the one that lists them: 'paystack GET /refund' */
const unreadableRefunds = (count: number, call: string): BankFailure =>
  failed(
    `${call}: ${countText(count, 'refund')} of its list cannot be read, and may be one that is asked for`,
  );

/** All refunds of a deposit, where every row that may be one can be read. */
export const allOf = (
  { eventId }: RefundedDeposit,
  { ofDeposits, unreadable }: RefundList,
  call: string,
): BankResult<readonly ListedRefund[]> => {
  // A row that names another deposit says nothing about this one.
  const count = unreadable.filter((id) => id === null || id === eventId).length;
  return count === 0
    ? { outcome: 'ok', value: ofDeposits.get(eventId) ?? [] }
    : unreadableRefunds(count, call);
};

/** Whether a list says already which refund is the one that was asked for, whatever follows. */
export function isFound({ ofDeposits }: RefundList, request: RefundRequest): boolean {
  const own = ownRefund(ofDeposits.get(request.eventId) ?? [], request);
  return own !== null && (request.providerReference !== null || own.status !== 'failed');
}

/**
 * The refund that was asked for: one that is found is found all the same where others cannot be read. `not_found` says
 * that it was never taken, and has it sent again, so a row that may be it rules that out.
 */
export function lookUp(list: RefundList, request: RefundRequest, call: string): BankResult<Refund> {
  const refunds = list.ofDeposits.get(request.eventId) ?? [];
  const readable: BankResult<readonly ListedRefund[]> = isFound(list, request)
    ? { outcome: 'ok', value: refunds }
    : allOf(request, list, call);
  return andThen(readable, (known) => {
    const own = ownRefund(known, request);
    return own
      ? { outcome: 'ok', value: { status: own.status, providerReference: own.providerReference } }
      : failed(`${call}: there is no such refund of this deposit`, 'not_found');
  });
}
