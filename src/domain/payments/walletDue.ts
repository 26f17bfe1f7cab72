import type { IsoDate } from '../dates.ts';
import { type Kobo, kobo, subtractKobo, ZERO_KOBO } from '../money.ts';
import type { NextDue } from '../plans/schedules.ts';

/** An open plan of a buyer. */
export interface OpenPlan {
  readonly id: string;
  /** The unpaid parts of its instalments, by due date. */
  readonly unpaid: readonly NextDue[];
}

/** The instalment that a wallet pays next: the longest due one that its balance covers in full; null if there is none. */
export const firstCovered = <Due extends NextDue>(due: readonly Due[], balanceKobo: Kobo): Due | null =>
  byDueDate(due).find(({ amountKobo }) => amountKobo <= balanceKobo) ?? null;

interface Until {
  readonly planId: string;
  readonly today: IsoDate;
  /** The instalments that are due by this day count. */
  readonly by: IsoDate;
  readonly balanceKobo: Kobo;
}

/**
 * What a wallet that pays what is due lacks to pay a plan's instalments by a day, after those of the buyer's other plans
 * that it pays earlier; zero if it pays them by itself.
 */
export function lackingKobo(plans: readonly OpenPlan[], { planId, today, by, balanceKobo }: Until): Kobo {
  const due = plans.map(({ id, unpaid }) => ({ id, unpaid: unpaid.filter(({ dueOn }) => dueOn <= by) }));
  const isPaid = leftUnpaid(due, { today, balanceKobo }).every(
    ({ id, unpaid }) => id !== planId || unpaid.length === 0,
  );
  if (isPaid) return ZERO_KOBO;
  const inOrder = byDueDate(due.flatMap(({ id, unpaid }) => unpaid.map((each) => ({ ...each, id }))));
  const last = inOrder.findLastIndex(({ id }) => id === planId);
  const neededKobo = inOrder.slice(0, last + 1).reduce((sumKobo, { amountKobo }) => sumKobo + amountKobo, 0);
  return subtractKobo(kobo(neededKobo), balanceKobo);
}

/** What is left of these instalments once the wallet has paid, day by day, those that it covers. */
function leftUnpaid(
  due: readonly OpenPlan[],
  { today, balanceKobo }: Pick<Until, 'today' | 'balanceKobo'>,
): readonly OpenPlan[] {
  const later = due.flatMap(({ unpaid }) => unpaid.map(({ dueOn }) => dueOn)).filter((day) => day > today);
  let left = due;
  let leftKobo = balanceKobo;
  for (const day of [today, ...later.toSorted()]) {
    for (let next = nextPaid(left, day, leftKobo); next; next = nextPaid(left, day, leftKobo)) {
      const { id, amountKobo } = next;
      leftKobo = subtractKobo(leftKobo, amountKobo);
      left = left.map((plan) => (plan.id === id ? { id, unpaid: plan.unpaid.slice(1) } : plan));
    }
  }
  return left;
}

const nextPaid = (plans: readonly OpenPlan[], day: IsoDate, balanceKobo: Kobo) =>
  firstCovered(
    plans.flatMap(({ id, unpaid: [first] }) => (first && first.dueOn <= day ? [{ ...first, id }] : [])),
    balanceKobo,
  );

const byDueDate = <Due extends NextDue>(due: readonly Due[]): Due[] =>
  due.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
