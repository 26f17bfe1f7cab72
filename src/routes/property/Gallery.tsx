import { Lightbox, Gallery as Pictures } from '@adire/ui';
import { useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { ListingPicture } from '#app/pictures/ListingPicture.tsx';
import { besideCoverSizes, coverSizes } from '#app/pictures/sizes.ts';
import { useLightboxImages } from '#app/pictures/useLightboxImages.ts';
import * as styles from './Gallery.css.ts';

/** One large picture and four small ones beside it. */
const SHOWN = 5;

interface GalleryProps {
  readonly property: Pick<PropertyDetail, 'title' | 'images' | 'img'>;
}

/** The pictures of a home; each opens large. */
export function Gallery({ property: { title, images, img } }: GalleryProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const opened = useLightboxImages(images);
  const shown = Math.min(images.length, SHOWN);
  if (images.length === 0) {
    return (
      <div className={styles.alone}>
        <ListingPicture
          url={img}
          alt={`${title}: no pictures yet`}
          ratio="16/10"
          sizes={coverSizes(1)}
          className={styles.fill}
          priority
        />
      </div>
    );
  }
  return (
    <>
      <Pictures
        label={`Pictures of ${title}`}
        onOpen={setOpenAt}
        pictures={images.map(({ url, alt }, at) => ({
          id: url,
          alt,
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
      <Lightbox
        label={`Pictures of ${title}`}
        images={opened}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
      />
    </>
  );
}
