import type { Material } from '#homes/model/materials.ts';
import type { Mesh } from '#homes/scene/mesh.ts';
import { subtract, type Vec3 } from '#homes/scene/vector.ts';
import { show, trianglesOf } from './triangles.ts';

interface Edge {
  readonly material: Material;
  readonly from: Vec3;
  readonly to: Vec3;
}

/** Coordinates that are meant to be equal are, to a tenth of a millimetre; the shift keeps round numbers off the step. */
const step = (metres: number): number => Math.round(metres * 10_000 + 0.137);
const key = (point: Vec3): string => point.map(step).join(' ');

/**
 * Edges of a mesh that have a face on one side only: none where all its solids are closed and their faces look outward.
 * An edge may meet several shorter ones. `sheets` are materials that are drawn as single faces.
 */
export function openEdges(mesh: Mesh, sheets: readonly Material[] = []): string[] {
  const edges = trianglesOf(mesh)
    .filter(({ material }) => !sheets.includes(material))
    .flatMap(({ material, corners: [a, b, c] }): Edge[] => [
      { material, from: a, to: b },
      { material, from: b, to: c },
      { material, from: c, to: a },
    ]);
  return uncovered(unpaired(edges));
}

/** Without those that another edge runs along the other way. */
function unpaired(edges: readonly Edge[]): Edge[] {
  const waiting = new Map<string, Edge[]>();
  for (const edge of edges) {
    const opposite = waiting.get(`${key(edge.to)}|${key(edge.from)}`);
    if (opposite?.pop()) continue;
    const own = `${key(edge.from)}|${key(edge.to)}`;
    const same = waiting.get(own);
    if (same) same.push(edge);
    else waiting.set(own, [edge]);
  }
  return [...waiting.values()].flat();
}

/** Along each line of the grid, what runs one way has to be covered by what runs the other way. */
function uncovered(edges: readonly Edge[]): string[] {
  const problems: string[] = [];
  const lines = new Map<string, { edge: Edge; low: number; high: number; sign: number }[]>();
  for (const edge of edges) {
    const along = subtract(edge.to, edge.from);
    const axis = along.findIndex((each) => Math.abs(each) > 1e-4);
    const isStraight = along.filter((each) => Math.abs(each) > 1e-4).length === 1;
    if (axis < 0) continue;
    if (!isStraight) {
      problems.push(`${edge.material}: ${show(edge.from)} to ${show(edge.to)}`);
      continue;
    }
    const [a = 0, b = 0] = [edge.from[axis], edge.to[axis]];
    const at = edge.from.filter((_, index) => index !== axis).map(step);
    const line = `${axis} ${at.join(' ')}`;
    const piece = { edge, low: Math.min(a, b), high: Math.max(a, b), sign: Math.sign(b - a) };
    const known = lines.get(line);
    if (known) known.push(piece);
    else lines.set(line, [piece]);
  }
  for (const pieces of lines.values()) {
    const stops = [...new Set(pieces.flatMap(({ low, high }) => [low, high]))].sort((a, b) => a - b);
    for (const [index, high] of stops.entries()) {
      const low = stops[index - 1];
      if (low === undefined || high - low < 2e-4) continue;
      const middle = (low + high) / 2;
      const over = pieces.filter((each) => each.low < middle && each.high > middle);
      const [first] = over;
      if (first && over.reduce((sum, { sign }) => sum + sign, 0) !== 0) {
        problems.push(`${first.edge.material}: ${show(first.edge.from)} to ${show(first.edge.to)}`);
      }
    }
  }
  return problems;
}
