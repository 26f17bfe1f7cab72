import { Link, Notice } from '@adire/ui';
import { nextDueAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useContributions } from '#app/money/useContributions.ts';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import type { Kobo } from '#domain/money.ts';
import { dueNow } from '../facts/dueNow.ts';
import { sortByUrgency } from '../facts/urgency.ts';
import { canContribute } from '../make-contribution/canContribute.ts';

interface PayFromBalanceProps {
  readonly balanceKobo: Kobo;
}

/** Offers to pay the next instalment if the balance covers it; of several contributions, the most urgent one. */
export function PayFromBalance({ balanceKobo }: PayFromBalanceProps) {
  const { data: contributions = [] } = useContributions();
  const covered = contributions.filter(
    (each) => canContribute(each) && each.nextDue !== null && each.nextDue.amount <= balanceKobo,
  );
  const [first] = sortByUrgency(covered, new Date());
  if (!first?.nextDue) return null;
  const isLate = dueNow(first, lagosDate(new Date()))?.kind === 'late';
  return (
    <Notice tone="positive">
      Your balance covers the <ExplainedAmount explanation={nextDueAmount(first)} /> that{' '}
      {isLate ? 'was' : 'is'} due on {formatDay(first.nextDue.dueOn)} for {heldUnitName(first)}.{' '}
      <Link href={`/dashboard/property/${first.slug}`}>Pay it</Link>
    </Notice>
  );
}
