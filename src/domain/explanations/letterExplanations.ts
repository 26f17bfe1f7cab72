import { type Derivation, difference, given, lesserOf, shareOf } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { type Kobo, ZERO_KOBO } from '../money.ts';
import { EQUITY_BPS, FIRST_TARGET_BPS, type Plan, type Target } from '../plans/plans.ts';
import { TARGET_NAMES } from '../plans/targetNames.ts';
import { shareText } from '../quantities.ts';

/** The plan as stated on an allocation letter, as agreed. */
interface LetterTerms {
  readonly plan: Plan;
  readonly priceKobo: Kobo;
  readonly rsaShareKobo: Kobo;
  readonly equityKobo: Kobo;
  readonly mortgageKobo: Kobo;
  readonly targetName: Target['name'];
  readonly targetKobo: Kobo;
}

interface LetterExplanations {
  readonly price: Explanation;
  readonly equity: Explanation;
  readonly mortgage: Explanation;
  readonly target: Explanation;
}

/**
 * Explains the amounts of an allocation letter, on screen and on paper. An amount that today's rules do not produce is
 * explained as agreed, without a formula.
 */
export function explainLetter(letter: LetterTerms, basis: string): LetterExplanations {
  const { plan, priceKobo, rsaShareKobo, equityKobo, mortgageKobo, targetName, targetKobo } = letter;
  const price = given('Price', priceKobo);
  const whole = plan === 'A' ? price : shareOf(price, EQUITY_BPS, 'up');
  const equity = rsaShareKobo === ZERO_KOBO ? whole : difference(whole, given('From your RSA', rsaShareKobo));
  const first = lesserOf(shareOf(price, FIRST_TARGET_BPS, 'up'), equity);
  const asAgreed = (amountKobo: Kobo, derived: Derivation, title: string, rule: string): Explanation =>
    explain(derived.valueKobo === amountKobo ? derived : given(title, amountKobo), { title, rule, basis });
  return {
    price: explain(price, { title: 'Price', rule: 'The price in your agreement.', basis }),
    equity: asAgreed(
      equityKobo,
      equity,
      'You contribute in all',
      plan === 'A'
        ? 'On Plan A you pay the whole price yourself.'
        : `You contribute ${shareText(EQUITY_BPS)} of the price, less the part of it that your RSA stands for.`,
    ),
    mortgage: asAgreed(
      mortgageKobo,
      difference(price, whole),
      'By mortgage',
      `A mortgage pays what your ${shareText(EQUITY_BPS)} of the price leaves.`,
    ),
    target: asAgreed(
      targetKobo,
      targetName === 'first' ? first : equity,
      TARGET_NAMES[targetName],
      targetName === 'first'
        ? `The first target is ${shareText(FIRST_TARGET_BPS)} of the price, or all that you contribute where that is less.`
        : 'All that you contribute.',
    ),
  };
}

/** The lines of a letter that show how its amounts are calculated: `First target: ₦3,750,000 = 15% of ₦25,000,000`. */
export function letterFormulas(letter: LetterTerms): string[] {
  const { target, equity, mortgage } = explainLetter(letter, '');
  return [target, equity, mortgage].flatMap(({ title, formula, amountKobo }) =>
    formula === null || amountKobo === ZERO_KOBO ? [] : [`${title}: ${formula}`],
  );
}
