import { Button, EmptyState, Link, Skeleton, Stack, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { v4 as newId } from 'uuid';
import type { Contribution } from '#api/calls/contributions.ts';
import { MONEY_FRESH_MS } from '#app/money/useContributions.ts';
import { changesQuery } from '#app/queries/changes.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';
import { Loaded } from '../states/Loaded.tsx';
import { ChangeFlow } from './ChangeFlow.tsx';
import { PlanSubpage } from './PlanSubpage.tsx';
import { ABOUT, canChange, type Purpose, TITLES } from './purpose.ts';

/** The page for changes in a bad month, at any other time, or after a declined mortgage. */
export const ChangePage = ({ purpose }: { readonly purpose: Purpose }) => (
  <PlanSubpage title={TITLES[purpose]}>
    {(contribution) => <Changing key={contribution.id} contribution={contribution} purpose={purpose} />}
  </PlanSubpage>
);

interface ChangingProps {
  readonly contribution: Contribution;
  readonly purpose: Purpose;
}

function Changing({ contribution, purpose }: ChangingProps) {
  const [visitId] = useState(() => newId());
  // Fixed on the first render, so that a completed change does not close the page.
  const [isOpen] = useState(() => canChange(contribution, purpose));
  const changes = useQuery({
    ...changesQuery(contribution.id),
    staleTime: MONEY_FRESH_MS,
    enabled: isOpen,
  });
  if (!isOpen) return <NotNow contribution={contribution} />;
  const address = `/dashboard/property/${contribution.slug}`;
  return (
    <Stack gap={6}>
      <Text>{ABOUT[purpose]}</Text>
      <Loaded query={changes} what="how this plan can change" skeleton={<OptionsSkeleton />}>
        {(found) => (
          <ChangeFlow contribution={contribution} changes={found} purpose={purpose} visitId={visitId} />
        )}
      </Loaded>
      <Text tone="ink2">
        {OTHER_WAYS[purpose](address)}
        <Link href={`${address}/leave`}>leave this plan</Link>.
      </Text>
    </Stack>
  );
}

const OTHER_WAYS: Readonly<Record<Purpose, (address: string) => ReactNode>> = {
  rescue: (address) => (
    <>
      Something else? <Link href={`${address}/change`}>Change this plan</Link> or{' '}
    </>
  ),
  change: (address) => (
    <>
      Is it a hard month? <Link href={`${address}/hard-month`}>See what helps</Link>, or{' '}
    </>
  ),
  'pay-rest': (address) => (
    <>
      Not for you? <Link href={address}>Ask another lender</Link>, or{' '}
    </>
  ),
};

function NotNow({
  contribution: { status, slug, mortgageProgress },
}: {
  readonly contribution: Contribution;
}) {
  return (
    <EmptyState
      size="part"
      title="This plan cannot change now"
      action={<Button href={`/dashboard/property/${slug}`}>See your plan</Button>}
    >
      {mortgageProgress ? MORTGAGED[mortgageProgress.state] : NOT_NOW[status]}
    </EmptyState>
  );
}

const AT_THE_LENDER = 'You have paid your part of the price, and a mortgage is to pay the rest.';
const COMPLETE = 'It is complete: you have nothing left to pay.';

const NOT_NOW: Readonly<Record<Contribution['status'], string>> = {
  pending: 'Nothing was paid into it yet. You can cancel it, and agree to another.',
  active: 'It is running: there is no declined mortgage to replace.',
  completed: COMPLETE,
  leaving: 'You have asked to leave it. Take that request back first.',
  cancelled: 'It was cancelled.',
  expired: 'The hold on its unit has ended.',
  left: 'You have left it.',
};

/** For a plan whose rest a mortgage pays, once the buyer's part is paid. */
const MORTGAGED: Readonly<Record<MortgageState, string>> = {
  documents: AT_THE_LENDER,
  applied: AT_THE_LENDER,
  approved: AT_THE_LENDER,
  declined:
    'You have paid your part of the price. Your plan says what you can do about the declined mortgage.',
  disbursed: COMPLETE,
};

const OptionsSkeleton = () => (
  <Stack gap={4}>
    <Skeleton height={64} />
    <Skeleton height={160} shape="block" />
    <Skeleton height={160} shape="block" />
    <Skeleton height={160} shape="block" />
  </Stack>
);
