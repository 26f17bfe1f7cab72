import type { ListingImage, ListingMilestone } from '../listings/listing.ts';
import { BUILD_STAGES } from './home.ts';
import type { SamplePicture } from './manifest.ts';

const FINISHING = BUILD_STAGES.indexOf('finishing');
const READY = BUILD_STAGES.indexOf('ready');

/**
 * The steps of a finished home with the pictures that are truly of them: its rooms show the interior finishing, its
 * outside what was handed over. There is no picture of a home while it was being built, so that no other step has any.
 */
export function withPictures(
  milestones: readonly ListingMilestone[],
  pictures: readonly SamplePicture[],
): ListingMilestone[] {
  const isFinished = milestones.every(({ status }) => status === 'Completed');
  if (!isFinished) return [...milestones];
  const imagesAt: Partial<Record<number, ListingImage[]>> = {
    [FINISHING]: imagesOf(pictures, ({ isInside }) => isInside),
    [READY]: imagesOf(pictures, ({ isInside }) => !isInside),
  };
  return milestones.map((milestone, index) => ({ ...milestone, images: imagesAt[index] ?? [] }));
}

const imagesOf = (
  pictures: readonly SamplePicture[],
  isWanted: (picture: SamplePicture) => boolean,
): ListingImage[] => pictures.filter(isWanted).map(({ url, alt }) => ({ url, alt }));
