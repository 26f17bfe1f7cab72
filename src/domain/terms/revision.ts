import { formatDay } from '../dates.ts';
import { formatNaira, ZERO_KOBO } from '../money.ts';
import { openInstalments } from '../plans/revise.ts';
import {
  hasLetter,
  MAX_PAUSES,
  PAUSE_MONTHS,
  type Position,
  type RevisionKind,
  revisionTitle,
} from '../plans/revisions.ts';
import { countText } from '../quantities.ts';
import { payingFacts } from './agreement.ts';
import type { Clause } from './clause.ts';

interface RevisionAbout {
  /** With its terms after the change. */
  readonly position: Position;
  readonly kind: RevisionKind;
  /** Whether the plan moves to a unit of another property. */
  readonly isOtherProperty: boolean;
  /** From 1. */
  readonly number: number;
  /** `Ile Ayo Court, Block 2, Floor 3, U1`. */
  readonly unitName: string;
}

/** The terms of a contribution after a change, with the amounts and dates that the buyer confirmed. */
export const revisedClauses = ({
  position,
  kind,
  isOtherProperty,
  number,
  unitName,
}: RevisionAbout): Clause[] => [
  {
    title: `Change ${number}: ${revisionTitle(kind, isOtherProperty)}.`,
    text: 'These terms are in place of those agreed before. What is paid stays paid.',
  },
  {
    title: `Plan ${position.plan} for ${unitName}.`,
    text: `The price is ${formatNaira(position.priceKobo)}, over ${countText(position.durationMonths, 'month')}.`,
  },
  paymentsClause(position),
  mortgageClause(position),
  letterClause(position),
  ...(openInstalments(position).length === 0
    ? []
    : payingFacts({ canPause: position.pausedMonths < MAX_PAUSES * PAUSE_MONTHS }).map(
        ({ title, detail }) => ({ title, text: detail }),
      )),
];

function paymentsClause(position: Position): Clause {
  const { terms, paidKobo } = position;
  const inAll = `${formatNaira(paidKobo)} of ${formatNaira(terms.targetKobo)} is paid.`;
  const open = openInstalments(position);
  const [first] = open;
  const last = open.at(-1);
  if (!first || !last) return { title: 'Nothing is left to pay.', text: inAll };
  const text = `${inAll} The first is due on ${formatDay(first.dueOn)}, the last on ${formatDay(last.dueOn)}.`;
  const monthly = open.filter(({ amountKobo }) => amountKobo === terms.monthlyKobo).length;
  const parts = [
    ...(first.amountKobo === terms.monthlyKobo ? [] : [`${formatNaira(first.amountKobo)} first`]),
    ...(monthly > 0 ? [`${formatNaira(terms.monthlyKobo)} a month for ${countText(monthly, 'month')}`] : []),
    ...(last === first || last.amountKobo === terms.monthlyKobo
      ? []
      : [`${formatNaira(last.amountKobo)} the last`]),
  ];
  return { title: `You pay ${parts.join(', then ')}.`, text };
}

const mortgageClause = ({ terms: { mortgageKobo } }: Position): Clause =>
  mortgageKobo === ZERO_KOBO
    ? { title: 'There is no mortgage.', text: 'You pay the whole price yourself.' }
    : {
        title: `A mortgage of ${formatNaira(mortgageKobo)} pays the rest of the price.`,
        text: 'It is applied for at the second target.',
      };

function letterClause(position: Position): Clause {
  const [target] = position.terms.targets;
  if (hasLetter(position) || !target)
    return { title: 'You have the allocation letter.', text: 'It stays yours, and names these terms.' };
  return target.name === 'whole'
    ? { title: 'With the last instalment you get the allocation letter.', text: 'There is one target.' }
    : {
        title: 'At the first target you get the allocation letter.',
        text: `That is ${formatNaira(target.amountKobo)}.`,
      };
}
