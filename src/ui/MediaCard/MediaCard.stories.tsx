import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { Figure } from '../Figure/Figure.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Media } from '../Media/Media.tsx';
import { MediaCard } from './MediaCard.tsx';
import { MediaCardSkeleton } from './MediaCardSkeleton.tsx';

/**
 * One of many things that one chooses from by eye: a picture, the figure by which they are compared, a title. The whole
 * card is one link, named by the title; a button may lie over the picture's corner. In a `Grid` or a `Carousel`.
 *
 * For things without a picture use `Card` or a `Table`. It refuses a second button and a box around it all: the picture
 * is the box, and what can be done with the thing is said on its page.
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
export const BeingFetched: StoryObj = { render: () => inGrid(<MediaCardSkeleton />) };
