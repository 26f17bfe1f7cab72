import { Badge } from '@adire/ui';
import type { Kobo } from '#domain/money.ts';
import { salaryBurden } from '#domain/plans/eligibility.ts';
import { incomeOnDevice } from './incomeOnDevice.ts';

/** The monthly amount as a share of the income stored on this device; renders nothing if none is stored. */
export function AffordabilityBadge({ monthlyKobo }: { readonly monthlyKobo: Kobo }) {
  const income = incomeOnDevice.use();
  if (!income) return null;
  const { percent, isWithinReach } = salaryBurden(monthlyKobo, income.salaryKobo);
  return isWithinReach ? (
    <Badge tone="positive">Within reach: {percent}% of your income</Badge>
  ) : (
    <Badge tone="neutral">{percent}% of your income</Badge>
  );
}
