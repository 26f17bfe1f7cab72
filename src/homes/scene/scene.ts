import type { Mesh } from './mesh.ts';
import type { Vec3 } from './vector.ts';

/** Everything visible of a listing's homes, for the live view and for pictures (as glTF). Metres, z up. */
export interface Scene {
  readonly nodes: readonly SceneNode[];
}

/** A mesh and its instances. */
export interface SceneNode {
  readonly mesh: Mesh;
  readonly subject: Subject;
  readonly places: readonly Place[];
}

/** What a node belongs to, so that floors can be lifted and blocks hidden. */
export type Subject =
  | { readonly kind: 'level'; readonly blockId: string; readonly level: number }
  | { readonly kind: 'roof'; readonly blockId: string }
  | { readonly kind: 'furniture'; readonly blockId: string; readonly level: number }
  | { readonly kind: 'site' }
  | { readonly kind: 'garden' }
  | { readonly kind: 'surroundings' };

/** Scaled, then rotated about the vertical axis, then moved. */
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

/** Level of detail: `picture` renders for minutes, `live` at 30 frames per second on a phone. */
export type Detail = 'picture' | 'live';
