import type { FlowState, FlowTransition } from '../../graph/graph.ts';
import { isWithin } from '../../graph/nesting.ts';
import type { AtlasFlow, AtlasPath, Move, SideEffect, Situation } from './atlas.ts';

export interface PlacedMove extends Move {
  /** Its index in the flow's moves. */
  readonly place: number;
}

/** Indexes of the situations that contain a state, the nearest first. */
export function situationsOf({ situations }: AtlasFlow, state: string): number[] {
  return situations
    .flatMap(({ leaves }, place) => (leaves.includes(state) ? [place] : []))
    .toSorted((a, b) => lengthOf(situations[a]) - lengthOf(situations[b]));
}

const lengthOf = (situation: Situation | undefined): number => situation?.way.length ?? 0;

export const stateOf = ({ graph }: AtlasFlow, id: string): FlowState | undefined =>
  graph.states.find((state) => state.id === id);

export const movesOf = ({ moves }: AtlasFlow, places: readonly number[]): PlacedMove[] =>
  places.flatMap((place) => {
    const move = moves[place];
    return move ? [{ ...move, place }] : [];
  });

/** The moves that start in a situation. */
export const nextMoves = ({ moves }: AtlasFlow, situation: number): PlacedMove[] =>
  moves.flatMap((move, place) => (move.from === situation ? [{ ...move, place }] : []));

export const transitionsOf = ({ graph }: AtlasFlow, ids: readonly string[]): FlowTransition[] =>
  ids.flatMap((id) => graph.transitions.find((transition) => transition.id === id) ?? []);

/** The state to show after a move: the newly entered state, otherwise the same one. */
export function stateAfter({ situations }: AtlasFlow, move: Move, from: string): string {
  const before = situations[move.from]?.leaves ?? [];
  const after = situations[move.to]?.leaves ?? [];
  const isNew = after.find((leaf) => !before.includes(leaf));
  return isNew ?? (after.includes(from) ? from : (after[0] ?? ''));
}

export interface CountedPath extends AtlasPath {
  /** Counted from 1, as in the address. */
  readonly number: number;
}

export const countedPaths = ({ paths }: AtlasFlow): CountedPath[] =>
  paths.map((path, place) => ({ ...path, number: place + 1 }));

/** The paths that pass through a state, the shortest first. */
export function pathsThrough(flow: AtlasFlow, state: string): CountedPath[] {
  const isIn = (place: number | undefined): boolean =>
    flow.situations[place ?? -1]?.leaves.some((leaf) => leaf === state || leaf.startsWith(`${state}.`)) ??
    false;
  return countedPaths(flow)
    .filter(({ first, moves }) => isIn(first) || moves.some((place) => isIn(flow.moves[place]?.to)))
    .toSorted((a, b) => a.moves.length - b.moves.length);
}

/** The number of paths that take a transition. */
export const pathsTaking = ({ paths, moves }: AtlasFlow, transition: string): number =>
  paths.filter((path) => path.moves.some((place) => moves[place]?.transitions.includes(transition))).length;

/** The calls and effects of a transition, from all moves that take it. */
export function sideEffectsOf({ moves }: Pick<AtlasFlow, 'moves'>, transition: string): SideEffect[] {
  const found = new Map<string, SideEffect>();
  for (const { transitions, sideEffects } of moves) {
    if (!transitions.includes(transition)) continue;
    for (const effect of sideEffects) found.set(`${effect.kind} ${effect.name}`, effect);
  }
  return [...found.values()];
}

/** The transitions from a state or its ancestors, and those into the state. */
export function transitionsAround(
  { graph }: AtlasFlow,
  state: string,
): {
  readonly out: readonly FlowTransition[];
  readonly into: readonly FlowTransition[];
} {
  return {
    out: graph.transitions.filter(({ source }) => isWithin(state, [source])),
    into: graph.transitions.filter(({ source, targets }) => targets.includes(state) && source !== state),
  };
}
