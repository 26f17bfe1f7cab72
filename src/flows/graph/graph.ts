import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { activeNodes } from './internals.ts';
import { type Rule, statesOf } from './rules.ts';
import { type FlowSignal, signalsOf } from './signals.ts';
import { actionsOf, type Conditions, type FlowAction, type FlowGuard, guardOf } from './steps.ts';
import { type FlowTimer, timerOf } from './timers.ts';
import { nameToWords } from './words.ts';

export type { FlowAction, FlowGuard, Plain } from './steps.ts';
export type { FlowTimer } from './timers.ts';

/** Who or what makes a transition happen. */
export const CAUSES = ['person', 'operator', 'app', 'time', 'success', 'failure'] as const;
export type FlowCause = (typeof CAUSES)[number];

/** A machine as plain JSON: the source of the diagrams, the tables and the atlas. */
export interface FlowGraph {
  readonly id: string;
  readonly description: string;
  /** The machine itself first, then each parent before its children, in the order of the source. */
  readonly states: readonly FlowState[];
  /** Each transition once, in the order of the states and of the source. */
  readonly transitions: readonly FlowTransition[];
  /** Events that parallel regions raise for each other. */
  readonly signals: readonly FlowSignal[];
}

export interface FlowState {
  /** The path within the machine: `entry.form.ready`; '' for the machine itself. */
  readonly id: string;
  /** The last part of the path; for the machine itself, its id. */
  readonly name: string;
  readonly parent: string | null;
  readonly children: readonly string[];
  /** What its children are, where they are no states: `flow` for a part of the map. */
  readonly holds?: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The initial child of a compound state; several for an entity that may begin with different statuses. */
  readonly initial: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
  readonly entry: readonly FlowAction[];
  readonly exit: readonly FlowAction[];
  readonly timers: readonly FlowTimer[];
  readonly calls: readonly FlowCall[];
  /** The rules that apply in it, without its timers: `Tries for one code: 5 tries`. */
  readonly rules: readonly string[];
}

/** An invoked actor: it runs while its state is active. */
export interface FlowCall {
  readonly id: string;
  readonly src: string;
  readonly description: string;
}

export interface FlowTransition {
  /** `${source}|${eventType}|${index}`: the index counts the transitions of that state on that event. */
  readonly id: string;
  readonly source: string;
  /** The event type in the machine; '' for `always`. */
  readonly eventType: string;
  readonly index: number;
  /** The event as text: `code submitted`, `after call deadline (30 s)`, `check code failed`, `at once`. */
  readonly event: string;
  readonly cause: FlowCause;
  /**
   * Empty if the state does not change. From a parallel state, it includes the initial states of the regions that are
   * re-entered.
   */
  readonly targets: readonly string[];
  /** The state is exited and entered again, even if it is its own target. */
  readonly reenter: boolean;
  readonly guard: FlowGuard | null;
  readonly actions: readonly FlowAction[];
  readonly description: string;
}

/** What a graph needs to know beyond the machine. */
export interface GraphNotes {
  /** Named events that the user does not cause: another flow, another tab or the server sends them. */
  readonly appEvents?: readonly string[];
  /** How delays without a fixed length are computed, by name: `pollDelay: '2 s, then 10 s'`. */
  readonly computedDelays?: Readonly<Record<string, string>>;
  readonly conditions?: Conditions;
  readonly rules?: readonly Rule[];
}

/** Builds the graph of a machine. The implementations given with `provide` make no difference. */
export function flowGraph(machine: AnyStateMachine, notes: GraphNotes = {}): FlowGraph {
  const nodes = nodesOf(machine.root);
  const graph: FlowGraph = {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.map((node) => stateOf(node, notes)),
    transitions: nodes.flatMap((node) => transitionsOf(node, notes)),
    signals: signalsOf(nodes),
  };
  return notes.rules ? withRules(graph, notes.rules) : graph;
}

/** Adds the rules to their states. Those that a delay keeps are timers of their states already. */
function withRules(graph: FlowGraph, rules: readonly Rule[]): FlowGraph {
  const texts = rules
    .filter(({ kept }) => !('delay' in kept))
    .map((rule) => ({ text: `${rule.label}: ${rule.value}`, states: statesOf(graph, rule) }));
  return {
    ...graph,
    states: graph.states.map((state) => ({
      ...state,
      rules: texts.flatMap(({ text, states }) => (states.includes(state.id) ? text : [])),
    })),
  };
}

export const stateIdOf = (node: AnyStateNode): string => node.path.join('.');

/** The ids of all active states: the machine first, then each parent before its children. */
export const stateIdsOf = (snapshot: AnyMachineSnapshot): string[] => activeNodes(snapshot).map(stateIdOf);

/** The ids of the active states that have no children. */
export const leafIdsOf = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(stateIdOf);

/** The id of a transition in the graph, for recorders of runs. */
export function transitionIdOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const likewise = (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const index = likewise.indexOf(transition);
  return `${stateIdOf(source)}|${eventType}|${index}`;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
];

function stateOf(node: AnyStateNode, { computedDelays }: GraphNotes): FlowState {
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    id: stateIdOf(node),
    name: node.key,
    parent: node.parent ? stateIdOf(node.parent) : null,
    children: Object.values<AnyStateNode>(node.states).map(stateIdOf),
    kind: node.type,
    initial: initial ? [stateIdOf(initial)] : [],
    description: node.description ?? '',
    tags: node.tags,
    entry: actionsOf(node.entry),
    exit: actionsOf(node.exit),
    timers: [...new Set(node.after.map(({ delay }) => delay))].map((delay) =>
      timerOf(node.machine, delay, computedDelays),
    ),
    calls: node.invoke.map(({ id, src }, index) => ({
      id,
      src: typeof src === 'string' ? src : id,
      description: describedIn([node.config.invoke ?? []].flat()[index]),
    })),
    rules: [],
  };
}

/** XState accepts a description of an invoke, but the config type of `AnyStateNode` does not declare it. */
const describedIn = (config: object | undefined): string =>
  config && 'description' in config && typeof config.description === 'string' ? config.description : '';

const transitionsOf = (node: AnyStateNode, notes: GraphNotes): FlowTransition[] =>
  [...node.transitions.values(), node.always ?? []].flatMap((list) =>
    list.map((transition) => transitionOf(transition, notes)),
  );

function transitionOf(transition: AnyTransitionDefinition, notes: GraphNotes): FlowTransition {
  const { source, eventType, target, reenter, guard, actions, description } = transition;
  return {
    id: transitionIdOf(transition),
    source: stateIdOf(source),
    eventType,
    index: Number(transitionIdOf(transition).split('|').at(-1)),
    ...causeOf(source, eventType, notes),
    targets: [...(target ?? []), ...begunAnew(source, target ?? [])].map(stateIdOf),
    reenter,
    guard: guard ? guardOf(guard, notes.conditions) : null,
    actions: actionsOf(actions),
    description: description ?? '',
  };
}

/** A transition from a parallel state into some of its regions also enters the others: returns their initial states. */
const begunAnew = (source: AnyStateNode, targets: readonly AnyStateNode[]): AnyStateNode[] =>
  source.type !== 'parallel' || targets.length === 0
    ? []
    : Object.values<AnyStateNode>(source.states)
        .filter(
          (part) =>
            !targets.some((target) => target.path.slice(0, part.path.length).join() === part.path.join()),
        )
        .flatMap(firstWithin);

function firstWithin(node: AnyStateNode): AnyStateNode[] {
  if (node.type === 'parallel') return Object.values<AnyStateNode>(node.states).flatMap(firstWithin);
  return node.type === 'compound' ? (node.initial.target ?? []).flatMap(firstWithin) : [node];
}

function causeOf(
  source: AnyStateNode,
  eventType: string,
  { appEvents = [], computedDelays }: GraphNotes,
): { event: string; cause: FlowCause } {
  const { machine } = source;
  if (eventType === '') return { event: 'at once', cause: 'app' };
  const [, system, name = ''] =
    /^xstate\.(after|done\.actor|error\.actor|done\.state)\.(.*)$/.exec(eventType) ?? [];
  switch (system) {
    case 'after': {
      const delay = source.after.find((after) => after.eventType === eventType)?.delay ?? name;
      const { words, name: timer } = timerOf(machine, delay, computedDelays);
      return { event: timer ? `after ${nameToWords(timer)} (${words})` : `after ${words}`, cause: 'time' };
    }
    case 'done.actor':
      return { event: `${nameToWords(name)} succeeded`, cause: 'success' };
    case 'error.actor':
      return { event: `${nameToWords(name)} failed`, cause: 'failure' };
    case 'done.state':
      return { event: `${nameToWords(source.key)} done`, cause: 'success' };
    default:
      return { event: nameToWords(eventType), cause: appEvents.includes(eventType) ? 'app' : 'person' };
  }
}
