import { addMonths, type IsoDate } from '../dates.ts';
import { type Kobo, kobo } from '../money.ts';
import { payInOrder } from './payInOrder.ts';
import type { Plan } from './plans.ts';

/** The kind of an instalment: Plan A's downpayment or a monthly one. */
export const INSTALMENT_KINDS = ['downpayment', 'month'] as const;
export type InstalmentKind = (typeof INSTALMENT_KINDS)[number];

export const INSTALMENT_STATUSES = ['paid', 'due', 'overdue', 'upcoming'] as const;
export type InstalmentStatus = (typeof INSTALMENT_STATUSES)[number];

/** Download formats of a schedule: calendar, spreadsheet. */
export const SCHEDULE_FILES = ['ics', 'csv'] as const;
export type ScheduleFile = (typeof SCHEDULE_FILES)[number];

export interface Instalment {
  /** From 1. */
  readonly number: number;
  readonly kind: InstalmentKind;
  readonly dueOn: IsoDate;
  readonly amountKobo: Kobo;
  /** The part covered by the contributions so far, which fill instalments in order. */
  readonly paidKobo: Kobo;
  readonly status: InstalmentStatus;
}

/** An instalment of an agreement. */
export type DueInstalment = Pick<Instalment, 'kind' | 'dueOn' | 'amountKobo'>;

export interface NextDue {
  readonly dueOn: IsoDate;
  /** The unpaid part of that instalment. */
  readonly amountKobo: Kobo;
}

/**
 * The instalments of a new agreement: the first is due on `firstDueOn` (see `firstDueDay`), each next a month later. On
 * Plan A the first is the downpayment.
 */
export const dueMonthly = (
  instalmentsKobo: readonly Kobo[],
  { plan, firstDueOn }: { plan: Plan; firstDueOn: IsoDate },
): DueInstalment[] =>
  instalmentsKobo.map((amountKobo, index) => ({
    kind: plan === 'A' && index === 0 ? 'downpayment' : 'month',
    dueOn: addMonths(firstDueOn, index),
    amountKobo,
  }));

/** Instalments due a month apart, with the paid part of each. */
export const schedule = (
  instalmentsKobo: readonly Kobo[],
  { plan, firstDueOn, ...at }: { plan: Plan; firstDueOn: IsoDate; paidKobo: Kobo; today: IsoDate },
): Instalment[] => scheduleOn(dueMonthly(instalmentsKobo, { plan, firstDueOn }), at);

/**
 * Instalments by due date, with the paid part of each. `due` is an unpaid one whose date is today, or the first one if its
 * date is later.
 */
export function scheduleOn(
  instalments: readonly DueInstalment[],
  { paidKobo, today }: { paidKobo: Kobo; today: IsoDate },
): Instalment[] {
  let isFirstUnpaid = true;
  const parts = payInOrder(instalments, ({ amountKobo }) => amountKobo, paidKobo);
  return parts.map(({ instalment: { kind, dueOn }, amountKobo, paidKobo: partKobo }, index) => {
    const status = ((): InstalmentStatus => {
      if (partKobo === amountKobo) return 'paid';
      if (dueOn < today) return 'overdue';
      return isFirstUnpaid || dueOn === today ? 'due' : 'upcoming';
    })();
    if (status !== 'paid') isFirstUnpaid = false;
    return { number: index + 1, kind, dueOn, amountKobo, paidKobo: partKobo, status };
  });
}

/** The unpaid parts of the instalments, by due date. */
export const unpaidParts = (instalments: readonly Instalment[]): NextDue[] =>
  instalments
    .filter(({ status }) => status !== 'paid')
    .map(({ dueOn, amountKobo, paidKobo }) => ({ dueOn, amountKobo: kobo(amountKobo - paidKobo) }));

/** The first instalment that is not fully paid; null if all are. */
export const nextDue = (instalments: readonly Instalment[]): NextDue | null =>
  unpaidParts(instalments)[0] ?? null;
