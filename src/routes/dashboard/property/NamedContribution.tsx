import { Button, EmptyState } from '@adire/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Contribution } from '#api/calls/contributions.ts';
import { useContributions } from '#app/money/useContributions.ts';
import { isSlugOf } from '#domain/listings/slugs.ts';
import { Loaded } from '../states/Loaded.tsx';
import { ContributionSkeleton } from './ContributionSkeleton.tsx';

interface NamedContributionProps {
  readonly children: (contribution: Contribution) => ReactNode;
}

/** Renders the contribution that the URL's slug identifies, or says that there is none. */
export function NamedContribution({ children }: NamedContributionProps) {
  const { name } = useParams();
  const contributions = useContributions();
  return (
    <Loaded query={contributions} what="this contribution" skeleton={<ContributionSkeleton />}>
      {(all) => {
        const found = all.find(({ id }) => name !== undefined && isSlugOf(name, id));
        if (found) return children(found);
        // The contribution may have been created after this list was loaded.
        return contributions.isFetching && !contributions.isFetchedAfterMount ? (
          <ContributionSkeleton />
        ) : (
          <NotFound />
        );
      }}
    </Loaded>
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
