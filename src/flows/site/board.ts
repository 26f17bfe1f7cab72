import type { AtlasFlow } from '../atlas/data/atlas.ts';
import { spotHeight, storyCards, storyLines } from '../atlas/data/storyboard.ts';
import { type Board, layoutBoard } from '../drawing/board.ts';
import { widthOf, wrapped } from '../drawing/measure.ts';

const LABEL = { sizePx: 12, linePx: 16, mostPx: 150, padPx: 4 } as const;

/** The storyboard of a flow: its screens, and the lines that start at the pressed elements. Null without pictures. */
export async function boardOf(
  flow: Pick<AtlasFlow, 'situations' | 'moves' | 'pictures' | 'presses'>,
): Promise<Board | null> {
  if (Object.keys(flow.pictures).length === 0) return null;
  const lines = storyLines(flow).map((line) => ({
    ...line,
    y: line.spot && spotHeight(line.spot),
    label: labelBox(line.words),
  }));
  return layoutBoard(storyCards(flow), lines);
}

function labelBox(words: readonly string[]) {
  const lines = words.flatMap((each) => wrapped(each, LABEL.mostPx, LABEL.sizePx, 'regular'));
  return {
    width: Math.max(...lines.map((line) => widthOf(line, LABEL.sizePx, 'regular'))) + 2 * LABEL.padPx,
    height: lines.length * LABEL.linePx + 2 * LABEL.padPx,
  };
}
