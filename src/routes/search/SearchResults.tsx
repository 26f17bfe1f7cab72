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
import { memo, type ReactNode, useMemo } from 'react';
import { type Failure, isNetworkFailure } from '#api/failure.ts';
import { causeOf } from '#app/failures/FailureState.tsx';
import { PropertyGrid, PropertyGridSkeleton } from '#app/property-card/PropertyGrid.tsx';
import { DEFAULT_PAGE_SIZE } from '#domain/listings/listings.ts';
import type { SearchFilters } from '#machines/search/search.filters.ts';
import { outcomeOf, type SearchResults as Results } from '#machines/search/search.outcome.ts';
import { searchPath } from '#machines/search/search.url.ts';
import { NoResults } from './NoResults.tsx';
import * as styles from './SearchScreen.css.ts';
import type { Search } from './useSearch.ts';

const wholeNumber = new Intl.NumberFormat('en-NG');

interface SearchResultsProps extends Pick<Search, 'status' | 'send'> {
  /** The results of `resultsFor`; null until they are loaded. */
  readonly results: Results | null;
  readonly resultsFor: SearchFilters | null;
  readonly applied: SearchFilters;
  readonly failure: Failure | null;
}

/**
 * The number of matching homes and one page of them, or the reason why there are none. Memoized: typing does not
 * re-render it.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { status, results, resultsFor } = props;
  const isBusy = status === 'loading';
  // After a failure the earlier homes stay, but their number says nothing about this search.
  const heading =
    status !== 'failed' && results && resultsFor && results.total > 0
      ? resultsHeading(results, resultsFor)
      : null;
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
          <div role="status">{announcement(status, heading)}</div>
        </VisuallyHidden>
        {status === 'failed' ? <Failed {...props} /> : <Loaded {...props} />}
      </Stack>
    </section>
  );
});

/** What a screen reader announces once the results are loaded. */
function announcement(status: Search['status'], heading: string | null): string {
  if (status === 'found') return heading ?? '';
  return status === 'empty' ? 'No property fits.' : '';
}

function Loaded({ results, resultsFor, applied }: SearchResultsProps): ReactNode {
  if (!results || !resultsFor) return <PropertyGridSkeleton />;
  const outcome = outcomeOf(results);
  if (outcome === 'empty') return <NoResults applied={applied} results={results} />;
  if (outcome === 'pastTheEnd') {
    return (
      <EmptyState
        title={`There is no page ${wholeNumber.format(applied.page)}`}
        action={<Button href={searchPath({ ...applied, page: 1 })}>Go to page 1</Button>}
      >
        The homes that fit are on fewer pages.
      </EmptyState>
    );
  }
  return (
    <>
      <Homes results={results} resultsFor={resultsFor} />
      {results.totalPages > 1 ? (
        <div className={styles.pages}>
          <Pagination
            page={resultsFor.page}
            pageCount={results.totalPages}
            hrefFor={(page) => searchPath({ ...resultsFor, page })}
            range={rangeText(results, resultsFor.page, DEFAULT_PAGE_SIZE)}
          />
        </div>
      ) : null}
    </>
  );
}

function Failed({ results, resultsFor, failure, send }: SearchResultsProps): ReactNode {
  const message = failure?.message ?? '';
  const retry = () => send({ type: 'retry.requested' });
  if (!results?.properties.length || !resultsFor) {
    return (
      <ErrorState
        title={message}
        cause={failure ? causeOf(failure) : 'failed'}
        onRetry={retry}
        retryLabel="Try again"
      />
    );
  }
  return (
    <>
      <Notice
        tone={failure && isNetworkFailure(failure) ? 'offline' : 'attention'}
        title={message}
        action={
          <Button variant="quiet" onClick={retry}>
            Try again
          </Button>
        }
      >
        These are the homes that were loaded before.
      </Notice>
      <Homes results={results} resultsFor={resultsFor} />
    </>
  );
}

interface HomesProps {
  readonly results: Results;
  readonly resultsFor: SearchFilters;
}

function Homes({ results, resultsFor: { plan, months } }: HomesProps) {
  const terms = useMemo(() => ({ plan, durationMonths: months }), [plan, months]);
  return <PropertyGrid properties={results.properties} headingLevel={2} terms={terms} />;
}

/** `About 126 properties for Lagos`, `1 property for Lagos`, or `126 Total Properties.` without a search text. */
function resultsHeading({ total }: Pick<Results, 'total'>, { q }: SearchFilters): string {
  const count = wholeNumber.format(total);
  const isOne = total === 1;
  if (q) return isOne ? `1 property for ${q}` : `About ${count} properties for ${q}`;
  return `${count} Total ${isOne ? 'Property' : 'Properties'}.`;
}

/** `1 to 18 of 126`, if there are several pages. */
function rangeText(results: Results, page: number, pageSize: number): string {
  const first = (page - 1) * pageSize + 1;
  return `${wholeNumber.format(first)} to ${wholeNumber.format(first + results.properties.length - 1)} of ${wholeNumber.format(results.total)}`;
}
