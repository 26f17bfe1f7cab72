import { type Derivation, difference, given, sum } from './derivation.ts';
import { type Explanation, explain } from './explanation.ts';
import { type Kobo, ZERO_KOBO } from './money.ts';

/** All that ever went into a wallet and out of it, by what it was. */
export interface WalletTotals {
  /** Transfers from the buyer's bank. */
  readonly receivedKobo: Kobo;
  /** From plans that were left. */
  readonly returnedKobo: Kobo;
  /** Into plans. */
  readonly contributedKobo: Kobo;
  /** To the buyer's bank, what is still on its way too, less what came back. */
  readonly withdrawnKobo: Kobo;
}

const RULE =
  'All that reached your wallet, less all that left it. A withdrawal leaves it when you ask for it, and what a bank gives back is in it again.';

/** The balance of a wallet, from all that moved in it. @param asOf the day that the totals are of: '23 Nov 2026' */
export function explainWallet(totals: WalletTotals, asOf: string): Explanation {
  const into = sumOf([
    given('Transfers received', totals.receivedKobo),
    given('Returned by plans that you left', totals.returnedKobo),
  ]);
  const outOf = [
    given('Paid into your plans', totals.contributedKobo),
    given('Withdrawn', totals.withdrawnKobo),
  ].filter(({ valueKobo }) => valueKobo > ZERO_KOBO);
  return explain(outOf.length === 0 ? into : difference(into, sumOf(outOf)), {
    title: 'Wallet balance',
    rule: RULE,
    basis: `As of ${asOf}.`,
  });
}

/** What is still to be sent for a payment that the balance covers in part; null where it covers all of it. */
export function explainMissing(
  { paymentKobo, balanceKobo }: { paymentKobo: Kobo; balanceKobo: Kobo },
  asOf: string,
): Explanation | null {
  if (balanceKobo >= paymentKobo) return null;
  return explain(
    difference(given('The next contribution', paymentKobo), given('Wallet balance', balanceKobo)),
    {
      title: 'What the next contribution still needs',
      rule: 'The next contribution, less what is in your wallet.',
      basis: `As of ${asOf}.`,
    },
  );
}

/** One part as it is; of several, those that are not nothing. */
function sumOf(parts: readonly Derivation[]): Derivation {
  const some = parts.filter(({ valueKobo }) => valueKobo > ZERO_KOBO);
  const [only, ...others] = some.length === 0 ? parts : some;
  return only && (others.length === 0 || some.length === 0) ? only : sum(some);
}
