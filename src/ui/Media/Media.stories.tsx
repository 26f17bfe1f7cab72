import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Media } from './Media.tsx';

/** An inline picture, so that the story needs no network: a street at dusk in three colours. */
const street = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><path fill="#e9b98c" d="M0 0h96v64H0z"/><path fill="#6d4a3c" d="M8 24h34v32H8zM52 16h36v40H52z"/><path fill="#f8d98b" d="M14 30h8v8h-8zM28 30h8v8h-8zM58 22h8v8h-8zM74 22h8v8h-8zM58 38h8v8h-8z"/><path fill="#3a2a25" d="M0 56h96v8H0z"/></svg>',
)}`;

/** An empty picture, which looks as if it were still loading. */
const nothing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/**
 * A picture in a frame with a fixed aspect ratio, so that the page does not shift while it loads. A placeholder colour
 * and a pale motif are shown until it has loaded; the motif remains if there is no picture or it fails.
 *
 * For people use `Avatar`, for several pictures of one item `Carousel`. The picture is cropped to its centre, never
 * stretched. Use an empty `alt` if the text next to it contains the same information.
 */
const meta = {
  component: Media,
  args: { src: street, alt: 'Two blocks of a street at dusk, some windows lit' },
  decorators: [
    (Story) => (
      <Grid minColumnPx={280}>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof Media>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landscape: Story = {};
export const Wide: Story = { args: { ratio: '16/10' } };
export const Square: Story = { args: { ratio: '1/1' } };
export const NoPictureYet: Story = { args: { src: null } };

/** The URL does not return a picture. */
export const Failed: Story = { args: { src: 'data:image/png;base64,AAAA' } };

/** On a slow network: the picture's dominant colour and the motif. */
export const Loading: Story = { args: { src: nothing, color: '#b98f73' } };
