import { doOverlap, type Place, partsOf, type Way } from './places.ts';

const CLEAR_PX = 5;

/**
 * Places the text of a compound state at the top left, or as near to it as possible without crossing an edge. The edges
 * enter from above, and the layout engine does not know the text.
 */
export function headerPlace(
  state: Place,
  { width, height }: { readonly width: number; readonly height: number },
  ways: readonly Way[],
): Place {
  const band = { x: state.x, y: state.y, width: state.width, height };
  const lines = ways.flatMap(partsOf).filter((part) => doOverlap(widened(part), band));
  const leftmost = { x: state.x, y: state.y, width, height };
  const places = [leftmost.x, ...lines.map((line) => line.x + line.width + CLEAR_PX - INNER_PX)]
    .sort((a, b) => a - b)
    .map((x) => ({ ...leftmost, x }))
    .filter(({ x }) => x >= state.x && x + width <= state.x + state.width);
  return places.find((place) => isClear(place, lines)) ?? leftmost;
}

/** The margin within the text's box, which an edge may cross. */
const INNER_PX = 12;

/** Whether no edge crosses the text of a header. */
export const isClear = (header: Place, lines: readonly Place[]): boolean => {
  const words = { ...header, x: header.x + INNER_PX, width: header.width - 2 * INNER_PX };
  return !lines.some((line) => doOverlap(widened(line), words));
};

/** Gives a segment a thickness: without one, it would overlap nothing. */
const widened = (line: Place): Place => ({
  x: line.x - 1,
  y: line.y - 1,
  width: line.width + 2,
  height: line.height + 2,
});
