import { addMonths, formatDay, lagosDate } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import type { Quote } from '#domain/plans.ts';
import { instalmentReaching } from '../money/reaching.ts';
import { dayAndTime, hoursText } from '../words/dateWords.ts';
import { rhythmText } from './rhythmText.ts';

export interface TermsFact {
  readonly title: string;
  readonly detail: string;
}

export interface TermsAbout {
  readonly result: Quote;
  /** `Block 2, U2`. */
  readonly unitName: string;
  readonly nowMs: number;
  readonly holdMs: number;
}

/**
 * Version 1 of the terms, with the buyer's own unit, amounts and dates. A change of what is promised here needs a
 * new version in `#domain/terms.ts`.
 */
export const termsFacts = (about: TermsAbout): TermsFact[] => [
  {
    title: `You hold the unit for ${hoursText(about.holdMs)}.`,
    detail: `${about.unitName} is taken off the list for you. If no payment arrives by ${dayAndTime(
      about.nowMs + about.holdMs,
    )}, it goes back.`,
  },
  contributionFact(about),
  letterFact(about),
  {
    title: 'You can pay early, and more.',
    detail: 'What is above the amount due stays in your wallet as balance.',
  },
];

function contributionFact({ result }: TermsAbout): TermsFact {
  const { plan, monthlyKobo, checkoutKobo, targetKobo } = result;
  const monthly = `${formatNaira(monthlyKobo)} ${rhythmText(result)}`;
  const inAll = `${formatNaira(targetKobo)} in all, into the account in your own name.`;
  if (plan === 'A') {
    return { title: `You pay ${formatNaira(checkoutKobo)} now, then ${monthly}.`, detail: inAll };
  }
  return {
    title: `You contribute ${monthly}.`,
    detail: plan === 'C' ? `${inAll} You make the first payment from your dashboard.` : inAll,
  };
}

function letterFact({ result, nowMs }: TermsAbout): TermsFact {
  const first = result.targets.find(({ name }) => name === 'first');
  const dayOf = (number: number) => formatDay(addMonths(lagosDate(new Date(nowMs)), number - 1));
  if (!first) {
    const last = result.instalmentsKobo.length;
    return {
      title: 'With the last instalment you get the allocation letter.',
      detail: `It is due on ${dayOf(last)}. There is no mortgage.`,
    };
  }
  const letterOn = dayOf(instalmentReaching(result.instalmentsKobo, first.amountKobo));
  return {
    title: 'At the first target you get the allocation letter.',
    detail: `That is ${formatNaira(first.amountKobo)}, by ${letterOn} if you pay each month. At the second, the mortgage of ${formatNaira(
      result.mortgageKobo,
    )} is applied for.`,
  };
}
