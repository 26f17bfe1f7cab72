import type { Contribution } from '#api/calls/contributions.ts';
import { type Kobo, kobo, maxKobo, ZERO_KOBO } from '#domain/money.ts';
import { instalmentReaching } from '#domain/reaching.ts';

export type Instalment = Contribution['schedule'][number];
export type Target = Contribution['targets'][number];
type Scheduled = Pick<Contribution, 'schedule' | 'paid'>;

/** How many instalments are wholly paid. */
export const paidCount = ({ schedule }: Pick<Contribution, 'schedule'>): number =>
  schedule.filter((instalment) => instalment.status === 'paid').length;

/** The first instalment that is not wholly paid; null when all are. */
export const nextInstalment = ({ schedule }: Pick<Contribution, 'schedule'>): Instalment | null =>
  schedule.find((instalment) => instalment.status !== 'paid') ?? null;

/** Monthly instalments that are not wholly paid; the downpayment of Plan A is none. */
export const monthsLeft = ({ schedule }: Pick<Contribution, 'schedule'>): number =>
  schedule.filter(({ kind, status }) => status !== 'paid' && kind === 'month').length;

/** What is left to contribute. */
export const remainingKobo = ({ target, paid }: Pick<Contribution, 'target' | 'paid'>): Kobo =>
  maxKobo(kobo(target - paid), ZERO_KOBO);

const amountsOf = ({ schedule }: Pick<Contribution, 'schedule'>): Kobo[] =>
  schedule.map(({ amount }) => amount);

/** The instalments that bring a target, in order, each once. */
export const targetInstalments = (contribution: Pick<Contribution, 'schedule' | 'targets'>): number[] => [
  ...new Set(
    contribution.targets.map((target) => instalmentReaching(amountsOf(contribution), target.amount)),
  ),
];

export interface TargetAhead {
  readonly target: Target;
  readonly leftKobo: Kobo;
  /** Instalments still to be paid until it is reached, counting a part-paid one. */
  readonly instalmentsLeft: number;
  /** The next one, where it is a downpayment or due on the day of agreeing: no month passes before it. */
  readonly firstLeft: 'downpayment' | 'first payment' | null;
}

/** The nearest target that is not reached; null when all are. */
export function targetAhead(contribution: Scheduled & Pick<Contribution, 'targets'>): TargetAhead | null {
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

function firstLeftOf(contribution: Pick<Contribution, 'schedule'>): TargetAhead['firstLeft'] {
  const next = nextInstalment(contribution);
  if (next?.kind === 'downpayment') return 'downpayment';
  return next?.number === 1 ? 'first payment' : null;
}

/** How many instalments a sum pays wholly. */
export function wholeAt({ schedule }: Pick<Contribution, 'schedule'>, sumKobo: number): number {
  let leftKobo = sumKobo;
  const open = schedule.findIndex(({ amount }) => {
    leftKobo -= amount;
    return leftKobo < 0;
  });
  return open < 0 ? schedule.length : open;
}

/** The position after one more payment: instalments wholly paid, and the nearest target that it leaves. */
export function afterPaying(contribution: Scheduled & Pick<Contribution, 'targets'>, amountKobo: Kobo) {
  const sumKobo = contribution.paid + amountKobo;
  const count = wholeAt(contribution, sumKobo);
  const target = contribution.targets.find((each) => each.amount > sumKobo) ?? null;
  return { count, target };
}
