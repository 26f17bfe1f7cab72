import { Link, Notice, Stack } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { formatMoment, PLAN_C_MESSAGE } from '../facts/words.ts';

interface StandingNoticeProps {
  readonly contribution: Contribution;
}

/** What the buyer must know of this contribution before all else: a hold that runs, or how it ended. */
export function StandingNotice({ contribution }: StandingNoticeProps) {
  const { status, plan, targets, holdExpiresAt, property } = contribution;
  const isFirstTargetAhead = targets.some(({ name, reached }) => name === 'first' && !reached);
  const isLive = status === 'pending' || status === 'active';
  return (
    <Stack gap={3}>
      {plan === 'C' && isLive && isFirstTargetAhead && <Notice tone="info">{PLAN_C_MESSAGE}</Notice>}
      {status === 'pending' && holdExpiresAt !== null && (
        <Notice tone="attention" title={`This unit is held for you until ${formatMoment(holdExpiresAt)}.`}>
          The first payment that arrives reserves it. Choose Make Contribution to pay.
        </Notice>
      )}
      {status === 'completed' && (
        <Notice tone="positive" title="Your contribution is complete.">
          Every instalment is received.
        </Notice>
      )}
      {(status === 'expired' || status === 'cancelled') && (
        <Notice
          tone="attention"
          title={
            status === 'expired' ? 'The hold on this unit has ended.' : 'This contribution was cancelled.'
          }
        >
          Nothing was paid, and the unit was released.{' '}
          <Link href={`/property/${property.id}`}>See the property</Link>
        </Notice>
      )}
    </Stack>
  );
}
