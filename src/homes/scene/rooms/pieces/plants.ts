import { randomStream } from '#domain/random.ts';
import type { Material } from '#homes/model/materials.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import { tube } from '../../solids.ts';
import { add, type Vec3 } from '../../vector.ts';
import { type Piece, piece } from '../layout/piece.ts';
import { disc, lathe } from './lathe.ts';

function planter(mesh: MeshBuilder, material: Material, radiusM: number, heightM: number): void {
  const at: Vec3 = [0, -0.28, 0];
  lathe(
    mesh,
    material,
    at,
    [
      [
        [0, 0],
        [radiusM * 0.62, 0],
      ],
      [
        [radiusM * 0.62, 0],
        [radiusM * 0.86, heightM * 0.45],
        [radiusM, heightM],
      ],
      [
        [radiusM, heightM],
        [radiusM * 0.9, heightM],
      ],
      [
        [radiusM * 0.9, heightM],
        [radiusM * 0.86, heightM - 0.06],
        [0, heightM - 0.055],
      ],
    ],
    20,
  );
  disc(mesh, 'soil', [at[0], at[1], heightM - 0.054], radiusM * 0.84, 0.02, 20);
}

/** A folded blade along a path: two strips that meet in a shallow V. */
function blade(
  mesh: MeshBuilder,
  material: Material,
  path: readonly Vec3[],
  halfWidthsM: readonly number[],
  across: Vec3,
  foldM: number,
): void {
  const faces: Face[] = [];
  const edge = (index: number, side: number): Vec3 => {
    const at = path[index] ?? [0, 0, 0];
    const half = halfWidthsM[index] ?? 0;
    return add(at, [
      across[0] * half * side,
      across[1] * half * side,
      across[2] * half * side + (foldM * half) / 0.06,
    ]);
  };
  for (let index = 0; index + 1 < path.length; index += 1) {
    const [here, there] = [path[index], path[index + 1]];
    if (!here || !there) continue;
    const isTip = (halfWidthsM[index + 1] ?? 0) === 0;
    faces.push(isTip ? [here, edge(index, 1), there] : [here, edge(index, 1), edge(index + 1, 1), there]);
    faces.push(isTip ? [here, there, edge(index, -1)] : [here, there, edge(index + 1, -1), edge(index, -1)]);
  }
  mesh.faces(material, faces);
}

/** A snake plant: upright leaves in a dark pot. */
export const swordPlant = (pot: Material): Piece =>
  piece(`sword plant ${pot}`, { widthM: 0.56, depthM: 0.56, topM: 1.2 }, (mesh) => {
    planter(mesh, pot, 0.2, 0.38);
    const stream = randomStream('sword plant', 'blades');
    for (let index = 0; index < 28; index += 1) {
      const angle = index * 2.4;
      const outM = 0.03 + 0.1 * Math.sqrt(index / 28);
      const tallM = stream.between(0.5, 0.82) * (1 - outM);
      const leanM = stream.between(0.02, 0.16) + outM * 0.7;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const at = (share: number): Vec3 => [
        cos * (outM + leanM * share ** 1.6),
        -0.28 + sin * (outM + leanM * share ** 1.6),
        0.32 + tallM * share,
      ];
      blade(
        mesh,
        stream.pick(['leaf_d', 'leaf_d', 'leaf']),
        [at(0), at(0.35), at(0.75), at(1)],
        [0.02, 0.032, 0.024, 0],
        [-sin, cos, 0],
        0.014,
      );
    }
  });

/** A small tree with large leaves. */
export const rubberTree = (pot: Material): Piece =>
  piece(`rubber tree ${pot}`, { widthM: 0.76, depthM: 0.66, topM: 1.95 }, (mesh) => {
    planter(mesh, pot, 0.23, 0.42);
    const stream = randomStream('rubber tree', 'leaves');
    const stems: Vec3[][] = [
      [
        [0, -0.28, 0.38],
        [0.03, -0.29, 0.9],
        [0.0, -0.27, 1.4],
        [0.04, -0.28, 1.72],
      ],
      [
        [0.03, -0.3, 0.38],
        [0.1, -0.36, 0.8],
        [0.14, -0.4, 1.3],
      ],
      [
        [-0.04, -0.26, 0.38],
        [-0.12, -0.22, 0.8],
        [-0.15, -0.2, 1.15],
      ],
    ];
    for (const stem of stems) {
      tube(
        mesh,
        'bark',
        stem,
        stem.map((_, index) => 0.016 - index * 0.003),
        7,
      );
      const count = stem.length * 5;
      for (let index = 0; index < count; index += 1) {
        const share = 0.3 + (0.7 * index) / count;
        const along = share * (stem.length - 1);
        const [from, to] = [stem[Math.floor(along)], stem[Math.min(Math.floor(along) + 1, stem.length - 1)]];
        if (!from || !to) continue;
        const part = along - Math.floor(along);
        const foot: Vec3 = [
          from[0] + (to[0] - from[0]) * part,
          from[1] + (to[1] - from[1]) * part,
          from[2] + (to[2] - from[2]) * part,
        ];
        leafAt(
          mesh,
          foot,
          index * 2.4 + stream.next(),
          stream.between(0.2, 0.3),
          stream.between(-0.2, 0.75),
          stream.pick(['leaf', 'leaf_d']),
        );
      }
    }
  });

function leafAt(
  mesh: MeshBuilder,
  foot: Vec3,
  angle: number,
  longM: number,
  rise: number,
  material: Material,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (share: number): Vec3 => {
    const outM = Math.min(0.04 + longM * share * Math.cos(rise), 0.29);
    return [
      foot[0] * 0.8 + cos * outM,
      -0.3 + (foot[1] + 0.3) * 0.6 + sin * outM,
      foot[2] + longM * (share * Math.sin(rise) - 0.35 * share * share),
    ];
  };
  blade(
    mesh,
    material,
    [at(0), at(0.25), at(0.6), at(1)],
    [0.008, longM * 0.24, longM * 0.26, 0],
    [-sin, cos, 0],
    0.012,
  );
}
