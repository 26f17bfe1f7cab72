import { Breadcrumb, Button, EmptyState, Page } from '@adire/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { type Failure, toFailure } from '#api/failure.ts';
import { FailureState } from '#app/failures/FailureState.tsx';
import { hasFailedToLoad, loadFailureOf } from '#app/failures/loadFailure.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { propertyQuery } from '#app/queries/properties.ts';
import { PropertyHead } from './PropertyHead.tsx';
import * as styles from './PropertyScreen.css.ts';
import { PropertySkeleton } from './PropertySkeleton.tsx';
import { PropertyView } from './PropertyView.tsx';
import { WithdrawnHome } from './WithdrawnHome.tsx';

/** /property/:id: one home, what it costs on each plan, and similar homes. */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(propertyQuery(id));
  const { data: property } = query;
  const state = stateOf(query);
  return (
    <div data-state={state} className={styles.screen}>
      {property && state === 'shown' ? (
        <PropertyHead property={property} />
      ) : (
        <PrivateHead title={TITLES[state]} />
      )}
      <Page>
        <div className={styles.page}>
          <div className={styles.crumb}>
            <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Property' }]} />
          </div>
          {state === 'withdrawn' ? (
            <WithdrawnHome propertyId={id} />
          ) : property ? (
            <PropertyView key={property.id} property={property} />
          ) : state === 'failed' ? (
            <NotShown
              failure={loadFailureOf(query)}
              isBusy={query.fetchStatus === 'fetching'}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <PropertySkeleton />
          )}
        </div>
      </Page>
    </div>
  );
}

type State = 'withdrawn' | 'shown' | 'failed' | 'loading';

/** `withdrawn` applies even if this buyer may still read the home, because it takes no new contributions. */
function stateOf(query: UseQueryResult<PropertyDetail>): State {
  const { data, error } = query;
  if (data?.withdrawn || (error && toFailure(error).code === 'listing_withdrawn')) return 'withdrawn';
  if (data) return 'shown';
  return hasFailedToLoad(query) ? 'failed' : 'loading';
}

const TITLES: Readonly<Record<State, string>> = {
  withdrawn: 'No longer for sale',
  shown: 'Property',
  failed: 'Property',
  loading: 'Property',
};

/** A malformed id is shown as an unknown home. */
const NO_SUCH_HOME: readonly Failure['code'][] = ['not_found', 'invalid_fields', 'malformed_request'];

interface NotShownProps {
  readonly failure: Failure;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function NotShown({ failure, isBusy, onRetry }: NotShownProps) {
  return NO_SUCH_HOME.includes(failure.code) ? (
    <EmptyState
      level={1}
      title="We could not find this property"
      action={<Button href="/search">Search properties</Button>}
    >
      It may have been sold and taken down, or the address may be mistyped.
    </EmptyState>
  ) : (
    <FailureState
      level={1}
      title="We could not open this home"
      failure={failure}
      busy={isBusy}
      onRetry={onRetry}
    />
  );
}
