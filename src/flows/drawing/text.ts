import type { FlowCause } from '../graph/graph.ts';
import { type Weight, widthOf, wrapped } from './measure.ts';

/** The kinds of text in a diagram. The drawing sets them in the sizes that are measured here. */
export const TEXT_STYLES = {
  title: { sizePx: 18, weight: 'strong', lineHeightPx: 24 },
  name: { sizePx: 14, weight: 'strong', lineHeightPx: 19 },
  words: { sizePx: 12.5, weight: 'regular', lineHeightPx: 17 },
  note: { sizePx: 12, weight: 'regular', lineHeightPx: 17 },
  event: { sizePx: 12, weight: 'strong', lineHeightPx: 16 },
  condition: { sizePx: 12, weight: 'regular', lineHeightPx: 16 },
} as const satisfies Record<string, { sizePx: number; weight: Weight; lineHeightPx: number }>;
export type TextStyle = keyof typeof TEXT_STYLES;

/** What may stand before a text: the cause of a transition, or a call. */
export type Sign = FlowCause | 'call';

/** A line of text in a box: the left end of its baseline. */
export interface BoxLine {
  readonly text: string;
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
  readonly sign: Sign | null;
  /** The transitions that it tells of. */
  readonly transitions: readonly string[];
}

/** Text set in a box, and the room that it needs. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly BoxLine[];
  /** Where a thin line parts what the state is from what happens in it. */
  readonly dividerY: number | null;
}

interface Entry {
  readonly text: string;
  readonly style: TextStyle;
  readonly sign?: Sign;
  readonly transitions?: readonly string[];
  /** Begins under the text of an entry that has a sign. */
  readonly isIndented?: boolean;
}

/** The room that a sign takes, with the gap after it. */
const SIGN_PX = 17;
/** The height of a capital letter, as a share of its size. */
const CAPITAL = 0.71;
const DIVIDER_PX = 13;

/** Sets entries one under the other, those after the divider last. */
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
