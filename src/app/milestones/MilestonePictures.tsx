import type { PropertyDetail } from '#api/calls/properties.ts';
import { ListingPicture } from '#app/pictures/ListingPicture.tsx';
import { MILESTONE_SIZES } from '#app/pictures/sizes.ts';
import * as styles from './MilestonePictures.css.ts';

export type Milestone = PropertyDetail['milestones'][number];

interface MilestonePicturesProps {
  readonly milestone: Milestone;
  readonly onOpen: (index: number) => void;
}

/** Thumbnails of a milestone. Each opens a large picture, which can be downloaded. */
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
          <ListingPicture url={url} alt="" sizes={MILESTONE_SIZES} ratio="3/2" />
        </button>
      </li>
    ))}
  </ul>
);
