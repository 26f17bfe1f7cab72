import { type Derivation, difference, given, split } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { addKobo, type Kobo } from '../money.ts';

interface DividedMonths {
  readonly part: Explanation;
  /** @param number of the instalment, from 1; returns null for one before the monthly ones. */
  readonly of: (number: number) => Explanation | null;
}

/**
 * The equal monthly instalments at the end of a changed plan, which divide the remainder. Null if they are not equal
 * parts.
 * @param amountsKobo of all instalments, in the order of their days.
 */
export function dividedMonths(amountsKobo: readonly Kobo[], basis: string): DividedMonths | null {
  const monthlyKobo = amountsKobo.at(-2) ?? amountsKobo.at(-1);
  if (monthlyKobo === undefined) return null;
  const before = amountsKobo.slice(0, -1).findLastIndex((amountKobo) => amountKobo !== monthlyKobo) + 1;
  const all = given('In all', addKobo(...amountsKobo));
  const rest =
    before === 0
      ? all
      : difference(all, given('The instalments before', addKobo(...amountsKobo.slice(0, before))));
  const months = split(rest, amountsKobo.length - before);
  const isSame = months.instalments.every(
    ({ valueKobo }, index) => valueKobo === amountsKobo[before + index],
  );
  if (!isSame) return null;
  const explained = (derivation: Derivation): Explanation =>
    explain(derivation, {
      title: 'What you contribute each month',
      rule: 'What the instalments before leave, in equal months. The last month takes what rounding leaves.',
      basis,
    });
  return {
    part: explained(months.part),
    of: (number) => {
      const month = months.instalments[number - 1 - before];
      return month ? explained(month) : null;
    },
  };
}
