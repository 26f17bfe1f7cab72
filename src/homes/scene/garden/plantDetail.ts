import type { Detail } from '../scene.ts';

/** As of everything, and plants across the street or beyond: some hundred triangles each. */
export type PlantDetail = Detail | 'distant';
