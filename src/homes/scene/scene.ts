import type { Mesh } from './mesh.ts';
import type { Vec3 } from './vector.ts';

/** Everything that is seen of a listing's homes: for the live view, and as glTF for the pictures. Metres, z up. */
export interface Scene {
  readonly nodes: readonly SceneNode[];
}

/** One mesh in the places where it stands: a mesh is drawn once and set down many times. */
export interface SceneNode {
  readonly mesh: Mesh;
  readonly subject: Subject;
  readonly places: readonly Place[];
}

/** What a node belongs to: floors lift apart by it, and what one sees of a block can be left away. */
export type Subject =
  | { readonly kind: 'level'; readonly blockId: string; readonly level: number }
  | { readonly kind: 'roof'; readonly blockId: string }
  | { readonly kind: 'furniture'; readonly blockId: string; readonly level: number }
  | { readonly kind: 'site' }
  | { readonly kind: 'garden' }
  | { readonly kind: 'surroundings' };

/** Scaled, then turned about the upright axis, then moved. */
export interface Place {
  readonly at: Vec3;
  /** Anticlockwise as seen from above. */
  readonly turnRad: number;
  readonly scale: Vec3;
}

export const placeAt = (at: Vec3, turnRad = 0, scale = 1): Place => ({
  at,
  turnRad,
  scale: [scale, scale, scale],
});

/** How finely things are built: for a picture that takes minutes, or for thirty frames a second on a phone. */
export type Detail = 'picture' | 'live';
