import { conditionOf } from './condition.ts';
import type { FlowCause, FlowGraph, FlowState, FlowTransition } from './graph.ts';

export interface ViewOptions {
  /** Ids of states that are shown without what is in them. */
  readonly collapsed?: ReadonlySet<string>;
  /** A state of the top level that is shown alone, with its neighbours collapsed around it. */
  readonly page?: string;
}

/** What is to be drawn of a graph. */
export interface FlowView {
  readonly states: readonly ViewState[];
  readonly edges: readonly ViewEdge[];
}

export interface ViewState {
  readonly state: FlowState;
  readonly isCollapsed: boolean;
  /** On a page: a neighbour, drawn faintly. */
  readonly isNeighbour: boolean;
  /** What happens here without leaving the state. */
  readonly rows: readonly ViewStep[];
}

/** One line from one state to another; the transitions that go this way share it. */
export interface ViewEdge {
  readonly from: string;
  readonly to: string;
  readonly cause: FlowCause | 'mixed';
  readonly steps: readonly ViewStep[];
}

/** What is written on an edge or in a box: one transition, or several that read the same. */
export interface ViewStep {
  readonly event: string;
  readonly condition: string | null;
  /** The state is left and entered again. */
  readonly isAgain: boolean;
  readonly cause: FlowCause;
  readonly transitions: readonly string[];
}

export function flowView(graph: FlowGraph, { collapsed = new Set(), page }: ViewOptions = {}): FlowView {
  const byId = new Map(graph.states.map((state) => [state.id, state]));
  const lineOf = (id: string): string[] => {
    const parent = byId.get(id)?.parent ?? null;
    return parent === null ? [id] : [...lineOf(parent), id];
  };
  const isOnPage = (id: string) => page === undefined || lineOf(id)[1] === page;
  const isClosed = (state: FlowState) =>
    state.children.length > 0 && (collapsed.has(state.id) || (state.parent === '' && !isOnPage(state.id)));
  /** The outermost closed state that hides a state, or the state itself. */
  const shownFor = (id: string) =>
    lineOf(id).find((holder) => {
      const state = byId.get(holder);
      return state !== undefined && isClosed(state);
    }) ?? id;

  const moves = graph.transitions
    .filter((transition) => !stays(transition))
    .flatMap((transition) =>
      transition.targets.map((target) => ({
        transition,
        from: shownFor(transition.source),
        to: shownFor(target),
        isLifted: shownFor(transition.source) !== transition.source || shownFor(target) !== target,
      })),
    );
  const drawn = moves.filter(
    ({ from, to, isLifted }) => !(isLifted && from === to) && (isOnPage(from) || isOnPage(to)),
  );
  const touched = new Set(drawn.flatMap(({ from, to }) => [from, to]));

  return {
    states: graph.states
      .filter(({ id }) => shownFor(id) === id && (id === '' || isOnPage(id) || touched.has(id)))
      .map((state) => ({
        state,
        isCollapsed: isClosed(state),
        isNeighbour: state.id !== '' && !isOnPage(state.id),
        rows:
          isClosed(state) || (page !== undefined && !isOnPage(state.id))
            ? []
            : graph.transitions
                .filter((transition) => transition.source === state.id && stays(transition))
                .map((transition) => stepOf(transition, false)),
      })),
    edges: mergedEdges(drawn),
  };
}

/** Leads nowhere else: it is written in the box of its state. */
const stays = ({ source, targets }: FlowTransition): boolean => targets.every((target) => target === source);

interface Move {
  readonly transition: FlowTransition;
  readonly from: string;
  readonly to: string;
  readonly isLifted: boolean;
}

function mergedEdges(moves: readonly Move[]): ViewEdge[] {
  const isAmbiguous = ambiguous(moves);
  const groups = Map.groupBy(moves, ({ from, to }) => JSON.stringify([from, to]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const steps = mergedSteps(
      group.map((move) => stepOf(move.transition, move.isLifted && !isAmbiguous(move))),
    );
    const isMixed = steps.some(({ cause }) => cause !== first.transition.cause);
    return [{ from: first.from, to: first.to, cause: isMixed ? 'mixed' : first.transition.cause, steps }];
  });
}

/** Tells moves that begin alike, with one event in one place, and lead to several. */
function ambiguous(moves: readonly Move[]): (move: Move) => boolean {
  const beginning = ({ from, transition }: Move): string => JSON.stringify([from, transition.event]);
  const ends = Map.groupBy(moves, beginning);
  return (move) => new Set(ends.get(beginning(move))?.map(({ to }) => to)).size > 1;
}

/** Where a collapsed state stands for several, its conditions are left out, unless they say which way one goes. */
const stepOf = (transition: FlowTransition, isLifted: boolean): ViewStep => ({
  event: transition.event,
  condition: isLifted ? null : conditionOf(transition),
  isAgain: transition.reenter && transition.targets.includes(transition.source),
  cause: transition.cause,
  transitions: [transition.id],
});

function mergedSteps(steps: readonly ViewStep[]): ViewStep[] {
  const alike = Map.groupBy(steps, ({ event, condition }) => JSON.stringify([event, condition]));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, transitions: group.flatMap(({ transitions }) => transitions) }] : [];
  });
}
