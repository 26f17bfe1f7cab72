import { formatDay, type IsoDate } from '#domain/dates.ts';
import { formatNaira, type Kobo, ZERO_KOBO } from '#domain/money.ts';
import { EXIT_DECISION_DAYS } from '#domain/plans/exits.ts';
import type { NextDue } from '#domain/plans/schedules.ts';
import { countText } from '#domain/quantities.ts';
import { type Copy, fact } from '../copy.ts';

interface Leaving {
  /** 'Ile Ayo Court, Block 2, Floor 3, U1'. */
  readonly unitName: string;
  readonly reference: string;
  readonly feeKobo: Kobo;
  readonly returnedKobo: Kobo;
}

const exitFacts = ({ reference, feeKobo, returnedKobo }: Leaving): [string, string][] => [
  fact('Goes back into your wallet', formatNaira(returnedKobo)),
  ...(feeKobo > ZERO_KOBO ? [fact('Kept back', formatNaira(feeKobo))] : []),
  fact('Reference', reference),
];

/** A buyer has requested to leave a plan. */
export const exitRequestedCopy = (leaving: Leaving): Copy => ({
  subject: 'You have asked to leave your plan',
  text:
    `You have asked to leave your plan for ${leaving.unitName}. One of us checks it within ${countText(EXIT_DECISION_DAYS, 'day')}; ` +
    `then ${formatNaira(leaving.returnedKobo)} goes into your wallet. Until then nothing is paid into the plan, and you can take the request back. ` +
    `If this was not you, change your password and write to us. Reference ${leaving.reference}.`,
  facts: exitFacts(leaving),
  action: { label: 'See your plan', path: '/dashboard/properties' },
});

/** A buyer has withdrawn the request: the plan continues. */
export const exitWithdrawnCopy = ({
  unitName,
  reference,
}: Pick<Leaving, 'unitName' | 'reference'>): Copy => ({
  subject: 'You stay in your plan',
  text:
    `You have taken back your request to leave your plan for ${unitName}. It goes on as before, and your money is in it. ` +
    `If this was not you, change your password and write to us. Reference ${reference}.`,
  facts: [fact('Reference', reference)],
  action: { label: 'See your plan', path: '/dashboard/properties' },
});

/** A second operator has confirmed it: the money is in the wallet. */
export const exitConfirmedCopy = (
  productName: string,
  leaving: Leaving & { readonly reason: string; readonly hadLetter: boolean },
): Copy => ({
  subject: `${formatNaira(leaving.returnedKobo)} is back in your wallet`,
  text:
    `You have left your plan for ${leaving.unitName}. ${formatNaira(leaving.returnedKobo)} is in your ${productName} wallet, ` +
    `and the unit is free again.${leaving.hadLetter ? ' Your allocation letter is no longer valid.' : ''} ` +
    `Reference ${leaving.reference}.`,
  details: [`Note: ${leaving.reason}`],
  facts: exitFacts(leaving),
  action: { label: 'Open your wallet', path: '/dashboard/wallet' },
});

/** A second operator has declined it: the plan continues. */
export const exitDeclinedCopy = (leaving: Leaving & { readonly reason: string }): Copy => ({
  subject: 'We could not confirm that you leave your plan',
  text:
    `We could not confirm your request to leave your plan for ${leaving.unitName}: ${leaving.reason} ` +
    `Your plan goes on as before, and your money is in it. Reference ${leaving.reference}.`,
  facts: [['Reference', leaving.reference]],
  action: { label: 'See your plan', path: '/dashboard/properties' },
});

interface Changed {
  readonly unitName: string;
  /** The unit before a change of the unit. */
  readonly leftUnitName: string | null;
  readonly monthlyKobo: Kobo;
  readonly leftKobo: Kobo;
  /** The unpaid part of the next instalment. */
  readonly next: NextDue | null;
  readonly endsOn: IsoDate;
}

/** `₦400,000 a month, next on 28 Dec 2026`; a different next amount comes first. */
function nextText(next: NextDue | null, monthlyKobo: Kobo): string {
  const monthly = `${formatNaira(monthlyKobo)} a month`;
  if (next === null) return monthly;
  return next.amountKobo === monthlyKobo
    ? `${monthly}, next on ${formatDay(next.dueOn)}`
    : `${formatNaira(next.amountKobo)} on ${formatDay(next.dueOn)}, then ${monthly}`;
}

/** The home after a move and before it. */
const homeFacts = (unitName: string, leftUnitName: string | null): NonNullable<Copy['facts']> =>
  leftUnitName === null
    ? []
    : [
        ['Home', unitName],
        ['Home before', leftUnitName],
      ];

/** The terms of a plan were changed by its buyer. */
export const planChangedCopy = ({
  unitName,
  leftUnitName,
  monthlyKobo,
  leftKobo,
  next,
  endsOn,
}: Changed): Copy => ({
  subject: 'Your plan has changed',
  text:
    `${leftUnitName === null ? `Your plan for ${unitName} has changed` : `Your plan is for ${unitName} now,`} as you asked: ${nextText(next, monthlyKobo)}, until ${formatDay(endsOn)}. ` +
    'If this was not you, change your password and write to us.',
  facts: [
    ...homeFacts(unitName, leftUnitName),
    ['Each month', formatNaira(monthlyKobo)],
    ['Left to pay', formatNaira(leftKobo)],
    ['Ends on', formatDay(endsOn)],
  ],
  action: { label: 'See your plan', path: '/dashboard/properties' },
});
