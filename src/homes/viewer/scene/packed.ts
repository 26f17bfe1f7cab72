import type { Shading } from './shading.ts';

/** Triangles in the GPU's layout; transferable from a worker without a copy. */
export interface PackedSurface {
  readonly shading: Shading;
  /** Three a corner: metres, z up. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Four a corner, the last unused: -127 to 127. */
  readonly normals: Int8Array<ArrayBuffer>;
  /** Four a corner: linear red, green, blue, and how opaque. */
  readonly colors: Uint16Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

/** What moves as one when floors are lifted. */
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
export interface InstanceGroup {
  readonly surfaces: readonly (PackedSurface & { readonly parts: readonly PartRange[] })[];
  readonly instances: readonly GroupInstance[];
}

export interface GroupInstance {
  readonly blockId: string;
  /** Column-major 4 × 4. */
  readonly matrix: readonly number[];
}

/** One object in many places: a column-major 4 × 4 matrix for each. */
export interface PackedScatter {
  readonly surfaces: readonly PackedSurface[];
  readonly matrices: Float32Array<ArrayBuffer>;
}

export interface PackedHome {
  readonly blockGroups: readonly InstanceGroup[];
  readonly ground: readonly PackedSurface[];
  readonly scatters: readonly PackedScatter[];
}
