import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { type IsoDate, lagosDate } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';
import { sortByUrgency } from '../../facts/urgency.ts';

/** Something in a contribution that needs the buyer's attention now. */
export type Need = { readonly contribution: Contribution } & (
  | { readonly kind: 'holdEnds'; readonly endsAt: string; readonly amount: Explanation }
  | { readonly kind: 'late'; readonly amount: Explanation; readonly since: IsoDate; readonly months: number }
  | { readonly kind: 'awaited'; readonly amount: Explanation; readonly expectedSince: string }
  | { readonly kind: 'mortgage'; readonly state: ActionableMortgageState }
);

/** The states of a mortgage that require an action of the buyer. */
export type ActionableMortgageState = Exclude<MortgageState, 'applied' | 'disbursed'>;

/** Most urgent first: ending holds, late months, mortgages, pending payments. */
export const needsOf = (contributions: readonly Contribution[], now: Date): Need[] => {
  const urgent = sortByUrgency(contributions, now);
  const today = lagosDate(now);
  return [
    ...urgent.flatMap(holdNeed),
    ...urgent.flatMap((contribution) => lateNeed(contribution, today)),
    ...contributions.flatMap(mortgageNeed),
    ...urgent.flatMap(awaitedNeed),
  ];
};

function holdNeed(contribution: Contribution): Need[] {
  const { status, holdExpiresAt, awaitingPayment, nextDue } = contribution;
  if (status !== 'pending' || holdExpiresAt === null || (awaitingPayment ?? nextDue) === null) return [];
  const amounts = contributionAmounts(contribution);
  const amount = awaitingPayment
    ? amounts.awaited(awaitingPayment.amount)
    : amounts.leftOf(1, 'Your first contribution');
  return [{ kind: 'holdEnds', contribution, endsAt: holdExpiresAt, amount }];
}

function lateNeed(contribution: Contribution, today: IsoDate): Need[] {
  // A pending contribution has an unpaid hold, which `holdNeed` reports instead.
  if (contribution.status !== 'active') return [];
  const late = contribution.schedule.filter(({ status, dueOn }) => status !== 'paid' && dueOn < today);
  const [first] = late;
  if (!first) return [];
  const amount = contributionAmounts(contribution).late(today);
  return [{ kind: 'late', contribution, amount, since: first.dueOn, months: late.length }];
}

function awaitedNeed(contribution: Contribution): Need[] {
  const payment = contribution.awaitingPayment;
  // `holdNeed` already reports the pending payment of a held unit.
  if (payment === null || contribution.status === 'pending') return [];
  const amount = contributionAmounts(contribution).awaited(payment.amount);
  return [{ kind: 'awaited', contribution, amount, expectedSince: payment.createdAt }];
}

function mortgageNeed(contribution: Contribution): Need[] {
  const state = contribution.mortgageProgress?.state;
  if (contribution.status !== 'completed' || state === undefined) return [];
  return state === 'applied' || state === 'disbursed' ? [] : [{ kind: 'mortgage', contribution, state }];
}
