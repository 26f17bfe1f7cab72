import type { PropertyDetail } from '#api/calls/properties.ts';

type Images = PropertyDetail['images'];

/** Whether the picture's description names evening light. */
const isAtDusk = ({ alt }: Images[number]): boolean => /\b(dusk|evening|night)\b/i.test(alt);

/** Keeps the listing's order, but moves the smaller group (day or dusk) to the end, so that the light is consistent. */
export function galleryOrder(images: Images): Images {
  const dusk = images.filter(isAtDusk);
  const day = images.filter((image) => !isAtDusk(image));
  return day.length >= dusk.length ? [...day, ...dusk] : [...dusk, ...day];
}
