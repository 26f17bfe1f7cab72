import { Carousel, Section } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { SLIDE_SIZES } from '../pictures/sizes.ts';
import { PropertyCard } from '../property-card/PropertyCard.tsx';
import { similarPropertiesQuery } from '../queries/properties.ts';

/** Homes like this one. Where there are none, or they cannot be had, the page does without. */
export function SimilarListings({ propertyId }: { readonly propertyId: string }) {
  const { data: homes = [] } = useQuery(similarPropertiesQuery(propertyId));
  if (homes.length === 0) return null;
  return (
    <Section title="Similar Listings">
      <Carousel label="Homes like this one">
        {homes.map((home) => (
          <PropertyCard key={home.id} property={home} sizes={SLIDE_SIZES} />
        ))}
      </Carousel>
    </Section>
  );
}
