import type { FlowGraph, FlowState } from '../../graph/graph.ts';
import type { AtlasPath, Move, Situation } from './atlas.ts';
import { REACHES, type Reach, type Reached, type Tally } from './reaches.ts';

/** One situation that stood in a browser, with the moves of its path up to it. */
export interface Sighting {
  readonly leaves: readonly string[];
  readonly transitions: readonly string[];
}

interface Evidence {
  readonly situations: readonly Situation[];
  readonly moves: readonly Move[];
  readonly paths: readonly AtlasPath[];
  /** What flows do before anything happens to them. */
  readonly begun: readonly string[];
  readonly sightings: readonly Sighting[];
}

/**
 * How far each state and transition was followed. The map of situations was walked on the machine itself; on the screen
 * counts what lies on paths that passed there; in a browser counts what stood in it.
 */
export function reachedIn(graph: FlowGraph, evidence: Evidence): Reached {
  const { situations, moves, paths, begun, sightings } = evidence;
  const onScreen = paths.filter(({ walked }) => walked.screen.result === 'passed').map(trackOf);
  const transitions = furthest({
    browser: sightings.flatMap((sighting) => sighting.transitions),
    screen: [...(onScreen.length > 0 ? begun : []), ...onScreen.flatMap((track) => track.transitions)],
    machine: [...begun, ...moves.flatMap((move) => move.transitions)],
  });
  const leaves = furthest({
    browser: sightings.flatMap((sighting) => sighting.leaves),
    screen: onScreen.flatMap((track) => track.leaves),
    machine: situations.flatMap((situation) => situation.leaves),
  });
  /**
   * A state that only leads on is reached where one of its ways is taken; one with states within, where one of these is;
   * one that ends what holds it, and is left at once for it, where a way to it is.
   */
  const ofState = (state: FlowState): Reach =>
    nearest([
      leaves.get(state.id) ?? 'none',
      ...state.children.map((child) => ofState(byId.get(child) ?? state)),
      ...graph.transitions
        .filter(
          ({ source, eventType, targets }) =>
            (source === state.id && eventType === '') ||
            (state.kind === 'final' && targets.includes(state.id)),
        )
        .map(({ id }) => transitions.get(id) ?? 'none'),
    ]);
  const byId = new Map(graph.states.map((state) => [state.id, state]));
  return {
    states: Object.fromEntries(graph.states.map((state) => [state.id, ofState(state)])),
    transitions: Object.fromEntries(graph.transitions.map(({ id }) => [id, transitions.get(id) ?? 'none'])),
  };

  function trackOf(path: AtlasPath): Sighting {
    const steps = path.moves.flatMap((place) => moves[place] ?? []);
    const stood = [path.first, ...steps.map(({ to }) => to)];
    return {
      leaves: stood.flatMap((place) => situations[place]?.leaves ?? []),
      transitions: steps.flatMap((move) => move.transitions),
    };
  }
}

function furthest(found: Readonly<Record<Exclude<Reach, 'none'>, readonly string[]>>): Map<string, Reach> {
  const reached = new Map<string, Reach>();
  for (const reach of ['machine', 'screen', 'browser'] as const) {
    for (const id of found[reach]) reached.set(id, reach);
  }
  return reached;
}

const nearest = (all: readonly Reach[]): Reach => REACHES.find((reach) => all.includes(reach)) ?? 'none';

/** How many of these are reached, by the furthest place. */
export function tallyOf(reaches: readonly Reach[]): Tally {
  const count = (reach: Reach): number => reaches.filter((each) => each === reach).length;
  return {
    browser: count('browser'),
    screen: count('screen'),
    machine: count('machine'),
    none: count('none'),
  };
}

/** States that have none within: those that a person can be in. */
export const leafReaches = ({ states }: FlowGraph, reached: Reached): Reach[] =>
  states.filter(({ children }) => children.length === 0).map(({ id }) => reached.states[id] ?? 'none');
