import type { Move, SideEffect, Situation } from '../atlas/data/atlas.ts';
import { type Edge, type ExploredGraph, explore } from '../paths/explore.ts';
import { expectationText } from '../paths/model/expectation.ts';
import type { AnyModel } from '../paths/model/model.ts';
import { expectedIn, type FlowPath, type Place, type StepResult, stepText } from '../paths/path.ts';

/** All situations of a flow from all of its starts, and the moves between them. */
export interface FlowMap {
  readonly situations: readonly Situation[];
  readonly moves: readonly Move[];
  /** Ids of the transitions that the flow takes by itself at its start. */
  readonly begun: readonly string[];
  /** Returns a path as indexes of its first situation and of its moves. */
  readonly placesOf: (path: FlowPath) => { readonly first: number; readonly moves: readonly number[] };
}

export function flowMap(model: AnyModel): FlowMap {
  const exploredGraphs = Object.keys(model.starts).map((start) => explore(model, start));
  const nearest = new Map<string, { place: Place; exploredGraph: ExploredGraph }>();
  for (const exploredGraph of exploredGraphs) {
    for (const place of exploredGraph.places) {
      const known = nearest.get(place.key);
      if (!known || known.place.trail.length > place.trail.length)
        nearest.set(place.key, { place, exploredGraph });
    }
  }
  const numbers = new Map([...nearest.keys()].map((key, number) => [key, number]));
  const numberOf = ({ key }: Place): number => {
    const number = numbers.get(key);
    if (number === undefined) throw new Error(`${model.machine.id}: no situation ${key}`);
    return number;
  };

  const moves: Move[] = [];
  const byName = new Map<string, number>();
  for (const edge of exploredGraphs.flatMap(({ edges }) => edges)) {
    const name = nameOf(edge.from.key, edge.step.type, edge.to.key);
    if (byName.has(name)) continue;
    byName.set(name, moves.length);
    moves.push(moveOf(model, edge, numberOf));
  }
  const moveNamed = (from: string, step: string, to: string): number => {
    const move = byName.get(nameOf(from, step, to));
    if (move === undefined) throw new Error(`${model.machine.id}: no move ${step} from ${from}`);
    return move;
  };
  const placesOf = ({ first, steps }: FlowPath) => {
    let { key } = first;
    return {
      first: numberOf(first),
      moves: steps.map(({ step, place }) => {
        const move = moveNamed(key, step.type, place.key);
        key = place.key;
        return move;
      }),
    };
  };
  return {
    situations: [...nearest.values()].map(({ place, exploredGraph }) => ({
      leaves: place.leaves,
      expects: textsShown(model, place),
      start: exploredGraph.start,
      way: wayTo(place, exploredGraph, moveNamed),
    })),
    moves,
    begun: [...new Set(exploredGraphs.flatMap((exploredGraph) => exploredGraph.begun.transitions))],
    placesOf,
  };
}

const nameOf = (from: string, step: string, to: string): string => JSON.stringify([from, step, to]);

function moveOf(model: AnyModel, { from, step, to, taken }: Edge, numberOf: (place: Place) => number): Move {
  return {
    from: numberOf(from),
    to: numberOf(to),
    words: stepText(model, { step, taken, place: to }),
    kind: step.kind,
    call: step.kind === 'response' ? step.call : null,
    transitions: taken.transitions,
    sideEffects: sideEffectsOf(taken),
  };
}

/** The side effects of a step, without duplicates. */
function sideEffectsOf({ happened }: StepResult): SideEffect[] {
  const sideEffects = happened.map(
    (each): SideEffect =>
      'request' in each ? { kind: 'request', name: each.request } : { kind: 'effect', name: each.effect },
  );
  return sideEffects.filter((effect, at) => sideEffects.findIndex(({ name }) => name === effect.name) === at);
}

/** The moves of a place's trail, as indexes. */
function wayTo(
  { trail }: Place,
  { first, edges }: ExploredGraph,
  moveNamed: (from: string, step: string, to: string) => number,
): number[] {
  let { key } = first;
  return trail.map(({ type }) => {
    const edge = edges.find(({ from, step }) => from.key === key && step.type === type);
    if (!edge) throw new Error(`No step ${type} leads from ${key}`);
    const move = moveNamed(key, type, edge.to.key);
    key = edge.to.key;
    return move;
  });
}

/** The texts of what the page shows, without duplicates. */
const textsShown = (model: AnyModel, place: Place): string[] => [
  ...new Set(expectedIn(model, place).map(({ expectation }) => expectationText(expectation))),
];
