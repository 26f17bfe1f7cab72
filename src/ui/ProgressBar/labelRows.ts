/** Closer to an end than this, a centred label would overflow the bar. */
export const EDGE_PERCENT = 12;

/** The room for a name of two words, or an amount of nine digits. */
const LABEL_PX = 100;
/** The room for `37.5%`. */
const VALUE_PX = 48;

interface Span {
  readonly fromPx: number;
  readonly toPx: number;
}

interface BarOptions {
  /** Whether a value is at the start of the first row. */
  readonly hasValue: boolean;
  readonly barPx: number;
}

/**
 * The rows, from 1, in which labels below a bar do not touch: each is in the first one with room for it.
 * @param places in per cent of the bar
 */
export function labelRows(places: readonly number[], { hasValue, barPx }: BarOptions): number[] {
  const rows: Span[][] = hasValue ? [[{ fromPx: 0, toPx: VALUE_PX }]] : [];
  return places.map((place) => {
    const span = spanOf(place, barPx);
    const free = rows.findIndex((row) => row.every((other) => isApart(span, other)));
    if (free >= 0) {
      rows[free]?.push(span);
      return free + 1;
    }
    return rows.push([span]);
  });
}

const isApart = (one: Span, other: Span): boolean => one.toPx <= other.fromPx || other.toPx <= one.fromPx;

function spanOf(place: number, barPx: number): Span {
  if (place < EDGE_PERCENT) return { fromPx: 0, toPx: LABEL_PX };
  if (place > 100 - EDGE_PERCENT) return { fromPx: barPx - LABEL_PX, toPx: barPx };
  const middlePx = (place / 100) * barPx;
  return { fromPx: middlePx - LABEL_PX / 2, toPx: middlePx + LABEL_PX / 2 };
}
