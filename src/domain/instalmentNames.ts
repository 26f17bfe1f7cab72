import type { Plan, Target } from './plans.ts';
import type { InstalmentKind } from './schedules.ts';

interface NamedSchedule {
  /** In the order of their days. */
  readonly schedule: readonly { readonly kind: InstalmentKind }[];
}

/** Plan A that began as another plan: the buyer pays the rest of the price, and there was no downpayment. */
export const paysRest = ({
  plan,
  targets,
}: {
  readonly plan: Plan;
  readonly targets: readonly Pick<Target, 'name'>[];
}): boolean => plan === 'A' && targets.some(({ name }) => name === 'first');

/**
 * `Month 10`, or `Downpayment`: each as it was agreed to, whatever the plan is now. Months count without the downpayment.
 * @param number from 1.
 */
export function instalmentName({ schedule }: NamedSchedule, number: number): string {
  const kind = schedule[number - 1]?.kind ?? 'month';
  const ordinal = schedule.slice(0, number).filter((each) => each.kind === kind).length;
  if (kind === 'month') return `Month ${ordinal}`;
  // A change divides a downpayment that is paid in part.
  return ordinal === 1 ? 'Downpayment' : 'Rest of the downpayment';
}
