import { Carousel, Heading } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { SLIDE_SIZES } from '#app/pictures/sizes.ts';
import { PropertyCard } from '#app/property-card/PropertyCard.tsx';
import { similarPropertiesQuery } from '#app/queries/properties.ts';

/** Similar homes. Renders nothing if there are none or they cannot be loaded. */
export function SimilarListings({ propertyId }: { readonly propertyId: string }) {
  const { data: homes = [] } = useQuery(similarPropertiesQuery(propertyId));
  if (homes.length === 0) return null;
  return (
    <Carousel label="Similar Listings" heading={<Heading level={2}>Similar Listings</Heading>}>
      {homes.map((home) => (
        <PropertyCard key={home.id} property={home} sizes={SLIDE_SIZES} />
      ))}
    </Carousel>
  );
}
