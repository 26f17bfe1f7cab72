import { doOverlap, type Place, partsOf, type Way } from './places.ts';

const CLEAR_PX = 5;

/**
 * Where the words of a compound state stand: at the top left, or as near to it as no line is in their way. Lines enter
 * from above, and the engine knows nothing of the words.
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

/** The blank margin within the words' box, over which a line may pass. */
const INNER_PX = 12;

/** Whether no line runs through the words of a header. */
export const isClear = (header: Place, lines: readonly Place[]): boolean => {
  const words = { ...header, x: header.x + INNER_PX, width: header.width - 2 * INNER_PX };
  return !lines.some((line) => doOverlap(widened(line), words));
};

/** A line without breadth overlaps nothing. */
const widened = (line: Place): Place => ({
  x: line.x - 1,
  y: line.y - 1,
  width: line.width + 2,
  height: line.height + 2,
});
