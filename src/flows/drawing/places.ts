/** A rectangle, by its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An orthogonal line, as the list of its corners. */
export type Way = readonly Point[];

export const doOverlap = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The straight segments of a line, as rectangles without thickness. */
export const partsOf = (way: Way): Place[] =>
  way.slice(1).map((to, place) => {
    const from = way[place] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    };
  });
