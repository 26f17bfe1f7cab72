interface Dot {
  readonly value: number;
  readonly x: number;
}

export interface PlacedDot extends Dot {
  readonly key: number;
  /** 0 stands on the line. */
  readonly row: number;
}

/** Dots that would touch stand over one another, in the lowest free row; where all are full, in the top one. */
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
