/** The size of a cell and of the motif in its centre, in units of the drawing. */
export const CELL = 112;
export const MOTIF = 100;

const STEP = CELL / 4;
/** A deterministic deviation of a few units, so that lines look hand-drawn. */
const tremble = (along: number, seed: number) =>
  Math.sin(along * 0.021 + seed * 2.1) * 1.3 + Math.sin(along * 0.053 + seed * 4.7) * 0.7;

function wobble(
  length: number,
  across: number,
  seed: number,
  point: (along: number, across: number) => string,
) {
  const points = Array.from({ length: Math.ceil(length / STEP) + 1 }, (_, step) => step * STEP);
  return `M${points.map((along) => point(along, across + tremble(along, seed))).join('L')}`;
}

const format = (value: number) => value.toFixed(1);

/** The double paste lines between the cells, as one path. */
export function pasteLines(columns: number, rows: number): string {
  const upright = Array.from({ length: columns + 1 }, (_, column) =>
    [-2.6, 2.6].map((offset, line) =>
      wobble(rows * CELL, column * CELL + offset, column * 2 + line, (y, x) => `${format(x)} ${format(y)}`),
    ),
  );
  const level = Array.from({ length: rows + 1 }, (_, row) =>
    [-2.6, 2.6].map((offset, line) =>
      wobble(columns * CELL, row * CELL + offset, 40 + row * 2 + line, (x, y) => `${format(x)} ${format(y)}`),
    ),
  );
  return [...upright, ...level].flat().join('');
}
