import { difference, given, smaller } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { formatNaira, type Kobo, subtractKobo } from '../money.ts';
import { MIN_WITHDRAWAL_KOBO } from '../payments/withdrawals.ts';

/** Explains the limits of a withdrawal. @param basis their date: `Today, 23 Nov 2026.` */
export function explainWithdrawalLimits(
  {
    balanceKobo,
    dayLimitKobo,
    leftTodayKobo,
  }: { readonly balanceKobo: Kobo; readonly dayLimitKobo: Kobo; readonly leftTodayKobo: Kobo },
  basis: string,
): { readonly least: Explanation; readonly most: Explanation } {
  const balance = given('In your wallet', balanceKobo);
  const dayLimit = given('The limit of a day', dayLimitKobo);
  const leftToday =
    leftTodayKobo === dayLimitKobo
      ? dayLimit
      : difference(dayLimit, given('Withdrawn today', subtractKobo(dayLimitKobo, leftTodayKobo)));
  return {
    least: explain(smaller(balance, given('The least withdrawal', MIN_WITHDRAWAL_KOBO)), {
      title: 'The least that you can withdraw',
      rule: `${formatNaira(MIN_WITHDRAWAL_KOBO)}, or all that is in your wallet where that is less.`,
      basis,
    }),
    most: explain(smaller(leftToday, balance), {
      title: 'The most that you can withdraw',
      rule: `All that is in your wallet, and ${formatNaira(dayLimitKobo)} a day at most. What is given back by a bank does not count.`,
      basis,
    }),
  };
}
