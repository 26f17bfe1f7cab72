import { Link, Text } from '@adire/ui';
import type { Town } from '#api/calls/properties.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { homesText } from '#app/format/countText.ts';
import { advertisedMonthlyKobo, THEN_MORTGAGE } from '#app/property-card/advertised.ts';
import { townPath } from '#domain/listings/places.ts';
import * as styles from './TownList.css.ts';

interface TownListProps {
  readonly stateSlug: string;
  readonly towns: readonly Town[];
}

/** The towns of a state, each with the monthly amount of its cheapest home. */
export const TownList = ({ stateSlug, towns }: TownListProps) => (
  <ul className={styles.towns}>
    {towns.map(({ name, slug, count, minPrice }) => (
      <li key={slug} className={styles.town}>
        <Link href={townPath(stateSlug, slug)} tone="plain" className={styles.cover}>
          {name}
        </Link>
        <Text as="span" size="small" tone="ink2">
          {homesText(count)}
        </Text>
        <Text as="span" size="note" tone="ink2" className={styles.monthly}>
          from <Amount amountKobo={advertisedMonthlyKobo(minPrice)} />
          {` a month, ${THEN_MORTGAGE}`}
        </Text>
      </li>
    ))}
  </ul>
);
