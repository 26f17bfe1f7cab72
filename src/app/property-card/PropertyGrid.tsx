import { Grid, MediaCardSkeleton } from '@adire/ui';
import type { Property } from '#api/calls/properties.ts';
import { PropertyCard } from './PropertyCard.tsx';

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const MIN_CARD_PX = 280;
/** As many as a wide screen shows without scrolling. */
const FIRST_ROW = 3;

interface PropertyGridProps {
  readonly properties: readonly Property[];
  readonly headingLevel?: 2 | 3;
}

/** Homes side by side, as many as fit. */
export const PropertyGrid = ({ properties, headingLevel = 3 }: PropertyGridProps) => (
  <Grid minColumnPx={MIN_CARD_PX} gap={8} as="ul">
    {properties.map((property, index) => (
      <li key={property.id}>
        <PropertyCard property={property} headingLevel={headingLevel} isFirst={index < FIRST_ROW} />
      </li>
    ))}
  </Grid>
);

/** Nine cards that are being fetched. */
export const PropertyGridSkeleton = () => (
  <Grid minColumnPx={MIN_CARD_PX} gap={8}>
    {SKELETONS.map((key) => (
      <MediaCardSkeleton key={key} />
    ))}
  </Grid>
);
