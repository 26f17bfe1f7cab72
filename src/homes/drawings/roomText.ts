import { depthOf, type Rect, widthOf } from '../model/geometry.ts';

/** A letter's width on average, and a line's height, over the font's size. */
const LETTER = 0.56;
const LINE = 1.2;
const MARGIN_M = 0.35;

/** A room's name in lines that fit into it with its area under them, or null where they do not. */
export function nameLines(name: string, rect: Rect, fontM: number): string[] | null {
  const widthM = widthOf(rect) - MARGIN_M;
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && lengthM(`${last} ${word}`, fontM) <= widthM)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const fits =
    lines.every((line) => lengthM(line, fontM) <= widthM) &&
    lengthM('00.0 m²', fontM) <= widthM &&
    (lines.length + 1) * LINE * fontM <= depthOf(rect) - MARGIN_M;
  return fits ? lines : null;
}

const lengthM = (text: string, fontM: number): number => text.length * LETTER * fontM;
