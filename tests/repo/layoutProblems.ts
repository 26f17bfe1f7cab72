import { isExpanded } from '#flows/drawing/boxSizes.ts';
import type { FlowLayout } from '#flows/drawing/flowLayout.ts';
import { LETTERS } from '#flows/drawing/letters.ts';
import { doOverlap, type Place, partsOf } from '#flows/drawing/places.ts';

/** What would make a drawing of a flow hard to read. Each function returns what it found, in words. */

interface Named extends Place {
  readonly name: string;
}

/**
 * Elements that may not overlap anything else: states without children, the text of states with children, pills and
 * labels.
 */
const solids = ({ states, pills, starts, edges }: FlowLayout): Named[] => [
  ...states.map((state) => ({
    name: state.state.id,
    ...(isExpanded(state) ? wordsOf(state.textPlace) : placeOf(state)),
  })),
  ...pills.map((pill) => ({ name: `anywhere in ${pill.stateId}`, ...placeOf(pill) })),
  ...starts.map((start) => ({ name: `start of ${start.stateId}`, ...placeOf(start) })),
  ...edges.map(({ from, to, label }) => ({ name: edgeName({ from, to }), ...placeOf(label) })),
];

const edgeName = ({ from, to }: { from: string; to: string }): string => `${from} > ${to}`;

const placeOf = ({ x, y, width, height }: Place): Place => ({ x, y, width, height });

/** A line may cross the blank margin next to the text of a header. */
const wordsOf = ({ x, y, width, height }: Place): Place => ({ x: x + 8, y, width: width - 16, height });

const isWithin = (inner: Place, outer: Place): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Removes the blank margin around the text. */
const inset = ({ x, y, width, height }: Place, px: number): Place => ({
  x: x + px,
  y: y + px,
  width: width - 2 * px,
  height: height - 2 * px,
});

/** What lies over something else. */
export function overlaps(layout: FlowLayout): string[] {
  const all = solids(layout);
  return all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => (doOverlap(one, other) ? `${one.name} and ${other.name}` : [])),
  );
}

/** States outside the one that contains them, and labels outside the drawing. */
export function strays({ states, edges, width, height }: FlowLayout): string[] {
  const whole = { x: 0, y: 0, width, height };
  const byId = new Map(states.map((state) => [state.state.id, state]));
  const holderOf = (parent: string | null): Place => (parent === null ? whole : (byId.get(parent) ?? whole));
  const outside = states.filter((each) => !isWithin(each, holderOf(each.state.parent)));
  const labels = edges.filter(({ label }) => !isWithin(label, whole));
  return [...outside.map(({ state }) => state.id), ...labels.map(edgeName)];
}

/** Lines through a text that is not their own. */
export const crossings = (layout: FlowLayout): string[] =>
  layout.edges.flatMap((edge) =>
    partsOf(edge.points).flatMap((part) =>
      solids(layout)
        .filter(({ name }) => name !== edgeName(edge))
        .filter((solid) =>
          doOverlap({ ...part, width: part.width + 0.1, height: part.height + 0.1 }, inset(solid, 6)),
        )
        .map(({ name }) => `${edgeName(edge)} through ${name}`),
    ),
  );

/** Lines that do not lead from their state to their target. */
export const looseLines = ({ states, pills, edges }: FlowLayout): string[] =>
  edges
    .filter(({ from, to, points }) => {
      const ends = [points.at(0), points.at(-1)];
      return [from, to].some((id, end) => {
        const point = ends[end];
        const touched = [
          ...states.filter(({ state }) => state.id === id),
          ...pills.filter(({ stateId }) => stateId === id),
        ];
        return !touched.some(
          (place) => point && doOverlap({ ...point, width: 0, height: 0 }, inset(place, -0.5)),
        );
      });
    })
    .map(edgeName);

const textsOf = ({ states, pills, edges }: FlowLayout) => [
  ...states,
  ...pills,
  ...edges.map(({ label }) => label),
];

/** Texts that have less room than they need. */
export const tightTexts = (layout: FlowLayout): string[] =>
  textsOf(layout)
    .filter(({ box, width, height }) => width < box.width || height < box.height)
    .map(({ box }) => box.lines.map(({ text }) => text).join(' '));

/** Letters whose width was not measured. */
export function unmeasuredLetters(layout: FlowLayout): string[] {
  const texts = textsOf(layout).flatMap(({ box }) => box.lines.map(({ text }) => text));
  return [...new Set(texts.flatMap((text) => [...text]))].filter((letter) => !(letter in LETTERS));
}
