import type { AnyStateMachine } from 'xstate';
import { leafIdsOf } from '../graph/graph.ts';
import type { Cover } from './cover.ts';
import { LiveFlow } from './live.ts';
import type { AnyModel } from './model/model.ts';
import { delaysIn, type FlowPath } from './path.ts';
import { withoutPage } from './staged.ts';
import { WalkStory } from './story.ts';

/** A wait of a path that began with the step before it: its whole length is seen. */
export interface Boundary {
  /** The transition, and what began the wait. */
  readonly name: string;
  readonly delay: string;
  /** The transition that time causes. */
  readonly transition: string;
  readonly path: FlowPath;
  /** How many steps come before the wait. */
  readonly stepsBefore: number;
}

/** Each transition that a delay causes, once from every step that begins its wait. */
export function boundariesOf({ paths }: Cover): Boundary[] {
  const rung = ringsByPlace(paths);
  const found = new Map<string, Boundary>();
  for (const path of paths) {
    for (const [stepsBefore, { key }] of placesOf(path).entries()) {
      for (const transition of rung.get(key) ?? []) {
        const [delay] = delaysIn([transition]);
        const name = `${transition} after '${path.steps[stepsBefore - 1]?.step.type ?? path.start}'`;
        if (delay === undefined || found.has(name) || !beginsWith(path, stepsBefore, transition)) continue;
        found.set(name, { name, delay, transition, path, stepsBefore });
      }
    }
  }
  return [...found.values()];
}

/** Which transitions the next timer causes in each place, by the place's key. */
function ringsByPlace(paths: readonly FlowPath[]): ReadonlyMap<string, readonly string[]> {
  const rung = new Map<string, readonly string[]>();
  for (const path of paths) {
    for (const [index, { step, taken }] of path.steps.entries()) {
      const { key } = placesOf(path)[index] ?? path.first;
      if (step.kind === 'wait') rung.set(key, taken.transitions);
    }
  }
  return rung;
}

const placesOf = ({ first, steps }: FlowPath) => [first, ...steps.map(({ place }) => place)];

/** Whether the state whose timer rings was entered by the very step before, and no time has passed in it. */
function beginsWith({ first, steps }: FlowPath, index: number, transition: string): boolean {
  const [source = ''] = transition.split('|');
  const isIn = (leaves: readonly string[] | undefined): boolean =>
    leaves?.some((leaf) => leaf === source || leaf.startsWith(`${source}.`)) ?? false;
  if (index === 0) return isIn(first.leaves);
  const before = index === 1 ? first.leaves : steps[index - 2]?.place.leaves;
  return isIn(steps[index - 1]?.place.leaves) && !isIn(before);
}

/** Whether the transition was taken a millisecond before the rule's time, and whether it was at it. */
export function ringsAt(
  model: AnyModel,
  { delay, transition, path, stepsBefore }: Boundary,
  machine: AnyStateMachine = model.machine,
): { before: boolean; at: boolean; ms: number } {
  const flow = new LiveFlow(model, (watch) => withoutPage(machine, watch), model.starts[path.start]);
  const now = () => ({ after: leafIdsOf(flow.snapshot), nowMs: flow.clock.now() });
  const story = new WalkStory(model, path.start, now());
  for (const { step } of path.steps.slice(0, stepsBefore))
    story.add(step, flow.perform(step).transitions, now());
  const rule = model.waits[delay]?.ms ?? 0;
  const ms = typeof rule === 'number' ? rule : rule(story);
  const isTakenWithin = (waitMs: number): boolean => {
    flow.take();
    flow.pass(waitMs);
    return flow.take().transitions.includes(transition);
  };
  const before = isTakenWithin(ms - 1);
  const at = isTakenWithin(1);
  flow.stop();
  return { before, at, ms };
}
