import { addMonths, type IsoDate } from './dates.ts';
import { type Kobo, kobo, minKobo } from './money.ts';

export const INSTALMENT_STATUSES = ['paid', 'due', 'overdue', 'upcoming'] as const;
export type InstalmentStatus = (typeof INSTALMENT_STATUSES)[number];

export interface Instalment {
  /** From 1. */
  readonly number: number;
  readonly dueOn: IsoDate;
  readonly amountKobo: Kobo;
  /** What of it the contributions so far cover; they fill instalments in order. */
  readonly paidKobo: Kobo;
  readonly status: InstalmentStatus;
}

export interface NextDue {
  readonly dueOn: IsoDate;
  /** What is left of that instalment. */
  readonly amountKobo: Kobo;
}

/**
 * Instalments with their dates and how far they are paid: the first on `firstDueOn` (`firstDueDay`), each next a
 * month later. `due` is the first unpaid one when its day is today or in the month before it.
 */
export function schedule(
  instalmentsKobo: readonly Kobo[],
  { firstDueOn, paidKobo, today }: { firstDueOn: IsoDate; paidKobo: Kobo; today: IsoDate },
): Instalment[] {
  let leftKobo: number = paidKobo;
  let isFirstUnpaid = true;
  return instalmentsKobo.map((amountKobo, index) => {
    const dueOn = addMonths(firstDueOn, index);
    const coveredKobo = minKobo(amountKobo, kobo(leftKobo));
    leftKobo -= coveredKobo;
    const status = ((): InstalmentStatus => {
      if (coveredKobo === amountKobo) return 'paid';
      if (dueOn < today) return 'overdue';
      return isFirstUnpaid ? 'due' : 'upcoming';
    })();
    if (status !== 'paid') isFirstUnpaid = false;
    return { number: index + 1, dueOn, amountKobo, paidKobo: coveredKobo, status };
  });
}

/** The first instalment that is not wholly paid, or null when all are. */
export function nextDue(instalments: readonly Instalment[]): NextDue | null {
  const next = instalments.find((instalment) => instalment.status !== 'paid');
  return next ? { dueOn: next.dueOn, amountKobo: kobo(next.amountKobo - next.paidKobo) } : null;
}
