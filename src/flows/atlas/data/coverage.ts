import type { FlowGraph, FlowState } from '../../graph/graph.ts';
import type { AtlasPath, Move, Situation } from './atlas.ts';
import {
  COVERAGE_LEVELS,
  type CoverageLevel,
  type FlowCoverage,
  type LevelCounts,
} from './coverageLevels.ts';

/** A situation that a browser has shown, with the moves of its path up to it. */
export interface BrowserVisit {
  readonly leaves: readonly string[];
  readonly transitions: readonly string[];
}

interface Evidence {
  readonly situations: readonly Situation[];
  readonly moves: readonly Move[];
  readonly paths: readonly AtlasPath[];
  /** Ids of the transitions that flows take at their start. */
  readonly begun: readonly string[];
  readonly browserVisits: readonly BrowserVisit[];
}

/**
 * The reach of each state and transition. `machine`: the map of situations contains it. `screen`: a path that passed on
 * the screen contains it. `browser`: a browser has shown it.
 */
export function coverageOf(graph: FlowGraph, evidence: Evidence): FlowCoverage {
  const { situations, moves, paths, begun, browserVisits } = evidence;
  const onScreen = paths.filter(({ walked }) => walked.screen.result === 'passed').map(trackOf);
  const transitions = furthest({
    browser: browserVisits.flatMap((visit) => visit.transitions),
    screen: [...(onScreen.length > 0 ? begun : []), ...onScreen.flatMap((track) => track.transitions)],
    machine: [...begun, ...moves.flatMap((move) => move.transitions)],
  });
  const leaves = furthest({
    browser: browserVisits.flatMap((visit) => visit.leaves),
    screen: onScreen.flatMap((track) => track.leaves),
    machine: situations.flatMap((situation) => situation.leaves),
  });
  /**
   * A state that is left immediately by `always` is reached if one of its `always` transitions is taken; a state with
   * children, if one of them is reached; a final state, if a transition to it is taken.
   */
  const ofState = (state: FlowState): CoverageLevel =>
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

  function trackOf(path: AtlasPath): BrowserVisit {
    const steps = path.moves.flatMap((place) => moves[place] ?? []);
    const stood = [path.first, ...steps.map(({ to }) => to)];
    return {
      leaves: stood.flatMap((place) => situations[place]?.leaves ?? []),
      transitions: steps.flatMap((move) => move.transitions),
    };
  }
}

function furthest(
  found: Readonly<Record<Exclude<CoverageLevel, 'none'>, readonly string[]>>,
): Map<string, CoverageLevel> {
  const reached = new Map<string, CoverageLevel>();
  for (const reach of ['machine', 'screen', 'browser'] as const) {
    for (const id of found[reach]) reached.set(id, reach);
  }
  return reached;
}

const nearest = (all: readonly CoverageLevel[]): CoverageLevel =>
  COVERAGE_LEVELS.find((reach) => all.includes(reach)) ?? 'none';

/** The number of items by their reach. */
export function countByLevel(reaches: readonly CoverageLevel[]): LevelCounts {
  const count = (reach: CoverageLevel): number => reaches.filter((each) => each === reach).length;
  return {
    browser: count('browser'),
    screen: count('screen'),
    machine: count('machine'),
    none: count('none'),
  };
}

/** The reaches of the states without children. */
export const leafCoverage = ({ states }: FlowGraph, reached: FlowCoverage): CoverageLevel[] =>
  states.filter(({ children }) => children.length === 0).map(({ id }) => reached.states[id] ?? 'none');
