import { depthOf, type Rect, widthOf } from '../model/geometry.ts';

/** Average width of a letter and height of a line, relative to the font size. */
const LETTER = 0.56;
export const LINE = 1.2;
export const MARGIN_M = 0.3;

/** Short forms for names that do not fit in a small room. A hyphen may end a line. */
const SHORT_NAMES: readonly (readonly [name: string, short: string])[] = [
  ['Visitors’ toilet', 'WC'],
  ['Wardrobe', 'Ward- robe'],
  ['Veranda', 'Ve- randa'],
  ['Terrace', 'Ter- race'],
  ['Entrance hall', 'Hall'],
];

export interface RoomText {
  readonly lines: readonly string[];
  /** Font size in metres of the drawing. */
  readonly fontM: number;
}

/**
 * A room's text on the plan: its name, with its area below if both fit. A name is never left out: it is shortened,
 * then set smaller.
 * @param fontM the usual height of names
 */
export function roomText(name: string, areaText: string, rect: Rect, fontM: number): RoomText {
  const widthM = widthOf(rect) - MARGIN_M;
  const depthM = depthOf(rect) - MARGIN_M;
  const short = shortName(name);
  const tries: readonly (readonly [text: string, scale: number, area: boolean])[] = [
    [name, 1, true],
    [name, 1, false],
    [short, 1, false],
    [name, 0.8, false],
    [short, 0.8, false],
  ];
  for (const [text, scale, hasArea] of tries) {
    const size = fontM * scale;
    const lines = [...wrapped(text, widthM, size), ...(hasArea ? [areaText] : [])];
    if (fits(lines, widthM, depthM, size)) return { lines, fontM: size };
  }
  const lines = wrapped(short, 0, fontM);
  const longest = Math.max(...lines.map((line) => line.length));
  return { lines, fontM: Math.min(widthM / (longest * LETTER), depthM / (lines.length * LINE)) };
}

function shortName(name: string): string {
  const found = SHORT_NAMES.find(([long]) => name.startsWith(long));
  return found ? name.replace(found[0], found[1]) : name;
}

function wrapped(text: string, widthM: number, fontM: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && lengthM(`${last} ${word}`, fontM) <= widthM)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const fits = (lines: readonly string[], widthM: number, depthM: number, fontM: number): boolean =>
  lines.every((line) => lengthM(line, fontM) <= widthM) && lines.length * LINE * fontM <= depthM;

/** The width and height of a text on the drawing. */
export const textSize = ({
  lines,
  fontM,
}: RoomText): { readonly widthM: number; readonly heightM: number } => ({
  widthM: Math.max(...lines.map((line) => lengthM(line, fontM))),
  heightM: lines.length * LINE * fontM,
});

const lengthM = (text: string, fontM: number): number => text.length * LETTER * fontM;
