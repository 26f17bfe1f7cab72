import type { ListingImage, ListingMilestone } from '../listings/listing.ts';
import { BUILD_STAGES } from './home.ts';
import type { SamplePicture } from './manifest.ts';

const FINISHING = BUILD_STAGES.indexOf('finishing');
const READY = BUILD_STAGES.indexOf('ready');

/**
 * Adds pictures to the milestones of a finished home: its rooms show the finishing, its outside the handover. The other
 * milestones have none, because no picture shows a home under construction.
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
