import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { wholeAt } from './instalments.ts';

/** The square of the cloth that a payment is for: the last one that it dyed, or the one that it waits for. */
export interface PaymentSquare {
  /** From 1. */
  readonly number: number;
  readonly isDyed: boolean;
}

const receivedAtMs = ({ receivedAt }: Payment): number => (receivedAt === null ? 0 : Date.parse(receivedAt));

/**
 * The squares of the latest payments, by their ids.
 * @param latest with none missing between them and today: what was paid before each is counted back from all that is paid.
 */
export function squaresOf(
  contribution: Pick<Contribution, 'schedule' | 'paid'>,
  latest: readonly Payment[],
): ReadonlyMap<string, PaymentSquare> {
  const total = contribution.schedule.length;
  const next = { number: Math.min(wholeAt(contribution, contribution.paid) + 1, total), isDyed: false };
  const squares = new Map<string, PaymentSquare>(latest.map(({ id }) => [id, next]));
  const received = latest
    .filter(({ status }) => status === 'received')
    .toSorted((a, b) => receivedAtMs(b) - receivedAtMs(a));
  let sumKobo: number = contribution.paid;
  for (const { id, amount } of received) {
    const whole = wholeAt(contribution, sumKobo);
    sumKobo -= amount;
    const isDyed = whole > wholeAt(contribution, sumKobo);
    squares.set(id, { number: isDyed ? whole : Math.min(whole + 1, total), isDyed });
  }
  return squares;
}
