import { formatNaira, type Kobo } from '#domain/money.ts';

export const CONTRIBUTION_CHOICES = ['fixed', 'custom'] as const;
/** `fixed` pays the next due amount, `custom` whatever the buyer types. */
export type ContributionChoice = (typeof CONTRIBUTION_CHOICES)[number];

export interface AmountChoice {
  readonly choice: ContributionChoice;
  /** What is left of the next instalment; null when none is due. */
  readonly dueKobo: Kobo | null;
  /** What was typed; null while the field is empty. */
  readonly customKobo: Kobo | null;
  /** The most that may be paid. */
  readonly remainingKobo: Kobo;
}

/** The amount that the choice stands for; null while there is none. */
export const chosenKobo = ({ choice, dueKobo, customKobo }: AmountChoice): Kobo | null =>
  choice === 'fixed' ? dueKobo : customKobo;

/** Why the chosen amount cannot be paid, or null when it can: it must be more than 0, at most what remains. */
export function amountProblem(amounts: AmountChoice): string | null {
  const amountKobo = chosenKobo(amounts);
  if (amountKobo === null || amountKobo <= 0) return 'Enter an amount of more than ₦0.';
  if (amountKobo > amounts.remainingKobo) {
    return `That is more than is left to contribute, ${formatNaira(amounts.remainingKobo)}.`;
  }
  return null;
}

/**
 * The key under which a payment is declared. It follows from the dialog's own id and the amount, so a retry
 * repeats it, another amount changes it, and a return to the first amount is the first request again.
 */
export const paymentKey = (requestId: string, amountKobo: Kobo): string => `${requestId}.${amountKobo}`;
