import type { ChangeFigures, Changes } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import {
  type ComparedAmount,
  explainCompared,
  explainMonthChange,
} from '#domain/explanations/changeExplanations.ts';

export type ComparedAmounts = Readonly<Record<ComparedAmount, Explanation>>;

interface About {
  readonly contribution: Contribution;
  readonly changes: Changes;
  /** `Worked out on 23 Nov 2026.` */
  readonly basis: string;
}

/** The explained amounts of the current plan. */
export function currentAmounts({ contribution, changes, basis }: About): ComparedAmounts {
  const { current } = changes;
  return {
    ...amountsOf(current, { contribution, changes, basis }),
    monthly: contributionAmounts(contribution).figure(
      'monthly',
      'What you contribute each month',
      current.monthly,
    ),
  };
}

/** The explained amounts of a plan after a change. An unchanged monthly amount keeps its current explanation. */
export function amountsAfter(after: ChangeFigures, about: About): ComparedAmounts {
  const amounts = amountsOf(after, about);
  const before = currentAmounts(about);
  return after.division === null && before.monthly.amountKobo === after.monthly
    ? { ...amounts, monthly: before.monthly }
    : amounts;
}

/** The amounts that can appear in a change's sentences and terms. */
export const namedAmounts = (after: ComparedAmounts, about: About): readonly Explanation[] => {
  const before = currentAmounts(about);
  return [
    explainMonthChange(before.monthly.amountKobo, after.monthly.amountKobo, about.basis),
    ...Object.values(after),
    before.late,
    contributionAmounts(about.contribution).paid(),
  ];
};

const amountsOf = (figures: ChangeFigures, { contribution, changes, basis }: About): ComparedAmounts =>
  explainCompared(
    {
      plan: figures.plan,
      priceKobo: figures.price,
      durationMonths: figures.durationMonths,
      rsaBalanceKobo: contribution.rsaBalance,
      paidKobo: changes.paid,
      targetKobo: figures.target,
      leftKobo: figures.left,
      mortgageKobo: figures.mortgage,
      monthlyKobo: figures.monthly,
      division: figures.division && {
        months: figures.division.months,
        firstKobo: figures.division.dueFirst,
      },
      latePartsKobo: figures.lateParts,
    },
    basis,
  );
