import { difference, given, split } from '../derivation/derivation.ts';
import { type Kobo, ZERO_KOBO } from '../money.ts';

/** The division of a plan's remainder over the coming months. */
export interface Division {
  readonly months: number;
  /** The rest of a downpayment, due once before the months. */
  readonly firstKobo: Kobo;
}

/** The equal monthly amount of a plan's remainder, and all its instalments. */
export function divideRemainder(
  { targetKobo, paidKobo }: { readonly targetKobo: Kobo; readonly paidKobo: Kobo },
  { months, firstKobo }: Division,
): ReturnType<typeof split> {
  const left = difference(given('In all', targetKobo), given('Contributed so far', paidKobo));
  return split(
    firstKobo === ZERO_KOBO ? left : difference(left, given('Due before the months', firstKobo)),
    months,
  );
}
