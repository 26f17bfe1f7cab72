import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { mix, type Vec3 } from '../../vector.ts';
import { type Section, type Strip, sectionAt, stationsOf } from './section.ts';
import type { CarShape } from './shape.ts';

/** The body below the windows: consecutive sections, with the wheel arches cut into the sides. */
export function hull(mesh: MeshBuilder, shape: CarShape, paint: Material, isFine: boolean): void {
  const stations = stationsOf(shape, isFine);
  const sections = stations.map((x) => sectionAt(shape, x, isFine));
  const [nose, tail] = [sections[0], sections.at(-1)];
  if (!nose || !tail) return;
  nose.strips.forEach((strip, index) => {
    // Each strip is smooth along the car and meets the next in a crease.
    const next = (index + 1) % nose.points.length;
    const materials = stations
      .slice(1)
      .map((x, station) => materialOf(shape, strip, (x + (stations[station] ?? x)) / 2, paint));
    for (let start = 0; start < materials.length; ) {
      const change = materials.findIndex((each, at) => at > start && each !== materials[start]);
      const end = change < 0 ? materials.length : change;
      const part = sections.slice(start, end + 1);
      mesh.smooth(
        materials[start] ?? paint,
        part.flatMap(({ points }): Vec3[] => [points[index] ?? ORIGIN, points[next] ?? ORIGIN]),
        part.slice(1).map((_, at) => [2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2]),
      );
      start = end;
    }
  });
  close(mesh, nose, true, paint);
  close(mesh, tail, false, paint);
}

const ORIGIN: Vec3 = [0, 0, 0];
/** Lamps extend this far around the corners, and inwards to this share of the half width. */
const LAMP_LONG_M = 0.38;
const LAMP_FROM_SHARE = 0.56;

function materialOf({ hasCladding, lengthM }: CarShape, strip: Strip, x: number, paint: Material): Material {
  if (strip === 'under' || (strip === 'low' && hasCladding)) return 'black';
  if (strip === 'lamp' && x < LAMP_LONG_M) return 'headlamp';
  if (strip === 'lamp' && x > lengthM - LAMP_LONG_M) return 'tail_lamp';
  return paint;
}

/** Closes the front or the back: bands from side to side, one of them with the lamps and the grille. */
function close(mesh: MeshBuilder, { points, strips }: Section, isNose: boolean, paint: Material): void {
  const at = (index: number, share: number): Vec3 =>
    mix(points[index] ?? ORIGIN, points[points.length - 1 - index] ?? ORIGIN, (1 - share) / 2);
  const band = (index: number, from: number, to: number, material: Material) => {
    const corners = [at(index, to), at(index + 1, to), at(index + 1, from), at(index, from)];
    mesh.faces(material, [isNose ? corners.reverse() : corners]);
  };
  for (let index = 0; index + 1 < points.length / 2; index += 1) {
    if (strips[index] === 'lamp') {
      const lamp = isNose ? 'headlamp' : 'tail_lamp';
      band(index, LAMP_FROM_SHARE, 1, lamp);
      band(index, -LAMP_FROM_SHARE, LAMP_FROM_SHARE, isNose ? 'black' : paint);
      band(index, -1, -LAMP_FROM_SHARE, lamp);
    } else band(index, -1, 1, strips[index] === 'under' ? 'black' : paint);
  }
}
