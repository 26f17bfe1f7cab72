import { formatNaira, type Kobo } from '#domain/money.ts';
import { minWithdrawalKobo } from '#domain/payments/withdrawals.ts';

export interface WithdrawalLimits {
  readonly balanceKobo: Kobo;
  /** The rest of the daily limit. */
  readonly leftTodayKobo: Kobo;
}

/** Returns why an amount cannot be withdrawn, or null if it can. */
export function withdrawalProblem(
  amountKobo: Kobo | null,
  { balanceKobo, leftTodayKobo }: WithdrawalLimits,
): string | null {
  const leastKobo = minWithdrawalKobo(balanceKobo);
  if (amountKobo === null || amountKobo < leastKobo)
    return `Enter an amount of at least ${formatNaira(leastKobo)}.`;
  if (amountKobo > balanceKobo) return `That is more than your balance, ${formatNaira(balanceKobo)}.`;
  if (amountKobo > leftTodayKobo)
    return `That is more than you can still withdraw today, ${formatNaira(leftTodayKobo)}.`;
  return null;
}
