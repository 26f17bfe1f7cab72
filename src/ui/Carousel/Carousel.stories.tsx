import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Media } from '../Media/Media.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Carousel } from './Carousel.tsx';

/**
 * A row of similar items that do not all fit, the most important first. It is swiped, moved with its buttons, or with
 * the arrow keys, Home and End while something in it has the focus.
 *
 * To show all items use `Grid`, for pictures over the whole screen `Lightbox`. It never moves by itself. Slides out of
 * view cannot be focused; move the row first.
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
    <Carousel label="Pictures of the site">
      {TOWNS.map((town) => (
        <Media key={town} src={null} alt={`The site in ${town}`} />
      ))}
    </Carousel>
  ),
};
