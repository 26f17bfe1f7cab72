import { addMonths, dayAndTime, formatDay } from '../dates.ts';
import { firstDueDay, holdEnd } from '../listings/holds.ts';
import { formatNaira } from '../money.ts';
import type { Quote } from '../plans/plans.ts';
import { instalmentReaching } from '../plans/reaching.ts';
import { durationText } from '../quantities.ts';
import { leavingText } from './leavingText.ts';
import { monthlyScheduleText } from './monthlyScheduleText.ts';
import { purposeText } from './purposeText.ts';
import type { TermsSettings } from './termsSettings.ts';

export interface TermsFact {
  readonly title: string;
  readonly detail: string;
}

export interface TermsInput {
  readonly result: Quote;
  /** `Ile Ayo Court, Block 2, Floor 3, U1`. */
  readonly unitName: string;
  /** When it is agreed. */
  readonly agreedAt: Date;
  /** Whether the wallet makes the first payment with the agreement, so that there is no hold. */
  readonly isPaidAtOnce?: boolean;
  readonly settings: TermsSettings;
}

/**
 * The terms, with the buyer's unit, amounts and dates. A change of the content requires a new version in
 * `termsVersion.ts`.
 */
export const agreementFacts = (about: TermsInput): TermsFact[] => [
  about.isPaidAtOnce ? reservedFact(about) : holdFact(about),
  contributionFact(about),
  letterFact(about),
  ...payingFacts({ canPause: true }),
  leavingFact(about),
];

/** Of every plan as long as something is left to pay. */
export const payingFacts = ({ canPause }: { readonly canPause: boolean }): TermsFact[] => [
  {
    title: 'You can pay early, and more.',
    detail: 'What is above the amount due stays in your wallet as balance.',
  },
  {
    title: 'If you miss a month after your first payment, nothing is added to what you owe.',
    detail: `The month is shown as late, and your next payment fills it first. Your dashboard shows what you can do: ${
      canPause ? 'pause once for a month, ' : ''
    }spread what is late, or take longer, where the plan has room for it.`,
  },
];

const reservedFact = ({ result: { checkoutKobo }, unitName }: TermsInput): TermsFact => ({
  title: 'The unit is reserved for you at once.',
  detail: `${unitName} is taken off the list for you, as your wallet makes the first payment of ${formatNaira(checkoutKobo)} when you agree.`,
});

function holdFact({ result, unitName, agreedAt, settings }: TermsInput): TermsFact {
  const endsAt = holdEnd(result.plan, agreedAt, settings);
  return {
    title: `You hold the unit for ${durationText(endsAt.getTime() - agreedAt.getTime())}.`,
    detail: `${unitName} is taken off the list for you. If no payment arrives by ${dayAndTime(endsAt)}, it goes back.`,
  };
}

function contributionFact({ result, agreedAt, settings }: TermsInput): TermsFact {
  const { plan, monthlyKobo, checkoutKobo, targetKobo } = result;
  const monthly = `${formatNaira(monthlyKobo)} ${monthlyScheduleText(result)}`;
  const inAll = `${formatNaira(targetKobo)} in all, into the account in your own name.`;
  if (plan === 'A') {
    return { title: `You pay ${formatNaira(checkoutKobo)} now, then ${monthly}.`, detail: inAll };
  }
  const firstDue = `The first is due on ${formatDay(firstDueDay(plan, agreedAt, settings))}, when the hold ends: you make it from your dashboard.`;
  return {
    title: `You contribute ${monthly}. ${purposeText(result)}`,
    detail: plan === 'C' ? `${inAll} ${firstDue}` : inAll,
  };
}

function letterFact({ result, agreedAt, settings }: TermsInput): TermsFact {
  const first = result.targets.find(({ name }) => name === 'first');
  const firstDueOn = firstDueDay(result.plan, agreedAt, settings);
  const dayOf = (number: number) => formatDay(addMonths(firstDueOn, number - 1));
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

const leavingFact = ({ result: { plan }, settings }: TermsInput): TermsFact => ({
  title:
    plan === 'A'
      ? 'You can leave the plan until the home is paid in full.'
      : 'You can leave the plan until the lender has paid.',
  detail: `Before your first payment it costs nothing, and you cancel it yourself. After that, ${leavingText(settings.exitFeeBps)}`,
});
