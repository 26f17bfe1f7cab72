import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Lightbox } from './Lightbox.tsx';
import type { LightboxImage } from './Stage.tsx';

/**
 * Pictures over the whole screen, one at a time. It is opened by a picture or a button, swiped or moved with the arrow
 * keys, Home and End, closed with Escape, and returns the focus.
 *
 * For pictures within a page use `Carousel` or `Grid`. It has no text, and no actions except the download; for those
 * use `Dialog`.
 */
const meta = { component: Lightbox } satisfies Meta<typeof Lightbox>;
export default meta;

/** Flat colours in the aspect ratio of a photograph, so that the story needs no network. */
const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="1440" height="960"><path fill="${color}" d="M0 0h3v2H0z"/></svg>`)}`;
const images: readonly LightboxImage[] = [
  { url: drawn('tan'), alt: 'The street side in the morning' },
  { url: drawn('olive'), alt: 'The court with its mango tree' },
  { url: drawn('sienna'), alt: 'The gate' },
];

function Album({
  startAt,
  shown,
  downloadLabel,
}: {
  readonly startAt: number | null;
  readonly shown: readonly LightboxImage[];
  readonly downloadLabel?: string;
}) {
  const [openAt, setOpenAt] = useState(startAt);
  return (
    <>
      <Button onClick={() => setOpenAt(0)}>All pictures</Button>
      <Lightbox
        images={shown}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
        downloadLabel={downloadLabel}
      />
    </>
  );
}

export const Closed: StoryObj = { render: () => <Album startAt={null} shown={images} /> };
export const Open: StoryObj = { render: () => <Album startAt={1} shown={images} /> };
export const WithADownload: StoryObj = {
  render: () => <Album startAt={0} shown={images} downloadLabel="Download picture" />,
};
export const OnePicture: StoryObj = { render: () => <Album startAt={0} shown={images.slice(0, 1)} /> };
