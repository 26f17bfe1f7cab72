import { Link, Notice } from '@adire/ui';
import type { PlanExit } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { formatDay } from '#domain/dates.ts';
import { exitAmounts } from './exitAmounts.ts';

interface ExitNoticeProps {
  readonly contribution: Contribution;
  readonly exit: PlanExit;
}

/** What became of an earlier request to leave. */
export function ExitNotice({ contribution, exit }: ExitNoticeProps) {
  const { status, decidedAt, reason, reference } = exit;
  const on = decidedAt === null ? '' : ` on ${formatDay(new Date(decidedAt))}`;
  if (status === 'confirmed') {
    return (
      <Notice tone="positive" title="You have left this plan.">
        <ExplainedAmount explanation={exitAmounts(contribution, exit).returned} /> went into{' '}
        <Link href="/dashboard/wallet">your wallet</Link>
        {on}. Reference {reference}.
      </Notice>
    );
  }
  if (status === 'withdrawn') {
    return (
      <Notice tone="info" title="You have taken your last request back.">
        That was{on}. Your plan goes on, and your money is in it.
      </Notice>
    );
  }
  if (status === 'requested') return null;
  return (
    <Notice tone="attention" title="We could not confirm your last request.">
      {reason} Your plan goes on, and your money is in it. Reference {reference}, decided{on}.
    </Notice>
  );
}
