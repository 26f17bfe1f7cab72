import type { FlowLayout, PlacedEdge, PlacedState } from '../../drawing/layout.ts';
import type { Place } from '../../drawing/places.ts';
import { isDescendant } from '../../graph/nesting.ts';
import type { AtlasFlow } from '../data/atlas.ts';
import type { GraphChange } from '../data/changes.ts';
import type { CoverageLevel } from '../data/coverageLevels.ts';
import { COVERAGE_LEVELS } from '../data/coverageLevels.ts';
import { CHANGE_LABELS, COVERAGE_LABELS } from '../labels.ts';
import { type Placed, placeTags } from './tags.ts';

/** The modes of the diagram: plain, or with marks for the coverage or the changes. */
const LENSES = ['flow', 'coverage', 'changes'] as const;
export type Lens = (typeof LENSES)[number];

export type Tone = CoverageLevel | GraphChange['kind'];

/** A tag on a state or on the label of an edge. */
interface Tag {
  readonly id: string;
  readonly tone: Tone;
  readonly words: string;
  /** The place of the marked element. */
  readonly on: Place;
}

/** A coloured line below an edge. */
interface Trace {
  readonly edge: PlacedEdge;
  readonly tone: Tone;
}

export interface Marks {
  readonly tags: readonly (Tag & Placed)[];
  readonly traces: readonly Trace[];
}

const NONE: Wanted = { tags: [], traces: [] };

export function marksOf(lens: Lens, flow: AtlasFlow, layout: FlowLayout): Marks {
  const { tags, traces } = wantedMarks(lens, flow, layout);
  return { tags: placeTags(tags, layout), traces };
}

interface Wanted extends Omit<Marks, 'tags'> {
  readonly tags: readonly Tag[];
}

function wantedMarks(lens: Lens, flow: AtlasFlow, layout: FlowLayout): Wanted {
  switch (lens) {
    case 'flow':
      return NONE;
    case 'coverage':
      return coverageMarks(flow, layout);
    case 'changes':
      return changeMarks(flow.changes ?? [], layout);
  }
}

function coverageMarks({ reached }: AtlasFlow, { states, edges: all }: FlowLayout): Wanted {
  // Signals between regions have no transitions of their own.
  const edges = all.filter((edge) => transitionsOf(edge).length > 0);
  const marked = states.filter(({ state, isCollapsed }) => state.children.length === 0 || isCollapsed);
  return {
    tags: [
      ...marked.map((placed) => {
        const tone = reached.states[placed.state.id] ?? 'none';
        return tagOn(placed, tone, COVERAGE_LABELS[tone].short);
      }),
      ...edges.map((edge, number) => {
        const reaches = transitionsOf(edge).map((id) => reached.transitions[id] ?? 'none');
        return tagAt(edge, number, weakest(reaches), reachTally(reaches));
      }),
    ],
    traces: edges.map((edge) => ({
      edge,
      tone: weakest(transitionsOf(edge).map((id) => reached.transitions[id] ?? 'none')),
    })),
  };
}

/** `browser` if all are alike, otherwise `2 browser, 1 screen`. */
function reachTally(reaches: readonly CoverageLevel[]): string {
  const found = COVERAGE_LEVELS.filter((reach) => reaches.includes(reach));
  const [only] = found;
  if (only && found.length === 1) return COVERAGE_LABELS[only].short;
  return found
    .map((reach) => `${reaches.filter((each) => each === reach).length} ${COVERAGE_LABELS[reach].short}`)
    .join(', ');
}

/** The lowest reach, so that covered transitions do not hide uncovered ones. */
const weakest = (reaches: readonly CoverageLevel[]): CoverageLevel =>
  COVERAGE_LEVELS.findLast((reach) => reaches.includes(reach)) ?? 'none';

function changeMarks(changes: readonly GraphChange[], { states, edges }: FlowLayout): Wanted {
  const here = changes.filter(({ kind }) => kind !== 'removed');
  const ofState = (placed: PlacedState): Tag[] => {
    const { id } = placed.state;
    const own = here.find((change) => change.what === 'state' && change.id === id);
    const within = here.filter(
      ({ what, state }) => placed.isCollapsed && what === 'state' && isDescendant(state, id),
    );
    const inside = here.filter(
      ({ what, id: changed }) =>
        what === 'transition' && placed.rows.some(({ transitions }) => transitions.includes(changed)),
    );
    const lost = changes.filter(
      ({ kind, what, state }) => kind === 'removed' && what === 'transition' && state === id,
    );
    const words = [
      ...(own ? [CHANGE_LABELS[own.kind]] : []),
      ...(within.length > 0 ? [`${within.length} within`] : []),
      ...(inside.length > 0 ? [`${inside.length} of its own`] : []),
      ...(lost.length > 0 ? [`lost ${lost.length}`] : []),
    ];
    if (words.length === 0) return [];
    return [tagOn(placed, own?.kind ?? (lost.length > 0 ? 'removed' : 'changed'), words.join(', '))];
  };
  const changed = edges.flatMap((edge, number) => {
    const kinds = here
      .filter(({ what, id }) => what === 'transition' && transitionsOf(edge).includes(id))
      .map(({ kind }) => kind);
    const tone = kinds.includes('changed') ? 'changed' : kinds[0];
    return tone ? [{ edge, tone, tag: tagAt(edge, number, tone, CHANGE_LABELS[tone]) }] : [];
  });
  return {
    tags: [...states.flatMap(ofState), ...changed.map(({ tag }) => tag)],
    traces: changed.map(({ edge, tone }) => ({ edge, tone })),
  };
}

export const transitionsOf = ({ steps }: PlacedEdge): string[] =>
  steps.flatMap(({ transitions }) => transitions);

const tagOn = ({ state, x, y, width, height }: PlacedState, tone: Tone, words: string): Tag => ({
  id: `state ${state.id}`,
  tone,
  words,
  on: { x, y, width, height },
});

const tagAt = ({ label }: PlacedEdge, number: number, tone: Tone, words: string): Tag => ({
  id: `edge ${number}`,
  tone,
  words,
  on: label,
});
