import type { Shading } from './shading.ts';

/** Triangles in the GPU's layout; transferable from a worker without a copy. */
export interface PackedSurface {
  readonly shading: Shading;
  /** Three per corner, in metres, z up. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Four per corner, from -127 to 127; the last is unused. */
  readonly normals: Int8Array<ArrayBuffer>;
  /** Four per corner: linear red, green, blue, and opacity. */
  readonly colors: Uint16Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

/** A part that moves as one when floors are lifted. */
export interface PartRange {
  /** The roof's level is one above the top storey. */
  readonly level: number;
  /** An offset into the indices. */
  readonly start: number;
  readonly count: number;
}

/**
 * Identical blocks, in the coordinates of one. The parts are contiguous ranges of each surface, so that a block is
 * drawn in one call or part by part.
 */
export interface InstanceGroup {
  readonly surfaces: readonly (PackedSurface & { readonly parts: readonly PartRange[] })[];
  readonly instances: readonly GroupInstance[];
}

export interface GroupInstance {
  readonly blockId: string;
  /** Column-major 4 × 4. */
  readonly matrix: readonly number[];
}

/** One object in many places, with a column-major 4 × 4 matrix per place. */
export interface PackedScatter {
  readonly surfaces: readonly PackedSurface[];
  readonly matrices: Float32Array<ArrayBuffer>;
}

export interface PackedHome {
  readonly blockGroups: readonly InstanceGroup[];
  readonly ground: readonly PackedSurface[];
  readonly scatters: readonly PackedScatter[];
}
