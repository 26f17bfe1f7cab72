import { Badge } from '@adire/ui';
import { salaryBurden } from '#domain/eligibility.ts';
import type { Kobo } from '#domain/money.ts';
import { incomeOnDevice } from './incomeOnDevice.ts';

/** What a month takes of the income that this device keeps; nothing where it keeps none. */
export function ReachBadge({ monthlyKobo }: { readonly monthlyKobo: Kobo }) {
  const income = incomeOnDevice.use();
  if (!income) return null;
  const { percent, isWithinReach } = salaryBurden(monthlyKobo, income.salaryKobo);
  return isWithinReach ? (
    <Badge tone="positive">Within reach: {percent}% of your income</Badge>
  ) : (
    <Badge tone="neutral">{percent}% of your income</Badge>
  );
}
