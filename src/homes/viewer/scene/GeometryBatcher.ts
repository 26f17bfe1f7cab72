import type { Mesh, Surface } from '../../scene/mesh.ts';
import { PALETTE } from '../../scene/palette.ts';
import type { Place } from '../../scene/scene.ts';
import type { PackedSurface } from './packed.ts';
import { SHADINGS, type Shading, shadingOf } from './shading.ts';
import { skyShare } from './skyShare.ts';

/** The channel of a colour that is no light. */
const ALPHA = 3;

interface Piece {
  readonly surface: Surface;
  readonly place: Place;
}

/** Merges placed meshes into one surface per shading. */
export class GeometryBatcher {
  readonly #pieces: Record<Shading, Piece[]> = {
    solid: [],
    leaf: [],
    window: [],
    glass: [],
    lamp: [],
  };

  readonly #instead: Readonly<Partial<Record<Shading, Shading>>>;

  /** @param instead maps shadings to others that they are merged into */
  constructor(instead: Readonly<Partial<Record<Shading, Shading>>> = {}) {
    this.#instead = instead;
  }

  add(mesh: Mesh, place: Place): void {
    for (const surface of mesh.surfaces) {
      const shading = shadingOf(surface.material);
      this.#pieces[this.#instead[shading] ?? shading].push({ surface, place });
    }
  }

  /** The number of indices added so far. */
  indexCount(shading: Shading): number {
    return this.#pieces[shading].reduce((sum, { surface }) => sum + surface.indices.length, 0);
  }

  pack(): PackedSurface[] {
    return SHADINGS.filter((shading) => this.#pieces[shading].length > 0).map((shading) =>
      packPieces(shading, this.#pieces[shading]),
    );
  }
}

function packPieces(shading: Shading, pieces: readonly Piece[]): PackedSurface {
  const cornerCount = pieces.reduce((sum, { surface }) => sum + surface.positions.length / 3, 0);
  const indexCount = pieces.reduce((sum, { surface }) => sum + surface.indices.length, 0);
  const packed: PackedSurface = {
    shading,
    positions: new Float32Array(cornerCount * 3),
    normals: new Int8Array(cornerCount * 4),
    colors: new Uint16Array(cornerCount * 4),
    indices: new Uint32Array(indexCount),
  };
  let corner = 0;
  let index = 0;
  for (const piece of pieces) {
    writePiece(packed, piece, corner, index);
    corner += piece.surface.positions.length / 3;
    index += piece.surface.indices.length;
  }
  return packed;
}

function writePiece(into: PackedSurface, { surface, place }: Piece, corner: number, index: number): void {
  const { positions, normals, indices, material } = surface;
  const { at, turnRad, scale } = place;
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  const { base, alpha } = PALETTE[material];
  const color = [...base, alpha].map((part) => Math.round(part * 65_535));
  for (let each = 0; each < positions.length / 3; each += 1) {
    const [from, to] = [each * 3, (corner + each) * 3];
    const x = (positions[from] ?? 0) * scale[0];
    const y = (positions[from + 1] ?? 0) * scale[1];
    into.positions[to] = x * cos - y * sin + at[0];
    into.positions[to + 1] = x * sin + y * cos + at[1];
    into.positions[to + 2] = (positions[from + 2] ?? 0) * scale[2] + at[2];
    // Normals transform by the inverse of the scale.
    const nx = (normals[from] ?? 0) / scale[0];
    const ny = (normals[from + 1] ?? 0) / scale[1];
    const nz = (normals[from + 2] ?? 0) / scale[2];
    const long = 127 / (Math.hypot(nx, ny, nz) || 1);
    into.normals[(corner + each) * 4] = Math.round((nx * cos - ny * sin) * long);
    into.normals[(corner + each) * 4 + 1] = Math.round((nx * sin + ny * cos) * long);
    into.normals[(corner + each) * 4 + 2] = Math.round(nz * long);
    const share = skyShare(into.positions[to + 2] ?? 0, (nz * long) / 127);
    const lit = color.map((part, channel) => (channel === ALPHA ? part : Math.round(part * share)));
    into.colors.set(lit, (corner + each) * 4);
  }
  for (let each = 0; each < indices.length; each += 1) {
    into.indices[index + each] = (indices[each] ?? 0) + corner;
  }
}
