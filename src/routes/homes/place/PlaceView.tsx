import { Button, Cloth, Heading, Link, Section, Text } from '@adire/ui';
import { homesText } from '#app/format/countText.ts';
import { PropertyGrid } from '#app/property-card/PropertyGrid.tsx';
import { TownList } from '../TownList.tsx';
import { PlaceFigures } from './PlaceFigures.tsx';
import * as styles from './PlaceView.css.ts';
import { type PlaceOnSale, placeName, placeSearchPath } from './placeName.ts';

/** The homes on sale in a place: prices, newest homes and nearby towns. */
export function PlaceView({ place }: { readonly place: PlaceOnSale }) {
  const { state, town, newest } = place;
  const { name, count, minPrice, maxPrice } = town ?? state;
  const others = state.towns.filter(({ slug }) => slug !== town?.slug);
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={1}>Homes for sale in {placeName(place)}</Heading>
          <Text size="lead" tone="ink2">
            {homesText(count)} on sale now
            {town ? '' : `, in ${state.towns.length === 1 ? 'one town' : `${state.towns.length} towns`}`}.
            Save for yours month by month.
          </Text>
          <PlaceFigures minPriceKobo={minPrice} maxPriceKobo={maxPrice} />
          <div>
            <Button href={placeSearchPath(place)}>Search homes in {name}</Button>
          </div>
        </div>
        <div className={styles.cloth} aria-hidden="true">
          <Cloth columns={4} rows={4} lit={{ column: 1, row: 2 }} />
        </div>
        <div className={styles.strip} aria-hidden="true">
          <Cloth columns={8} rows={1} lit={{ column: 3, row: 0 }} />
        </div>
      </div>
      <Section
        title="Newest homes"
        action={
          // Without their number: a search for the place also finds homes whose description mentions it.
          count > newest.length ? <Link href={placeSearchPath(place)}>All homes in {name}</Link> : undefined
        }
      >
        <PropertyGrid properties={newest} />
      </Section>
      {others.length === 0 ? null : (
        <Section title={town ? `Other towns in ${state.name}` : `Towns in ${state.name}`}>
          <TownList stateSlug={state.slug} towns={others} />
        </Section>
      )}
    </div>
  );
}
