import { Button, Lightbox } from '@adire/ui';
import { Images } from 'lucide-react';
import { useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { ListingPicture } from '../pictures/ListingPicture.tsx';
import { besideCoverSizes, coverSizes } from '../pictures/sizes.ts';
import { useLightboxImages } from '../pictures/useLightboxImages.ts';
import * as styles from './Gallery.css.ts';

/** One large picture and four small ones beside it. */
const SHOWN = 5;

interface GalleryProps {
  readonly property: Pick<PropertyDetail, 'title' | 'images' | 'img'>;
}

/** The pictures of a home; each opens large. */
export function Gallery({ property: { title, images, img } }: GalleryProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [cover, ...others] = images.slice(0, SHOWN);
  const shownCount = Math.min(images.length, SHOWN);
  const opened = useLightboxImages(images);
  if (!cover) {
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
  const picture = (image: PropertyDetail['images'][number], at: number) => (
    <button
      key={image.url}
      type="button"
      className={at === 0 ? styles.large : styles.small}
      aria-label={`Open picture ${at + 1}: ${image.alt}`}
      onClick={() => setOpenAt(at)}
    >
      <ListingPicture
        url={image.url}
        alt={image.alt}
        sizes={at === 0 ? coverSizes(shownCount) : besideCoverSizes(shownCount)}
        className={styles.fill}
        priority={at === 0}
      />
    </button>
  );
  return (
    <div className={styles.gallery} data-count={shownCount}>
      {picture(cover, 0)}
      {others.map((image, index) => picture(image, index + 1))}
      <div className={styles.all}>
        <Button variant="quiet" icon={<Images size={20} />} onClick={() => setOpenAt(0)}>
          {images.length === 1 ? '1 picture' : `All ${images.length} pictures`}
        </Button>
      </div>
      <Lightbox
        label={`Pictures of ${title}`}
        images={opened}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
      />
    </div>
  );
}
