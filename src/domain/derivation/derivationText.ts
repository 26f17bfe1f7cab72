import { formatNaira } from '../money.ts';
import { countText, shareText } from '../quantities.ts';
import type { Derivation, Rounding } from './derivation.ts';

/** A formula with more amounts is shown line by line. */
const MOST_IN_ONE_LINE = 2;

const ROUNDING_TEXTS: Readonly<Record<Rounding, string>> = {
  exact: '',
  up: ', rounded up to the next kobo',
  down: ', rounded down to a whole kobo',
};

/** `₦312,500 = 30% of ₦25,000,000 ÷ 24`; a long formula is reduced to its last operation. Null for an input amount. */
export function formulaText(derivation: Derivation): string | null {
  if (derivation.kind === 'given') return null;
  const expand = isOneLine(derivation) ? expanded : valueText;
  return `${formatNaira(derivation.valueKobo)} = ${operationText(derivation, expand)}${roundingText(derivation)}`;
}

/** Products, sums and choices are long, and intermediate rounding could not be reproduced from one line. */
const isOneLine = (derivation: Derivation): boolean =>
  givenIn(derivation).length <= MOST_IN_ONE_LINE &&
  nodesIn(derivation).every(({ kind }) => kind !== 'multiple' && kind !== 'sum' && kind !== 'smaller') &&
  operandsOf(derivation)
    .flatMap(nodesIn)
    .every((node) => !('rounding' in node) || node.rounding === 'exact');

/** The operations in order: `₦7,500,000 = 30% of ₦25,000,000`. Empty if the formula has only one. */
export function stepTexts(derivation: Derivation): string[] {
  const lines = new Set<string>();
  const visit = (node: Derivation): void => {
    if (node.kind === 'given') return;
    for (const operand of operandsOf(node)) visit(operand);
    if (node.kind === 'multiple' && node !== derivation) return;
    lines.add(`${formatNaira(node.valueKobo)} = ${operationText(node, valueText)}${roundingText(node)}`);
  };
  visit(derivation);
  return lines.size > 1 ? [...lines] : [];
}

/** The inputs of a formula without repetition: `Price`, `₦25,000,000`. Months of two sizes are two inputs. */
export function inputsOf(derivation: Derivation): { readonly label: string; readonly value: string }[] {
  const inputs = new Map<string, { readonly label: string; readonly value: string }>();
  const add = (label: string, value: string) => inputs.set(`${label} ${value}`, { label, value });
  const visit = (node: Derivation): void => {
    for (const operand of operandsOf(node)) visit(operand);
    if (node.kind === 'given') add(node.name, formatNaira(node.valueKobo));
    if (node.kind === 'part') add('Months', String(node.count));
  };
  visit(derivation);
  return [...inputs.values()];
}

function operandsOf(derivation: Derivation): readonly Derivation[] {
  switch (derivation.kind) {
    case 'given':
      return [];
    case 'share':
    case 'part':
    case 'multiple':
    case 'repayment':
      return [derivation.of];
    case 'difference':
      return [derivation.from, derivation.less];
    case 'sum':
    case 'smaller':
      return derivation.of;
  }
}

const givenIn = (derivation: Derivation): readonly Derivation[] =>
  derivation.kind === 'given' ? [derivation] : operandsOf(derivation).flatMap(givenIn);

const nodesIn = (derivation: Derivation): readonly Derivation[] => [
  derivation,
  ...operandsOf(derivation).flatMap(nodesIn),
];

const roundingText = (derivation: Derivation): string =>
  'rounding' in derivation ? ROUNDING_TEXTS[derivation.rounding] : '';

type Write = (derivation: Derivation) => string;

/** An operand as its amount; equal instalments stay a product, which is easier to read. */
const valueText: Write = (derivation) =>
  derivation.kind === 'multiple'
    ? `${derivation.times} × ${formatNaira(derivation.of.valueKobo)}`
    : formatNaira(derivation.valueKobo);

/** An operand as text, in brackets if needed. */
const expanded: Write = (derivation) => operationText(derivation, expanded);

const bracketed = (derivation: Derivation, write: Write): string => {
  const isCompound =
    derivation.kind === 'difference' || derivation.kind === 'sum' || derivation.kind === 'part';
  return isCompound && write !== valueText ? `(${write(derivation)})` : write(derivation);
};

function operationText(derivation: Derivation, write: Write): string {
  switch (derivation.kind) {
    case 'given':
      return formatNaira(derivation.valueKobo);
    case 'share':
      return `${shareText(derivation.rateBps)} of ${bracketed(derivation.of, write)}`;
    case 'part':
      return `${bracketed(derivation.of, write)} ÷ ${derivation.count}`;
    case 'difference':
      return `${write(derivation.from)} − ${bracketed(derivation.less, write)}`;
    case 'sum':
      return derivation.of.map((each) => bracketed(each, write)).join(' + ');
    case 'repayment':
      return `${bracketed(derivation.of, write)} repaid over ${countText(derivation.months, 'month')} at ${shareText(derivation.rateBps)} a year`;
    case 'multiple':
      return `${derivation.times} × ${bracketed(derivation.of, write)}`;
    case 'smaller':
      return `the smaller of ${derivation.of.map(write).join(' and ')}`;
  }
}
