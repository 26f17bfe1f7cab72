import { Button, EmptyState, Link, Skeleton, Stack, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import type { Contribution } from '#api/calls/contributions.ts';
import { MONEY_FRESH_MS } from '#app/money/useContributions.ts';
import { changesQuery } from '#app/queries/changes.ts';
import { Loaded } from '../states/Loaded.tsx';
import { ChangeFlow } from './ChangeFlow.tsx';
import { OwnPlan } from './OwnPlan.tsx';

type Purpose = 'rescue' | 'change';

const TITLES: Readonly<Record<Purpose, string>> = {
  rescue: 'Having a hard month?',
  change: 'Change this plan',
};

/** The page that helps in a bad month, and the one that changes a plan at other times. */
export const ChangePage = ({ purpose }: { readonly purpose: Purpose }) => (
  <OwnPlan title={TITLES[purpose]}>
    {(contribution) => <Changing key={contribution.id} contribution={contribution} purpose={purpose} />}
  </OwnPlan>
);

interface ChangingProps {
  readonly contribution: Contribution;
  readonly purpose: Purpose;
}

function Changing({ contribution, purpose }: ChangingProps) {
  const [visitId] = useState(() => newId());
  // A change that was just made to the last instalment leaves the page as it is.
  const [wasActive] = useState(contribution.status === 'active');
  const changes = useQuery({
    ...changesQuery(contribution.id),
    staleTime: MONEY_FRESH_MS,
    enabled: wasActive,
  });
  if (!wasActive) return <NotNow contribution={contribution} />;
  const address = `/dashboard/property/${contribution.slug}`;
  return (
    <Stack gap={6}>
      {purpose === 'rescue' ? (
        <Text>
          It happens. Choose what would help, see exactly what it changes, and decide then. Nothing changes
          before you confirm it, and none of this costs a fee.
        </Text>
      ) : (
        <Text>
          See what another duration, unit or plan comes to, side by side with what you have. Nothing changes
          before you confirm it.
        </Text>
      )}
      <Loaded query={changes} what="how this plan can change" skeleton={<OptionsSkeleton />}>
        {(found) => (
          <ChangeFlow contribution={contribution} changes={found} purpose={purpose} visitId={visitId} />
        )}
      </Loaded>
      <Text tone="ink2">
        {purpose === 'rescue' ? (
          <>
            Something else? <Link href={`${address}/change`}>Change this plan</Link> or{' '}
          </>
        ) : (
          <>
            Is it a hard month? <Link href={`${address}/hard-month`}>See what helps</Link>, or{' '}
          </>
        )}
        <Link href={`${address}/leave`}>leave this plan</Link>.
      </Text>
    </Stack>
  );
}

function NotNow({ contribution: { status, slug } }: { readonly contribution: Contribution }) {
  return (
    <EmptyState
      size="part"
      title="This plan cannot change now"
      action={<Button href={`/dashboard/property/${slug}`}>See your plan</Button>}
    >
      {NOT_NOW[status]}
    </EmptyState>
  );
}

const NOT_NOW: Readonly<Record<Contribution['status'], string>> = {
  pending: 'Nothing was paid into it yet. You can cancel it, and agree to another.',
  active: '',
  completed: 'It is complete: there is nothing left to pay.',
  leaving: 'You have asked to leave it. Take that request back first.',
  cancelled: 'It was cancelled.',
  expired: 'The hold on its unit has ended.',
  left: 'You have left it.',
};

const OptionsSkeleton = () => (
  <Stack gap={4}>
    <Skeleton height={64} />
    <Skeleton height={160} shape="block" />
    <Skeleton height={160} shape="block" />
    <Skeleton height={160} shape="block" />
  </Stack>
);
