import type { PlacedPiece } from '../scene/rooms/layout/piece.ts';
import { furnitureShape } from './furnitureShape.ts';

const LINE_M = 0.022;
/** Lighter than walls and openings: it shows the size of a room, and is not part of the sale. */
const OPACITY = 0.5;
const DEGREES = 180 / Math.PI;

/** The outlines of furniture as seen from above. Attributes, so that a drawing needs no further styles. */
export const Furniture = ({ pieces }: { readonly pieces: readonly PlacedPiece[] }) => (
  <g fill="none" stroke="currentColor" strokeWidth={LINE_M} opacity={OPACITY} data-furniture>
    {pieces.map(({ piece, x, y, turnRad }) => (
      <path
        key={`${x} ${y} ${piece.name}`}
        d={furnitureShape(piece)}
        // The model's y points north, and it turns counter-clockwise.
        transform={`translate(${x} ${-y}) rotate(${Math.round(-turnRad * DEGREES)})`}
      />
    ))}
  </g>
);
