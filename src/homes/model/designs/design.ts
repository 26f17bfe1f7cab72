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

/** Which of the outer walls are not of the main colour. */
export type WallScheme = 'plain' | 'baseStorey' | 'topStorey' | 'wings' | 'bays' | 'core';

/** What a design has beside slabs, roof, rails and steps; each is built by its own file in `parts`. */
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

/** Houses that stand alone, houses in a row with shared walls, or flats over one another. */
type BuildingForm = 'detached' | 'row' | 'stacked';

/** How a kind of home is built; colours and sizes come from random streams of the listing. */
export interface Design {
  readonly name: string;
  readonly form: BuildingForm;
  readonly roof: RoofStyle;
  readonly roofPitchDegrees: number;
  readonly fronts: FrontStyle;
  readonly walls: WallScheme;
  readonly features: readonly Feature[];
  /** Which windows and rails go with it. */
  readonly style: 'modern' | 'classic';
  /** Storeys of a unit with its own stair; 1 for flats. */
  readonly storeys: 1 | 2 | 3;
  /** Access to flats: a stair between each two, or one stair and a gallery along the back. */
  readonly access: 'cores' | 'gallery';
  /** Factor of room sizes. */
  readonly scale: number;
  /** Without a dining room, to fit between two other houses. */
  readonly narrow: boolean;
  /** Blocks round a court, or in rows that all face the street. */
  readonly site: 'rows' | 'court';
}
