import { Lightbox } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { useLightboxImages } from '#app/pictures/useLightboxImages.ts';

interface OpenPicturesProps {
  readonly label: string;
  readonly images: PropertyDetail['images'];
  readonly openAt: number | null;
  readonly onClose: () => void;
}

/** The pictures over the whole screen; loaded when somebody is about to open them. */
export default function OpenPictures({ images, ...lightbox }: OpenPicturesProps) {
  return <Lightbox {...lightbox} images={useLightboxImages(images)} />;
}
