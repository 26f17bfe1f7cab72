import type { ActorLogic, AnyStateMachine, Snapshot } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { leafIdsOf } from '../graph/graph.ts';
import { LiveFlow } from './live.ts';
import type { AnyModel } from './model/model.ts';
import { guardKey, guardsWithParams, isGuardCalledWith } from './parameters.ts';
import type { PathStep, Place, Step, StepResult } from './path.ts';
import { machineWithoutPage, type Watch } from './staged.ts';
import { type MachinePart, Passage, type Visit, type Visits } from './visits.ts';

export interface Edge {
  readonly from: Place;
  readonly step: Step;
  /** The place after this step. The map has one place for each key, but values that `facts` leaves out may differ. */
  readonly to: Place;
  readonly taken: StepResult;
}

export interface ExploredGraph {
  readonly start: string;
  readonly first: Place;
  /** What the flow did at its start, before the first step. */
  readonly begun: StepResult;
  readonly places: readonly Place[];
  readonly edges: readonly Edge[];
  /** Takes a trail that the map need not contain, as far as its steps are possible. */
  readonly walk: (trail: readonly Step[]) => readonly PathStep[];
  /** The results of each guard, by its name, and by its key for each set of plain params. */
  readonly guards: ReadonlyMap<string, ReadonlySet<boolean>>;
}

type Visited = Snapshot<unknown> & { readonly place: Place; readonly taken: StepResult };

/** Visits that are remembered, or that need not be repeated because the machine differs from theirs in one part only. */
export interface Memory {
  readonly visits: Visits;
  /** Null for the machine whose visits are to be remembered. */
  readonly changed: MachinePart | null;
}

/** More visits mean that `facts` distinguishes values that do not matter. */
const MAX_VISITS = 20_000;

/**
 * Maps every place that a flow can reach from one of its starts, with XState's `getAdjacencyMap`. Each visit repeats
 * its trail on a new live actor, so that calls, timers and the elapsed time are as on that trail.
 */
export function explore(
  model: AnyModel,
  start: string,
  machine: AnyStateMachine = model.machine,
  memory?: Memory,
): ExploredGraph {
  const guards = new Map<string, Set<boolean>>();
  const asked = guardsWithParams(machine);
  let results: [string, boolean][] = [];
  const guard = (name: string, isTrue: boolean, params: unknown): void => {
    const withParams = asked
      .filter((each) => each.name === name && isGuardCalledWith(each, params))
      .map(guardKey);
    for (const key of [name, ...withParams]) results.push([key, isTrue]);
  };
  // Created once: providing the machine would take most of a visit's time.
  let watch: Watch = {};
  const staged = machineWithoutPage(machine, {
    effect: (...effect) => watch.effect?.(...effect),
    call: (...call) => watch.call?.(...call),
    guard,
  });
  const watched = (next: Watch): AnyStateMachine => {
    watch = next;
    return staged;
  };
  const live = (trail: readonly Step[]): Visit => {
    const passage = memory?.changed === null ? new Passage() : undefined;
    results = [];
    const flow = new LiveFlow(model, watched, model.starts[start], { inspect: passage?.inspect });
    passage?.endStep(flow.snapshot);
    let taken = flow.take();
    for (const step of trail) {
      taken = flow.perform(step);
      passage?.endStep(flow.snapshot);
    }
    const place = placeOf(model, flow, trail);
    flow.stop();
    const found = { place, taken, guards: results };
    if (passage) memory?.visits.add(start, trail, found, passage);
    return found;
  };
  const visited = (trail: readonly Step[]): Visit => {
    const known = memory?.changed ? memory.visits.without(memory.changed, start, trail) : undefined;
    return known ?? live(trail);
  };
  const visit = (trail: readonly Step[]): Visited => {
    const { place, taken, guards: given } = visited(trail);
    for (const [key, isTrue] of given) guards.set(key, (guards.get(key) ?? new Set()).add(isTrue));
    return { status: 'active', output: undefined, error: undefined, place, taken };
  };
  const explorer: ActorLogic<Visited, Step> = {
    getInitialSnapshot: () => visit([]),
    transition: ({ place }, step) => visit([...place.trail, step]),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  const map = getAdjacencyMap(explorer, {
    events: ({ place }) => place.next,
    serializeState: ({ place }) => place.key,
    limit: MAX_VISITS,
  });
  const stops = Object.values(map).map(({ state }) => state);
  const [first] = stops;
  if (!first) throw new Error(`${model.machine.id} does not begin.`);
  return {
    start,
    first: first.place,
    begun: first.taken,
    places: stops.map(({ place }) => place),
    edges: adjacencyMapToArray(map).map(({ state, event, nextState: { place, taken } }) => ({
      from: state.place,
      step: event,
      to: place,
      taken,
    })),
    walk: (trail) => {
      const steps: PathStep[] = [];
      for (const [index, step] of trail.entries()) {
        const next: readonly Step[] = (steps.at(-1)?.place ?? first.place).next;
        if (!next.some(({ type }) => type === step.type)) break;
        const { place, taken } = visited(trail.slice(0, index + 1));
        steps.push({ step, taken, place });
      }
      return steps;
    },
    guards,
  };
}

function placeOf(model: AnyModel, flow: LiveFlow, trail: readonly Step[]): Place {
  const { snapshot } = flow;
  const facts = model.facts?.(snapshot.context, snapshot) ?? null;
  const message = model.message?.(snapshot.context, snapshot) ?? null;
  return {
    key: JSON.stringify([snapshot.value, facts, message, snapshot.status]),
    message,
    leaves: leafIdsOf(snapshot),
    snapshot,
    trail,
    atMs: flow.clock.now(),
    timers: flow.timers,
    next: flow.steps(),
  };
}
