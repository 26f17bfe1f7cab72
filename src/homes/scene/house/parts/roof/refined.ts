import type { Point2 } from '../grid.ts';
import type { Piece, Span } from './envelope.ts';

const SAME_M = 1e-5;

/**
 * The same pieces with extra corners where another piece has a corner on their edge, or where a span ends, so that
 * their faces meet edge to edge.
 */
export function refined(pieces: readonly Piece[], spans: readonly Span[]): Piece[] {
  const points = distinct([
    ...pieces.flatMap(({ outline }) => outline),
    ...pieces.flatMap(({ outline }) => edgesOf(outline).flatMap((edge) => stopsOn(edge, spans))),
  ]);
  return pieces.map((piece) => ({
    ...piece,
    outline: edgesOf(piece.outline).flatMap(([from, to]) => [from, ...between(from, to, points)]),
  }));
}

type Edge = readonly [from: Point2, to: Point2];

export const edgesOf = (outline: readonly Point2[]): Edge[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);

/** The points of an axis-parallel edge on the lines where a span ends. */
function stopsOn([from, to]: Edge, spans: readonly Span[]): Point2[] {
  if (Math.abs(to[1] - from[1]) < SAME_M) {
    return spans.flatMap(({ rect }): Point2[] => [
      [rect.x0, from[1]],
      [rect.x1, from[1]],
    ]);
  }
  if (Math.abs(to[0] - from[0]) > SAME_M) return [];
  return spans.flatMap(({ rect }): Point2[] => [
    [from[0], rect.y0],
    [from[0], rect.y1],
  ]);
}

/** Points strictly inside an edge, sorted along it. */
function between(from: Point2, to: Point2, points: readonly Point2[]): Point2[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  return points
    .map((point) => ({
      point,
      along: ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / long,
      off: Math.abs((point[0] - from[0]) * dy - (point[1] - from[1]) * dx) / long,
    }))
    .filter(({ along, off }) => off < SAME_M && along > SAME_M * 10 && along < long - SAME_M * 10)
    .sort((a, b) => a.along - b.along)
    .map(({ point }) => point);
}

function distinct(points: readonly Point2[]): Point2[] {
  const all: Point2[] = [];
  for (const point of points) {
    const isKnown = all.some(([x, y]) => Math.abs(x - point[0]) < SAME_M && Math.abs(y - point[1]) < SAME_M);
    if (!isKnown) all.push(point);
  }
  return all;
}
