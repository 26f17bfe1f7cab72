import type { Point, Rect } from '../geometry.ts';
import type { Material } from '../materials.ts';
import type { Side } from '../sides.ts';

/** Everything built in addition to the walls, in the block's coordinates; each part names its material. */
export type Part =
  | SlabPart
  | LidPart
  | ParapetPart
  | RoofPart
  | RailPart
  | BoxPart
  | PanelPart
  | ProfilePart
  | ClerestoryPart
  | ColumnPart
  | FinsPart
  | ScreenPart
  | PergolaPart
  | StepsPart
  | PipePart
  | CondenserPart
  | TankPart
  | SolarPart
  | DishPart
  | LightPart;

/** The storey that a part is lifted with; parts above the top ceiling belong to the roof. */
type PartLevel = number | 'roof';

interface Common {
  /** A label for the renderer and the tests. */
  readonly name: string;
  readonly material: Material;
  readonly level: PartLevel;
}

/** A flat slab over the union of its rectangles. */
export interface SlabPart extends Common {
  readonly kind: 'slab';
  /** Whether a storey stands on it: the plinth, or the slab under an upper storey. */
  readonly carriesStorey: boolean;
  readonly rects: readonly Rect[];
  readonly bottomM: number;
  readonly topM: number;
}

/** A flat roof that overhangs its walls: an edge with a metal cap, an inset soffit below, a membrane on top. */
export interface LidPart extends Common {
  readonly kind: 'lid';
  /** To the roof's edges. */
  readonly rects: readonly Rect[];
  readonly bottomM: number;
  readonly topM: number;
  readonly soffit: Material;
}

/** A flat roof behind a wall along its edge. */
export interface ParapetPart extends Common {
  readonly kind: 'parapet';
  /** To the parapet's outer faces. */
  readonly rects: readonly Rect[];
  readonly bottomM: number;
  /** Height of the membrane behind the parapet. */
  readonly deckM: number;
  readonly topM: number;
}

/** A pitched roof, with valleys and hips where its spans meet. */
export interface RoofPart extends Common {
  readonly kind: 'roof';
  readonly spans: readonly RoofSpan[];
  /** Rooms under the roof; there is no soffit between their walls. */
  readonly rooms: readonly Rect[];
  /** Height of the sheets' lower end, at an overhang's edge. */
  readonly eavesM: number;
  readonly overhangM: number;
  /** Sides of the whole roof that end flush with the walls, against a neighbour. */
  readonly flushSides: readonly Side[];
  readonly pitchDegrees: number;
  readonly fascia: Material;
  readonly soffit: Material;
  /** Height at which the walls under gables begin. */
  readonly wallTopM: number;
}

/** A rectangle under one roof: it slopes to these sides and ends in gables at the others. */
export interface RoofSpan {
  /** To the centre lines of the walls under it. */
  readonly rect: Rect;
  readonly slopes: readonly Side[];
  /** Material of the walls under its gables. */
  readonly gable: Material;
}

/** A rail on the edge of a balcony or terrace; the side at the house has none. */
export interface RailPart extends Common {
  readonly kind: 'rail';
  readonly style: 'glass' | 'bars' | 'breeze' | 'solid';
  readonly rect: Rect;
  readonly openSides: readonly Side[];
  readonly floorM: number;
  readonly heightM: number;
}

export interface BoxPart extends Common {
  readonly kind: 'box';
  readonly rect: Rect;
  readonly bottomM: number;
  readonly topM: number;
}

/** A box on a wall's face that may touch a window: a hood, a panel, a moulding. */
export interface PanelPart extends Common {
  readonly kind: 'panel';
  readonly rect: Rect;
  readonly bottomM: number;
  readonly topM: number;
}

/** A side profile extruded from `x0` to `x1`: convex, anticlockwise as seen from the east. */
export interface ProfilePart extends Common {
  readonly kind: 'profile';
  readonly x0: number;
  readonly x1: number;
  readonly outline: readonly (readonly [y: number, z: number])[];
}

/** A strip of glass with bars along the front of `rect`, high under a roof. */
export interface ClerestoryPart extends Common {
  readonly kind: 'clerestory';
  readonly rect: Rect;
  readonly bottomM: number;
  readonly topM: number;
}

/** A square shaft with a capital, on a wider base if `baseM` is above 0. */
export interface ColumnPart extends Common {
  readonly kind: 'column';
  readonly rect: Rect;
  readonly bottomM: number;
  readonly topM: number;
  readonly baseM: number;
  readonly base: Material;
}

/** Slats along the longer side of `rect`: vertical, or horizontal if `lie` is `level`. */
export interface FinsPart extends Common {
  readonly kind: 'fins';
  readonly rect: Rect;
  readonly bottomM: number;
  readonly topM: number;
  readonly spacingM: number;
  readonly lie: 'upright' | 'level';
}

/** A screen of pierced blocks along the longer side of `rect`. */
export interface ScreenPart extends Common {
  readonly kind: 'screen';
  readonly rect: Rect;
  readonly bottomM: number;
  readonly topM: number;
}

/** Rafters from south to north over two beams, on posts at the front if `postsFromM` is given. */
export interface PergolaPart extends Common {
  readonly kind: 'pergola';
  readonly rect: Rect;
  readonly topM: number;
  readonly postsFromM: number | null;
}

/** Steps from the ground up to a door, along the front edge of `rect`. */
export interface StepsPart extends Common {
  readonly kind: 'steps';
  readonly rect: Rect;
  readonly topM: number;
  readonly count: number;
}

/** A downpipe for rain water. */
export interface PipePart extends Common {
  readonly kind: 'pipe';
  readonly at: Point;
  readonly bottomM: number;
  readonly topM: number;
}

/** An air conditioner's outdoor unit on a wall whose outer face is at `at`. */
export interface CondenserPart extends Common {
  readonly kind: 'condenser';
  readonly at: Point;
  readonly side: Side;
  readonly bottomM: number;
}

export interface TankPart extends Common {
  readonly kind: 'tank';
  readonly at: Point;
  readonly bottomM: number;
  readonly standM: number;
  readonly radiusM: number;
  readonly heightM: number;
}

/** Panels in rows, tilted to the south; `bottomM` is the height of their lower edge. */
export interface SolarPart extends Common {
  readonly kind: 'solar';
  /** The south-west corner. */
  readonly at: Point;
  readonly bottomM: number;
  readonly columns: number;
  readonly rows: number;
  readonly tiltDegrees: number;
}

/** A small round lamp in an outdoor ceiling, its rim at `topM`. */
export interface LightPart extends Common {
  readonly kind: 'light';
  readonly at: Point;
  readonly topM: number;
}

export interface DishPart extends Common {
  readonly kind: 'dish';
  readonly at: Point;
  readonly bottomM: number;
}
