import type { IsoDate } from '../dates.ts';
import { addKobo, type Kobo, kobo, subtractKobo, ZERO_KOBO } from '../money.ts';
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
  /** The instalments that are due by this day count. */
  readonly by: IsoDate;
  readonly balanceKobo: Kobo;
}

/**
 * What a wallet that pays what is due lacks to pay a plan's instalments by a day, after those of the buyer's other plans
 * that it pays earlier; zero if it pays them by itself.
 */
export function lackingKobo(plans: readonly OpenPlan[], { planId, by, balanceKobo }: Until): Kobo {
  const due = dueBy(plans, by);
  const isPaid = leftUnpaid(due, balanceKobo).every(({ id, unpaid }) => id !== planId || unpaid.length === 0);
  if (isPaid) return ZERO_KOBO;
  const inOrder = byDueDate(due.flatMap(({ id, unpaid }) => unpaid.map((each) => ({ ...each, id }))));
  const last = inOrder.findLastIndex(({ id }) => id === planId);
  const neededKobo = inOrder.slice(0, last + 1).reduce((sumKobo, { amountKobo }) => sumKobo + amountKobo, 0);
  return subtractKobo(kobo(neededKobo), balanceKobo);
}

/** What a wallet that pays what is due pays of all plans' instalments that are due by a day. */
export function coveredKobo(
  plans: readonly OpenPlan[],
  { by, balanceKobo }: Pick<Until, 'by' | 'balanceKobo'>,
): Kobo {
  const due = dueBy(plans, by);
  return subtractKobo(unpaidKobo(due), unpaidKobo(leftUnpaid(due, balanceKobo)));
}

const dueBy = (plans: readonly OpenPlan[], by: IsoDate): readonly OpenPlan[] =>
  plans.map(({ id, unpaid }) => ({ id, unpaid: unpaid.filter(({ dueOn }) => dueOn <= by) }));

const unpaidKobo = (plans: readonly OpenPlan[]): Kobo =>
  addKobo(...plans.flatMap(({ unpaid }) => unpaid.map(({ amountKobo }) => amountKobo)));

/**
 * What is left of these instalments once the wallet has paid those that it covers. It pays them day by day, which is in
 * the order of their days, because its balance does not grow in between.
 */
function leftUnpaid(due: readonly OpenPlan[], balanceKobo: Kobo): readonly OpenPlan[] {
  let left = due;
  let leftKobo = balanceKobo;
  for (let next = nextPaid(left, leftKobo); next; next = nextPaid(left, leftKobo)) {
    const { id, amountKobo } = next;
    leftKobo = subtractKobo(leftKobo, amountKobo);
    left = left.map((plan) => (plan.id === id ? { id, unpaid: plan.unpaid.slice(1) } : plan));
  }
  return left;
}

const nextPaid = (plans: readonly OpenPlan[], balanceKobo: Kobo) =>
  firstCovered(
    plans.flatMap(({ id, unpaid: [first] }) => (first ? [{ ...first, id }] : [])),
    balanceKobo,
  );

const byDueDate = <Due extends NextDue>(due: readonly Due[]): Due[] =>
  due.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
