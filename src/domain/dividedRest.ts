import { difference, given, split } from './derivation.ts';
import { type Kobo, ZERO_KOBO } from './money.ts';

/** How the remaining amount of a plan is divided over the remaining months. */
export interface Division {
  readonly months: number;
  /** Due once before them: the rest of a downpayment. */
  readonly firstKobo: Kobo;
}

/** Divides the remaining amount of a plan into equal months, and lists them as instalments. */
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
