import type { PropertyDetail } from '#api/calls/properties.ts';

type Images = PropertyDetail['images'];

/** The light that a picture was taken in, by its description. */
const isAtDusk = ({ alt }: Images[number]): boolean => /\b(dusk|evening|night)\b/i.test(alt);

/** Pictures in the order of the listing, those in another light than most at the end: a gallery has one time of day. */
export function galleryOrder(images: Images): Images {
  const dusk = images.filter(isAtDusk);
  const day = images.filter((image) => !isAtDusk(image));
  return day.length >= dusk.length ? [...day, ...dusk] : [...dusk, ...day];
}
