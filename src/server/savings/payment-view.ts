import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { payment } from '#api/contract/contributions.ts';
import type { PaymentCancelReason } from '#domain/statuses.ts';
import type { PaymentRow } from './store.ts';
import { hasLapsed, type OpenContribution } from './transitions.ts';

export type PaymentView = Camel<z.input<typeof payment>>;

export interface PaymentAndHold {
  readonly payment: PaymentRow;
  readonly hold: Pick<OpenContribution, 'status' | 'holdExpiresAt'>;
}

/** Why an awaiting payment has ended by this time, even if no sweep cancelled it yet; null while it is awaiting. */
export function cancelReasonAt({ payment, hold }: PaymentAndHold, at: Date): PaymentCancelReason | null {
  if (hasLapsed(hold, at)) return 'contribution_ended';
  return payment.lapsesAt <= at ? 'lapsed' : null;
}

/** The API's payment. The time decides whether an awaiting payment has ended. */
export function viewPayment({ payment, hold }: PaymentAndHold, at: Date): PaymentView {
  const { id, contributionId, amountKobo, reference, createdAt, receivedAt, lapsesAt } = payment;
  const reason =
    payment.status === 'awaiting_transfer' ? cancelReasonAt({ payment, hold }, at) : payment.cancelReason;
  const status = reason === null ? payment.status : 'cancelled';
  const waitsUntil = hold.holdExpiresAt && hold.holdExpiresAt < lapsesAt ? hold.holdExpiresAt : lapsesAt;
  return {
    id,
    contributionId,
    amount: amountKobo,
    status,
    cancelReason: reason,
    reference,
    createdAt: createdAt.toISOString(),
    lapsesAt: status === 'awaiting_transfer' ? waitsUntil.toISOString() : null,
    receivedAt: receivedAt?.toISOString() ?? null,
  };
}
