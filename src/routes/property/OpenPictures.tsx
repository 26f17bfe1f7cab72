import { Lightbox } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { useLightboxImages } from '#app/pictures/useLightboxImages.ts';

interface OpenPicturesProps {
  readonly label: string;
  readonly images: PropertyDetail['images'];
  readonly openAt: number | null;
  readonly onClose: () => void;
}

/** The full-screen lightbox; preloaded on hover and focus. */
export function OpenPictures({ images, ...lightbox }: OpenPicturesProps) {
  return <Lightbox {...lightbox} images={useLightboxImages(images)} />;
}
