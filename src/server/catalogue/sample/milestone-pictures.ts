import type { ListingImage, ListingMilestone } from '../listings/listing.ts';
import { BUILD_STAGES, type BuildStage } from './home.ts';
import type { SamplePicture } from './manifest.ts';

/** Pictures of a home's building site, by the step that they show. */
export type StagePictures = Partial<Readonly<Record<BuildStage, ListingImage>>>;

/**
 * Adds pictures to the milestones of a home: rendered pictures of the building site to started steps and, once the home is
 * finished, of its rooms to the finishing and of its outside to the handover.
 */
export function withPictures(
  milestones: readonly ListingMilestone[],
  pictures: readonly SamplePicture[],
  stages: StagePictures = {},
): ListingMilestone[] {
  const isFinished = milestones.every(({ status }) => status === 'Completed');
  const finished: Partial<Record<BuildStage, ListingImage[]>> = isFinished
    ? {
        finishing: imagesOf(pictures, ({ isInside }) => isInside),
        ready: imagesOf(pictures, ({ isInside }) => !isInside),
      }
    : {};
  return milestones.map((milestone, index) => {
    const step = BUILD_STAGES[index];
    if (step === undefined || milestone.status === 'Pending') return { ...milestone, images: [] };
    const site = stages[step];
    return { ...milestone, images: [...(site ? [site] : []), ...(finished[step] ?? [])] };
  });
}

const imagesOf = (
  pictures: readonly SamplePicture[],
  isWanted: (picture: SamplePicture) => boolean,
): ListingImage[] => pictures.filter(isWanted).map(({ url, alt }) => ({ url, alt }));
