import { paysRest } from './instalmentNames.ts';
import type { Plan, Target } from './plans.ts';
import type { InstalmentKind } from './schedules.ts';

/**
 * The kind of each instalment of revised terms, derived from the amounts. On Plan A the downpayment is the instalment
 * that completes it: the first, or a later one after a change of plan, whose earlier months count towards it. If no
 * instalment completes it exactly, all are monthly.
 */
export function inferInstalmentKinds({
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
