import type { AnyStateMachine } from 'xstate';
import { type Edge, explore, type Territory } from './explore.ts';
import { gapsOf } from './gaps.ts';
import { runningCalls } from './live.ts';
import type { AnyModel } from './model/model.ts';
import type { FlowPath, PathStep, Place, Step } from './path.ts';

export interface Cover {
  readonly model: AnyModel;
  readonly paths: readonly FlowPath[];
  /** What is wrong, a sentence each; of a whole cover nothing. */
  readonly gaps: readonly string[];
}

/**
 * Paths that take every edge between two states, and with them every transition; none is the beginning of another.
 * An edge that several starts lead to is taken from the nearest one.
 */
export function cover(model: AnyModel, machine: AnyStateMachine = model.machine): Cover {
  const territories = Object.keys(model.starts).map((start) => explore(model, start, machine));
  return {
    model,
    paths: pathsOf(territories, keyedCallsOf(model)),
    gaps: gapsOf(model, machine, territories),
  };
}

function pathsOf(territories: readonly Territory[], keyed: readonly string[]): FlowPath[] {
  const nearest = new Map<string, Edge>();
  for (const edge of territories.flatMap(({ edges }) => edges)) {
    const known = nearest.get(nameOf(edge));
    if (!known || edge.from.trail.length < known.from.trail.length) nearest.set(nameOf(edge), edge);
  }
  return territories.flatMap((territory, index) => {
    const own = territory.edges.filter((edge) => nearest.get(nameOf(edge)) === edge).map(trailOf);
    const whole = index === 0 ? waysToEnds(territory) : [];
    const trails = [
      ...(own.length > 0 ? [...own, ...whole] : [wayToRest(territory)]),
      ...keyed
        .filter((call) => territories.find((each) => madeIn(each, call)) === territory)
        .flatMap((call) => retriesIn(territory, call)),
    ];
    const { start, first, begun } = territory;
    return withoutBeginnings(trails).map((trail) => ({ start, first, begun, steps: walk(territory, trail) }));
  });
}

/** The calls that carry an idempotency key: only a second try shows whether it repeats it. */
const keyedCallsOf = ({ sideEffects }: AnyModel): string[] =>
  Object.entries(sideEffects?.requests ?? {}).flatMap(([call, { key }]) => (key ? call : []));

/** A call that is made, each end of it after which it can be made again at once, and made again. */
function retriesIn(territory: Territory, call: string): (readonly Step[])[] {
  const made = madeIn(territory, call);
  if (!made) return [];
  return territory.edges
    .filter(({ from, step }) => from.key === made.to.key && step.kind !== 'event')
    .flatMap((ended) => {
      const again = territory.edges.find((edge) => edge.from.key === ended.to.key && isOf(call, edge));
      return again ? [[...trailOf(made), ended.step, again.step]] : [];
    });
}

const madeIn = ({ edges }: Territory, call: string): Edge | undefined =>
  edges.find((edge) => isOf(call, edge));

const isOf = (call: string, { taken }: Edge): boolean =>
  taken.happened.some((each) => 'request' in each && each.request === call);

const trailOf = ({ from, step }: Edge): readonly Step[] => [...from.trail, step];

/** The usual start is walked to each end of the flow, also where another start is nearer to it. */
function waysToEnds({ edges }: Territory): (readonly Step[])[] {
  const ways = new Map<string, readonly Step[]>();
  for (const edge of edges) {
    const { leaves, snapshot } = edge.to;
    if (snapshot.status === 'done' && !ways.has(leaves.join())) ways.set(leaves.join(), trailOf(edge));
  }
  return [...ways.values()];
}

/** A start that is nearest to nothing is walked until no call is under way. */
function wayToRest({ first, edges }: Territory): readonly Step[] {
  const rests = ({ snapshot }: Place): boolean => runningCalls(snapshot).length === 0;
  const edge = rests(first) ? undefined : edges.find(({ to }) => rests(to));
  return edge ? trailOf(edge) : [];
}

function walk({ start, first, edges }: Territory, trail: readonly Step[]): PathStep[] {
  let { key } = first;
  return trail.map((step) => {
    const edge = edges.find(({ from, step: { type } }) => from.key === key && type === step.type);
    if (!edge) throw new Error(`${start}: no way on by '${step.type}'. Do the facts tell too little?`);
    key = edge.to.key;
    return { step, taken: edge.taken, place: edge.to };
  });
}

/**
 * Edges that look the same from outside: the same step, from and to the same states, by the same transitions. Of
 * concerns that run side by side only those count that the step concerns.
 */
function nameOf({ from, step, to, taken }: Edge): string {
  const concerned = new Set(taken.transitions.map((id) => concernOf(id)));
  const isParallel = to.snapshot.machine.root.type === 'parallel' && !concerned.has('');
  const shown = ({ leaves }: Place): readonly string[] =>
    isParallel ? leaves.filter((leaf) => concerned.has(concernOf(leaf))) : leaves;
  return JSON.stringify([shown(from), step.type, shown(to), taken.transitions]);
}

/** The outermost state of a state or a transition, by its id. */
const concernOf = (id: string): string => id.split('|')[0]?.split('.')[0] ?? '';

/** Leaves out each trail that another one begins with, or is. */
function withoutBeginnings(trails: readonly (readonly Step[])[]): (readonly Step[])[] {
  const walked = new Set<string>();
  const spell = (steps: readonly Step[]): string => JSON.stringify(steps.map(({ type }) => type));
  for (const trail of trails) {
    for (let length = 1; length < trail.length; length += 1) walked.add(spell(trail.slice(0, length)));
  }
  return trails.filter((trail) => !walked.has(spell(trail)) && walked.add(spell(trail)));
}
