import type { Contribution } from '#api/calls/contributions.ts';
import { ListingPicture } from '#app/pictures/ListingPicture.tsx';
import { SMALL_SIZES } from '#app/pictures/sizes.ts';
import * as styles from './MilestonePictures.css.ts';

interface MilestonePicturesProps {
  readonly milestone: Contribution['milestones'][number];
  readonly onOpen: (index: number) => void;
}

/** Small pictures of a milestone; each opens large, where it can be downloaded. */
export const MilestonePictures = ({ milestone, onOpen }: MilestonePicturesProps) => (
  <ul className={styles.pictures} aria-label={`Pictures of ${milestone.name}`}>
    {milestone.images.map(({ url, alt }, index) => (
      <li key={url}>
        <button
          type="button"
          className={styles.picture}
          onClick={() => onOpen(index)}
          aria-label={`Open picture ${index + 1} of ${milestone.images.length}: ${alt}`}
        >
          <ListingPicture url={url} alt="" sizes={SMALL_SIZES} />
        </button>
      </li>
    ))}
  </ul>
);
