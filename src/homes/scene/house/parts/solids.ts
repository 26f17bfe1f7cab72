import type {
  BoxPart,
  ClerestoryPart,
  ColumnPart,
  PanelPart,
  ProfilePart,
  StepsPart,
} from '#homes/model/parts/part.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';

const CHAMFER_M = 0.01;
const CAP_M = 0.1;
const CAP_PROUD_M = 0.05;
const BASE_PROUD_M = 0.06;
const NECK_M = 0.09;
/** Each step extends under the one above it, and down into the ground. */
const UNDER_M = 0.26;

export const chamferOf = (detail: Detail): number => (detail === 'live' ? 0 : CHAMFER_M);

export function drawBlock(
  mesh: MeshBuilder,
  { material, rect: { x0, y0, x1, y1 }, bottomM, topM }: BoxPart | PanelPart,
  detail: Detail,
): void {
  box(mesh, material, [x0, y0, bottomM], [x1, y1, topM], chamferOf(detail));
}

export function drawColumn(mesh: MeshBuilder, part: ColumnPart, detail: Detail): void {
  const { material, rect, bottomM, topM, baseM, base } = part;
  const cut = chamferOf(detail);
  const around = (metres: number, from: number, to: number, of = material) =>
    box(mesh, of, [rect.x0 - metres, rect.y0 - metres, from], [rect.x1 + metres, rect.y1 + metres, to], cut);
  around(0, bottomM, topM - 0.003);
  around(CAP_PROUD_M * 0.6, topM - CAP_M - NECK_M, topM - CAP_M - NECK_M + 0.05);
  around(CAP_PROUD_M, topM - CAP_M, topM);
  if (baseM > 0) {
    around(BASE_PROUD_M, bottomM - 0.016, bottomM + baseM, base);
    around(BASE_PROUD_M + 0.035, bottomM + baseM - 0.004, bottomM + baseM + 0.07);
  }
}

/** The top step is next to the door; each lower step extends further out. */
export function drawSteps(
  mesh: MeshBuilder,
  { material, rect, topM, count }: StepsPart,
  detail: Detail,
): void {
  const going = (rect.y1 - rect.y0) / count;
  const riser = topM / (count + 0.15);
  for (let index = 0; index < count; index += 1) {
    const inM = index * 0.004;
    box(
      mesh,
      material,
      [rect.x0 + inM, rect.y0 + index * going, -UNDER_M - index * 0.007],
      [rect.x1 - inM, rect.y1 - index * 0.003, riser * (index + 1)],
      chamferOf(detail),
    );
  }
}

export function drawProfile(mesh: MeshBuilder, { material, x0, x1, outline }: ProfilePart): void {
  const west = outline.map(([y, z]): Vec3 => [x0, y, z]);
  const east = outline.map(([y, z]): Vec3 => [x1, y, z]);
  const faces: Face[] = [east, [...west].reverse()];
  outline.forEach((_, index) => {
    const next = (index + 1) % outline.length;
    const face = [east[index], west[index], west[next], east[next]];
    faces.push(face.filter((corner) => corner !== undefined));
  });
  mesh.faces(material, faces);
}

const PANE_M = 1.15;
const FRAME_M = 0.05;

/** Dark glass with a frame around it and bars in front. */
export function drawClerestory(mesh: MeshBuilder, { material, rect, bottomM, topM }: ClerestoryPart): void {
  const { x0, x1, y0, y1 } = rect;
  box(mesh, material, [x0, y0, bottomM + 0.006], [x1, y1, topM - 0.006]);
  const front = y0 - 0.03;
  for (const z of [bottomM, topM - FRAME_M]) {
    box(mesh, 'frame', [x0 - 0.02, front, z], [x1 + 0.02, y1 - 0.01, z + FRAME_M]);
  }
  const panes = Math.max(1, Math.round((x1 - x0) / PANE_M));
  for (let pane = 0; pane <= panes; pane += 1) {
    const x = x0 - 0.01 + ((x1 - x0 + 0.02 - FRAME_M) * pane) / panes;
    box(mesh, 'frame', [x, front + 0.006, bottomM + 0.01], [x + FRAME_M, y1 - 0.02, topM - 0.01]);
  }
}
