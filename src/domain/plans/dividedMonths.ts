import { type Derivation, difference, given, split } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { addKobo, type Kobo, subtractKobo, ZERO_KOBO } from '../money.ts';

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
  const monthsAfter = (beforeKobo: Kobo, count: number) =>
    split(
      beforeKobo === ZERO_KOBO ? all : difference(all, given('The instalments before', beforeKobo)),
      count,
    );
  const joinedKobo = amountsKobo[before - 1] ?? ZERO_KOBO;
  const sumKobo = addKobo(...amountsKobo.slice(0, before));
  const equal = monthsAfter(sumKobo, amountsKobo.length - before);
  const isSame = ({ instalments }: typeof equal, amounts: readonly Kobo[]): boolean =>
    instalments.every(({ valueKobo }, index) => valueKobo === amounts[index]);
  if (isSame(equal, amountsKobo.slice(before))) return dividedInto(equal, before, basis);
  // The first of them may have been joined with what was paid of its month.
  if (joinedKobo <= monthlyKobo) return null;
  const joined = monthsAfter(subtractKobo(sumKobo, monthlyKobo), amountsKobo.length - before + 1);
  return isSame(joined, [monthlyKobo, ...amountsKobo.slice(before)])
    ? dividedInto(joined, before - 1, basis)
    : null;
}

function dividedInto(months: ReturnType<typeof split>, before: number, basis: string): DividedMonths {
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
