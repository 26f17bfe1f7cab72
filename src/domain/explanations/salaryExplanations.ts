import { given, shareOf } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { formatNaira, type Kobo } from '../money.ts';
import { HEAVY_SALARY_SHARE_BPS } from '../plans/eligibility.ts';
import { MIN_TARGET_BPS, type QuoteInput } from '../plans/plans.ts';
import type { LongestPlan, SalaryAdvice } from '../plans/salaryAdvice.ts';
import { countText, shareText } from '../quantities.ts';
import { explainQuote } from './quoteExplanations.ts';

const HEAVY = shareText(HEAVY_SALARY_SHARE_BPS);

interface AdviceExplanations {
  /** What may be saved of the salary each month. */
  readonly comfortable: Explanation;
  /** A month over the longest duration; null where no plan may begin. */
  readonly monthly: Explanation | null;
  /** The least salary that fits the home. */
  readonly leastSalary: Explanation | null;
  /** The cheapest home that a plan can begin for with the RSA. */
  readonly cheapestPrice: Explanation | null;
  /** The dearest home that fits the salary. */
  readonly dearestPrice: Explanation | null;
}

interface AdviceAbout {
  readonly salaryKobo: Kobo;
  /** What was worked out. */
  readonly quoted: QuoteInput;
  /** `Worked out on 23 Nov 2026.` */
  readonly basis: string;
}

/** The amounts of the advice to a salary explained; what no one formula gives is explained by its rule. */
export function explainAdvice(
  { comfortableKobo, longest }: SalaryAdvice,
  { salaryKobo, quoted, basis }: AdviceAbout,
): AdviceExplanations {
  const { plan, priceKobo, rsaBalanceKobo } = quoted;
  const comfortable = explain(
    shareOf(given('Your salary a month', salaryKobo), HEAVY_SALARY_SHARE_BPS, 'down'),
    { title: 'Comfortable each month', rule: `Saving up to ${HEAVY} of a salary is comfortable.`, basis },
  );
  if (!longest)
    return { comfortable, monthly: null, leastSalary: null, cheapestPrice: null, dearestPrice: null };
  const { durationMonths, outOfReach } = longest;
  return {
    comfortable,
    monthly: explainQuote({ plan, priceKobo, durationMonths, rsaBalanceKobo }, basis).of('monthly'),
    leastSalary: outOfReach && leastSalary(longest, outOfReach.minSalaryKobo, basis),
    cheapestPrice: outOfReach && cheapestPrice(outOfReach.lowestPriceKobo, basis),
    dearestPrice:
      outOfReach && dearestPrice({ durationMonths, comfortableKobo }, outOfReach.affordablePriceKobo, basis),
  };
}

const leastSalary = ({ monthlyKobo, durationMonths }: LongestPlan, salaryKobo: Kobo, basis: string) => {
  const title = 'The salary that this home fits';
  return explain(given(title, salaryKobo), {
    title,
    rule: `The least salary a month, in whole naira, of which ${HEAVY} is ${formatNaira(monthlyKobo)} or more: what the home asks over ${countText(durationMonths, 'month')}.`,
    basis,
  });
};

const cheapestPrice = (priceKobo: Kobo, basis: string) => {
  const title = 'The cheapest home for your RSA';
  return explain(given(title, priceKobo), {
    title,
    rule: `The lowest price, in whole naira, of which your RSA leaves ${shareText(MIN_TARGET_BPS)} or more for you to contribute. A plan asks for that at least.`,
    basis,
  });
};

const dearestPrice = (
  { durationMonths, comfortableKobo }: { durationMonths: number; comfortableKobo: Kobo },
  priceKobo: Kobo,
  basis: string,
) => {
  const title = 'The dearest home for your salary';
  return explain(given(title, priceKobo), {
    title,
    rule: `The highest price, in whole naira, of which this plan asks ${formatNaira(comfortableKobo)} a month or less over ${countText(durationMonths, 'month')}.`,
    basis,
  });
};
