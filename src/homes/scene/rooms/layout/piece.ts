import type { Rect } from '#homes/model/geometry.ts';
import type { Side } from '#homes/model/sides.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Vec3 } from '../../vector.ts';

/**
 * A piece of furniture in its own coordinates: its back is at y = 0, it faces -y, and x = 0 is its middle. Pieces
 * with the same name share a mesh.
 */
export interface Piece {
  readonly name: string;
  readonly widthM: number;
  readonly depthM: number;
  /** Heights above the floor. */
  readonly bottomM: number;
  readonly topM: number;
  /** `flat` is under other pieces, `top` is on top of them; neither is ever in the way. */
  readonly layer: 'floor' | 'wall' | 'hung' | 'flat' | 'top';
  /** Free space that its use needs in front of it. */
  readonly frontM: number;
  /** Whether it may be in front of a window; low pieces always may. */
  readonly hidesWindow: boolean;
  /** Its light after dark. */
  readonly glows: readonly Glow[];
  /** What is let into its top, for drawings. */
  readonly fittings: readonly Fitting[];
  readonly draw: (mesh: MeshBuilder) => void;
}

/** A sink or a hob, and how far along the piece its middle is. */
export interface Fitting {
  readonly kind: 'sink' | 'hob';
  readonly xM: number;
}

/** A flat source of light, in the piece's coordinates. */
export interface Glow {
  readonly kind: 'downlight' | 'ceiling' | 'cove' | 'pendant' | 'shade' | 'strip' | 'wall' | 'soffit';
  readonly at: Vec3;
  readonly sizeM: readonly [alongX: number, alongY: number];
  readonly aims: 'down' | 'up';
  readonly watts: number;
}

/** A piece in its place, in the block's coordinates. */
export interface PlacedPiece {
  readonly piece: Piece;
  /** The middle of its back. */
  readonly x: number;
  readonly y: number;
  readonly turnRad: number;
  /** The floor that it covers. */
  readonly rect: Rect;
}

/** Rotation of a piece whose back is to this side of the room. */
const TURNS: Readonly<Record<Side, number>> = {
  north: 0,
  west: Math.PI / 2,
  south: Math.PI,
  east: -Math.PI / 2,
};

/** The piece with its back to `side` and the middle of its back at (x, y). */
export function placePiece(piece: Piece, side: Side, x: number, y: number): PlacedPiece {
  return { piece, x, y, turnRad: TURNS[side], rect: footprint(piece, side, x, y, 0, piece.depthM) };
}

/** The floor in front of a piece. */
export const frontOf = (piece: Piece, side: Side, x: number, y: number): Rect =>
  footprint(piece, side, x, y, piece.depthM, piece.depthM + piece.frontM);

function footprint({ widthM }: Piece, side: Side, x: number, y: number, near: number, far: number): Rect {
  const half = widthM / 2;
  if (side === 'north') return { x0: x - half, x1: x + half, y0: y - far, y1: y - near };
  if (side === 'south') return { x0: x - half, x1: x + half, y0: y + near, y1: y + far };
  if (side === 'west') return { x0: x + near, x1: x + far, y0: y - half, y1: y + half };
  return { x0: x - far, x1: x - near, y0: y - half, y1: y + half };
}

interface Shape {
  readonly widthM: number;
  readonly depthM: number;
  readonly topM: number;
  readonly bottomM?: number;
  readonly frontM?: number;
  readonly layer?: Piece['layer'];
  readonly hidesWindow?: boolean;
  readonly glows?: readonly Glow[];
  readonly fittings?: readonly Fitting[];
}

/** @param name identifies the shape: pieces that differ in any dimension need different names */
export const piece = (name: string, shape: Shape, draw: Piece['draw']): Piece => ({
  bottomM: 0,
  frontM: 0,
  layer: 'floor',
  hidesWindow: true,
  glows: [],
  fittings: [],
  ...shape,
  name,
  draw,
});

/** Whether a piece takes up floor: it is neither flat, nor hung, nor on top of another. */
export const standsOnFloor = ({ layer, bottomM }: Piece): boolean =>
  layer === 'floor' || (layer === 'wall' && bottomM < 0.3);
