import type { Face, MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { horizontalFace } from '../flat.ts';
import { isOpenAir, type PlacedOpening } from './sides.ts';

/** Depth below the floor for a doorway's threshold. */
const THRESHOLD_DEPTH_M = 0.012;
/** From a wall's outer face to where the render ends and the plaster begins, behind the window's frame. */
const RENDER_DEPTH_M = 0.16;

/** Heights of the opening's void above the floor. */
export function spanOf({ opening }: PlacedOpening): readonly [sillM: number, headM: number] {
  const { sillM, heightM } = opening;
  return [sillM > 0 ? sillM : -THRESHOLD_DEPTH_M, sillM + heightM];
}

/** The four sides of the hole; outdoors they are rendered up to the frame. */
export function drawReveal(mesh: MeshBuilder, each: PlacedOpening, detail: Detail): void {
  const { opening, wall, outer, frame } = each;
  const [z0, z1] = spanOf(each);
  const half = opening.widthM / 2;
  const isOutside = isOpenAir(outer);
  const depths =
    isOutside && detail === 'picture' ? [0, RENDER_DEPTH_M, wall.thicknessM] : [0, wall.thicknessM];
  mesh.within(frame, () => {
    depths.slice(1).forEach((y1, index) => {
      const y0 = depths[index] ?? 0;
      const faces: Face[] = [
        jamb(-half, y0, y1, z0, z1),
        [...jamb(half, y0, y1, z0, z1)].reverse(),
        // In the live view a threshold covers the bottom side of a doorway.
        ...(detail === 'live' && opening.sillM === 0
          ? []
          : [horizontalFace({ x0: -half, x1: half, y0, y1 }, z0)]),
        [...horizontalFace({ x0: -half, x1: half, y0, y1 }, z1)].reverse(),
      ];
      mesh.faces(isOutside && index === 0 ? wall.material : 'plaster', faces);
    });
  });
}

const jamb = (x: number, y0: number, y1: number, z0: number, z1: number): Face => [
  [x, y0, z0],
  [x, y1, z0],
  [x, y1, z1],
  [x, y0, z1],
];
