import { shareUrlOf } from '#domain/listings/pictures.ts';

/** The preview picture of a shared link. */
export interface SharedPicture {
  readonly url: string;
  readonly alt: string;
  /** Whether the picture has the standard share size. Pictures from elsewhere have an unknown size and type. */
  readonly isShareSize: boolean;
}

/** The product's picture, for pages that show no home. */
export const SITE_PICTURE: SharedPicture = {
  url: '/share.jpg',
  alt: 'A home at dusk beside a cloth of adire squares, one of them lit.',
  isShareSize: true,
};

/** The share version of a home's first picture, or the product's picture if it has none. */
export function sharedPicture(
  image: { readonly url: string; readonly alt: string } | undefined,
): SharedPicture {
  if (!image) return SITE_PICTURE;
  const shareUrl = shareUrlOf(image.url);
  return { url: shareUrl ?? image.url, alt: image.alt, isShareSize: shareUrl !== null };
}
