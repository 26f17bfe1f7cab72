import type { Detail } from '../scene.ts';

/** The scene's levels of detail, plus one for plants across the street or beyond: a few hundred triangles each. */
export type PlantDetail = Detail | 'distant';
