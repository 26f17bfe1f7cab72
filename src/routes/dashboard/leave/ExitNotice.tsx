import { Link, Notice } from '@adire/ui';
import type { PlanExit } from '#api/calls/changes.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { formatDay } from '#domain/dates.ts';

/** How an earlier request to leave was decided; nothing of one that the buyer took back. */
export function ExitNotice({ exit: { status, returned, decidedAt, reason, reference } }: { exit: PlanExit }) {
  const on = decidedAt === null ? '' : ` on ${formatDay(new Date(decidedAt))}`;
  if (status === 'confirmed') {
    return (
      <Notice tone="positive" title="You have left this plan.">
        <Amount amountKobo={returned} /> went into <Link href="/dashboard/wallet">your wallet</Link>
        {on}. Reference {reference}.
      </Notice>
    );
  }
  if (status !== 'declined') return null;
  return (
    <Notice tone="attention" title="We could not confirm your last request.">
      {reason} Your plan goes on{on}, and your money is in it. Reference {reference}.
    </Notice>
  );
}
