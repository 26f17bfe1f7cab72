import { slugify } from './slugs.ts';

/** The address of the page of all places with homes on sale; those of states and towns are below it. */
export const PLACES_PATH = '/homes';

/** `/homes/lagos`, from a state's name or slug. */
export const statePath = (state: string): string => `${PLACES_PATH}/${slugify(state)}`;

/** `/homes/lagos/victoria-island`, from names or slugs. */
export const townPath = (state: string, town: string): string => `${statePath(state)}/${slugify(town)}`;
