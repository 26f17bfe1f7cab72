import type { Material } from '#homes/model/materials.ts';
import type { CarBody } from '#homes/model/site/site.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box } from '../../solids.ts';
import { cabin } from './cabin.ts';
import { hull } from './hull.ts';
import { CAR_SHAPES, type CarShape, valueAt } from './shape.ts';
import { mirror, wheel } from './wheel.ts';

/** A parked car on the ground around the origin, its nose towards +y. Its number plates are blank. */
export function car(mesh: MeshBuilder, body: CarBody, paint: Material, detail: Detail): void {
  const shape = CAR_SHAPES[body];
  const isFine = detail === 'picture';
  // The shape's nose is at x = 0 and faces -x.
  mesh.within({ at: [0, shape.lengthM / 2, 0], turnRad: -Math.PI / 2 }, () => {
    hull(mesh, shape, paint, isFine);
    cabin(mesh, shape, paint, isFine);
    for (const axle of shape.axles) {
      for (const side of [1, -1] as const) {
        const y = side * (shape.halfWidthM - 0.115);
        mesh.within({ at: [axle, y, shape.wheelM], turnRad: 0 }, () =>
          wheel(mesh, shape.wheelM, side, isFine),
        );
      }
    }
    if (isFine) dress(mesh, shape, paint);
  });
}

/** Close-up detail: plates, intakes, handles, mirrors. */
function dress(mesh: MeshBuilder, shape: CarShape, paint: Material): void {
  const {
    lengthM,
    halfWidthM,
    deck,
    cabin: [foot],
    sillM,
    axles,
    hasCladding,
  } = shape;
  const noseM = valueAt(deck, 0);
  // Axles and floor, so that the underside is opaque.
  box(
    mesh,
    'black',
    [axles[0] - 0.3, -halfWidthM + 0.26, sillM - 0.09],
    [axles[1] + 0.3, halfWidthM - 0.26, sillM + 0.06],
  );
  box(mesh, 'black', [0, -0.58, sillM + 0.07], [0.12, 0.58, sillM + 0.19], 0.008);
  const frontPlateM = sillM + 0.36 * (noseM - sillM);
  box(mesh, 'frame_w', [-0.014, -0.23, frontPlateM - 0.05], [0.05, 0.23, frontPlateM + 0.05], 0);
  const backPlateM = sillM + 0.45 * (valueAt(deck, lengthM) - sillM);
  box(
    mesh,
    'frame_w',
    [lengthM - 0.05, -0.23, backPlateM - 0.05],
    [lengthM + 0.012, 0.23, backPlateM + 0.05],
    0,
  );
  box(mesh, 'black', [lengthM - 0.12, -0.55, sillM + 0.06], [lengthM + 0.004, 0.55, sillM + 0.2], 0.008);
  for (const side of [1, -1]) {
    for (const x of [foot + 1.28, foot + 2.16].filter((each) => each < axles[1] - 0.15)) {
      const y = side * (halfWidthM - 0.012);
      box(
        mesh,
        hasCladding ? 'chrome' : paint,
        [x, y - 0.02, shape.waistM + 0.06],
        [x + 0.19, y + 0.025, shape.waistM + 0.09],
        0.006,
      );
    }
  }
  for (const side of [1, -1] as const) {
    mirror(mesh, [foot + 0.42, side * (halfWidthM - 0.07), valueAt(deck, foot) + 0.02], side, paint);
  }
}
