interface Dot {
  readonly value: number;
  readonly x: number;
}

export interface PlacedDot extends Dot {
  readonly key: number;
  /** 0 is the row on the axis. */
  readonly row: number;
}

/** Stacks dots that would touch: each goes to the lowest free row, or to the top row if none is free. */
export function rowsOfDots(dots: readonly Dot[], leastApart: number, rows: number): PlacedDot[] {
  const lastX = new Array<number>(rows).fill(Number.NEGATIVE_INFINITY);
  return dots
    .toSorted((a, b) => a.x - b.x)
    .map((dot, key) => {
      const free = lastX.findIndex((x) => dot.x - x >= leastApart);
      const row = free === -1 ? rows - 1 : free;
      lastX[row] = dot.x;
      return { ...dot, key, row };
    });
}
