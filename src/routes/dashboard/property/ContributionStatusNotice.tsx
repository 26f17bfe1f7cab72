import { Link, Notice, Stack } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { ConfirmingNotice } from '#app/contribution/ConfirmingNotice.tsx';
import { isBeingConfirmed } from '#app/contribution/isBeingConfirmed.ts';
import { PLAN_C_MESSAGE } from '../facts/labels.ts';
import { LeavingNotice } from '../leave/LeavingNotice.tsx';
import { ArrearsNotice } from '../schedule/ArrearsNotice.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { TargetNotice } from './TargetNotice.tsx';
import { WalletCovers } from './WalletCovers.tsx';

interface ContributionStatusNoticeProps {
  readonly contribution: Contribution;
  /** Whether the page is the plan's. The dashboard lists the hold's end and late instalments under what needs the buyer. */
  readonly isOnPlanPage: boolean;
}

/** The most important notices of a contribution: a running hold, arrears, a met target, or how it ended. */
export function ContributionStatusNotice({ contribution, isOnPlanPage }: ContributionStatusNoticeProps) {
  const { status, plan, targets } = contribution;
  const isFirstTargetAhead = targets.some(({ name, reached }) => name === 'first' && !reached);
  const isOpen = status === 'pending' || status === 'active';
  return (
    <Stack gap={3}>
      {plan === 'C' && isOpen && isFirstTargetAhead && <Notice tone="info">{PLAN_C_MESSAGE}</Notice>}
      {isBeingConfirmed(contribution) && <ConfirmingNotice />}
      {isOnPlanPage && (
        <>
          <HoldNotice contribution={contribution} />
          <ArrearsNotice contribution={contribution} />
        </>
      )}
      {isOpen && <WalletCovers contribution={contribution} />}
      <LeavingNotice contribution={contribution} />
      <TargetNotice contribution={contribution} isOnPlanPage={isOnPlanPage} />
      {(status === 'expired' || status === 'cancelled') && (
        <EndedNotice status={status} property={contribution.property} />
      )}
    </Stack>
  );
}

interface EndedNoticeProps extends Pick<Contribution, 'property'> {
  readonly status: keyof typeof ENDED_TEXTS;
}

const ENDED_TEXTS = {
  expired: 'No payment was confirmed by then, so the unit was released.',
  cancelled: 'Nothing was paid into it, and the unit was released.',
} as const;

const EndedNotice = ({ status, property }: EndedNoticeProps) => (
  <Notice
    tone="attention"
    title={status === 'expired' ? 'The hold on this unit has ended.' : 'This contribution was cancelled.'}
  >
    {ENDED_TEXTS[status]} Any money that you sent is in <Link href="/dashboard/wallet">your wallet</Link>.{' '}
    <Link href={`/property/${property.id}`}>See the property</Link>
  </Notice>
);
