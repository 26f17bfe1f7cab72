export type RoofStyle = 'hip' | 'gable' | 'twinGable' | 'mono' | 'sawtooth' | 'lid' | 'lids' | 'parapet';

/** Which rooms of the front row project, overhang, step back or leave room for a car. */
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

/** Which outer walls differ from the main colour. */
export type WallScheme = 'plain' | 'baseStorey' | 'topStorey' | 'wings' | 'bays' | 'core';

/** What a design adds to slabs, roof, rails and steps; each feature has its own builder in `parts`. */
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

/** Detached houses, a row of houses with shared walls, or flats stacked over each other. */
type BuildingForm = 'detached' | 'row' | 'stacked';

/** How a type of home is built. Colours and sizes come from the listing's random streams. */
export interface Design {
  readonly name: string;
  readonly form: BuildingForm;
  readonly roof: RoofStyle;
  readonly roofPitchDegrees: number;
  readonly fronts: FrontStyle;
  readonly walls: WallScheme;
  readonly features: readonly Feature[];
  /** The style of windows and rails. */
  readonly style: 'modern' | 'classic';
  /** Storeys of a unit with its own stair; 1 for flats. */
  readonly storeys: 1 | 2 | 3;
  /** Access to flats: one stair per two flats, or one stair and a gallery along the back. */
  readonly access: 'cores' | 'gallery';
  /** Scale factor of room sizes. */
  readonly scale: number;
  /** No dining room, so that the home fits between two others. */
  readonly narrow: boolean;
  /** Blocks around a court, or rows that all face the street. */
  readonly site: 'rows' | 'court';
}
