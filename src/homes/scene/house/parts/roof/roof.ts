import { grow, type Rect } from '#homes/model/geometry.ts';
import type { RoofPart } from '#homes/model/parts/part.ts';
import type { Face, MeshBuilder } from '#homes/scene/mesh.ts';
import type { Detail } from '#homes/scene/scene.ts';
import type { Vec3 } from '#homes/scene/vector.ts';
import type { Point2 } from '../grid.ts';
import { drawPlate } from '../plates.ts';
import { drawCaps } from './caps.ts';
import { drawEaves } from './eaves.ts';
import { openEdges } from './edges.ts';
import { heightAt, type Plane, piecesOf, spansOf } from './envelope.ts';
import { drawGables } from './gables.ts';
import { edgesOf, refined } from './refined.ts';
import { drawRibs } from './ribs.ts';

const SHEET_M = 0.05;
const SOFFIT_UNDER_M = 0.2;
const SOFFIT_M = 0.02;
/** From the roof's edge to the soffit's edge, under the fascia. */
const SOFFIT_INSET_M = 0.045;

/** A pitched roof of ribbed sheets, closed at its hips and valleys, with gutters, boards and soffits at its edges. */
export function drawRoof(mesh: MeshBuilder, part: RoofPart, detail: Detail): void {
  const spans = spansOf(part);
  const pieces = refined(piecesOf(spans), spans);
  const edges = openEdges(spans, pieces, part.flushSides);
  const on = (plane: Plane, [x, y]: Point2, up = 0): Vec3 => [x, y, heightAt(plane, [x, y]) + up];
  const faces: Face[] = [];
  for (const { outline, slope } of pieces) {
    for (const [a, b, c] of fan(outline)) {
      faces.push([on(slope.plane, a), on(slope.plane, b), on(slope.plane, c)]);
      faces.push([on(slope.plane, c, -SHEET_M), on(slope.plane, b, -SHEET_M), on(slope.plane, a, -SHEET_M)]);
    }
  }
  for (const { piece, from, to } of edges) {
    const { plane } = piece.slope;
    faces.push([on(plane, from, -SHEET_M), on(plane, to, -SHEET_M), on(plane, to), on(plane, from)]);
  }
  mesh.faces(part.material, faces);
  drawCaps(mesh, part.material, pieces, detail === 'live' ? 5 : 8);
  drawEaves(mesh, part, edges);
  drawGables(mesh, part, spans);
  drawSoffit(mesh, part);
  if (detail === 'picture') drawRibs(mesh, part.material, spans, pieces);
}

function drawSoffit(mesh: MeshBuilder, part: RoofPart): void {
  const outM = part.overhangM - SOFFIT_INSET_M;
  const rects = part.spans.map(
    ({ rect, slopes }): Rect => ({
      x0: rect.x0 - (slopes.includes('west') ? outM : 0),
      x1: rect.x1 + (slopes.includes('east') ? outM : 0),
      y0: rect.y0 - (slopes.includes('south') ? outM : 0),
      y1: rect.y1 + (slopes.includes('north') ? outM : 0),
    }),
  );
  const holes = part.rooms.map((rect) => grow(rect, 0.1));
  const topM = part.eavesM - SOFFIT_UNDER_M;
  drawPlate(mesh, part.soffit, { rects, holes, bottomM: topM - SOFFIT_M, topM });
}

/** A triangle fan around an inner point, because corners may be collinear. */
function fan(outline: readonly Point2[]): (readonly [Point2, Point2, Point2])[] {
  const sum = outline.reduce<Point2>(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0]);
  const middle: Point2 = [sum[0] / outline.length, sum[1] / outline.length];
  return edgesOf(outline).map(([from, to]) => [middle, from, to]);
}
