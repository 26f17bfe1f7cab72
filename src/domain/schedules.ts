import { addMonths, type IsoDate } from './dates.ts';
import { type Kobo, kobo, minKobo } from './money.ts';
import type { Plan } from './plans.ts';

/** What an instalment is a part of: the downpayment of Plan A, or the months. */
export const INSTALMENT_KINDS = ['downpayment', 'month'] as const;
export type InstalmentKind = (typeof INSTALMENT_KINDS)[number];

export const INSTALMENT_STATUSES = ['paid', 'due', 'overdue', 'upcoming'] as const;
export type InstalmentStatus = (typeof INSTALMENT_STATUSES)[number];

/** What a schedule can be downloaded as: a calendar, a spreadsheet. */
export const SCHEDULE_FILES = ['ics', 'csv'] as const;
export type ScheduleFile = (typeof SCHEDULE_FILES)[number];

export interface Instalment {
  /** From 1. */
  readonly number: number;
  readonly kind: InstalmentKind;
  readonly dueOn: IsoDate;
  readonly amountKobo: Kobo;
  /** What of it the contributions so far cover; they fill instalments in order. */
  readonly paidKobo: Kobo;
  readonly status: InstalmentStatus;
}

/** An instalment of an agreement: what is due, of what, and when. */
export type DueInstalment = Pick<Instalment, 'kind' | 'dueOn' | 'amountKobo'>;

export interface NextDue {
  readonly dueOn: IsoDate;
  /** What is left of that instalment. */
  readonly amountKobo: Kobo;
}

/**
 * The instalments of a new agreement with their days: the first on `firstDueOn` (`firstDueDay`), each next a month later.
 * On Plan A the first is the downpayment.
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

/** Instalments that are due a month after each other, with how far they are paid. */
export const schedule = (
  instalmentsKobo: readonly Kobo[],
  { plan, firstDueOn, ...at }: { plan: Plan; firstDueOn: IsoDate; paidKobo: Kobo; today: IsoDate },
): Instalment[] => scheduleOn(dueMonthly(instalmentsKobo, { plan, firstDueOn }), at);

/**
 * Instalments in the order of their days, with how far they are paid. `due` is the first unpaid one when its day is today
 * or later.
 */
export function scheduleOn(
  instalments: readonly DueInstalment[],
  { paidKobo, today }: { paidKobo: Kobo; today: IsoDate },
): Instalment[] {
  let leftKobo: number = paidKobo;
  let isFirstUnpaid = true;
  return instalments.map(({ kind, dueOn, amountKobo }, index) => {
    const coveredKobo = minKobo(amountKobo, kobo(leftKobo));
    leftKobo -= coveredKobo;
    const status = ((): InstalmentStatus => {
      if (coveredKobo === amountKobo) return 'paid';
      if (dueOn < today) return 'overdue';
      return isFirstUnpaid ? 'due' : 'upcoming';
    })();
    if (status !== 'paid') isFirstUnpaid = false;
    return { number: index + 1, kind, dueOn, amountKobo, paidKobo: coveredKobo, status };
  });
}

/** The first instalment that is not wholly paid, or null when all are. */
export function nextDue(instalments: readonly Instalment[]): NextDue | null {
  const next = instalments.find((instalment) => instalment.status !== 'paid');
  return next ? { dueOn: next.dueOn, amountKobo: kobo(next.amountKobo - next.paidKobo) } : null;
}
