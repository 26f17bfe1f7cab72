import { slugify } from './slugs.ts';

/** The address of the page of all places with homes on sale; those of states and towns are below it. */
export const PLACES_PATH = '/homes';

/** `/homes/lagos`, by the name of a state or its slug. */
export const statePath = (state: string): string => `${PLACES_PATH}/${slugify(state)}`;

/** `/homes/lagos/victoria-island`, by names or slugs. */
export const townPath = (state: string, town: string): string => `${statePath(state)}/${slugify(town)}`;
