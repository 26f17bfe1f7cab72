import { formatNaira, type Kobo, maxKobo } from '#domain/money.ts';
import { leastPaymentKobo } from '#domain/payments.ts';

const CONTRIBUTION_CHOICES = ['fixed', 'custom'] as const;
/** `fixed` pays the next due amount, `custom` whatever the buyer types. */
export type ContributionChoice = (typeof CONTRIBUTION_CHOICES)[number];

/** What the buyer chose at the first step: kept while the dialog is closed. */
export interface AmountDraft {
  readonly choice: ContributionChoice;
  /** What was typed; null while the field is empty. */
  readonly customKobo: Kobo | null;
}

export interface AmountChoice extends AmountDraft {
  /** What is left of the next instalment; null when none is due. */
  readonly dueKobo: Kobo | null;
  /** The most that may be paid. */
  readonly remainingKobo: Kobo;
}

/** The amount that the choice stands for; null while there is none. */
export const chosenKobo = ({ choice, dueKobo, customKobo }: AmountChoice): Kobo | null =>
  choice === 'fixed' ? dueKobo : customKobo;

/** What is offered as the fixed amount: what is left of the next instalment, but never less than can be paid. */
export const fixedKobo = (dueKobo: Kobo, remainingKobo: Kobo): Kobo =>
  maxKobo(dueKobo, leastPaymentKobo(remainingKobo));

/** Why the chosen amount cannot be paid, or null when it can: at least the least amount, at most what remains. */
export function amountProblem(amounts: AmountChoice): string | null {
  const amountKobo = chosenKobo(amounts);
  const leastKobo = leastPaymentKobo(amounts.remainingKobo);
  if (amountKobo === null || amountKobo < leastKobo) {
    return `Enter an amount of at least ${formatNaira(leastKobo)}.`;
  }
  if (amountKobo > amounts.remainingKobo) {
    return `That is more than is left to contribute, ${formatNaira(amounts.remainingKobo)}.`;
  }
  return null;
}

/**
 * The key under which a payment is announced. A retry after a lost response repeats it. Another amount changes it, and
 * so does every payment that was announced: a return to an earlier amount is a new payment, as the earlier one was
 * replaced.
 */
export const paymentKey = (requestId: string, announcedCount: number, amountKobo: Kobo): string =>
  `${requestId}.${announcedCount}.${amountKobo}`;
