import { BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial } from 'three';
import { grow, type Rect } from '../../model/geometry.ts';

/** Clear of the ground and its paths. */
const OVER_GROUND_M = 0.06;
/** How far from a wall the ground gets less light. */
const REACH_M = 2.2;
/** How much of its light the ground loses at the wall. */
const DARKEST = 0.5;
/** Rings from the wall outwards; between two of them the shade changes evenly. */
const RINGS = 4;

/** The soft shade on the ground around blocks: ambient occlusion, drawn once for all of them. */
export class ContactShadows {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;

  constructor(footprints: readonly Rect[]) {
    const positions: number[] = [];
    const colors: number[] = [];
    const indices: number[] = [];
    for (const footprint of footprints) {
      for (let ring = 0; ring <= RINGS; ring += 1) {
        const { x0, y0, x1, y1 } = grow(footprint, (ring / RINGS) * REACH_M);
        const shade = DARKEST * (1 - ring / RINGS) ** 2;
        for (const [x, y] of [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ] as const) {
          positions.push(x, y, OVER_GROUND_M);
          colors.push(0, 0, 0, shade);
        }
        if (ring === 0) continue;
        const [outer, inner] = [positions.length / 3 - 4, positions.length / 3 - 8];
        for (let side = 0; side < 4; side += 1) {
          const next = (side + 1) % 4;
          indices.push(outer + side, outer + next, inner + next, outer + side, inner + next, inner + side);
        }
      }
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
    geometry.setAttribute('color', new BufferAttribute(Float32Array.from(colors), 4));
    geometry.setIndex(indices);
    this.mesh = new Mesh(
      geometry,
      new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, toneMapped: false }),
    );
    // Before panes and highlights, which are transparent too.
    this.mesh.renderOrder = -1;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
