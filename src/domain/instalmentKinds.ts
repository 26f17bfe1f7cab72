import { paysRest } from './instalmentNames.ts';
import type { Plan, Target } from './plans.ts';
import type { InstalmentKind } from './schedules.ts';

/**
 * What each instalment of revised terms is a part of, where only the amounts are known. On Plan A the downpayment is the
 * instalment that completes it: the first, or a later one where the plan was another before, whose months count towards
 * it. No instalment may end with it; then all are months.
 */
export function impliedKinds({
  plan,
  targets,
  downpaymentKobo,
  instalmentsKobo,
}: {
  readonly plan: Plan;
  readonly targets: readonly Pick<Target, 'name'>[];
  readonly downpaymentKobo: number;
  readonly instalmentsKobo: readonly number[];
}): InstalmentKind[] {
  let sumKobo = 0;
  return instalmentsKobo.map((amountKobo) => {
    sumKobo += amountKobo;
    return plan === 'A' && !paysRest({ plan, targets }) && sumKobo === downpaymentKobo
      ? 'downpayment'
      : 'month';
  });
}
