import type { FlowCause } from '../graph/graph.ts';
import { type Weight, widthOf, wrapped } from './measure.ts';

/** The text styles of a diagram. The drawing uses the sizes that are measured here. */
export const TEXT_STYLES = {
  title: { sizePx: 18, weight: 'strong', lineHeightPx: 24 },
  name: { sizePx: 14, weight: 'strong', lineHeightPx: 19 },
  words: { sizePx: 12.5, weight: 'regular', lineHeightPx: 17 },
  note: { sizePx: 12, weight: 'regular', lineHeightPx: 17 },
  event: { sizePx: 12, weight: 'strong', lineHeightPx: 16 },
  condition: { sizePx: 12, weight: 'regular', lineHeightPx: 16 },
} as const satisfies Record<string, { sizePx: number; weight: Weight; lineHeightPx: number }>;
export type TextStyle = keyof typeof TEXT_STYLES;

/** The icon before a text: the cause of a transition, or a call. */
export type Sign = FlowCause | 'call';

/** A line of text in a box. `x` and `y` are the left end of its baseline. */
export interface BoxLine {
  readonly text: string;
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
  readonly sign: Sign | null;
  /** Ids of the transitions that the line describes. */
  readonly transitions: readonly string[];
}

/** The lines of text in a box, with the box's size. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly BoxLine[];
  /** The position of the line between the state's description and its transitions; null for no line. */
  readonly dividerY: number | null;
}

interface Entry {
  readonly text: string;
  readonly style: TextStyle;
  readonly sign?: Sign;
  readonly transitions?: readonly string[];
  /** Aligned with the text of an entry that has a sign. */
  readonly isIndented?: boolean;
}

/** The width of a sign, including the gap after it. */
export const SIGN_PX = 17;
/** The height of a capital letter, as a fraction of the font size. */
const CAPITAL = 0.71;
const DIVIDER_PX = 13;

/** Stacks the entries, with `below` after the divider. */
export function setText(
  above: readonly Entry[],
  below: readonly Entry[],
  { textPx, padX, padY }: { readonly textPx: number; readonly padX: number; readonly padY: number },
): Box {
  const lines: BoxLine[] = [];
  let width = 0;
  let y = padY;
  const add = ({ text, style, sign, transitions = [], isIndented = false }: Entry): void => {
    const { sizePx, weight, lineHeightPx } = TEXT_STYLES[style];
    const indentPx = sign || isIndented ? SIGN_PX : 0;
    for (const [place, line] of wrapped(text, textPx - indentPx, sizePx, weight).entries()) {
      const baseline = y + (lineHeightPx + sizePx * CAPITAL) / 2;
      lines.push({
        text: line,
        style,
        x: padX + indentPx,
        y: Math.round(baseline * 10) / 10,
        sign: place === 0 ? (sign ?? null) : null,
        transitions,
      });
      y += lineHeightPx;
      width = Math.max(width, indentPx + widthOf(line, sizePx, weight));
    }
  };
  above.forEach(add);
  const dividerY = below.length > 0 ? y + Math.floor(DIVIDER_PX / 2) : null;
  if (dividerY !== null) y += DIVIDER_PX;
  below.forEach(add);
  return { width: width + 2 * padX, height: y + padY, lines, dividerY };
}
