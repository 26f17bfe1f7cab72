import { Divider, Grid, Inline, Section, Stack, Text } from '@adire/ui';
import { Bath, BedDouble } from 'lucide-react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { bathsText, bedsText } from '#app/format/countText.ts';
import { amenityIcon } from './amenityIcon.ts';

const MIN_AMENITY_PX = 190;

/** Beds, baths and other features. */
export const Overview = ({ property: { beds, baths, amenities } }: { readonly property: PropertyDetail }) => (
  <Section title="Overview">
    <Stack gap={5}>
      <Inline gap={10}>
        <Inline gap={3}>
          <BedDouble size={24} aria-hidden="true" />
          <Text weight="strong">{bedsText(beds)}</Text>
        </Inline>
        <Inline gap={3}>
          <Bath size={24} aria-hidden="true" />
          <Text weight="strong">{bathsText(baths)}</Text>
        </Inline>
      </Inline>
      {amenities.length === 0 ? null : (
        <>
          <Divider />
          <Grid as="ul" minColumnPx={MIN_AMENITY_PX} gap={3} aria-label="Amenities">
            {amenities.map((amenity) => (
              <Amenity key={amenity} name={amenity} />
            ))}
          </Grid>
        </>
      )}
    </Stack>
  </Section>
);

function Amenity({ name }: { readonly name: string }) {
  const Icon = amenityIcon(name);
  return (
    <Inline as="li" gap={3} wrap={false}>
      <Text as="span" tone="brand">
        <Icon size={20} aria-hidden="true" />
      </Text>
      <Text as="span">{name}</Text>
    </Inline>
  );
}
