import { LazyContent, lazyModule, Gallery as Pictures } from '@adire/ui';
import { startTransition, useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { ListingPicture } from '#app/pictures/ListingPicture.tsx';
import { besideCoverSizes, coverSizes } from '#app/pictures/sizes.ts';
import { largestUrl } from '#app/pictures/sources.ts';
import { followsLink } from '#app/routing/followsLink.ts';
import { DrawnTiles } from './DrawnTiles.tsx';
import * as styles from './Gallery.css.ts';
import { galleryOrder } from './galleryOrder.ts';

/** One large picture and four small ones next to it. */
const SHOWN = 5;

const lightbox = lazyModule(() => import('./OpenPictures.tsx'));
/** Loads the code before the click. An error is shown when the pictures are opened. */
const preload = () => void lightbox.load().catch(() => {});

interface GalleryProps {
  readonly property: PropertyDetail;
}

/** The pictures of a home; each opens the lightbox. A single picture is shown next to drawings of the home. */
export function Gallery({ property }: GalleryProps) {
  const { title, img } = property;
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const images = galleryOrder(property.images);
  const shown = Math.min(images.length, SHOWN);
  const label = `Pictures of ${title}`;
  // In a transition, so that the click is painted before the pictures mount.
  const open = (at: number) =>
    startTransition(() => {
      setWasOpened(true);
      setOpenAt(at);
    });
  const cover = (
    <ListingPicture
      url={images[0]?.url ?? img}
      alt={images[0]?.alt ?? `${title}: no pictures yet`}
      ratio="3/2"
      sizes={coverSizes(images.length === 0 ? 1 : 2)}
      className={styles.fill}
      priority
    />
  );
  if (images.length === 0) return <div className={styles.alone}>{cover}</div>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only preloads the code of the pictures inside.
    <div onPointerOver={preload} onFocus={preload}>
      {images.length === 1 ? (
        <section className={styles.beside} aria-label={label}>
          <a
            href={largestUrl(images[0]?.url ?? '')}
            data-enhanced
            className={styles.cover}
            aria-label={`Open the picture: ${images[0]?.alt}`}
            onClick={(event) => {
              if (!followsLink(event)) return;
              event.preventDefault();
              open(0);
            }}
          >
            {cover}
          </a>
          <DrawnTiles property={property} />
        </section>
      ) : (
        <Pictures
          label={label}
          onOpen={open}
          pictures={images.map(({ url, alt }, at) => ({
            id: url,
            alt,
            href: largestUrl(url),
            picture: (
              <ListingPicture
                url={url}
                alt={alt}
                sizes={at === 0 ? coverSizes(shown) : besideCoverSizes(shown)}
                className={styles.fill}
                priority={at === 0}
              />
            ),
          }))}
        />
      )}
      {wasOpened ? (
        <LazyContent
          code={lightbox}
          failedText="The pictures did not open. Check your connection and try again."
        >
          {({ OpenPictures }) => (
            <OpenPictures label={label} images={images} openAt={openAt} onClose={() => setOpenAt(null)} />
          )}
        </LazyContent>
      ) : null}
    </div>
  );
}
