import type { getPlace } from '#api/calls/properties.ts';
import { statePath, townPath } from '#domain/listings/places.ts';
import { searchPath } from '#machines/search/search.url.ts';

/** A state, or a town in it, with homes on sale. */
export type PlaceOnSale = Awaited<ReturnType<typeof getPlace>>;

/** `Ajah, Lagos`, or `Lagos`. */
export const placeName = ({ state, town }: PlaceOnSale): string =>
  town ? `${town.name}, ${state.name}` : state.name;

export const placePath = ({ state, town }: PlaceOnSale): string =>
  town ? townPath(state.slug, town.slug) : statePath(state.slug);

/** The search page for the homes of this place. */
export const placeSearchPath = (place: PlaceOnSale): string => searchPath({ q: placeName(place) });
