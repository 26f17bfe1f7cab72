import { difference, given } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { type Kobo, ZERO_KOBO } from '../money.ts';
import { dividedMonths } from '../plans/dividedMonths.ts';
import { type Division, divideRemainder } from '../plans/divideRemainder.ts';
import { MAX_DURATION_MONTHS, type Plan } from '../plans/plans.ts';
import { REST_OF_DOWNPAYMENT, restOfDownpayment } from '../plans/restOfDownpayment.ts';
import { explainQuote, sumOfInstalments } from './quoteExplanations.ts';

/** The amounts of a plan that a buyer compares, before or after a change. */
export interface ComparedPlan {
  readonly plan: Plan;
  readonly priceKobo: Kobo;
  readonly durationMonths: number;
  readonly rsaBalanceKobo: Kobo;
  readonly paidKobo: Kobo;
  readonly targetKobo: Kobo;
  readonly leftKobo: Kobo;
  readonly mortgageKobo: Kobo;
  readonly monthlyKobo: Kobo;
  /** Null if the monthly amount does not change. */
  readonly division: Division | null;
  /** The unpaid part of each late instalment. */
  readonly latePartsKobo: readonly Kobo[];
}

const COMPARED_AMOUNTS = ['price', 'first', 'monthly', 'target', 'left', 'late', 'mortgage', 'last'] as const;
export type ComparedAmount = (typeof COMPARED_AMOUNTS)[number];

const AS_IT_IS = 'The amount in your plan as it is. The rules for new plans may differ from it today.';

/** Explains the compared amounts of a plan. @param basis `Worked out on 23 Nov 2026.` */
export function explainCompared(
  compared: ComparedPlan,
  basis: string,
): Readonly<Record<ComparedAmount, Explanation>> {
  const { plan, priceKobo, durationMonths, rsaBalanceKobo } = compared;
  const quoted =
    durationMonths > MAX_DURATION_MONTHS
      ? null
      : explainQuote({ plan, priceKobo, durationMonths, rsaBalanceKobo }, basis);
  /** By the rules of new plans if they give the same amount. */
  const asQuoted = (figure: 'target' | 'mortgage' | 'monthly', title: string, amountKobo: Kobo) => {
    const found = quoted?.of(figure);
    return found?.amountKobo === amountKobo
      ? found
      : explain(given(title, amountKobo), { title, rule: AS_IT_IS, basis });
  };
  return {
    price: explain(given('Price', priceKobo), {
      title: 'Price',
      rule: 'The price of your plan; of a home that you would move to, its price today.',
      basis,
    }),
    first: explain(
      compared.division === null || compared.division.firstKobo === ZERO_KOBO
        ? given('Due first', ZERO_KOBO)
        : restOfDownpayment(priceKobo, given('Contributed so far', compared.paidKobo)),
      { ...REST_OF_DOWNPAYMENT, basis },
    ),
    target: asQuoted('target', 'What you contribute in all', compared.targetKobo),
    mortgage: asQuoted('mortgage', 'What the mortgage pays', compared.mortgageKobo),
    monthly:
      monthlyOf(compared, basis) ??
      asQuoted('monthly', 'What you contribute each month', compared.monthlyKobo),
    left: explain(
      difference(given('In all', compared.targetKobo), given('Contributed so far', compared.paidKobo)),
      { title: 'Left to pay', rule: 'What you contribute in all, less what you have contributed.', basis },
    ),
    last: lastOf(compared, basis),
    late: explain(
      sumOfInstalments(
        compared.latePartsKobo.map((partKobo) =>
          given(partKobo === compared.monthlyKobo ? 'A month' : 'Left of a month', partKobo),
        ),
      ),
      {
        title: 'Late',
        rule: 'What is left of the instalments whose day has passed.',
        basis,
      },
    ),
  };
}

function monthlyOf({ division, ...plan }: ComparedPlan, basis: string): Explanation | null {
  if (division === null) return null;
  return explain(divideRemainder(plan, division).part, {
    title: 'What you contribute each month',
    rule: `What is left${division.firstKobo === ZERO_KOBO ? '' : ' once the rest of the downpayment is paid'}, in equal months from the next due day to the end. The last month takes what rounding leaves.`,
    basis,
  });
}

/** What rounding leaves to the last of the months that are divided anew; else a month like each other one. */
function lastOf({ division, monthlyKobo, ...plan }: ComparedPlan, basis: string): Explanation {
  const title = 'The last month';
  const last = division && divideRemainder(plan, division).instalments.at(-1);
  return explain(last ?? given(title, monthlyKobo), {
    title,
    rule: 'What the months before it leave.',
    basis,
  });
}

/** What a change makes a month more, or less. @param basis `Worked out on 23 Nov 2026.` */
export function explainMonthChange(beforeKobo: Kobo, afterKobo: Kobo, basis: string): Explanation {
  const before = given('Each month now', beforeKobo);
  const after = given('Each month after the change', afterKobo);
  const isLess = afterKobo < beforeKobo;
  return explain(isLess ? difference(before, after) : difference(after, before), {
    title: isLess ? 'Less each month' : 'More each month',
    rule: 'A month of your plan as it is and a month after the change: the larger less the smaller.',
    basis,
  });
}

/** The terms before or after a change. */
export interface RevisedTerms {
  readonly plan: Plan;
  readonly priceKobo: Kobo;
  readonly durationMonths: number;
  readonly rsaBalanceKobo: Kobo;
  readonly monthlyKobo: Kobo;
  /** Of all instalments, by due date. */
  readonly instalmentsKobo: readonly Kobo[];
}

/** Explains the monthly amount of terms. @param basis `From 23 Nov 2026.` */
export function explainRevisedMonth(
  { plan, priceKobo, durationMonths, rsaBalanceKobo, monthlyKobo, instalmentsKobo }: RevisedTerms,
  basis: string,
): Explanation {
  const isQuotable = durationMonths <= MAX_DURATION_MONTHS;
  const quoted = isQuotable
    ? explainQuote({ plan, priceKobo, durationMonths, rsaBalanceKobo }, basis).of('monthly')
    : null;
  const found = [quoted, dividedMonths(instalmentsKobo, basis)?.part ?? null].find(
    (each) => each?.amountKobo === monthlyKobo,
  );
  const title = 'What you contribute each month';
  return (
    found ??
    explain(given(title, monthlyKobo), { title, rule: 'The amount in the terms of that time.', basis })
  );
}
