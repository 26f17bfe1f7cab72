import { Breadcrumb, Heading, Link, Page, Skeleton, Stack, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { State } from '#api/calls/properties.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { FailureState } from '#app/failures/FailureState.tsx';
import { hasFailedToLoad, loadFailureOf } from '#app/failures/loadFailure.ts';
import { homesText, monthsText } from '#app/format/countText.ts';
import { PageHead } from '#app/head/PageHead.tsx';
import { breadcrumbList } from '#app/head/structuredData.ts';
import { pageTitle } from '#app/head/truncateText.ts';
import { PLACES_CRUMB, ROOT_CRUMB } from '#app/places/crumbs.ts';
import { advertisedTermsText } from '#app/property-card/advertised.ts';
import { placesQuery } from '#app/queries/properties.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { PLACES_PATH, statePath } from '#domain/listings/places.ts';
import { ADVERTISED_MONTHS, RECOMMENDED_PLAN } from '#domain/plans/plans.ts';
import { countText } from '#domain/quantities.ts';
import * as styles from './PlacesScreen.css.ts';
import { TownList } from './TownList.tsx';

const CRUMBS = [ROOT_CRUMB, PLACES_CRUMB];

/** /homes: all states and towns with homes on sale. */
export function Component() {
  const settings = usePageSettings();
  const query = useQuery(placesQuery);
  const { data: states } = query;
  return (
    <div
      data-state={states ? 'shown' : hasFailedToLoad(query) ? 'failed' : 'loading'}
      className={styles.screen}
    >
      <PageHead
        title={pageTitle('Homes for sale by state and town', settings.productName)}
        description="Every state and town of Nigeria where homes are on sale here, with their prices and what they take a month."
        path={PLACES_PATH}
        data={[breadcrumbList(CRUMBS, settings)]}
      />
      <Page>
        <Stack gap={5}>
          <Breadcrumb items={CRUMBS} />
          <Heading level={1}>Homes by place</Heading>
          {states ? (
            <Places states={states} />
          ) : hasFailedToLoad(query) ? (
            <FailureState
              title="We could not load the places"
              failure={loadFailureOf(query)}
              busy={query.fetchStatus === 'fetching'}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <Skeleton width="100%" height="60vh" />
          )}
        </Stack>
      </Page>
    </div>
  );
}

function Places({ states }: { readonly states: readonly State[] }) {
  const homeCount = states.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Text size="lead" tone="ink2">
          {homesText(homeCount)} on sale in {countText(states.length, 'state')}.
        </Text>
        <Text size="small" tone="ink2">
          {`The amount a month is on Plan ${RECOMMENDED_PLAN} for ${monthsText(ADVERTISED_MONTHS)}: it ${advertisedTermsText()}.`}
        </Text>
      </Stack>
      {states.map((state) => (
        <section key={state.slug} className={styles.state} aria-labelledby={state.slug}>
          <div className={styles.name}>
            <Heading level={2} look={3} id={state.slug}>
              <Link href={statePath(state.slug)}>{state.name}</Link>
            </Heading>
            <Text size="small" tone="ink2">
              {homesText(state.count)}
              {state.count === 1 ? ', ' : ', from '}
              <Amount amountKobo={state.minPrice} />
            </Text>
          </div>
          <TownList stateSlug={state.slug} towns={state.towns} />
        </section>
      ))}
    </Stack>
  );
}
