import { Heading, Link, Page, Stack, Text, VisuallyHidden } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { placesQuery } from '#app/queries/properties.ts';
import { PLACES_PATH, statePath } from '#domain/listings/places.ts';
import * as styles from './HomesByPlace.css.ts';

/** The states with homes on sale, with links to their towns. Renders nothing if they cannot be loaded. */
export function HomesByPlace() {
  const { data: states = [] } = useQuery(placesQuery);
  if (states.length === 0) return null;
  return (
    <Page>
      <section className={styles.block} aria-labelledby="places">
        <Stack gap={2}>
          <Heading level={2} id="places">
            Where homes are on sale
          </Heading>
          <Text>
            <Link href={PLACES_PATH}>All states and towns</Link>
          </Text>
        </Stack>
        <ul className={styles.states}>
          {states.map(({ name, slug, count }) => (
            <li key={slug} className={styles.state}>
              <Link href={statePath(slug)} tone="plain" className={styles.link}>
                {name}
                <span className={styles.count}>
                  {count}
                  <VisuallyHidden> on sale</VisuallyHidden>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
