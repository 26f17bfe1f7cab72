import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { type IsoDate, lagosDate } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import type { Kobo } from '#domain/money.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';
import { isSpokenFor, transferKobo } from '#domain/payments/transfers.ts';
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

/**
 * Most urgent first: ending holds, late months, mortgages, pending payments.
 * @param balanceKobo of the wallet; null until it is known.
 */
export const needsOf = (
  contributions: readonly Contribution[],
  now: Date,
  balanceKobo: Kobo | null,
): Need[] => {
  const urgent = sortByUrgency(contributions, now);
  const today = lagosDate(now);
  const toSend: ToSend = (contribution, { amount }) => {
    const isBalanceSpokenFor = isSpokenFor(contributions, contribution.id);
    const leftKobo =
      balanceKobo === null ? amount : transferKobo({ amountKobo: amount, balanceKobo, isBalanceSpokenFor });
    // Of a payment that the balance covers nothing is left: it is about to be received.
    return contributionAmounts(contribution).transfer(amount, leftKobo || amount);
  };
  return [
    ...urgent.flatMap((contribution) => holdNeed(contribution, toSend)),
    ...urgent.flatMap((contribution) => lateNeed(contribution, today)),
    ...contributions.flatMap(mortgageNeed),
    ...urgent.flatMap((contribution) => awaitedNeed(contribution, toSend)),
  ];
};

/** What is still to be sent for the awaited payment of a contribution. */
type ToSend = (contribution: Contribution, payment: Payment) => Explanation;

function holdNeed(contribution: Contribution, toSend: ToSend): Need[] {
  const { status, holdExpiresAt, awaitingPayment, nextDue } = contribution;
  if (status !== 'pending' || holdExpiresAt === null || (awaitingPayment ?? nextDue) === null) return [];
  const amount = awaitingPayment
    ? toSend(contribution, awaitingPayment)
    : contributionAmounts(contribution).leftOf(1, 'Your first contribution');
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

function awaitedNeed(contribution: Contribution, toSend: ToSend): Need[] {
  const payment = contribution.awaitingPayment;
  // `holdNeed` already reports the pending payment of a held unit.
  if (payment === null || contribution.status === 'pending') return [];
  return [
    {
      kind: 'awaited',
      contribution,
      amount: toSend(contribution, payment),
      expectedSince: payment.createdAt,
    },
  ];
}

function mortgageNeed(contribution: Contribution): Need[] {
  const state = contribution.mortgageProgress?.state;
  if (contribution.status !== 'completed' || state === undefined) return [];
  return state === 'applied' || state === 'disbursed' ? [] : [{ kind: 'mortgage', contribution, state }];
}
