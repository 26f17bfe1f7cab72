import type { Material } from '#homes/model/materials.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import { awayFrom, facesBetweenRings } from '../../solids.ts';
import { add, cross, mix, normalize, scale, subtract, type Vec3 } from '../../vector.ts';
import { type CarShape, valueAt } from './shape.ts';

/** Depth into the hull, so that no gap shows. */
const SINK_M = 0.05;
const PILLAR_M = 0.075;
const PROUD_M = 0.012;

/** The cabin: one dark glass body, with a roof and pillars in the car's paint on top. */
export function cabin(mesh: MeshBuilder, shape: CarShape, paint: Material, isFine: boolean): void {
  const {
    cabin: [foot, front, back, tail],
    roofM,
    roofHalfM,
    pillars,
    halfWidthM,
    deck,
  } = shape;
  const belt = (x: number): number => valueAt(deck, x) - SINK_M;
  const beltHalf = halfWidthM - 0.1;
  const corner = (x: number, y: number, z: number): Vec3 => [x, y, z];
  const ends = (x: number, curveM: number, half: number, z: number): Vec3[] => [
    corner(x + curveM, half, z),
    corner(x, half * 0.55, z),
    corner(x, -half * 0.55, z),
    corner(x + curveM, -half, z),
  ];
  const roofSag = 0.03;
  const low = [
    ...ends(foot, 0.16, beltHalf, belt(foot)),
    ...ends(tail, -0.1, beltHalf, belt(tail)).reverse(),
  ];
  const high = [
    ...ends(front, 0.1, roofHalfM, roofM - roofSag),
    ...ends(back, -0.08, roofHalfM, roofM - roofSag).reverse(),
  ];
  const centre: Vec3 = [(foot + tail) / 2, 0, (roofM + belt(foot)) / 2];
  const sides = low.map((point, index): Face => {
    const next = (index + 1) % low.length;
    return [point, low[next] ?? point, high[next] ?? point, high[index] ?? point];
  });
  mesh.faces(
    'car_glass',
    [...sides, low, high].map((face) => awayFrom(centre, face)),
  );
  roof(mesh, shape, paint, isFine);
  for (const side of [1, -1]) {
    const at = (x: number, half: number, z: number): Vec3 => [x, side * half, z];
    const out: Vec3 = normalize([0, side, 0.25]);
    const lowFront = at(foot + 0.16, beltHalf, belt(foot) + 0.02);
    const highFront = at(front + 0.1, roofHalfM, roofM - roofSag);
    const lowBack = at(tail - 0.1, beltHalf, belt(tail) + 0.02);
    const highBack = at(back - 0.08, roofHalfM, roofM - roofSag);
    bar(mesh, paint, lowFront, highFront, out, PILLAR_M * 0.8);
    bar(mesh, paint, mix(lowBack, highBack, 0), mix(lowBack, highBack, 1), out, PILLAR_M * 2.4);
    // The rail along the roof.
    bar(mesh, paint, highFront, highBack, out, 0.07);
    for (const x of isFine ? pillars : []) {
      const share = (x - foot) / (tail - foot);
      const lowPoint = at(x, beltHalf, mix(lowFront, lowBack, share)[2]);
      bar(mesh, 'black', lowPoint, at(x + 0.05, roofHalfM + 0.004, roofM - roofSag), out, PILLAR_M);
    }
    if (isFine)
      bar(
        mesh,
        'chrome',
        add(lowFront, [0.02, side * 0.006, 0.03]),
        add(lowBack, [-0.02, side * 0.006, 0.03]),
        out,
        0.018,
      );
  }
}

/** A thin slab with chamfered edges over the glass. */
function roof(
  mesh: MeshBuilder,
  { cabin: [, front, back], roofM, roofHalfM }: CarShape,
  paint: Material,
  isFine: boolean,
): void {
  const outline = (grow: number, z: (x: number, y: number) => number): Vec3[] => {
    const [x0, x1, half] = [front - 0.03 - grow, back + 0.03 + grow, roofHalfM + 0.02 + grow];
    const plan: readonly (readonly [number, number])[] = [
      [x0, -half * 0.5],
      [x0 + 0.1, -half],
      [x1 - 0.08, -half],
      [x1, -half * 0.5],
      [x1, half * 0.5],
      [x1 - 0.08, half],
      [x0 + 0.1, half],
      [x0, half * 0.5],
    ];
    return plan.map(([x, y]) => [x, y, z(x, y)]);
  };
  const rings = [
    outline(-0.03, () => roofM - 0.045),
    outline(0, () => roofM - 0.035),
    outline(-0.02, () => roofM - 0.01),
    outline(-0.14, () => roofM + 0.015),
    outline(-0.3, () => roofM + 0.03),
  ];
  const kept = isFine ? rings : [rings[0], rings[1], rings[3]].filter((ring) => ring !== undefined);
  const corners = kept.flat();
  const sides = 8;
  const faces = facesBetweenRings(kept.length, sides);
  const first = corners.length - sides;
  faces.push(Array.from({ length: sides }, (_, side) => first + side));
  mesh.smooth(paint, corners, faces);
  mesh.faces(paint, [[...corners.slice(0, sides)].reverse()]);
}

/** A flat bar from `from` to `to` on a surface that faces `out`. */
function bar(mesh: MeshBuilder, material: Material, from: Vec3, to: Vec3, out: Vec3, wideM: number): void {
  const along = normalize(subtract(to, from));
  const across = scale(normalize(cross(along, out)), wideM / 2);
  const up = scale(normalize(cross(across, along)), 1);
  const sign = up[0] * out[0] + up[1] * out[1] + up[2] * out[2] > 0 ? 1 : -1;
  const lift = (m: number): Vec3 => scale(up, sign * m);
  const ring = (point: Vec3): Vec3[] => [
    add(add(point, across), lift(-PROUD_M)),
    add(subtract(point, across), lift(-PROUD_M)),
    add(subtract(point, scale(across, 0.85)), lift(PROUD_M)),
    add(add(point, scale(across, 0.85)), lift(PROUD_M)),
  ];
  const [a, b] = [ring(from), ring(to)];
  const centre = mix(from, to, 0.5);
  const sides = a.map((point, index): Face => {
    const next = (index + 1) % 4;
    return [point, a[next] ?? point, b[next] ?? point, b[index] ?? point];
  });
  mesh.faces(
    material,
    [...sides, a, b].map((face) => awayFrom(centre, face)),
  );
}
