import type { AnyStateMachine } from 'xstate';
import { type Edge, type ExploredGraph, explore, type Memory } from './explore.ts';
import { gapsOf } from './gaps.ts';
import { runningCalls } from './live.ts';
import type { AnyModel } from './model/model.ts';
import type { FlowPath, PathStep, Place, Step } from './path.ts';

export interface Cover {
  readonly model: AnyModel;
  readonly paths: readonly FlowPath[];
  /** One sentence for each gap; empty if the cover is complete. */
  readonly gaps: readonly string[];
}

/**
 * Paths that take every edge between two states, and therefore every transition. No path is the beginning of another,
 * except of a second round. An edge that several starts reach is taken from the nearest start.
 */
export function cover(model: AnyModel, machine: AnyStateMachine = model.machine, memory?: Memory): Cover {
  const exploredGraphs = Object.keys(model.starts).map((start) => explore(model, start, machine, memory));
  return {
    model,
    paths: pathsOf(model, exploredGraphs),
    gaps: gapsOf(model, machine, exploredGraphs),
  };
}

function pathsOf(model: AnyModel, exploredGraphs: readonly ExploredGraph[]): FlowPath[] {
  const keyed = keyedCallsOf(model);
  const nearest = new Map<string, Edge>();
  for (const edge of exploredGraphs.flatMap(({ edges }) => edges)) {
    const known = nearest.get(nameOf(edge));
    if (!known || edge.from.trail.length < known.from.trail.length) nearest.set(nameOf(edge), edge);
  }
  return exploredGraphs.flatMap((exploredGraph, index) => {
    const own = exploredGraph.edges.filter((edge) => nearest.get(nameOf(edge)) === edge).map(trailOf);
    const whole = index === 0 ? waysToEnds(exploredGraph) : [];
    const trails = [
      ...(own.length > 0 ? [...own, ...whole] : [wayToRest(exploredGraph)]),
      ...keyed
        .filter((call) => exploredGraphs.find((each) => madeIn(each, call)) === exploredGraph)
        .flatMap((call) => retriesIn(exploredGraph, call)),
    ].map((trail) => walk(exploredGraph, trail));
    const { start, first, begun } = exploredGraph;
    const rounds = secondRoundsIn(exploredGraph, model).map(exploredGraph.walk);
    // What is seen where the flow began is seen at the end of the first round, before a second one.
    return [...withoutBeginnings(trails), ...withoutBeginnings(rounds)].map((steps) => ({
      start,
      first,
      begun,
      steps,
    }));
  });
}

/** The calls with an idempotency key: only a second attempt shows whether the key is repeated. */
const keyedCallsOf = ({ sideEffects }: AnyModel): string[] =>
  Object.entries(sideEffects?.requests ?? {}).flatMap(([call, { key }]) => (key ? call : []));

/** Trails that make a call, end it in each way after which it can be made again immediately, and make it again. */
function retriesIn(exploredGraph: ExploredGraph, call: string): (readonly Step[])[] {
  const made = madeIn(exploredGraph, call);
  if (!made) return [];
  return exploredGraph.edges
    .filter(({ from, step }) => from.key === made.to.key && step.kind !== 'event')
    .flatMap((ended) => {
      const again = exploredGraph.edges.find((edge) => edge.from.key === ended.to.key && isOf(call, edge));
      return again ? [[...trailOf(made), ended.step, again.step]] : [];
    });
}

const madeIn = ({ edges }: ExploredGraph, call: string): Edge | undefined =>
  edges.find((edge) => isOf(call, edge));

const isOf = (call: string, { taken }: Edge): boolean =>
  taken.happened.some((each) => 'request' in each && each.request === call);

/**
 * Trails that lead back to where the flow began, and the same way again: what the first round left would show. They are
 * walked anew, as a second round may take longer or find something else.
 */
const secondRoundsIn = ({ first, edges }: ExploredGraph, { events }: AnyModel): (readonly Step[])[] =>
  edges
    .filter(({ from, to }) => to.key === first.key && from.key !== first.key)
    .filter(({ from }) => from.trail.every(({ type }) => events[type]?.once === undefined))
    .map((edge) => [...trailOf(edge), ...edge.from.trail]);

const trailOf = ({ from, step }: Edge): readonly Step[] => [...from.trail, step];

/** Trails from the usual start to each final state, even if another start is nearer to it. */
function waysToEnds({ edges }: ExploredGraph): (readonly Step[])[] {
  const ways = new Map<string, readonly Step[]>();
  for (const edge of edges) {
    const { leaves, snapshot } = edge.to;
    if (snapshot.status === 'done' && !ways.has(leaves.join())) ways.set(leaves.join(), trailOf(edge));
  }
  return [...ways.values()];
}

/** The trail of a start that is nearest to no edge: until no call is pending. */
function wayToRest({ first, edges }: ExploredGraph): readonly Step[] {
  const rests = ({ snapshot }: Place): boolean => runningCalls(snapshot).length === 0;
  const edge = rests(first) ? undefined : edges.find(({ to }) => rests(to));
  return edge ? trailOf(edge) : [];
}

function walk({ start, first, edges }: ExploredGraph, trail: readonly Step[]): PathStep[] {
  let { key } = first;
  return trail.map((step) => {
    const edge = edges.find(({ from, step: { type } }) => from.key === key && type === step.type);
    if (!edge) throw new Error(`${start}: no way on by '${step.type}'. Do the facts tell too little?`);
    key = edge.to.key;
    return { step, taken: edge.taken, place: edge.to };
  });
}

/**
 * The identity of an edge: edges with the same step, the same states before and after, the same kind of message before,
 * and the same transitions are equal. In a parallel machine, only the regions that the step affects are compared.
 */
function nameOf({ from, step, to, taken }: Edge): string {
  const concerned = new Set(taken.transitions.map((id) => concernOf(id)));
  const isParallel = to.snapshot.machine.root.type === 'parallel' && !concerned.has('');
  const shown = ({ leaves }: Place): readonly string[] =>
    isParallel ? leaves.filter((leaf) => concerned.has(concernOf(leaf))) : leaves;
  return JSON.stringify([shown(from), from.message, step.type, shown(to), taken.transitions]);
}

/** The top-level state of a state's or a transition's id. */
const concernOf = (id: string): string => id.split('|')[0]?.split('.')[0] ?? '';

/** Removes duplicates and paths with which another path begins. */
function withoutBeginnings(paths: readonly (readonly PathStep[])[]): (readonly PathStep[])[] {
  const walked = new Set<string>();
  const spell = (steps: readonly PathStep[]): string => JSON.stringify(steps.map(({ step }) => step.type));
  for (const path of paths) {
    for (let length = 1; length < path.length; length += 1) walked.add(spell(path.slice(0, length)));
  }
  return paths.filter((path) => !walked.has(spell(path)) && walked.add(spell(path)));
}
