import { Media } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';

type Picture = PropertyDetail['images'][number];

/** The listing's picture from the air, if it has one. */
export const aerialOf = ({ images }: PropertyDetail): Picture | null =>
  images.find(({ alt, url }) => /\baerial\b|from (above|the air)/i.test(`${alt} ${url}`)) ?? null;

export const Aerial = ({ picture: { url, alt } }: { readonly picture: Picture }) => (
  <Media src={url} alt={alt} ratio="16/10" priority />
);
