import { Divider, Grid, Inline, Section, Stack, Text } from '@adire/ui';
import { Bath, BedDouble, Check } from 'lucide-react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { bathsText, bedsText } from '../property-card/bedsText.ts';

const MIN_AMENITY_PX = 170;

/** Beds, baths and what else there is. */
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
              <Inline key={amenity} as="li" gap={3} wrap={false}>
                <Check size={20} aria-hidden="true" />
                <Text as="span">{amenity}</Text>
              </Inline>
            ))}
          </Grid>
        </>
      )}
    </Stack>
  </Section>
);
