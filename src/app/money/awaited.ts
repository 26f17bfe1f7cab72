import type { Contribution } from '#api/calls/contributions.ts';
import { type Kobo, kobo, ZERO_KOBO } from '#domain/money.ts';

type Awaiting = Pick<Contribution, 'awaitingPayment'>;

export const hasAwaitingPayment = (contributions: readonly Awaiting[] | undefined): boolean =>
  contributions?.some((contribution) => contribution.awaitingPayment !== null) ?? false;

/** Most transfers arrive while the buyer still watches: that long, what shows money asks again often. */
export const BRISK_POLL_MS = 5_000;
const BRISK_FOR_MS = 120_000;
/** A transfer may also take days. */
export const CALM_POLL_MS = 30_000;

/** When to ask again what was paid; false where no payment is awaited and no unit is held for its first one. */
export function awaitingPollMs(
  contributions: readonly (Awaiting & Pick<Contribution, 'status'>)[] | undefined,
  nowMs: number,
): number | false {
  const announcedAtMs = (contributions ?? []).flatMap(({ awaitingPayment }) =>
    awaitingPayment ? [Date.parse(awaitingPayment.createdAt)] : [],
  );
  if (announcedAtMs.length === 0) {
    return contributions?.some(({ status }) => status === 'pending') ? CALM_POLL_MS : false;
  }
  return nowMs - Math.max(...announcedAtMs) < BRISK_FOR_MS ? BRISK_POLL_MS : CALM_POLL_MS;
}

/**
 * What must be transferred for a payment. The balance counts where it covers the payment whole, or where no
 * other payment is waiting for it; then only the difference is needed.
 */
export function transferKobo(amountKobo: Kobo, balanceKobo: Kobo, isBalanceSpokenFor: boolean): Kobo {
  if (balanceKobo >= amountKobo) return ZERO_KOBO;
  return isBalanceSpokenFor ? amountKobo : kobo(amountKobo - balanceKobo);
}
