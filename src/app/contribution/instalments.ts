import type { Contribution } from '#api/calls/contributions.ts';
import { addKobo, type Kobo, kobo, maxKobo, ZERO_KOBO } from '#domain/money.ts';
import { payInOrder } from '#domain/plans/payInOrder.ts';
import { instalmentReaching } from '#domain/plans/reaching.ts';

export type Instalment = Contribution['schedule'][number];
export type Target = Contribution['targets'][number];
type Scheduled = Pick<Contribution, 'schedule' | 'paid'>;

/** The number of fully paid instalments. */
export const paidCount = ({ schedule }: Pick<Contribution, 'schedule'>): number =>
  schedule.filter((instalment) => instalment.status === 'paid').length;

/** The first instalment that is not fully paid, or null. */
export const nextInstalment = ({ schedule }: Pick<Contribution, 'schedule'>): Instalment | null =>
  schedule.find((instalment) => instalment.status !== 'paid') ?? null;

/** The number of monthly instalments that are not fully paid. Plan A's downpayment does not count. */
export const monthsLeft = ({ schedule }: Pick<Contribution, 'schedule'>): number =>
  schedule.filter(({ kind, status }) => status !== 'paid' && kind === 'month').length;

export const remainingKobo = ({ target, paid }: Pick<Contribution, 'target' | 'paid'>): Kobo =>
  maxKobo(kobo(target - paid), ZERO_KOBO);

const amountsOf = ({ schedule }: Pick<Contribution, 'schedule'>): Kobo[] =>
  schedule.map(({ amount }) => amount);

/** Numbers of the instalments that reach a target, ascending and without duplicates. */
export const targetInstalments = (contribution: Pick<Contribution, 'schedule' | 'targets'>): number[] => [
  ...new Set(
    contribution.targets.map((target) => instalmentReaching(amountsOf(contribution), target.amount)),
  ),
];

export interface NextTarget {
  readonly target: Target;
  readonly leftKobo: Kobo;
  /** Unpaid instalments up to the target, including a partly paid one. */
  readonly instalmentsLeft: number;
  /** Set if the next instalment is due without a month's wait: a downpayment, or the first payment. */
  readonly firstLeft: 'downpayment' | 'first payment' | null;
}

/** The next target that is not reached, or null. */
export function nextTarget(contribution: Scheduled & Pick<Contribution, 'targets'>): NextTarget | null {
  const target = contribution.targets.find((each) => !each.reached);
  if (!target) return null;
  return {
    target,
    leftKobo: maxKobo(kobo(target.amount - contribution.paid), ZERO_KOBO),
    instalmentsLeft: Math.max(
      instalmentReaching(amountsOf(contribution), target.amount) - paidCount(contribution),
      1,
    ),
    firstLeft: firstLeftOf(contribution),
  };
}

function firstLeftOf(contribution: Pick<Contribution, 'schedule'>): NextTarget['firstLeft'] {
  const next = nextInstalment(contribution);
  if (next?.kind === 'downpayment') return 'downpayment';
  return next?.number === 1 ? 'first payment' : null;
}

/** The number of instalments that a sum pays in full. */
export const paidInFullCount = ({ schedule }: Pick<Contribution, 'schedule'>, sumKobo: Kobo): number =>
  payInOrder(schedule, ({ amount }) => amount, sumKobo).filter(
    ({ amountKobo, paidKobo }) => paidKobo === amountKobo,
  ).length;

/** The position after one more payment: the fully paid instalments and the next target. */
export function positionAfterPayment(
  contribution: Scheduled & Pick<Contribution, 'targets'>,
  amountKobo: Kobo,
) {
  const sumKobo = addKobo(contribution.paid, amountKobo);
  const count = paidInFullCount(contribution, sumKobo);
  const target = contribution.targets.find((each) => each.amount > sumKobo) ?? null;
  return { count, target };
}
