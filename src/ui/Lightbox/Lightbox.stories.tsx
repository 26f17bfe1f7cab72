import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Lightbox } from './Lightbox.tsx';
import type { LightboxImage } from './Stage.tsx';

/**
 * Pictures over the whole screen, one at a time: for looking closely. It is opened by a picture or a button, swiped or
 * moved by arrow keys, Home and End, closed by Escape, and gives the focus back.
 *
 * For pictures among other things on a page use `Carousel` or `Grid`. It refuses words and actions beside the download:
 * whoever looks at a picture wants to see it, and a dialog is there for the rest.
 */
const meta = { component: Lightbox } satisfies Meta<typeof Lightbox>;
export default meta;

/** Flat colours in the shape of a photograph: a story fetches nothing. */
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
