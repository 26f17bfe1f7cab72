import { conditionOf } from './condition.ts';
import type { FlowCause, FlowGraph, FlowState, FlowTransition } from './graph.ts';
import { titleOf } from './words.ts';

/**
 * Which transitions are written in the box of their source state instead of drawn as lines. Each level includes those
 * before it.
 */
export const AS_TEXT = ['none', 'off the page', 'from anywhere', 'upward'] as const;

export interface ViewOptions {
  /** Ids of states that are shown without their children. */
  readonly collapsed?: ReadonlySet<string>;
  /** The states that are shown alone, with their neighbours collapsed around them. */
  readonly page?: readonly string[];
  readonly asText?: (typeof AS_TEXT)[number];
}

/** The part of a graph that is drawn. */
export interface FlowView {
  readonly states: readonly ViewState[];
  readonly edges: readonly ViewEdge[];
}

export interface ViewState {
  readonly state: FlowState;
  readonly isCollapsed: boolean;
  /** A neighbour of the page's states, drawn faintly. */
  readonly isNeighbour: boolean;
  /** Transitions that have no line: those that stay in this state, and those that are written in its box instead. */
  readonly rows: readonly ViewStep[];
  /** Titles of the source states of the undrawn transitions to this state. */
  readonly comesFrom: readonly string[];
}

/** A line between two states; all transitions between them share it. */
export interface ViewEdge {
  readonly from: string;
  readonly to: string;
  /** `signal`: an event that one parallel region raises for another; neither state is left. */
  readonly cause: FlowCause | 'mixed' | 'signal';
  readonly steps: readonly ViewStep[];
}

/** The text on an edge or in a box: one transition, or several with the same text. */
export interface ViewStep {
  readonly event: string;
  readonly condition: string | null;
  /** The state is left and entered again. */
  readonly isAgain: boolean;
  /** The title of the target state, if no line leads to it. */
  readonly to: string | null;
  readonly cause: FlowCause;
  readonly transitions: readonly string[];
}

export function flowView(
  graph: FlowGraph,
  { collapsed = new Set(), page, asText = 'none' }: ViewOptions = {},
): FlowView {
  const byId = new Map(graph.states.map((state) => [state.id, state]));
  const lineOf = (id: string): string[] => {
    const parent = byId.get(id)?.parent ?? null;
    return parent === null ? [id] : [...lineOf(parent), id];
  };
  const holders = new Set(page?.flatMap((id) => lineOf(id).slice(0, -1)));
  const isOnPage = (id: string) => page === undefined || lineOf(id).some((holder) => page.includes(holder));
  const isShownWhole = (id: string) => isOnPage(id) || holders.has(id);
  const isClosed = (state: FlowState) =>
    state.children.length > 0 && (collapsed.has(state.id) || !isShownWhole(state.id));
  /** Returns the outermost collapsed ancestor that hides the state, or the state itself. */
  const drawnStateFor = (id: string) =>
    lineOf(id).find((holder) => {
      const state = byId.get(holder);
      return state !== undefined && isClosed(state);
    }) ?? id;
  const order = new Map(graph.states.map(({ id }, place) => [id, place]));
  const isUpward = (from: string, to: string) => (order.get(to) ?? 0) < (order.get(from) ?? 0);
  const level = AS_TEXT.indexOf(asText);
  const isWritten = (from: string, to: string): boolean =>
    (level >= 1 && !(isShownWhole(from) && isShownWhole(to))) ||
    (level >= 2 && (from === '' || holders.has(from))) ||
    (level >= 3 && isUpward(from, to));
  /**
   * If the children of a state are spread over several pages, only the page with its first child lists the state's
   * transitions, except those that lead to a state of the page.
   */
  const isListedHere = (id: string): boolean => {
    const [first] = byId.get(id)?.children ?? [];
    return isOnPage(id) || (first !== undefined && isShownWhole(first));
  };
  const titleAt = (id: string): string => titleOf(byId.get(id)?.name ?? id);

  const cases = graph.transitions.flatMap((transition) =>
    (stays(transition) ? [transition.source] : transition.targets).map((target) => ({
      transition,
      from: drawnStateFor(transition.source),
      to: drawnStateFor(target),
      isLifted: drawnStateFor(transition.source) !== transition.source || drawnStateFor(target) !== target,
    })),
  );
  const moves = cases.filter(
    ({ transition, from, to, isLifted }) =>
      !stays(transition) &&
      !(isLifted && from === to) &&
      ((isShownWhole(from) && isListedHere(from)) || isOnPage(to)),
  );
  const lines = moves.filter(({ from, to }) => !isWritten(from, to));
  const written = moves.filter(({ from, to }) => isWritten(from, to));
  const signals = graph.signals
    .map(({ event, from, to }) => ({ event, from: drawnStateFor(from), to: drawnStateFor(to) }))
    .filter(({ from, to }) => from !== to && (isOnPage(from) || isOnPage(to)));
  const shownSignals = signals.filter(({ from, to }) => !isWritten(from, to));
  const touched = new Set([...lines, ...shownSignals].flatMap(({ from, to }) => [from, to]));
  const isAmbiguous = ambiguous(cases);
  const tried = new Map(graph.transitions.map(({ id }, place) => [id, place]));
  const placeOf = ({ transitions: [first] }: ViewStep): number => tried.get(first ?? '') ?? tried.size;
  /** Each event once, with its cases in the order in which they are tried. */
  const caseByCase = (steps: readonly ViewStep[]): ViewStep[] =>
    [...Map.groupBy(steps, ({ event, cause }) => JSON.stringify([event, cause])).values()].flatMap((cases) =>
      cases.toSorted((a, b) => placeOf(a) - placeOf(b)),
    );

  return {
    states: graph.states
      .filter(({ id }) => drawnStateFor(id) === id && (isShownWhole(id) || touched.has(id)))
      .map((state) => {
        const isWhole = isShownWhole(state.id);
        const own = graph.transitions.filter(
          (transition) => transition.source === state.id && stays(transition),
        );
        const comesFrom = [...written, ...signals.filter(({ from, to }) => isWritten(from, to))]
          .filter(({ from, to }) => to === state.id && !isShownWhole(from))
          .map(({ from }) => titleAt(from));
        return {
          state,
          isCollapsed: isClosed(state),
          isNeighbour: !isWhole,
          comesFrom: [...new Set(comesFrom)],
          rows: !isWhole
            ? []
            : caseByCase([
                ...(isClosed(state) || !isListedHere(state.id)
                  ? []
                  : own.map((transition) => stepOf(transition, false))),
                ...mergedSteps(
                  written
                    .filter(({ from }) => from === state.id)
                    .map((move) => ({
                      ...stepOf(move.transition, move.isLifted && !isAmbiguous(move)),
                      to: titleAt(move.to),
                    })),
                ),
                ...mergedSteps(
                  signals
                    .filter(({ from, to }) => from === state.id && isWritten(from, to))
                    .map(({ event, to }) => ({ ...signalStep(event), to: titleAt(to) })),
                ),
              ]),
        };
      }),
    edges: [...mergedEdges(lines, isAmbiguous), ...signalEdges(shownSignals)],
  };
}

/** Whether the transition only targets its own state: it is then written in the state's box. */
const stays = ({ source, targets }: FlowTransition): boolean => targets.every((target) => target === source);

interface Move {
  readonly transition: FlowTransition;
  readonly from: string;
  readonly to: string;
  readonly isLifted: boolean;
}

function mergedEdges(moves: readonly Move[], isAmbiguous: (move: Move) => boolean): ViewEdge[] {
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

function signalEdges(signals: FlowGraph['signals']): ViewEdge[] {
  const groups = Map.groupBy(signals, ({ from, to }) => JSON.stringify([from, to]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const steps = mergedSteps(group.map(({ event }) => signalStep(event)));
    return [{ from: first.from, to: first.to, cause: 'signal', steps }];
  });
}

const signalStep = (event: string): ViewStep => ({
  event: `tells: ${event}`,
  condition: null,
  isAgain: false,
  to: null,
  cause: 'app',
  transitions: [],
});

/** Returns a test for moves whose source and event also lead to another target, or stay within the source. */
function ambiguous(moves: readonly Move[]): (move: Move) => boolean {
  const beginning = ({ from, transition }: Move): string => JSON.stringify([from, transition.event]);
  const ends = Map.groupBy(moves, beginning);
  return (move) => new Set(ends.get(beginning(move))?.map(({ to }) => to)).size > 1;
}

/** The condition of a transition from or to a hidden state is left out, unless it decides between several targets. */
const stepOf = (transition: FlowTransition, isLifted: boolean): ViewStep => ({
  event: transition.event,
  condition: isLifted ? null : conditionOf(transition),
  isAgain: transition.reenter && transition.targets.includes(transition.source),
  to: null,
  cause: transition.cause,
  transitions: [transition.id],
});

function mergedSteps(steps: readonly ViewStep[]): ViewStep[] {
  const alike = Map.groupBy(steps, ({ event, condition, to }) => JSON.stringify([event, condition, to]));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, transitions: group.flatMap(({ transitions }) => transitions) }] : [];
  });
}
