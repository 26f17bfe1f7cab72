import type { IsoDate } from '../dates.ts';
import { type Kobo, ZERO_KOBO } from '../money.ts';
import { shareText } from '../quantities.ts';
import { isEligible, MAX_AGE_AT_END } from './eligibility.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, MIN_TARGET_BPS, type Plan, type Target } from './plans.ts';
import type { DueInstalment } from './schedules.ts';

/**
 * The kinds of plan changes. `spread`, `pause` and a longer duration help in a bad month. With `pay_rest` the buyer
 * pays the rest of the price, as on Plan A, after a declined mortgage; the others apply to an active plan.
 */
export const REVISION_KINDS = ['spread', 'duration', 'pause', 'unit', 'plan', 'pay_rest'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

const REVISION_TITLES: Readonly<Record<RevisionKind, string>> = {
  spread: 'What was late was spread',
  duration: 'Another duration',
  pause: 'A month’s pause',
  unit: 'Another unit',
  plan: 'Another plan',
  pay_rest: 'The rest without a mortgage',
};

/** `isOtherProperty`: the plan moved to a unit of another property. */
export const revisionTitle = (kind: RevisionKind, isOtherProperty: boolean): string =>
  isOtherProperty ? 'Another home' : REVISION_TITLES[kind];

/** A contribution can be paused once, for one month. */
export const MAX_PAUSES = 1;
export const PAUSE_MONTHS = 1;

/** Why a change is not possible. */
export const REVISION_OBSTACLES = [
  'nothing_late',
  'no_months_left',
  'paused_before',
  'too_old',
  'same_terms',
  'paid_too_much',
  'target_too_low',
  'letter_issued',
  'same_after_start',
] as const;
export type RevisionObstacle = (typeof REVISION_OBSTACLES)[number];

export const OBSTACLE_SENTENCES: Readonly<Record<RevisionObstacle, string>> = {
  nothing_late: 'Nothing is late, so there is nothing to spread.',
  no_months_left: 'No month of the plan is left for what remains. Choose a longer duration.',
  paused_before: 'You have paused this plan before. It can be paused once.',
  too_old: `The plan has to end by the age of ${MAX_AGE_AT_END}, and this would end later.`,
  same_terms: 'This is what you have now.',
  paid_too_much: 'You have paid as much as this asks for, or more.',
  target_too_low: `Your RSA would leave less than ${shareText(MIN_TARGET_BPS)} of the price to contribute. Please write to us about this.`,
  letter_issued:
    'Your first target is met, and the allocation letter names this home, price and plan. Please write to us to change them.',
  same_after_start:
    'Plans B and C differ in how they start. Yours has started, so there is nothing to change.',
};

/** The current agreement and how far it is paid. */
export interface Position {
  readonly plan: Plan;
  readonly priceKobo: Kobo;
  readonly durationMonths: number;
  readonly rsaBalanceKobo: Kobo;
  /** The buyer's age when these months began: at the agreement, or when they took over the rest of the price. */
  readonly ageYears: number;
  readonly agreedOn: IsoDate;
  readonly pausedMonths: number;
  readonly firstDueOn: IsoDate;
  readonly terms: Terms;
  readonly paidKobo: Kobo;
}

/** A plan's amounts and due dates. */
interface Terms {
  readonly downpaymentKobo: Kobo;
  readonly rsaShareKobo: Kobo;
  readonly mortgageKobo: Kobo;
  readonly targetKobo: Kobo;
  readonly monthlyKobo: Kobo;
  readonly targets: readonly Target[];
  /** By due date; they add up to `targetKobo`. */
  readonly instalments: readonly DueInstalment[];
}

/** The parameters of each kind of change. `unit` is another unit at its own price. */
export type Change =
  | { readonly kind: 'spread' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'duration'; readonly durationMonths: number }
  | { readonly kind: 'unit'; readonly priceKobo: Kobo }
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'pay_rest'; readonly durationMonths: number };

/** The parts of a position that a revision changes. */
export type Revised = Pick<
  Position,
  'plan' | 'priceKobo' | 'durationMonths' | 'pausedMonths' | 'ageYears' | 'firstDueOn' | 'terms'
>;

/** What a buyer compares before and after a change. */
export interface Figures {
  readonly monthlyKobo: Kobo;
  readonly targetKobo: Kobo;
  readonly leftKobo: Kobo;
  readonly lateKobo: Kobo;
  /** The unpaid part of each late instalment. */
  readonly latePartsKobo: readonly Kobo[];
  readonly nextDueOn: IsoDate | null;
  readonly endsOn: IsoDate;
}

/** The first target brings the letter, which names home, price and plan. */
export const hasLetter = ({ terms: { targets }, paidKobo }: Pick<Position, 'terms' | 'paidKobo'>): boolean =>
  targets.some(({ amountKobo }) => amountKobo > ZERO_KOBO && paidKobo >= amountKobo);

/** Why a plan cannot last this many months, pauses included; null if it can. */
export function durationObstacle(
  { ageYears, pausedMonths }: Pick<Position, 'ageYears' | 'pausedMonths'>,
  durationMonths: number,
): 'too_old' | 'no_months_left' | null {
  if (durationMonths < MIN_DURATION_MONTHS || durationMonths > MAX_DURATION_MONTHS) return 'no_months_left';
  return isEligible(ageYears, durationMonths + pausedMonths) ? null : 'too_old';
}
