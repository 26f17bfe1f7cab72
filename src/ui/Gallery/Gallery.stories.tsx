import type { Meta, StoryObj } from '@storybook/react-vite';
import { Media } from '../Media/Media.tsx';
import { Gallery, type GalleryPicture } from './Gallery.tsx';

const GROUNDS = ['#9bb0bb', '#c9b291', '#a7b89b', '#bda28d', '#8f9fae', '#b8ad98', '#a39a86'];

const pictures = (count: number): readonly GalleryPicture[] =>
  GROUNDS.slice(0, count).map((ground, at) => ({
    id: ground,
    href: '#',
    alt: `View ${at + 1}`,
    picture: (
      <Media
        src={`data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'><path fill='${ground}' d='M0 0h3v2H0z'/></svg>`)}`}
        alt={`View ${at + 1}`}
      />
    ),
  }));

/**
 * The pictures of one item at the top of its page: one large and four small ones. Phones show one at a time from edge
 * to edge, with its position; swipes and arrow keys move to the next. Each opens in a `Lightbox`.
 *
 * For a row of items to choose from use `Carousel`. On phones it loads only the visible picture and the next one.
 */
const meta = {
  component: Gallery,
  args: { label: 'Pictures of the court', pictures: pictures(7), onOpen: () => undefined },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const Four: Story = { args: { pictures: pictures(4) } };
export const Two: Story = { args: { pictures: pictures(2) } };
export const One: Story = { args: { pictures: pictures(1) } };
