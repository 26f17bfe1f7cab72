import type { Material } from '../model/materials.ts';
import { add, cross, normalize, subtract, type Vec3 } from './vector.ts';

/** Triangles by material. Immutable, so that nodes can share it. */
export interface Mesh {
  readonly name: string;
  readonly surfaces: readonly Surface[];
}

export interface Surface {
  readonly material: Material;
  /** Three numbers per corner, in metres. */
  readonly positions: Float32Array;
  /** Three numbers per corner, of length 1. */
  readonly normals: Float32Array;
  /** Three indices per triangle, anticlockwise as seen from outside. */
  readonly indices: Uint32Array;
}

/** Flat with at least three corners, convex, anticlockwise as seen from outside. */
export type Face = readonly Vec3[];

/** A local coordinate system: rotated about its z axis, anticlockwise as seen from above, then moved. */
export interface Frame {
  readonly at: Vec3;
  readonly turnRad: number;
}

interface SurfaceBuffer {
  readonly positions: number[];
  readonly normals: number[];
  readonly indices: number[];
}

/** Collects faces into one mesh. */
export class MeshBuilder {
  readonly #buffers = new Map<Material, SurfaceBuffer>();
  readonly #frames: Frame[] = [];

  /** Runs `draw` in the coordinates of `frame`, nested in the current frame. */
  within(frame: Frame, draw: (mesh: this) => void): void {
    this.#frames.push(frame);
    draw(this);
    this.#frames.pop();
  }

  /** Flat faces with sharp edges. */
  faces(material: Material, faces: readonly Face[]): void {
    const buffer = this.#bufferOf(material);
    for (const face of faces) {
      const corners = face.map((corner) => this.#placed(corner));
      const normal = normalOf(corners);
      const first = buffer.positions.length / 3;
      for (const corner of corners) {
        buffer.positions.push(...corner);
        buffer.normals.push(...normal);
      }
      for (let index = 2; index < corners.length; index += 1) {
        buffer.indices.push(first, first + index - 1, first + index);
      }
    }
  }

  /** A smooth surface: faces share corners and their normals; `faces` are indices into `corners`. */
  smooth(material: Material, corners: readonly Vec3[], faces: readonly (readonly number[])[]): void {
    const buffer = this.#bufferOf(material);
    const placed = corners.map((corner) => this.#placed(corner));
    const normals: Vec3[] = placed.map(() => [0, 0, 0]);
    for (const face of faces) {
      const normal = normalOf(face.map((index) => placed[index] ?? ORIGIN));
      for (const index of face) normals[index] = add(normals[index] ?? ORIGIN, normal);
    }
    const first = buffer.positions.length / 3;
    placed.forEach((corner, index) => {
      buffer.positions.push(...corner);
      buffer.normals.push(...normalize(normals[index] ?? ORIGIN));
    });
    for (const face of faces) {
      const [start = 0] = face;
      for (let index = 2; index < face.length; index += 1) {
        buffer.indices.push(first + start, first + (face[index - 1] ?? 0), first + (face[index] ?? 0));
      }
    }
  }

  build(name: string): Mesh {
    const surfaces = [...this.#buffers].map(([material, { positions, normals, indices }]) => ({
      material,
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      indices: Uint32Array.from(indices),
    }));
    return { name, surfaces };
  }

  #bufferOf(material: Material): SurfaceBuffer {
    const known = this.#buffers.get(material);
    if (known) return known;
    const buffer: SurfaceBuffer = { positions: [], normals: [], indices: [] };
    this.#buffers.set(material, buffer);
    return buffer;
  }

  #placed(point: Vec3): Vec3 {
    return this.#frames.reduceRight<Vec3>((inner, { at, turnRad }) => add(at, turned(inner, turnRad)), point);
  }
}

const ORIGIN: Vec3 = [0, 0, 0];

/** Rotates about the z axis, anticlockwise as seen from above. */
export function turned([x, y, z]: Vec3, turnRad: number): Vec3 {
  if (turnRad === 0) return [x, y, z];
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  return [x * cos - y * sin, x * sin + y * cos, z];
}

/** Newell's method: correct for any flat polygon, even if three corners are collinear. */
function normalOf(face: Face): Vec3 {
  const origin = face[0] ?? ORIGIN;
  let sum: Vec3 = ORIGIN;
  for (let index = 2; index < face.length; index += 1) {
    sum = add(
      sum,
      cross(subtract(face[index - 1] ?? ORIGIN, origin), subtract(face[index] ?? ORIGIN, origin)),
    );
  }
  return normalize(sum);
}

export const trianglesIn = ({ surfaces }: Mesh): number =>
  surfaces.reduce((sum, { indices }) => sum + indices.length / 3, 0);
