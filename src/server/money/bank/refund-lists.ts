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
import { failed, flatMapResult } from './results.ts';

/** A row of a provider's list of refunds. */
export interface RefundRow {
  /** The refunded deposit; null if the row does not name it. */
  readonly eventId: string | null;
  /** Null if it cannot be parsed. */
  readonly refund: ListedRefund | null;
  /** Null if the row has no valid timestamp. */
  readonly occurredAt: Date | null;
}

/** A row that cannot be parsed at all. */
export const UNREADABLE: RefundRow = { eventId: null, refund: null, occurredAt: null };

/** The refunds by deposit, of the requested deposits. */
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

/** @param call The list's endpoint: 'paystack GET /refund'. */
const unreadableRefunds = (count: number, call: string): BankFailure =>
  failed(
    `${call}: ${countText(count, 'refund')} of its list cannot be read, and may be one that is asked for`,
  );

/** All refunds of a deposit; fails if a row that may belong to it cannot be parsed. */
export const allOf = (
  { eventId }: RefundedDeposit,
  { ofDeposits, unreadable }: RefundList,
  call: string,
): BankResult<readonly ListedRefund[]> => {
  // A row that names another deposit is irrelevant.
  const count = unreadable.filter((id) => id === null || id === eventId).length;
  return count === 0
    ? { outcome: 'ok', value: ofDeposits.get(eventId) ?? [] }
    : unreadableRefunds(count, call);
};

/** Whether a partial list already identifies the requested refund, so that further pages cannot change the result. */
export function isFound({ ofDeposits }: RefundList, request: RefundRequest): boolean {
  const own = ownRefund(ofDeposits.get(request.eventId) ?? [], request);
  return own !== null && (request.providerReference !== null || own.status !== 'failed');
}

/**
 * Returns the requested refund even if other rows of the list cannot be parsed. `not_found` means that the provider
 * never accepted it, and causes another attempt, so it is never returned if an unparsed row may be the refund.
 */
export function lookUp(list: RefundList, request: RefundRequest, call: string): BankResult<Refund> {
  const refunds = list.ofDeposits.get(request.eventId) ?? [];
  const readable: BankResult<readonly ListedRefund[]> = isFound(list, request)
    ? { outcome: 'ok', value: refunds }
    : allOf(request, list, call);
  return flatMapResult(readable, (known) => {
    const own = ownRefund(known, request);
    return own
      ? { outcome: 'ok', value: { status: own.status, providerReference: own.providerReference } }
      : failed(`${call}: there is no such refund of this deposit`, 'not_found');
  });
}
