import type { FlowLayout } from '../../drawing/layout.ts';
import { widthOf } from '../../drawing/measure.ts';
import { doOverlap, type Place } from '../../drawing/places.ts';
import { type Box, SIGN_PX, TEXT_STYLES } from '../../drawing/text.ts';

export const TAG = { height: 18, signPx: 14, padPx: 7 } as const;
const WORDS_PX = 12;
/** The overlap of a tag with the element that it marks. */
const OVER_PX = 5;

interface Wanted {
  /** The place of the marked element: a state, or the label of an edge. */
  readonly on: Place;
  readonly words: string;
}

/** The place of a tag and its text; the text is empty if only the sign has room. */
export interface Placed extends Place {
  readonly words: string;
}

/**
 * Places tags at the corners of the elements that they mark, so that they cover no text and no other tag. A tag that
 * does not fit shows its sign only.
 */
export function placeTags<TWanted extends Wanted>(
  wanted: readonly TWanted[],
  layout: FlowLayout,
): (TWanted & Placed)[] {
  const taken = textsOf(layout);
  return wanted.map((tag) => {
    const found = [tag.words, ''].flatMap((words) => placesOf(tag.on, words));
    const free = found.find((place) => !taken.some((other) => doOverlap(place, other)));
    const placed = free ?? placesOf(tag.on, '')[0] ?? { ...tag.on, words: '' };
    taken.push(placed);
    return { ...tag, ...placed };
  });
}

/** The corners in order of preference: right before left, above before below; then the sides. */
function placesOf(on: Place, words: string): Placed[] {
  const width = words === '' ? TAG.height : widthOf(words, WORDS_PX, 'strong') + TAG.signPx + 2 * TAG.padPx;
  const { height } = TAG;
  const above = on.y - height + OVER_PX;
  const below = on.y + on.height - OVER_PX;
  const atRight = on.x + on.width - width + OVER_PX;
  const atLeft = on.x - OVER_PX;
  const beside = on.x + on.width - OVER_PX;
  return [
    { x: atRight, y: above },
    { x: atLeft, y: above },
    { x: atRight, y: below },
    { x: atLeft, y: below },
    { x: beside, y: above },
    { x: beside, y: below },
    { x: on.x - width + OVER_PX, y: above },
    { x: on.x - width + OVER_PX, y: below },
  ].map((place) => ({ ...place, width, height, words }));
}

/** The places of all lines of text in a drawing. */
export const textsOf = ({ states, pills, edges }: FlowLayout): Place[] => [
  ...states.flatMap(({ box, textPlace }) => linesOf(box, textPlace)),
  ...pills.flatMap(({ box, ...place }) => linesOf(box, place)),
  ...edges.flatMap(({ label }) => linesOf(label.box, label)),
];

const linesOf = ({ lines }: Box, { x, y }: Pick<Place, 'x' | 'y'>): Place[] =>
  lines.map((line) => {
    const { sizePx, weight } = TEXT_STYLES[line.style];
    const signPx = line.sign ? SIGN_PX : 0;
    return {
      x: x + line.x - signPx,
      y: y + line.y - sizePx * 0.75,
      width: widthOf(line.text, sizePx, weight) + signPx,
      height: sizePx * 0.95,
    };
  });
