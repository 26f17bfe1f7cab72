import { Breadcrumb, Button, EmptyState, Page, Skeleton, Stack } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Failure } from '#api/failure.ts';
import { FailureState } from '#app/failures/FailureState.tsx';
import { hasFailedToLoad, loadFailureOf } from '#app/failures/loadFailure.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { stateCrumbs, townCrumbs } from '#app/places/crumbs.ts';
import { PropertyGridSkeleton } from '#app/property-card/PropertyGrid.tsx';
import { placeQuery } from '#app/queries/properties.ts';
import { PLACES_PATH } from '#domain/listings/places.ts';
import { PlaceHead } from './PlaceHead.tsx';
import * as styles from './PlaceScreen.css.ts';
import { PlaceView } from './PlaceView.tsx';

/** /homes/:state and /homes/:state/:town: the homes on sale there. */
export function Component() {
  const { state = '', town } = useParams();
  const query = useQuery(placeQuery({ state, ...(town !== undefined && { town }) }));
  const { data: place } = query;
  if (place) {
    const crumbs = place.town ? townCrumbs(place.state.name, place.town.name) : stateCrumbs(place.state.name);
    return (
      <div data-state="shown" className={styles.screen}>
        <PlaceHead place={place} crumbs={crumbs} />
        <Page>
          <Stack gap={5}>
            <Breadcrumb items={crumbs} />
            <PlaceView place={place} />
          </Stack>
        </Page>
      </div>
    );
  }
  const isFailed = hasFailedToLoad(query);
  return (
    <div data-state={isFailed ? 'failed' : 'loading'} className={styles.screen}>
      <PrivateHead title="Homes" />
      <Page>
        {isFailed ? (
          <NotShown
            failure={loadFailureOf(query)}
            isBusy={query.fetchStatus === 'fetching'}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <PlaceSkeleton />
        )}
      </Page>
    </div>
  );
}

/** The skeleton of the page while the place loads. */
const PlaceSkeleton = () => (
  <Stack gap={12}>
    <Stack gap={5}>
      <Skeleton width="min(100%, 12rem)" height="1.5rem" />
      <Skeleton width="min(100%, 28rem)" height="2.5rem" />
      <Skeleton width="min(100%, 20rem)" height="5rem" />
      <Skeleton width="min(100%, 20rem)" height="5rem" />
    </Stack>
    <PropertyGridSkeleton />
  </Stack>
);

/** Shown both for an unknown place and for a place without homes. */
const NO_SUCH_PLACE: readonly Failure['code'][] = ['not_found', 'invalid_fields', 'malformed_request'];

interface NotShownProps {
  readonly failure: Failure;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

const NotShown = ({ failure, isBusy, onRetry }: NotShownProps) =>
  NO_SUCH_PLACE.includes(failure.code) ? (
    <EmptyState
      level={1}
      title="No home is on sale here"
      action={<Button href={PLACES_PATH}>See where homes are on sale</Button>}
    >
      There may be some in a town nearby, or the address may be mistyped.
    </EmptyState>
  ) : (
    <FailureState
      level={1}
      title="We could not open this place"
      failure={failure}
      busy={isBusy}
      onRetry={onRetry}
    />
  );
