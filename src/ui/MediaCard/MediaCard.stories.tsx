import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { Figure } from '../Figure/Figure.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Media } from '../Media/Media.tsx';
import { MediaCard } from './MediaCard.tsx';
import { MediaCardSkeleton } from './MediaCardSkeleton.tsx';

/**
 * An item of a visual list: a picture, the figure by which items are compared, and a title. The whole card is one
 * link, named by the title; a button can be placed over the picture's corner. Use it in a `Grid` or a `Carousel`.
 *
 * For items without a picture use `Card` or `Table`. It has no second button and no box.
 */
const meta = { component: MediaCard } satisfies Meta<typeof MediaCard>;
export default meta;

const terraces = {
  media: <Media src={null} alt="Ewe Terraces, from the street" />,
  href: '#ewe',
  title: 'Ewe Terraces',
  figure: <Figure value="₦32,000,000" size="m" />,
  aside: '3 beds',
  note: '₦400,000 a month for 24 months',
  meta: 'Ebute Road, Ikorodu, Lagos',
} as const;
const save = (
  <IconButton variant="surface" label="Save Ewe Terraces" pressed={false} icon={<Heart size={20} />} />
);

const inGrid = (children: React.ReactNode) => (
  <Grid minColumnPx={260} gap={8}>
    {children}
  </Grid>
);

export const Plain: StoryObj = { render: () => inGrid(<MediaCard {...terraces} />) };
export const WithAButton: StoryObj = { render: () => inGrid(<MediaCard {...terraces} action={save} />) };
export const Long: StoryObj = {
  render: () =>
    inGrid(
      <MediaCard
        {...terraces}
        title="The Terraces at the Old Railway Compound, Phase Two"
        figure={<Figure value="₦1,232,000,000" size="m" />}
        meta="14 Sir Samuel Manuwa Street, beside the Central Mosque, Victoria Island, Lagos"
      />,
    ),
};
export const Loading: StoryObj = { render: () => inGrid(<MediaCardSkeleton />) };
