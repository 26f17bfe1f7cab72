import { MediaCard } from '@adire/ui';
import type { Property } from '#api/calls/properties.ts';
import { PROPERTY_TYPE_LABELS } from '#domain/listings.ts';
import { Amount } from '../amount/Amount.tsx';
import { AmountFigure } from '../amount/AmountFigure.tsx';
import { bedsText, monthsText } from '../format/countText.ts';
import { ListingPicture } from '../pictures/ListingPicture.tsx';
import { CARD_SIZES } from '../pictures/sizes.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import { ADVERTISED_MONTHS, advertisedMonthlyKobo, savesText } from './advertised.ts';

interface PropertyCardProps {
  readonly property: Property;
  /** Of the title: one below the heading that the cards stand under. */
  readonly headingLevel?: 2 | 3;
  /** The picture is seen at once: it is loaded first. */
  readonly isFirst?: boolean;
  /** How wide the picture is shown. */
  readonly sizes?: string;
}

/** A home in a list: its picture, its price and what that is a month, its place. All of it leads to its page. */
export function PropertyCard({
  property,
  headingLevel = 3,
  isFirst = false,
  sizes = CARD_SIZES,
}: PropertyCardProps) {
  const { id, title, address, town, price, type, beds, buildings, img, withdrawn } = property;
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
            <Amount amountKobo={advertisedMonthlyKobo(price)} /> a month for {monthsText(ADVERTISED_MONTHS)}{' '}
            {savesText()}
          </>
        )
      }
      meta={address}
    />
  );
}
