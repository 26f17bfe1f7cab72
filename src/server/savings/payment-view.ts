import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { payment } from '#api/contract/contributions.ts';
import { waitsUntil } from '#domain/listings/holds.ts';
import type { PaymentCancelReason } from '#domain/statuses.ts';
import type { HoldPhase } from './lapsed-holds.ts';
import type { PaymentRow } from './store.ts';

export type PaymentView = Camel<z.input<typeof payment>>;

export interface PaymentAndHold {
  readonly payment: PaymentRow;
  readonly holdExpiresAt: Date | null;
  readonly holdPhase: HoldPhase;
}

/** Why an awaiting payment has ended by this time, even if no sweep cancelled it yet; null while it is awaiting. */
export function cancelReasonAt(
  { payment, holdPhase }: Pick<PaymentAndHold, 'payment' | 'holdPhase'>,
  at: Date,
): PaymentCancelReason | null {
  if (holdPhase === 'ended') return 'contribution_ended';
  if (holdPhase === 'confirming') return null;
  return payment.lapsesAt <= at ? 'lapsed' : null;
}

/** The API's payment. The time decides whether an awaiting payment has ended. */
export function viewPayment({ payment, holdExpiresAt, holdPhase }: PaymentAndHold, at: Date): PaymentView {
  const { id, contributionId, amountKobo, reference, createdAt, receivedAt, lapsesAt } = payment;
  const reason =
    payment.status === 'awaiting_transfer'
      ? cancelReasonAt({ payment, holdPhase }, at)
      : payment.cancelReason;
  const status = reason === null ? payment.status : 'cancelled';
  return {
    id,
    contributionId,
    amount: amountKobo,
    status,
    cancelReason: reason,
    reference,
    createdAt: createdAt.toISOString(),
    lapsesAt:
      status === 'awaiting_transfer' && holdPhase === 'running'
        ? waitsUntil(lapsesAt, holdExpiresAt).toISOString()
        : null,
    receivedAt: receivedAt?.toISOString() ?? null,
  };
}
