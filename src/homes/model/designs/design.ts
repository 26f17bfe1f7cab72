import type { PropertyType } from '#domain/homes.ts';

export type RoofStyle = 'hip' | 'gable' | 'twinGable' | 'mono' | 'sawtooth' | 'lid' | 'lids' | 'parapet';

/** Which rooms of the front row stand out, hang over, step back or leave room for a car. */
export type FrontStyle =
  | 'plain'
  | 'wing'
  | 'recess'
  | 'carport'
  | 'overhang'
  | 'stacked'
  | 'twin'
  | 'blades'
  | 'bays'
  | 'loggia'
  | 'setBack';

/** Which of the outer walls are not of the main colour. */
export type WallScheme = 'plain' | 'baseStorey' | 'topStorey' | 'wings' | 'bays' | 'core';

/** What a design is dressed with, beside its slabs, roof, rails and steps; each is built by its own file in `parts`. */
export type Feature =
  | 'wrapFrame'
  | 'pergola'
  | 'fins'
  | 'levelFins'
  | 'louvres'
  | 'blades'
  | 'pylon'
  | 'canopy'
  | 'portico'
  | 'pediment'
  | 'deepRoof'
  | 'clerestory'
  | 'verandaColumns'
  | 'gablePorch'
  | 'hoods'
  | 'spandrels'
  | 'tower'
  | 'screens'
  | 'bayFrames'
  | 'balconyPosts'
  | 'bladeWalls'
  | 'dado'
  | 'band';

/** How a kind of home is put together; colours and sizes come from the listing's own streams. */
export interface Design {
  readonly name: string;
  readonly types: readonly PropertyType[];
  readonly roof: RoofStyle;
  readonly roofPitchDegrees: number;
  readonly fronts: FrontStyle;
  readonly walls: WallScheme;
  readonly features: readonly Feature[];
  /** Which windows and rails go with it. */
  readonly style: 'modern' | 'classic';
  /** Of a unit with its own stair; flats have one. */
  readonly storeys: 1 | 2 | 3;
  /** How one gets to a flat: a stair between two, or one stair and a gallery along the back. */
  readonly access: 'cores' | 'gallery';
  /** How large the rooms are. */
  readonly scale: number;
  /** Without a dining room, to stand between two others. */
  readonly narrow: boolean;
  /** Blocks round a court, or in rows that all face the street. */
  readonly site: 'rows' | 'court';
}
