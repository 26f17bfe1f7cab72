import type { AnyStateMachine } from 'xstate';
import { type FlowGraph, flowGraph } from '../graph/graph.ts';
import { deadEnds } from './deadEnds.ts';
import type { Edge, ExploredGraph } from './explore.ts';
import { type Expectation, expectationText, isSeen } from './model/expectation.ts';
import type { AnyModel } from './model/model.ts';
import { guardKey, guardsWithParams } from './parameters.ts';
import { delaysIn, expectedIn } from './path.ts';
import { sideEffectGaps } from './sideEffects.ts';
import { silences } from './silences.ts';
import { effectsOf } from './staged.ts';

/** What all starts of a flow reached together. */
interface Seen {
  readonly transitions: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
  readonly steps: ReadonlySet<string>;
  readonly delays: ReadonlySet<string>;
  readonly effects: ReadonlySet<string>;
  readonly guards: ReadonlyMap<string, ReadonlySet<boolean>>;
}

/** The gaps of a cover: what no path reaches and what the model does not declare, one sentence each. */
export function gapsOf(
  model: AnyModel,
  machine: AnyStateMachine,
  exploredGraphs: readonly ExploredGraph[],
): string[] {
  const graph = flowGraph(machine);
  const seen = seenIn(exploredGraphs);
  const isExcused = (id: string): boolean => model.unreached?.[id] !== undefined;
  return [
    ...unreached(graph, seen).filter(({ id }) => !isExcused(id)),
    ...oneSided(machine, seen).filter(({ id }) => !isExcused(id)),
  ]
    .map(({ sentence }) => sentence)
    .concat(
      unseen(graph, model, exploredGraphs),
      goneInVain(model, exploredGraphs),
      silences(model, exploredGraphs),
      unused(graph, model, seen),
      missingWays(model, exploredGraphs),
      excusedInVain(model, seen),
      deadEnds(exploredGraphs),
      sideEffectGaps(model, effectsOf(machine), seen.effects),
      rejectedInputGaps(model, seen.states),
      limitGaps(
        model,
        graph.states.map(({ id }) => id),
      ),
    );
}

function seenIn(exploredGraphs: readonly ExploredGraph[]): Seen {
  const taken = exploredGraphs.flatMap(({ begun, edges }) => [begun, ...edges.map((edge) => edge.taken)]);
  const transitions = new Set(taken.flatMap((each) => each.transitions));
  const guards = new Map<string, Set<boolean>>();
  for (const [name, answers] of exploredGraphs.flatMap((exploredGraph) => [...exploredGraph.guards])) {
    guards.set(name, new Set([...(guards.get(name) ?? []), ...answers]));
  }
  return {
    transitions,
    states: new Set(exploredGraphs.flatMap(({ places }) => places.flatMap(({ leaves }) => leaves))),
    steps: new Set(exploredGraphs.flatMap(({ edges }) => edges.map(({ step }) => step.type))),
    delays: new Set(delaysIn([...transitions])),
    effects: new Set(taken.flatMap(({ effects }) => effects)),
    guards,
  };
}

/** States without children that the flow can stay in: a state that is left immediately is never observed. */
function leafStates({ states, transitions }: FlowGraph): string[] {
  const leading = (isOf: (eventType: string) => boolean): ReadonlySet<string> =>
    new Set(
      transitions
        .filter(({ eventType, guard }) => isOf(eventType) && guard === null)
        .map(({ source }) => source),
    );
  const passing = leading((eventType) => eventType === '');
  const ending = leading((eventType) => eventType.startsWith('xstate.done.state.'));
  return states
    .filter(({ id, kind, parent }) => {
      if (kind === 'final') return !ending.has(parent ?? '');
      return kind === 'atomic' && !passing.has(id);
    })
    .map(({ id }) => id);
}

const unreached = (graph: FlowGraph, seen: Seen): { id: string; sentence: string }[] => [
  ...graph.transitions
    .filter(({ id }) => !seen.transitions.has(id))
    .map(({ id, event, description }) => ({
      id,
      sentence: `no path takes ${id} (${event}: ${description})`,
    })),
  ...leafStates(graph)
    .filter((id) => !seen.states.has(id))
    .map((id) => ({ id, sentence: `no path reaches ${id}` })),
];

/** Guards that gave only one result, or none, overall or for one set of their plain params. */
const oneSided = (machine: AnyStateMachine, { guards }: Seen): { id: string; sentence: string }[] =>
  [...Object.keys(machine.implementations.guards), ...guardsWithParams(machine).map(guardKey)].flatMap(
    (id) => {
      const answers = guards.get(id);
      if (!answers) return [{ id, sentence: `${id} is never asked` }];
      return answers.size < 2 ? [{ id, sentence: `${id} is only ever ${[...answers].join()}` }] : [];
    },
  );

function unseen(graph: FlowGraph, { expects }: AnyModel, exploredGraphs: readonly ExploredGraph[]): string[] {
  const leaves = leafStates(graph);
  const places = exploredGraphs.flatMap((exploredGraph) => exploredGraph.places);
  const isBlind = (id: string): boolean => {
    const shown = expects[id] ?? [];
    if (typeof shown !== 'function') return !isSeen(shown);
    return !places.some(
      (place) => place.leaves.includes(id) && isSeen(shown(place.snapshot.context, place.snapshot)),
    );
  };
  return [
    ...leaves.filter(isBlind).map((id) => `nothing is seen in ${id}`),
    ...Object.keys(expects)
      .filter((id) => !leaves.includes(id))
      .map((id) => `${id}, in which something is seen, is no state that stays and has none within`),
  ];
}

/** What a state that shows nothing is said to lack, although no state shows it: its absence would mean nothing. */
function goneInVain(model: AnyModel, exploredGraphs: readonly ExploredGraph[]): string[] {
  const shown = new Set(
    exploredGraphs
      .flatMap(({ places }) => places.flatMap((place) => expectedIn(model, place)))
      .map(({ expectation }) => elementText(expectation)),
  );
  return Object.entries(model.expects).flatMap(([id, expected]) =>
    'gone' in expected
      ? expected.gone
          .filter((expectation) => !shown.has(elementText(expectation)))
          .map((expectation) => `${expectationText(expectation)} is gone in ${id}, and shown in no state`)
      : [],
  );
}

/** The expectation as text, whatever the condition of its element. */
const elementText = (expectation: Expectation): string =>
  expectationText(
    'role' in expectation && expectation.name !== undefined
      ? { role: expectation.role, name: expectation.name }
      : expectation,
  );

function unused(graph: FlowGraph, { events, responses, waits }: AnyModel, seen: Seen): string[] {
  const cases = [
    ...Object.keys(events),
    ...Object.entries(responses).flatMap(([call, all]) => Object.keys(all).map((name) => `${call}: ${name}`)),
  ];
  const delays = new Set(graph.states.flatMap(({ timers }) => timers.flatMap(({ name }) => name ?? [])));
  return [
    ...cases.filter((name) => !seen.steps.has(name)).map((name) => `'${name}' never happens`),
    ...[...delays].filter((name) => !(name in waits)).map((name) => `the delay ${name} has no label`),
    ...Object.keys(waits)
      .filter((name) => !seen.delays.has(name))
      .map((name) => `the delay ${name} never passes`),
  ];
}

/** Events and delays that cause no transition in a state listed in their `in`, one sentence each. */
function missingWays({ events, waits }: AnyModel, exploredGraphs: readonly ExploredGraph[]): string[] {
  const edges = exploredGraphs.flatMap((exploredGraph) => exploredGraph.edges);
  const leadsOn = (isOf: (edge: Edge) => boolean, id: string): boolean =>
    edges.some((edge) => edge.from.leaves.includes(id) && edge.taken.transitions.length > 0 && isOf(edge));
  return [
    ...Object.entries(events).flatMap(([name, { in: states = [] }]) =>
      states
        .filter((id) => !leadsOn(({ step }) => step.type === name, id))
        .map((id) => `'${name}' leads nowhere in ${id}`),
    ),
    ...Object.entries(waits).flatMap(([name, { in: states = [] }]) =>
      states
        .filter((id) => !leadsOn(({ taken }) => delaysIn(taken.transitions).includes(name), id))
        .map((id) => `the delay ${name} does not pass in ${id}`),
    ),
  ];
}

const excusedInVain = (
  { unreached: excused = {} }: AnyModel,
  { transitions, states, guards }: Seen,
): string[] =>
  Object.keys(excused)
    .filter((id) => transitions.has(id) || states.has(id) || guards.get(id)?.size === 2)
    .map((id) => `${id} is said to be out of reach, and is not`);

/** States in which something is refused, but in which the flow never is. */
const rejectedInputGaps = ({ rejectedInputs = {} }: AnyModel, states: ReadonlySet<string>): string[] =>
  Object.entries(rejectedInputs)
    .filter(([, rejectedInput]) => !states.has(rejectedInput.in))
    .map(([name, rejectedInput]) => `'${name}' is refused in ${rejectedInput.in}, which no path reaches`);

/** States that limits name but the flow does not have, one sentence each. */
const limitGaps = ({ limits = {} }: AnyModel, states: readonly string[]): string[] =>
  Object.entries(limits).flatMap(([name, limit]) =>
    limit.states
      .filter((id) => !states.includes(id))
      .map((id) => `'${name}' is measured in ${id}, which is no state`),
  );
