import { addMonths, type IsoDate, monthsBetween } from '../dates.ts';
import { given } from '../derivation/derivation.ts';
import { addKobo, type Kobo, subtractKobo, ZERO_KOBO } from '../money.ts';
import { type Division, divideRemainder } from './divideRemainder.ts';
import { payInOrder } from './payInOrder.ts';
import { isTargetEnough, type Plan, quote } from './plans.ts';
import { restOfDownpayment } from './restOfDownpayment.ts';
import {
  type Change,
  durationObstacle,
  type Figures,
  hasLetter,
  MAX_PAUSES,
  PAUSE_MONTHS,
  type Position,
  type Revised,
  type RevisionObstacle,
} from './revisions.ts';
import type { DueInstalment } from './schedules.ts';

export type Revision =
  | { readonly obstacle: RevisionObstacle }
  | {
      readonly obstacle: null;
      readonly revised: Revised;
      /** The formula of the remaining months; null if their amounts do not change. */
      readonly division: Division | null;
    };

/** The paid and open parts of an agreement's instalments. */
function divided({ terms, paidKobo }: Pick<Position, 'terms' | 'paidKobo'>): {
  paid: DueInstalment[];
  open: DueInstalment[];
} {
  const paid: DueInstalment[] = [];
  const open: DueInstalment[] = [];
  for (const part of payInOrder(terms.instalments, ({ amountKobo }) => amountKobo, paidKobo)) {
    const openKobo = subtractKobo(part.amountKobo, part.paidKobo);
    if (part.paidKobo > 0) paid.push({ ...part.instalment, amountKobo: part.paidKobo });
    if (openKobo > 0) open.push({ ...part.instalment, amountKobo: openKobo });
  }
  return { paid, open };
}

/** The open instalments, the first one reduced by what is already paid of it. */
export const openInstalments = (position: Pick<Position, 'terms' | 'paidKobo'>): DueInstalment[] =>
  divided(position).open;

/** What is paid, with what was paid ahead of its day as due on this one: what follows begins on it. */
const paidBy = (day: IsoDate, position: Position): DueInstalment[] =>
  divided(position).paid.map((instalment) => ({
    ...instalment,
    dueOn: instalment.dueOn < day ? instalment.dueOn : day,
  }));

/**
 * Revises a contribution from a given day on, or returns why that is not possible. Paid instalments do not change. Except
 * in a pause, what is left is divided over the days to come. An instalment paid in part takes its share on top of that
 * part if its day is to come, and is reduced to the part if its day has passed.
 */
export function revise(position: Position, change: Change, today: IsoDate): Revision {
  const { obstacle, ...base } = wanted(position, change, today);
  if (obstacle) return { obstacle };
  if (change.kind === 'spread' && !isLate(position, today)) return { obstacle: 'nothing_late' };
  const { plan, priceKobo, durationMonths } = base;
  if (change.kind === 'pause')
    return { obstacle: null, revised: { ...base, terms: paused(position) }, division: null };
  if (change.kind === 'unit' && priceKobo === position.priceKobo)
    return { obstacle: null, revised: { ...base, terms: position.terms }, division: null };

  const paysRest = change.kind === 'pay_rest';
  const asksAnew = change.kind === 'unit' || change.kind === 'plan' || paysRest;
  const { rsaBalanceKobo } = position;
  const asked = asksAnew ? quote({ plan, priceKobo, durationMonths, rsaBalanceKobo }) : position.terms;
  if (asksAnew && !isTargetEnough({ ...asked, priceKobo })) return { obstacle: 'target_too_low' };
  const remainingKobo = subtractKobo(asked.targetKobo, position.paidKobo);
  if (remainingKobo <= 0) return { obstacle: 'paid_too_much' };
  const days = daysAhead(position, base, today);
  const askedDownKobo = () =>
    plan === 'A'
      ? restOfDownpayment(priceKobo, given('Contributed so far', position.paidKobo)).valueKobo
      : ZERO_KOBO;
  const downKobo = asksAnew ? askedDownKobo() : openDownpaymentKobo(position);
  const [first, ...later] = days;
  const monthlyDays = downKobo > 0 || paysRest ? later : days;
  if (first === undefined || monthlyDays.length === 0) return { obstacle: 'no_months_left' };
  const division = { months: monthlyDays.length, firstKobo: downKobo };
  const { part, instalments } = divideRemainder(
    { targetKobo: asked.targetKobo, paidKobo: position.paidKobo },
    division,
  );
  const coming = [
    ...(downKobo > 0 ? [{ kind: 'downpayment' as const, dueOn: first, amountKobo: downKobo }] : []),
    ...instalments.map(({ valueKobo: amountKobo }, index) => ({
      kind: 'month' as const,
      dueOn: monthlyDays[index] ?? first,
      amountKobo,
    })),
  ];
  const { downpaymentKobo, rsaShareKobo, mortgageKobo, targetKobo, targets } = asked;
  const terms = {
    downpaymentKobo,
    rsaShareKobo,
    mortgageKobo,
    targetKobo,
    monthlyKobo: part.valueKobo,
    // The target of an issued letter must stay reached.
    targets: paysRest ? [...position.terms.targets.slice(0, 1), ...targets] : targets,
    instalments: paysRest ? [...paidBy(today, position), ...coming] : joined(divided(position).paid, coming),
  };
  return { obstacle: null, revised: { ...base, terms }, division };
}

/** What is paid and what comes, with one instalment for the day on which a part is paid and the rest comes. */
function joined(paid: readonly DueInstalment[], coming: readonly DueInstalment[]): DueInstalment[] {
  const part = paid.at(-1);
  const [next, ...later] = coming;
  if (part === undefined || next === undefined || part.dueOn !== next.dueOn) return [...paid, ...coming];
  return [...paid.slice(0, -1), { ...next, amountKobo: addKobo(part.amountKobo, next.amountKobo) }, ...later];
}

/** What is left of the downpayment, which comes first however the months change. */
const openDownpaymentKobo = (position: Position): Kobo =>
  addKobo(
    ...openInstalments(position)
      .filter(({ kind }) => kind === 'downpayment')
      .map(({ amountKobo }) => amountKobo),
  );

type Wanted = Omit<Revised, 'terms'> & { readonly obstacle: RevisionObstacle | null };

/** Checks the parts of a change that do not depend on dates. */
function wanted(position: Position, change: Change, today: IsoDate): Wanted {
  const { plan, priceKobo, durationMonths, pausedMonths, ageYears, firstDueOn } = position;
  const same = { plan, priceKobo, durationMonths, pausedMonths, ageYears, firstDueOn };
  switch (change.kind) {
    case 'spread':
      return { ...same, obstacle: null };
    case 'duration':
      return {
        ...same,
        durationMonths: change.durationMonths,
        obstacle:
          change.durationMonths === durationMonths
            ? 'same_terms'
            : durationObstacle(position, change.durationMonths),
      };
    case 'pause': {
      const isPaused = pausedMonths >= MAX_PAUSES * PAUSE_MONTHS;
      const after = { ...position, pausedMonths: pausedMonths + PAUSE_MONTHS };
      return {
        ...same,
        pausedMonths: after.pausedMonths,
        obstacle: isPaused ? 'paused_before' : durationObstacle(after, durationMonths),
      };
    }
    case 'unit':
      return { ...same, priceKobo: change.priceKobo, obstacle: hasLetter(position) ? 'letter_issued' : null };
    case 'plan':
      return { ...same, plan: change.plan, obstacle: planObstacle(position, change.plan) };
    case 'pay_rest': {
      const begun = {
        ageYears: ageYears + Math.floor(monthsBetween(position.agreedOn, today) / 12),
        pausedMonths: 0,
        firstDueOn: today,
      };
      const { durationMonths: months } = change;
      return {
        ...same,
        ...begun,
        plan: 'A',
        durationMonths: months,
        obstacle: durationObstacle(begun, months),
      };
    }
  }
}

function planObstacle(position: Position, plan: Plan): RevisionObstacle | null {
  if (plan === position.plan) return 'same_terms';
  if (plan !== 'A' && position.plan !== 'A') return 'same_after_start';
  return hasLetter(position) ? 'letter_issued' : null;
}

/** Moves every open instalment a month later, one paid in part as a whole; amounts do not change. */
function paused({ firstDueOn, terms, paidKobo }: Position): Position['terms'] {
  const later = (dueOn: IsoDate) => addMonths(firstDueOn, monthsBetween(firstDueOn, dueOn) + PAUSE_MONTHS);
  const inOrder = payInOrder(terms.instalments, ({ amountKobo }) => amountKobo, paidKobo);
  return {
    ...terms,
    instalments: inOrder.map(({ instalment, amountKobo, paidKobo: coveredKobo }) =>
      coveredKobo < amountKobo ? { ...instalment, dueOn: later(instalment.dueOn) } : instalment,
    ),
  };
}

/** The remaining due days of the plan, from the next open instalment to the end of the duration. */
function daysAhead(
  position: Position,
  {
    plan,
    durationMonths,
    pausedMonths,
    firstDueOn,
  }: Pick<Revised, 'plan' | 'durationMonths' | 'pausedMonths' | 'firstDueOn'>,
  today: IsoDate,
): IsoDate[] {
  const startOn = divided(position).open.find(({ dueOn }) => dueOn >= today)?.dueOn ?? today;
  // On Plan A the months count from the one after the downpayment.
  const count = durationMonths + pausedMonths + (plan === 'A' ? 1 : 0);
  return Array.from({ length: count }, (_, month) => addMonths(firstDueOn, month)).filter(
    (day) => day >= startOn,
  );
}

/** The amounts and dates that a buyer compares before a change. */
export function figuresOf(
  { terms, paidKobo }: Pick<Position, 'terms' | 'paidKobo'>,
  today: IsoDate,
): Figures {
  const { open } = divided({ terms, paidKobo });
  const late: Kobo[] = open.filter(({ dueOn }) => dueOn < today).map(({ amountKobo }) => amountKobo);
  return {
    monthlyKobo: terms.monthlyKobo,
    targetKobo: terms.targetKobo,
    leftKobo: subtractKobo(terms.targetKobo, paidKobo),
    lateKobo: addKobo(...late),
    latePartsKobo: late,
    nextDueOn: open[0]?.dueOn ?? null,
    endsOn: terms.instalments.at(-1)?.dueOn ?? today,
  };
}

/** Whether any instalment is overdue on a day. */
const isLate = (position: Position, today: IsoDate): boolean =>
  figuresOf(position, today).lateKobo > ZERO_KOBO;
