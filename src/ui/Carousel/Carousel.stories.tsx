import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Media } from '../Media/Media.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel } from './Carousel.tsx';

/**
 * A row of things of one kind that are more than fit, where the first of them matter most: what is like this one, what
 * was seen before. It is swiped, moved by its buttons, or by the arrow keys, Home and End of what has the focus in it.
 *
 * Where one should see all of them, use `Grid`; for pictures over the whole screen, `Lightbox`. It refuses to move by
 * itself: what moves unasked is read by nobody and stops those who read slowly. Slides out of sight cannot be reached
 * by Tab; the row is moved to them first.
 */
const meta = { component: Carousel } satisfies Meta<typeof Carousel>;
export default meta;

const TOWNS = ['Ikorodu', 'Bodija', 'Lekki', 'Gwarinpa', 'Epe', 'Asaba', 'Uyo', 'Owerri'] as const;

const cards = (towns: readonly string[]) =>
  towns.map((town) => (
    <Card key={town}>
      <Stack gap={2}>
        <Media src={null} alt="" />
        <Link href={`#${town}`}>{town}</Link>
        <Text size="small" tone="ink2">
          Four terraces by the market road
        </Text>
      </Stack>
    </Card>
  ));

export const MoreThanFit: StoryObj = {
  render: () => <Carousel label="Places like this one">{cards(TOWNS)}</Carousel>,
};
export const UnderAHeading: StoryObj = {
  render: () => (
    <Carousel label="Places like this one" heading={<Heading level={2}>Places like this one</Heading>}>
      {cards(TOWNS)}
    </Carousel>
  ),
};
export const AllFit: StoryObj = {
  render: () => <Carousel label="Places like this one">{cards(TOWNS.slice(0, 1))}</Carousel>,
};
export const PicturesOnly: StoryObj = {
  render: () => (
    <Carousel
      label="Pictures of the site"
      formatPosition={({ first, last, count }) =>
        first === last ? `Picture ${first} of ${count}` : `Pictures ${first} to ${last} of ${count}`
      }
    >
      {TOWNS.map((town) => (
        <Media key={town} src={null} alt={`The site in ${town}`} />
      ))}
    </Carousel>
  ),
};
