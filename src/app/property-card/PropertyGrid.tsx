import { Grid, MediaCardSkeleton } from '@adire/ui';
import { memo } from 'react';
import type { Property } from '#api/calls/properties.ts';
import type { MonthlyTerms } from './advertised.ts';
import { PropertyCard } from './PropertyCard.tsx';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const MIN_CARD_PX = 280;
interface PropertyGridProps {
  readonly properties: readonly Property[];
  readonly headingLevel?: 2 | 3;
  /** The terms of the monthly amounts. Pass a stable object, so that the cards do not render again. */
  readonly terms?: MonthlyTerms;
}

/** Homes in a grid with as many columns as fit. */
export const PropertyGrid = memo(function PropertyGrid({
  properties,
  headingLevel = 3,
  terms,
}: PropertyGridProps) {
  return (
    <Grid minColumnPx={MIN_CARD_PX} gap={8} as="ul">
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard
            property={property}
            headingLevel={headingLevel}
            isFirst={index === 0}
            {...(terms && { terms })}
          />
        </li>
      ))}
    </Grid>
  );
});

/** Nine placeholder cards. */
export const PropertyGridSkeleton = () => (
  <Grid minColumnPx={MIN_CARD_PX} gap={8}>
    {SKELETONS.map((key) => (
      <MediaCardSkeleton key={key} />
    ))}
  </Grid>
);
