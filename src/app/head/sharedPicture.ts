import { shareUrlOf } from '#domain/pictures.ts';

/** A picture that is shown with a link to a page. */
export interface SharedPicture {
  readonly url: string;
  readonly alt: string;
  /** Whether it is of the size for shared links: of a picture that is not ours neither size nor type is known. */
  readonly isShareSize: boolean;
}

/** The product's own, for pages that show no home. */
export const SITE_PICTURE: SharedPicture = {
  url: '/share.jpg',
  alt: 'A home at dusk beside a cloth of adire squares, one of them lit.',
  isShareSize: true,
};

/** The first picture of a home; the product's own where it has none. */
export function sharedPicture(
  image: { readonly url: string; readonly alt: string } | undefined,
): SharedPicture {
  if (!image) return SITE_PICTURE;
  const shareUrl = shareUrlOf(image.url);
  return { url: shareUrl ?? image.url, alt: image.alt, isShareSize: shareUrl !== null };
}
