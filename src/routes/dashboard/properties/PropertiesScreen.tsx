import { Button, EmptyState, Grid, Heading, Section, Skeleton, Stack, Tabs } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { useContributions } from '#app/money/useContributions.ts';
import type { ContributionStatus } from '#domain/statuses.ts';
import { useSearchChoice } from '../address/searchParams.ts';
import { Loaded } from '../states/Loaded.tsx';
import { StaleNotice } from '../states/StaleNotice.tsx';
import { ContributionCard } from './ContributionCard.tsx';

const TABS = ['active', 'completed'] as const;
type Tab = (typeof TABS)[number];
const TAB_LABELS: Readonly<Record<Tab, string>> = { active: 'Active', completed: 'Completed' };

/** The tab that lists each status. Ended contributions are below the active ones. */
const PLACES: Readonly<Record<ContributionStatus, Tab | 'ended'>> = {
  pending: 'active',
  active: 'active',
  completed: 'completed',
  leaving: 'active',
  cancelled: 'ended',
  expired: 'ended',
  left: 'ended',
};

/** /dashboard/properties */
export function Component() {
  const [tab, chooseTab] = useSearchChoice('tab', TABS);
  const contributions = useContributions();
  return (
    <Stack gap={6}>
      <PrivateHead title="Property" />
      <Heading level={1}>Property</Heading>
      <StaleNotice queries={[contributions]} />
      <Tabs
        label="Your contributions"
        value={tab}
        onChange={chooseTab}
        tabs={TABS.map((value) => ({
          value,
          label: TAB_LABELS[value],
          content: (
            <Loaded query={contributions} what="your contributions" skeleton={<CardsSkeleton />}>
              {(all) => <ContributionsOf tab={value} contributions={all} />}
            </Loaded>
          ),
        }))}
      />
    </Stack>
  );
}

interface ContributionsOfProps {
  readonly tab: Tab;
  readonly contributions: readonly Contribution[];
}

function ContributionsOf({ tab, contributions }: ContributionsOfProps) {
  const placed = (place: Tab | 'ended') => contributions.filter(({ status }) => PLACES[status] === place);
  const shown = placed(tab);
  const ended = tab === 'active' ? placed('ended') : [];
  return (
    <Stack gap={8}>
      {shown.length > 0 ? (
        <Cards contributions={shown} />
      ) : (
        <NoneOf tab={tab} hasCompleted={placed('completed').length > 0} />
      )}
      {ended.length > 0 && (
        <Section title="Ended">
          <Cards contributions={ended} />
        </Section>
      )}
    </Stack>
  );
}

const Cards = ({ contributions }: { readonly contributions: readonly Contribution[] }) => (
  <Grid minColumnPx={320} gap={5}>
    {contributions.map((contribution) => (
      <ContributionCard key={contribution.id} contribution={contribution} />
    ))}
  </Grid>
);

interface NoneOfProps {
  readonly tab: Tab;
  readonly hasCompleted: boolean;
}

function NoneOf({ tab, hasCompleted }: NoneOfProps) {
  if (tab === 'completed')
    return (
      <EmptyState size="part" title="You have no completed contribution yet">
        A contribution appears here when its last instalment is received.
      </EmptyState>
    );
  if (hasCompleted)
    return (
      <EmptyState
        title="You have completed what you began"
        action={
          <Button size="large" href="/dashboard/properties?tab=completed">
            Show what is complete
          </Button>
        }
      >
        Your allocation letter, and what comes next, are on the page of your plan.
      </EmptyState>
    );
  return (
    <EmptyState
      title="You have no active contribution"
      action={
        <Button size="large" href="/search">
          Explore Properties
        </Button>
      }
    >
      Choose a home and a plan, and follow it here.
    </EmptyState>
  );
}

const CardsSkeleton = () => (
  <Grid minColumnPx={320} gap={5}>
    <Skeleton height={300} shape="block" />
    <Skeleton height={300} shape="block" />
  </Grid>
);
