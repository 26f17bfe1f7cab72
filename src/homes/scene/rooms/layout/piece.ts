import type { Rect } from '#homes/model/geometry.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Vec3 } from '../../vector.ts';
import type { Side } from '../shape/gap.ts';

/**
 * A piece of furniture in its own coordinates: its back is at y = 0, it looks towards -y, and x = 0 is its middle.
 * Pieces of one name are the same mesh.
 */
export interface Piece {
  readonly name: string;
  readonly widthM: number;
  readonly depthM: number;
  /** Above the floor. */
  readonly bottomM: number;
  readonly topM: number;
  /** `flat` lies under others, `top` stands on others: neither is in anyone's way. */
  readonly layer: 'floor' | 'wall' | 'hung' | 'flat' | 'top';
  /** What has to stay free before it for using it. */
  readonly frontM: number;
  /** Whether it may stand before a window: low things may anyway. */
  readonly hidesWindow: boolean;
  /** Light that it gives after dark. */
  readonly glows: readonly Glow[];
  readonly draw: (mesh: MeshBuilder) => void;
}

/** A flat source of light, in the piece's coordinates. */
export interface Glow {
  readonly kind: 'downlight' | 'ceiling' | 'cove' | 'pendant' | 'shade' | 'strip' | 'wall' | 'soffit';
  readonly at: Vec3;
  readonly sizeM: readonly [alongX: number, alongY: number];
  readonly aims: 'down' | 'up';
  readonly watts: number;
}

/** A piece where it stands, in the block's coordinates. */
export interface PlacedPiece {
  readonly piece: Piece;
  /** The middle of its back. */
  readonly x: number;
  readonly y: number;
  readonly turnRad: number;
  /** The floor that it takes. */
  readonly rect: Rect;
}

/** The turn of a piece whose back is to that side of the room. */
const TURNS: Readonly<Record<Side, number>> = {
  north: 0,
  west: Math.PI / 2,
  south: Math.PI,
  east: -Math.PI / 2,
};

/** The piece with its back towards `side`, the middle of its back at (x, y). */
export function setPiece(piece: Piece, side: Side, x: number, y: number): PlacedPiece {
  return { piece, x, y, turnRad: TURNS[side], rect: footprint(piece, side, x, y, 0, piece.depthM) };
}

/** The floor before a piece. */
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
}

/** @param name of its shape: what differs in any number needs a name of its own */
export const piece = (name: string, shape: Shape, draw: Piece['draw']): Piece => ({
  bottomM: 0,
  frontM: 0,
  layer: 'floor',
  hidesWindow: true,
  glows: [],
  ...shape,
  name,
  draw,
});
