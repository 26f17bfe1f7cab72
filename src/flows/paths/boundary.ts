import type { AnyStateMachine } from 'xstate';
import { leafIdsOf } from '../graph/graph.ts';
import type { Cover } from './cover.ts';
import { LiveFlow } from './live.ts';
import type { AnyModel } from './model/model.ts';
import { delaysIn, type FlowPath } from './path.ts';
import { machineWithoutPage } from './staged.ts';
import { WalkStory } from './story.ts';

/** A delay whose state was entered by the step before, so that its whole length can be measured. */
export interface Boundary {
  /** The transition, and the step that started the delay. */
  readonly name: string;
  readonly delay: string;
  /** The transition that the delay causes. */
  readonly transition: string;
  readonly path: FlowPath;
  /** The number of steps before the wait. */
  readonly stepsBefore: number;
}

/** Each transition that a delay causes, once for every step that starts its delay. */
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

/** The transitions that the next timer causes in each place, by the place's key. */
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

/** Whether the step before, or the start, entered the timer's state, so that its whole delay is still ahead. */
function beginsWith({ first, steps }: FlowPath, index: number, transition: string): boolean {
  const [source = ''] = transition.split('|');
  const isIn = (leaves: readonly string[] | undefined): boolean =>
    leaves?.some((leaf) => leaf === source || leaf.startsWith(`${source}.`)) ?? false;
  if (index === 0) return isIn(first.leaves);
  const before = index === 1 ? first.leaves : steps[index - 2]?.place.leaves;
  return isIn(steps[index - 1]?.place.leaves) && !isIn(before);
}

/** Whether the transition was taken one millisecond before the model's delay, and whether at the delay. */
export function firesAt(
  model: AnyModel,
  { delay, transition, path, stepsBefore }: Boundary,
  machine: AnyStateMachine = model.machine,
): { before: boolean; at: boolean; ms: number } {
  const flow = new LiveFlow(model, (watch) => machineWithoutPage(machine, watch), model.starts[path.start]);
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
