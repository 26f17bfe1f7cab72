import type { LightboxImage } from '@adire/ui';
import { largestUrl, pictureChoices } from './sources.ts';
import { useSaveData } from './useSaveData.ts';

/** Pictures as they are on the wire, to be opened over the whole screen; what is kept of them is the largest file. */
export function useLightboxImages(images: readonly { url: string; alt: string }[]): LightboxImage[] {
  const isSaving = useSaveData();
  return images.map(({ url, alt }) => {
    const { srcSet, sources } = pictureChoices(url, isSaving);
    return { url: largestUrl(url), alt, srcSet, sources };
  });
}
