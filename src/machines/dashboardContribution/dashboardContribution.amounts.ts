import { formatNaira, type Kobo, maxKobo } from '#domain/money.ts';
import { minPaymentKobo } from '#domain/payments/payments.ts';

const CONTRIBUTION_CHOICES = ['fixed', 'custom'] as const;
/** `fixed` pays the next due amount, `custom` the amount that the buyer types. */
export type ContributionChoice = (typeof CONTRIBUTION_CHOICES)[number];

/** The buyer's choice at the first step, retained while the dialog is closed. */
export interface AmountDraft {
  readonly choice: ContributionChoice;
  /** The typed amount; null if the field is empty. */
  readonly customKobo: Kobo | null;
}

export interface AmountChoice extends AmountDraft {
  /** The unpaid rest of the next instalment; null if none is due. */
  readonly dueKobo: Kobo | null;
  /** The maximum payment. */
  readonly remainingKobo: Kobo;
}

/** The chosen amount; null if there is none yet. */
export const chosenKobo = ({ choice, dueKobo, customKobo }: AmountChoice): Kobo | null =>
  choice === 'fixed' ? dueKobo : customKobo;

/** The fixed amount that is offered: the rest of the next instalment, but at least the minimum payment. */
export const fixedKobo = (dueKobo: Kobo, remainingKobo: Kobo): Kobo =>
  maxKobo(dueKobo, minPaymentKobo(remainingKobo));

/**
 * Returns why the chosen amount cannot be paid, or null if it can: it must be at least the minimum and at most the
 * remaining amount.
 */
export function amountProblem(amounts: AmountChoice): string | null {
  const amountKobo = chosenKobo(amounts);
  const leastKobo = minPaymentKobo(amounts.remainingKobo);
  if (amountKobo === null || amountKobo < leastKobo) {
    return `Enter an amount of at least ${formatNaira(leastKobo)}.`;
  }
  if (amountKobo > amounts.remainingKobo) {
    return `That is more than is left to contribute, ${formatNaira(amounts.remainingKobo)}.`;
  }
  return null;
}

/**
 * The idempotency key of a payment. A retry after a lost response reuses it. A new amount changes it, and so does each
 * payment that was announced or withdrawn: going back to its amount is a new payment.
 */
export const paymentKey = (requestId: string, pastPaymentCount: number, amountKobo: Kobo): string =>
  `${requestId}.${pastPaymentCount}.${amountKobo}`;
