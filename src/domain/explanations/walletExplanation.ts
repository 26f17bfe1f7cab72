import { type Derivation, difference, given, sum } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { type Kobo, ZERO_KOBO } from '../money.ts';

/** Lifetime totals of a wallet by kind of movement. */
export interface WalletTotals {
  /** Transfers from the buyer's bank. */
  readonly receivedKobo: Kobo;
  /** From plans that were left. */
  readonly returnedKobo: Kobo;
  /** Into plans. */
  readonly contributedKobo: Kobo;
  /** To the buyer's bank, including transfers in progress, less returned ones. */
  readonly withdrawnKobo: Kobo;
}

const RULE =
  'All that reached your wallet, less all that left it. A withdrawal leaves it when you ask for it, and what a bank gives back is in it again.';

/** Explains a wallet's balance by its totals. @param asOf the date of the totals: '23 Nov 2026' */
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

/** A single part unchanged; of several parts, the non-zero ones. */
function sumOf(parts: readonly Derivation[]): Derivation {
  const some = parts.filter(({ valueKobo }) => valueKobo > ZERO_KOBO);
  const [only, ...others] = some.length === 0 ? parts : some;
  return only && (others.length === 0 || some.length === 0) ? only : sum(some);
}
