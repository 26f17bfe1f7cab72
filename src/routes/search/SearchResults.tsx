import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  Pagination,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@adire/ui';
import type { ReactNode } from 'react';
import { causeOf } from '#app/failures/FailureState.tsx';
import { PropertyGrid, PropertyGridSkeleton } from '#app/property-card/PropertyGrid.tsx';
import { DEFAULT_PAGE_SIZE } from '#domain/listings.ts';
import { searchPath } from '#machines/search/search.url.ts';
import { NoResults } from './NoResults.tsx';
import { rangeText, resultsHeading } from './resultsHeading.ts';
import type { Search } from './useSearch.ts';

const pageNumber = new Intl.NumberFormat('en-NG');

/** How many homes fit, and a page of them; or why there are none to show. */
export function SearchResults({ search }: { readonly search: Search }) {
  const { snapshot, results, resultsFor } = search;
  const isBusy = snapshot.hasTag('busy');
  const hasHomes = results !== null && resultsFor !== null && results.total > 0;
  const heading = hasHomes ? resultsHeading(results, resultsFor) : null;
  return (
    <section aria-label="Results" aria-busy={isBusy}>
      <Stack gap={6}>
        {heading ? (
          <Heading level={1}>{heading}</Heading>
        ) : (
          <>
            <VisuallyHidden>
              <h1>Search homes</h1>
            </VisuallyHidden>
            {results === null && isBusy ? <Skeleton width="min(100%, 18rem)" height="2.5rem" /> : null}
          </>
        )}
        <VisuallyHidden>
          <div role="status">{announcement(search, heading)}</div>
        </VisuallyHidden>
        <ResultsBody search={search} />
      </Stack>
    </section>
  );
}

/** What a screen reader announces once the results are loaded. */
function announcement({ snapshot }: Search, heading: string | null): string {
  if (snapshot.matches({ results: 'found' })) return heading ?? '';
  if (snapshot.matches({ results: 'empty' })) return 'No property fits.';
  return '';
}

function ResultsBody({ search }: { readonly search: Search }): ReactNode {
  const { snapshot, send, results, resultsFor } = search;
  const { applied, failure } = snapshot.context;
  if (snapshot.matches({ results: 'failed' })) {
    const message = failure?.message ?? '';
    const retry = () => send({ type: 'retry.requested' });
    if (!results?.properties.length)
      return (
        <ErrorState
          title={message}
          cause={failure ? causeOf(failure) : 'failed'}
          onRetry={retry}
          retryLabel="Try again"
        />
      );
    return (
      <>
        <Notice
          tone={failure?.code === 'network_down' ? 'offline' : 'attention'}
          title={message}
          action={
            <Button variant="quiet" onClick={retry}>
              Try again
            </Button>
          }
        >
          These are the homes that were loaded before.
        </Notice>
        <PropertyGrid properties={results.properties} headingLevel={2} />
      </>
    );
  }
  // What the cache has, or a server sent, counts before the machine has heard of it.
  const cached = snapshot.hasTag('busy') ? results : null;
  if (snapshot.matches({ results: 'empty' }) || cached?.total === 0) return <NoResults search={search} />;
  if (snapshot.matches({ results: 'pastTheEnd' }) || cached?.properties.length === 0) {
    return (
      <EmptyState
        title={`There is no page ${pageNumber.format(applied.page)}`}
        action={<Button href={searchPath({ ...applied, page: 1 })}>Go to page 1</Button>}
      >
        The homes that fit are on fewer pages.
      </EmptyState>
    );
  }
  if (!results || !resultsFor || results.properties.length === 0) return <PropertyGridSkeleton />;
  return (
    <>
      <PropertyGrid properties={results.properties} headingLevel={2} />
      {results.totalPages > 1 ? (
        <Pagination
          page={resultsFor.page}
          pageCount={results.totalPages}
          hrefFor={(page) => searchPath({ ...resultsFor, page })}
          range={rangeText(results, resultsFor.page, DEFAULT_PAGE_SIZE)}
        />
      ) : null}
    </>
  );
}
