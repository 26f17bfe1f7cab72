import { Button, EmptyState, Link } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { heldUnitName } from '#domain/listings/units.ts';

interface NoContributionProps {
  /** The contribution that the buyer began last; it has ended. Null if there never was one. */
  readonly latest: Contribution | null;
}

/** In place of a summary: what became of a hold that ran out or a plan that was left, otherwise where to begin. */
export function NoContribution({ latest }: NoContributionProps) {
  if (latest?.status === 'expired')
    return (
      <EmptyState
        title={`Your hold on ${heldUnitName(latest)} has ended`}
        action={
          <Button size="large" href={`/property/${latest.property.id}`}>
            See the property
          </Button>
        }
      >
        No payment was confirmed by then, so others can choose the unit now. You can choose it again while it
        is free. Any money that you sent is in <Link href="/dashboard/wallet">your wallet</Link>.
      </EmptyState>
    );
  if (latest?.status === 'left')
    return (
      <EmptyState
        title={`You have left your plan for ${heldUnitName(latest)}`}
        action={
          <Button size="large" href="/search">
            Find a home
          </Button>
        }
      >
        Your money went into <Link href="/dashboard/wallet">your wallet</Link>, where you can withdraw it or
        begin another plan with it.{' '}
        <Link href={`/dashboard/property/${latest.slug}/leave`}>See what was returned</Link>
      </EmptyState>
    );
  return (
    <EmptyState
      title={latest === null ? 'You have no contribution yet' : 'You have no active contribution'}
      action={
        <Button size="large" href="/search">
          Find a home
        </Button>
      }
    >
      Find a home, choose a plan, and see here how it becomes yours, an instalment at a time.
    </EmptyState>
  );
}
