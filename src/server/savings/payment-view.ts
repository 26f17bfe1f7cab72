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

/** Why an awaiting payment is over at a moment, though no sweep has come by yet; null while it waits. */
export function endedBy({ payment, hold }: PaymentAndHold, at: Date): PaymentCancelReason | null {
  if (hasLapsed(hold, at)) return 'contribution_ended';
  return payment.lapsesAt <= at ? 'lapsed' : null;
}

/** A payment as the wire has it, at a moment: it decides whether an awaiting one is over. */
export function viewPayment({ payment, hold }: PaymentAndHold, at: Date): PaymentView {
  const { id, contributionId, amountKobo, reference, createdAt, receivedAt, lapsesAt } = payment;
  const reason =
    payment.status === 'awaiting_transfer' ? endedBy({ payment, hold }, at) : payment.cancelReason;
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
