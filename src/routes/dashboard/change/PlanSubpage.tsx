import { Button, EmptyState, Heading, Link, Stack, Text } from '@adire/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Contribution } from '#api/calls/contributions.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { useContributions } from '#app/money/useContributions.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { ContributionSkeleton } from '../property/ContributionSkeleton.tsx';
import { Loaded } from '../states/Loaded.tsx';
import * as styles from './change.css.ts';

interface PlanSubpageProps {
  readonly title: string;
  readonly children: (contribution: Contribution) => ReactNode;
}

/** The frame of a subpage of a plan, which the URL's slug identifies. */
export function PlanSubpage({ title, children }: PlanSubpageProps) {
  const { name } = useParams();
  const contributions = useContributions();
  return (
    <div className={styles.page}>
      <PrivateHead title={title} />
      <Loaded query={contributions} what="this contribution" skeleton={<ContributionSkeleton />}>
        {(all) => {
          const contribution = all.find(({ slug }) => slug === name);
          if (!contribution) return <NotFound />;
          return (
            <Stack gap={6}>
              <Link href={`/dashboard/property/${contribution.slug}`}>
                <span className={styles.back}>
                  <ArrowLeft size={18} aria-hidden="true" /> Back to your plan
                </span>
              </Link>
              <Stack gap={1}>
                <Heading level={1}>{title}</Heading>
                <Text tone="ink2">{heldUnitName(contribution)}</Text>
              </Stack>
              {children(contribution)}
            </Stack>
          );
        }}
      </Loaded>
    </div>
  );
}

const NotFound = () => (
  <EmptyState
    title="We could not find this contribution"
    level={1}
    action={
      <Button size="large" href="/dashboard/properties">
        See all your properties
      </Button>
    }
  >
    It may belong to another account, or the address may be mistyped.
  </EmptyState>
);
