import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { paidInFullCount } from '#app/contribution/instalments.ts';
import { subtractKobo } from '#domain/money.ts';

/** The instalments of a payment: those that it completed, or the next one that it counts towards. */
export interface PaymentInstalment {
  /** The number of the first of them, from 1. */
  readonly from: number;
  /** The number of the last of them. */
  readonly number: number;
  readonly isPaid: boolean;
}

const receivedAtMs = ({ receivedAt }: Payment): number => (receivedAt === null ? 0 : Date.parse(receivedAt));

/**
 * Maps the ids of the latest payments to their instalments. A cancelled payment has none; nor has any of a plan that was
 * left, whose paid sum has gone back to the wallet.
 * @param latest without gaps up to today, because the sum paid before each is counted back from the total paid.
 */
export function paymentInstalments(
  contribution: Pick<Contribution, 'schedule' | 'paid' | 'status'>,
  latest: readonly Payment[],
): ReadonlyMap<string, PaymentInstalment> {
  if (contribution.status === 'left') return new Map();
  const total = contribution.schedule.length;
  const nextAfter = (paidInFull: number): PaymentInstalment => {
    const number = Math.min(paidInFull + 1, total);
    return { from: number, number, isPaid: false };
  };
  const next = nextAfter(paidInFullCount(contribution, contribution.paid));
  const instalments = new Map<string, PaymentInstalment>(
    latest.filter(({ status }) => status === 'awaiting_transfer').map(({ id }) => [id, next]),
  );
  const received = latest
    .filter(({ status }) => status === 'received')
    .toSorted((a, b) => receivedAtMs(b) - receivedAtMs(a));
  let sumKobo = contribution.paid;
  for (const { id, amount } of received) {
    const whole = paidInFullCount(contribution, sumKobo);
    sumKobo = subtractKobo(sumKobo, amount);
    const before = paidInFullCount(contribution, sumKobo);
    instalments.set(
      id,
      whole > before ? { from: before + 1, number: whole, isPaid: true } : nextAfter(whole),
    );
  }
  return instalments;
}
