import { difference, given, split } from './derivation.ts';
import { type Kobo, ZERO_KOBO } from './money.ts';

/** How what is left of a plan is divided over the months to come. */
export interface Division {
  readonly months: number;
  /** Due once before them: the rest of a downpayment. */
  readonly firstKobo: Kobo;
}

/** The equal months of what is left of a plan, and all of them as instalments. */
export function divideRest(
  { targetKobo, paidKobo }: { readonly targetKobo: Kobo; readonly paidKobo: Kobo },
  { months, firstKobo }: Division,
): ReturnType<typeof split> {
  const left = difference(given('In all', targetKobo), given('Contributed so far', paidKobo));
  return split(
    firstKobo === ZERO_KOBO ? left : difference(left, given('Due before the months', firstKobo)),
    months,
  );
}
