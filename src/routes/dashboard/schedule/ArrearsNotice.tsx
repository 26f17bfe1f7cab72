import { Link, Notice } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { arrears } from '#domain/plans/arrears.ts';
import { countText } from '#domain/quantities.ts';

interface ArrearsNoticeProps {
  readonly contribution: Contribution;
}

/** The notice of late instalments: the consequences, and how to catch up. */
export function ArrearsNotice({ contribution }: ArrearsNoticeProps) {
  const { status, schedule, slug } = contribution;
  const today = lagosDate(new Date());
  const late = arrears(
    schedule.map(({ dueOn, amount, paid }) => ({ dueOn, amountKobo: amount, paidKobo: paid })),
    today,
  );
  if (status !== 'active' || late === null) return null;
  return (
    <Notice
      tone="attention"
      title={`${countText(late.count, 'instalment is', 'instalments are')} late. Your unit stays yours, and nothing is added to what you owe.`}
    >
      Pay <ExplainedAmount explanation={contributionAmounts(contribution).owed(today)} /> now, and the plan
      ends on {formatDay(late.endsOn)} as agreed. Go on with one instalment a month, and it ends on{' '}
      {formatDay(late.endsLaterOn)}.{' '}
      <Link href={`/dashboard/property/${slug}/hard-month`}>See what helps in a hard month</Link>
    </Notice>
  );
}
