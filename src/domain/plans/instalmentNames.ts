import type { Plan, Target } from './plans.ts';
import type { InstalmentKind } from './schedules.ts';

interface NamedSchedule {
  /** By due date. */
  readonly schedule: readonly { readonly kind: InstalmentKind }[];
}

/** A Plan A that began as another plan: the buyer pays the rest of the price, without a downpayment. */
export const paysRest = ({
  plan,
  targets,
}: {
  readonly plan: Plan;
  readonly targets: readonly Pick<Target, 'name'>[];
}): boolean => plan === 'A' && targets.some(({ name }) => name === 'first');

/**
 * `Month 10` or `Downpayment`, by the plan under which it was agreed. The downpayment does not count as a month.
 * @param number from 1.
 */
export function instalmentName({ schedule }: NamedSchedule, number: number): string {
  const kind = schedule[number - 1]?.kind ?? 'month';
  const ordinal = schedule.slice(0, number).filter((each) => each.kind === kind).length;
  if (kind === 'month') return `Month ${ordinal}`;
  // A change splits a partly paid downpayment.
  return ordinal === 1 ? 'Downpayment' : 'Rest of the downpayment';
}
