import { LETTERS } from './letters.ts';

export type Weight = 'regular' | 'strong';

/** The assumed width of an unmeasured letter: no letter of these fonts is wider than the font size. */
const UNMEASURED = [1000, 1000, 1000, 1000] as const;

/** The width of a text in the wider of the two fonts that may display it. */
export function widthOf(text: string, sizePx: number, weight: Weight): number {
  const widths = [...text].map((letter) => LETTERS[letter] ?? UNMEASURED);
  const sum = (face: 0 | 1 | 2 | 3) => widths.reduce((total, width) => total + width[face], 0);
  const thousandths = weight === 'regular' ? Math.max(sum(0), sum(2)) : Math.max(sum(1), sum(3));
  return Math.ceil((thousandths * sizePx) / 1000);
}

/** Breaks a text at its spaces into as few lines as possible, of similar lengths. */
export function wrapped(text: string, widthPx: number, sizePx: number, weight: Weight): string[] {
  const words = text.split(' ').filter(Boolean);
  const fewest = fill(words, widthPx, sizePx, weight);
  if (fewest.length < 2) return fewest;
  let lines = fewest;
  for (let narrowerPx = widthPx; narrowerPx > widthPx / 2; narrowerPx -= 6) {
    const tried = fill(words, narrowerPx, sizePx, weight);
    if (tried.length > fewest.length) break;
    lines = tried;
  }
  return lines;
}

function fill(words: readonly string[], widthPx: number, sizePx: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, sizePx, weight) <= widthPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
