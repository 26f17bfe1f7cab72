import type { LightboxImage } from '@adire/ui';
import { largestUrl, pictureChoices } from './sources.ts';
import { useSaveData } from './useSaveData.ts';

/** Converts the API's pictures for a lightbox; downloads use the largest file. */
export function useLightboxImages(images: readonly { url: string; alt: string }[]): LightboxImage[] {
  const isSaving = useSaveData();
  return images.map(({ url, alt }) => {
    const { srcSet, sources } = pictureChoices(url, isSaving);
    return { url: largestUrl(url), alt, srcSet, sources };
  });
}
