import type { Design } from './designs.ts';
import type { Finish } from './finish.ts';
import type { Placement, Point, Rect } from './geometry.ts';
import type { Material } from './materials.ts';
import type { Part } from './parts/part.ts';
import type { Site } from './site/site.ts';

/** A listing's homes and their site, in metres; the street is to the south. */
export interface HomeModel {
  readonly design: Design;
  readonly finish: Finish;
  readonly site: Site;
  readonly blocks: readonly Block[];
}

/** One building, in its own coordinates: the front faces south, at about y = 0. */
export interface Block {
  readonly id: string;
  readonly index: number;
  readonly placement: Placement;
  /** Everything on or above the ground except roof overhangs. */
  readonly footprint: Rect;
  readonly levels: readonly Level[];
  readonly units: readonly Unit[];
  readonly parts: readonly Part[];
}

/** One storey. */
export interface Level {
  /** 0 is the ground floor. */
  readonly index: number;
  /** Height of the finished floor above the ground. */
  readonly zM: number;
  readonly clearHeightM: number;
  readonly rooms: readonly Room[];
  readonly outdoors: readonly Outdoor[];
  readonly walls: readonly Wall[];
  readonly stairs: readonly Stair[];
}

/** A unit for sale: one apartment of the data, on one or several levels. */
export interface Unit {
  readonly id: string;
  readonly label: string;
  /** The floor in the listing's data. */
  readonly floor: number;
  readonly levels: readonly number[];
  /** Sum of all rooms on all storeys, measured between the walls, without balconies and verandas. */
  readonly areaSqm: number;
}

const ROOM_KINDS = [
  'living',
  'dining',
  'kitchen',
  'lounge',
  'bedroom',
  'bath',
  'toilet',
  'wardrobe',
  'store',
  'study',
  'hall',
  'corridor',
  'stair',
  'landing',
  'gallery',
  'spare',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

export interface Room {
  readonly name: string;
  readonly kind: RoomKind;
  /** The unit that the room belongs to; null if the block shares it. */
  readonly unitId: string | null;
  /** To the centre lines of its walls. */
  readonly rect: Rect;
  /** Between its walls. */
  readonly areaSqm: number;
}

/** A balcony, veranda, roof terrace or carport. */
export interface Outdoor {
  readonly name: 'Balcony' | 'Veranda' | 'Terrace' | 'Carport';
  readonly unitId: string;
  readonly rect: Rect;
  readonly areaSqm: number;
}

export type WallKind = 'outer' | 'party' | 'partition';

/** A straight wall from west to east or from south to north, along its centre line. */
export interface Wall {
  readonly kind: WallKind;
  readonly from: Point;
  readonly to: Point;
  readonly thicknessM: number;
  readonly material: Material;
  readonly openings: readonly Opening[];
}

const OPENING_KINDS = ['entrance', 'door', 'passage', 'slider', 'window'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

export interface Opening {
  readonly kind: OpeningKind;
  /** Distance of its nearer edge from the wall's start. */
  readonly offsetM: number;
  readonly widthM: number;
  /** Above the floor. */
  readonly sillM: number;
  readonly heightM: number;
  /** For doors: the edge with the hinges, and the side that the leaf opens to, looking along the wall. */
  readonly hinge: 'start' | 'end';
  readonly swing: 'left' | 'right';
}

/** Two flights with a half landing, in the stair's room. */
export interface Stair {
  readonly rect: Rect;
  readonly risers: number;
  readonly riserM: number;
  readonly goingM: number;
  /** Where its lower end is: at the front (south) or the back of the room. */
  readonly foot: 'front' | 'back';
  /** Whether another flight leads further up. */
  readonly goesUp: boolean;
}
