import type { Rect } from '#homes/model/geometry.ts';

const CELL_M = 0.1;
/** Half the width of a person walking between furniture. */
const BODY_M = 0.23;

/** Whether a person can walk between all the places without crossing `taken`. */
export function isWalkable(inner: Rect, taken: readonly Rect[], places: readonly Rect[]): boolean {
  const columns = Math.max(1, Math.round((inner.x1 - inner.x0) / CELL_M));
  const rows = Math.max(1, Math.round((inner.y1 - inner.y0) / CELL_M));
  const closed = new Uint8Array(columns * rows);
  for (const rect of taken) {
    forCells(rect, BODY_M, { inner, columns, rows }, (index) => {
      closed[index] = 1;
    });
  }
  const groups = places.map((place) => {
    const open: number[] = [];
    forCells(place, 0, { inner, columns, rows }, (index) => {
      if (closed[index] === 0) open.push(index);
    });
    return open;
  });
  const [start] = groups;
  if (!start) return true;
  const reached = flood(start, closed, columns);
  return groups.every((cells) => cells.some((cell) => reached[cell] === 1));
}

interface Grid {
  readonly inner: Rect;
  readonly columns: number;
  readonly rows: number;
}

function forCells(
  rect: Rect,
  growM: number,
  { inner, columns, rows }: Grid,
  visit: (index: number) => void,
): void {
  const first = (value: number) => Math.max(0, Math.ceil(value / CELL_M - 0.5));
  const x0 = first(rect.x0 - growM - inner.x0);
  const y0 = first(rect.y0 - growM - inner.y0);
  const x1 = Math.min(columns - 1, Math.floor((rect.x1 + growM - inner.x0) / CELL_M - 0.5));
  const y1 = Math.min(rows - 1, Math.floor((rect.y1 + growM - inner.y0) / CELL_M - 0.5));
  for (let y = y0; y <= y1; y += 1) for (let x = x0; x <= x1; x += 1) visit(y * columns + x);
}

function flood(start: readonly number[], closed: Uint8Array, columns: number): Uint8Array {
  const reached = new Uint8Array(closed.length);
  const queue = start.slice(0, 1);
  for (const cell of queue) reached[cell] = 1;
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    const x = cell % columns;
    const near = [cell - columns, cell + columns];
    if (x > 0) near.push(cell - 1);
    if (x < columns - 1) near.push(cell + 1);
    for (const next of near) {
      if (next < 0 || next >= closed.length || closed[next] === 1 || reached[next] === 1) continue;
      reached[next] = 1;
      queue.push(next);
    }
  }
  return reached;
}
