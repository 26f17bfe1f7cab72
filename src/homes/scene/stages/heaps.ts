import type { RandomStream } from '#domain/random.ts';
import type { Material } from '../../model/materials.ts';
import type { MeshBuilder } from '../mesh.ts';
import { box, tube } from '../solids.ts';
import type { Vec3 } from '../vector.ts';

/** Kinds of material and equipment on a building site. */
const HEAP_KINDS = [
  'sand',
  'gravel',
  'spoil',
  'blocks',
  'cement',
  'timber',
  'bars',
  'drum',
  'mixer',
] as const;
export type HeapKind = (typeof HEAP_KINDS)[number];

/** Half the extent of each heap along x and y, in metres. */
export const HEAP_HALF_EXTENT_M: Readonly<Record<HeapKind, number>> = {
  sand: 1.9,
  gravel: 1.6,
  spoil: 1.7,
  blocks: 0.95,
  cement: 0.85,
  timber: 1.9,
  bars: 2.6,
  drum: 0.95,
  mixer: 0.95,
};

const DRAW: Readonly<Record<HeapKind, (mesh: MeshBuilder, stream: RandomStream) => void>> = {
  sand: (mesh, stream) => mound(mesh, 'sand', 1.8, 0.95, stream),
  gravel: (mesh, stream) => mound(mesh, 'gravel', 1.5, 0.75, stream),
  spoil: (mesh, stream) => mound(mesh, 'laterite', 1.6, 0.7, stream),
  blocks: (mesh, stream) => blockStack(mesh, stream),
  cement: (mesh) => cement(mesh),
  timber: (mesh, stream) => timber(mesh, stream),
  bars: (mesh, stream) => bars(mesh, stream),
  drum: (mesh) => drum(mesh),
  mixer: (mesh) => mixer(mesh),
};

/** Draws a heap around the origin, on the ground. */
export const drawHeap = (mesh: MeshBuilder, kind: HeapKind, stream: RandomStream): void =>
  DRAW[kind](mesh, stream);

const RINGS = 7;
const SIDES = 22;

/** A tipped heap of loose material: steep, uneven, with a round top. */
function mound(
  mesh: MeshBuilder,
  material: Material,
  radiusM: number,
  heightM: number,
  stream: RandomStream,
): void {
  const stretch = stream.between(0.78, 1);
  const edge = Array.from({ length: SIDES }, () => stream.between(0.86, 1.04));
  const corners: Vec3[] = [[stream.between(-0.12, 0.12), stream.between(-0.12, 0.12), heightM]];
  for (let ring = 1; ring <= RINGS; ring += 1) {
    const share = ring / RINGS;
    for (let side = 0; side < SIDES; side += 1) {
      const angle = (2 * Math.PI * side) / SIDES;
      const outM = radiusM * share * (edge[side] ?? 1);
      const z =
        ring === RINGS
          ? -0.05
          : heightM * (0.5 + 0.5 * Math.cos(Math.PI * share)) * stream.between(0.9, 1.05);
      corners.push([outM * Math.cos(angle), outM * stretch * Math.sin(angle), z]);
    }
  }
  const at = (ring: number, side: number): number =>
    ring === 0 ? 0 : 1 + (ring - 1) * SIDES + (side % SIDES);
  const faces: number[][] = [];
  for (let side = 0; side < SIDES; side += 1) {
    faces.push([0, at(1, side), at(1, side + 1)]);
    for (let ring = 1; ring < RINGS; ring += 1)
      faces.push([at(ring, side), at(ring + 1, side), at(ring + 1, side + 1), at(ring, side + 1)]);
  }
  mesh.smooth(material, corners, faces);
}

/** Single blocks of 450 × 225 × 225 mm, with some missing from the top. */
function blockStack(mesh: MeshBuilder, stream: RandomStream): void {
  for (let z = 0; z < 5; z += 1) {
    for (let x = 0; x < 4; x += 1) {
      for (let y = 0; y < 6; y += 1) {
        if (z === 4 && stream.chance(0.55)) continue;
        const [px, py, pz] = [
          (x - 2) * 0.46 + stream.between(0, 0.012),
          (y - 3) * 0.24 + stream.between(0, 0.01),
          z * 0.228,
        ];
        box(mesh, 'concrete', [px, py, pz], [px + 0.45, py + 0.225, pz + 0.225], 0.006);
      }
    }
  }
}

/** Bags on a pallet under a sheet. */
function cement(mesh: MeshBuilder): void {
  box(mesh, 'oak', [-0.7, -0.55, 0], [0.7, 0.55, 0.12]);
  box(mesh, 'indigo', [-0.74, -0.59, 0.1], [0.74, 0.59, 0.86], 0.09);
}

function timber(mesh: MeshBuilder, stream: RandomStream): void {
  for (let z = 0; z < 5; z += 1) {
    for (let y = 0; y < 4; y += 1) {
      const shift = stream.between(-0.2, 0.2);
      const [py, pz] = [(y - 2) * 0.24, z * 0.055];
      box(mesh, 'oak', [-1.6 + shift, py, pz], [1.6 + shift, py + 0.2, pz + 0.05]);
    }
  }
}

function bars(mesh: MeshBuilder, stream: RandomStream): void {
  for (let bar = 0; bar < 16; bar += 1) {
    const [y, z] = [stream.between(-0.3, 0.3), 0.03 + (bar % 3) * 0.022];
    const path: Vec3[] = [
      [-2.5 + stream.between(-0.1, 0.1), y, z],
      [2.5 + stream.between(-0.1, 0.1), y + stream.between(-0.15, 0.15), z],
    ];
    tube(mesh, 'rebar', path, 0.012, 5);
  }
}

const drum = (mesh: MeshBuilder): void => {
  tube(
    mesh,
    'tank',
    [
      [0, 0, 0],
      [0, 0, 0.88],
    ],
    0.3,
    18,
  );
  tube(
    mesh,
    'paint_blue',
    [
      [0.05, 0.62, 0],
      [0.05, 0.62, 0.88],
    ],
    0.29,
    18,
  );
};

/** A concrete mixer on two wheels, its drum tilted. */
function mixer(mesh: MeshBuilder): void {
  tube(
    mesh,
    'alu_rust',
    [
      [-0.2, 0, 0.7],
      [0, 0, 0.86],
      [0.24, 0, 1.06],
      [0.5, 0, 1.28],
    ],
    [0.28, 0.44, 0.44, 0.24],
    18,
  );
  for (const y of [-0.5, 0.5]) {
    tube(
      mesh,
      'tyre',
      [
        [0, y - 0.06, 0.28],
        [0, y + 0.06, 0.28],
      ],
      0.28,
      16,
    );
    tube(
      mesh,
      'steel_b',
      [
        [-0.6, y * 0.8, 0.05],
        [0, y * 0.8, 0.86],
        [0.6, y * 0.8, 0.05],
      ],
      0.03,
      6,
    );
  }
  tube(
    mesh,
    'steel_b',
    [
      [0, -0.5, 0.28],
      [0, 0.5, 0.28],
    ],
    0.025,
    6,
  );
  box(mesh, 'paint_wine', [-0.75, -0.25, 0.4], [-0.3, 0.25, 0.85], 0.03);
}
