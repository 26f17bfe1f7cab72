import type { AnyStateMachine } from 'xstate';
import { flowGraph } from '#flows/graph.ts';
import type { FlowModel } from '#machines/model/model.ts';
import { type Edge, explore, type Place, type Territory } from './explore.ts';
import type { Taken } from './live.ts';
import type { Step } from './step.ts';

export interface PathStep {
  readonly step: Step;
  readonly taken: Taken;
  readonly place: Place;
}

/** From the beginning of a flow along its steps. */
export interface FlowPath {
  readonly start: string;
  readonly first: Place;
  readonly begun: Taken;
  readonly steps: readonly PathStep[];
}

export interface Cover {
  readonly model: FlowModel<AnyStateMachine>;
  readonly paths: readonly FlowPath[];
  /** What is wrong, a sentence each; of a whole cover nothing. */
  readonly gaps: readonly string[];
}

/** Paths that take every edge between two states, and with them every transition; none is the beginning of another. */
export function cover(model: FlowModel<AnyStateMachine>, machine: AnyStateMachine = model.machine): Cover {
  const territories = Object.keys(model.starts).map((start) => explore(model, start, machine));
  return {
    model,
    paths: territories.flatMap(pathsOf),
    gaps: gapsOf(model, machine, territories),
  };
}

function pathsOf(territory: Territory): FlowPath[] {
  const seen = new Set<string>();
  const edges = territory.edges.filter((edge) => {
    const name = nameOf(edge);
    return !seen.has(name) && seen.add(name);
  });
  const byPlace = new Map<string, Edge[]>();
  for (const edge of territory.edges)
    byPlace.set(edge.from.key, [...(byPlace.get(edge.from.key) ?? []), edge]);
  const walk = (trail: readonly Step[]): PathStep[] => {
    let place = territory.first;
    return trail.map((step) => {
      const edge = byPlace.get(place.key)?.find((other) => other.step.type === step.type);
      if (!edge)
        throw new Error(`${territory.start}: no way on by '${step.type}'. Do the facts tell too little?`);
      place = edge.to;
      return { step, taken: edge.taken, place };
    });
  };
  const trails = edges.map(({ from, step }) => [...from.trail, step]);
  const { start, first, begun } = territory;
  return withoutBeginnings(trails).map((trail) => ({ start, first, begun, steps: walk(trail) }));
}

/** Edges that look the same from outside: the same step, from and to the same states, by the same transitions. */
const nameOf = ({ from, step, to, taken }: Edge): string =>
  JSON.stringify([from.snapshot.value, step.type, to.snapshot.value, taken.transitions]);

/** Leaves out each trail that another one begins with. */
function withoutBeginnings(trails: readonly (readonly Step[])[]): (readonly Step[])[] {
  const beginnings = new Set<string>();
  const spell = (steps: readonly Step[]): string => JSON.stringify(steps.map(({ type }) => type));
  for (const trail of trails) {
    for (let length = 1; length < trail.length; length += 1) beginnings.add(spell(trail.slice(0, length)));
  }
  return trails.filter((trail) => !beginnings.has(spell(trail)));
}

function gapsOf(
  model: FlowModel<AnyStateMachine>,
  machine: AnyStateMachine,
  territories: readonly Territory[],
): string[] {
  const graph = flowGraph(machine);
  const excused = model.unreached ?? {};
  const taken = new Set(
    territories
      .flatMap(({ begun, edges }) => [begun, ...edges.map((edge) => edge.taken)])
      .flatMap(({ transitions }) => transitions),
  );
  const places = territories.flatMap((territory) => territory.places);
  const leaves = new Set(places.flatMap((place) => place.leaves));
  const used = new Set(territories.flatMap(({ edges }) => edges.map(({ step }) => step.type)));
  const guards = new Map<string, Set<boolean>>();
  for (const territory of territories) {
    for (const [name, answers] of territory.guards) {
      guards.set(name, new Set([...(guards.get(name) ?? []), ...answers]));
    }
  }
  const isTransient = (id: string): boolean =>
    graph.transitions.some(
      ({ source, eventType, guard }) => source === id && eventType === '' && guard === null,
    );
  const leafStates = graph.states.filter(
    ({ id, kind }) => (kind === 'atomic' || kind === 'final') && !isTransient(id),
  );
  const cases = [
    ...Object.keys(model.events),
    ...Object.entries(model.answers).flatMap(([call, answers]) =>
      Object.keys(answers).map((name) => `${call}: ${name}`),
    ),
  ];
  const delays = new Set(graph.states.flatMap(({ timers }) => timers.map(({ name }) => name)));
  return [
    ...graph.transitions
      .filter(({ id }) => !taken.has(id) && !(id in excused))
      .map(({ id, event, description }) => `no path takes ${id} (${event}: ${description})`),
    ...leafStates
      .filter(({ id }) => !leaves.has(id) && !(id in excused))
      .map(({ id }) => `no path reaches ${id}`),
    ...leafStates
      .filter(
        ({ id }) =>
          model.sees[id] === undefined || (model.sees[id].length === 0 && Array.isArray(model.sees[id])),
      )
      .map(({ id }) => `nothing is seen in ${id}`),
    ...Object.keys(model.sees)
      .filter((id) => !leafStates.some((state) => state.id === id))
      .map((id) => `${id}, in which something is seen, is no state without states`),
    ...cases.filter((name) => !used.has(name)).map((name) => `'${name}' never happens`),
    ...[...delays]
      .filter((name) => name && !(name in model.waits))
      .map((name) => `the delay ${name} has no words`),
    ...[...guards]
      .filter(([name, answers]) => answers.size < 2 && !(name in excused))
      .map(([name, answers]) => `${name} is only ever ${[...answers].join()}`),
    ...Object.keys(machine.implementations.guards)
      .filter((name) => !guards.has(name) && !(name in excused))
      .map((name) => `${name} is never asked`),
    ...Object.keys(excused)
      .filter((id) => taken.has(id) || leaves.has(id) || (guards.get(id)?.size ?? 0) === 2)
      .map((id) => `${id} is said to be out of reach, and is not`),
  ];
}
