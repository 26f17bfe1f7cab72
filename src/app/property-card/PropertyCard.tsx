import { MediaCard } from '@adire/ui';
import { memo } from 'react';
import type { Property } from '#api/calls/properties.ts';
import { PROPERTY_TYPE_LABELS } from '#domain/listings/listings.ts';
import { Amount } from '../amount/Amount.tsx';
import { AmountFigure } from '../amount/AmountFigure.tsx';
import { bedsText, monthsText } from '../format/countText.ts';
import { AffordabilityBadge } from '../income/AffordabilityBadge.tsx';
import { ListingPicture } from '../pictures/ListingPicture.tsx';
import { CARD_SIZES } from '../pictures/sizes.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import { ADVERTISED_TERMS, advertisedQuote, advertisedTermsText, type MonthlyTerms } from './advertised.ts';
import * as styles from './PropertyCard.css.ts';

interface PropertyCardProps {
  readonly property: Property;
  /** Heading level of the title: one below the heading of the list. */
  readonly headingLevel?: 2 | 3;
  /** The picture is visible without scrolling, so it is loaded with priority. */
  readonly isFirst?: boolean;
  /** The picture's `sizes` attribute. */
  readonly sizes?: string;
  /** The terms for which the monthly amount is calculated. */
  readonly terms?: MonthlyTerms;
}

/**
 * A home in a list: its picture, price, monthly amount and address. The whole card links to the home's page. Memoized,
 * because lists of cards are next to form fields that render on every keystroke.
 */
export const PropertyCard = memo(function PropertyCard({
  property,
  headingLevel = 3,
  isFirst = false,
  sizes = CARD_SIZES,
  terms = ADVERTISED_TERMS,
}: PropertyCardProps) {
  const { id, title, address, town, price, type, beds, buildings, img, withdrawn } = property;
  const { monthlyKobo } = advertisedQuote(price, terms);
  return (
    <MediaCard
      media={
        <ListingPicture
          url={img}
          alt={`${title}: ${PROPERTY_TYPE_LABELS[type].toLowerCase()} in ${town}`}
          ratio="4/3"
          sizes={sizes}
          priority={isFirst}
        />
      }
      badge={<AffordabilityBadge monthlyKobo={monthlyKobo} />}
      action={<SaveButton property={property} />}
      href={`/property/${id}`}
      title={title}
      headingLevel={headingLevel}
      figure={<AmountFigure amountKobo={price} size="m" />}
      aside={bedsText(buildings[0]?.bedroomCount ?? beds)}
      note={
        withdrawn ? (
          'No longer for sale'
        ) : (
          <>
            <Amount amountKobo={monthlyKobo} /> a month for {monthsText(terms.durationMonths)}{' '}
            <span className={styles.terms}>{advertisedTermsText(terms.plan)}</span>
          </>
        )
      }
      meta={address}
    />
  );
});
