import type { Look } from './looks.ts';

/** Triangles as the graphics card wants them; can be handed from a worker without a copy. */
export interface PackedSurface {
  readonly look: Look;
  /** Three a corner: metres, z up. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Four a corner, the last unused: -127 to 127. */
  readonly normals: Int8Array<ArrayBuffer>;
  /** Four a corner: linear red, green, blue, and how opaque. */
  readonly colors: Uint16Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

/** What moves as one when floors lift apart. */
export interface PartKey {
  /** The roof is one above the top storey. */
  readonly level: number;
  /** Furniture is drawn only where its storey stands open. */
  readonly kind: 'shell' | 'furniture';
}

export interface PartRange extends PartKey {
  /** In indices. */
  readonly start: number;
  readonly count: number;
}

/**
 * Blocks that are alike, in the coordinates of one: its parts lie one after another in each surface, furniture last, so
 * that it is drawn at once, or part by part.
 */
export interface PackedKind {
  readonly surfaces: readonly (PackedSurface & { readonly parts: readonly PartRange[] })[];
  readonly members: readonly PackedMember[];
}

export interface PackedMember {
  readonly blockId: string;
  /** Where it stands: sixteen numbers, column by column. */
  readonly matrix: readonly number[];
}

/** One thing that stands in many places: sixteen numbers a place, column by column. */
export interface PackedCrowd {
  readonly surfaces: readonly PackedSurface[];
  readonly matrices: Float32Array<ArrayBuffer>;
}

export interface PackedHome {
  readonly kinds: readonly PackedKind[];
  readonly ground: readonly PackedSurface[];
  readonly crowds: readonly PackedCrowd[];
}
