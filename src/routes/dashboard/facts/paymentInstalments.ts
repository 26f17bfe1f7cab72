import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { wholeAt } from '#app/contribution/instalments.ts';

/** The instalment that a payment is for: the last one that it paid, or the one that it waits for. */
export interface PaymentInstalment {
  /** From 1. */
  readonly number: number;
  readonly isPaid: boolean;
}

const receivedAtMs = ({ receivedAt }: Payment): number => (receivedAt === null ? 0 : Date.parse(receivedAt));

/**
 * The instalments of the latest payments, by the payments' ids.
 * @param latest with none missing between them and today: what was paid before each is counted back from all that is paid.
 */
export function paymentInstalments(
  contribution: Pick<Contribution, 'schedule' | 'paid'>,
  latest: readonly Payment[],
): ReadonlyMap<string, PaymentInstalment> {
  const total = contribution.schedule.length;
  const next = { number: Math.min(wholeAt(contribution, contribution.paid) + 1, total), isPaid: false };
  const instalments = new Map<string, PaymentInstalment>(latest.map(({ id }) => [id, next]));
  const received = latest
    .filter(({ status }) => status === 'received')
    .toSorted((a, b) => receivedAtMs(b) - receivedAtMs(a));
  let sumKobo: number = contribution.paid;
  for (const { id, amount } of received) {
    const whole = wholeAt(contribution, sumKobo);
    sumKobo -= amount;
    const isPaid = whole > wholeAt(contribution, sumKobo);
    instalments.set(id, { number: isPaid ? whole : Math.min(whole + 1, total), isPaid });
  }
  return instalments;
}
