import type { AnyStateMachine } from 'xstate';
import type { Cover } from './cover.ts';
import { LiveFlow } from './live.ts';
import type { AnyModel } from './model/model.ts';
import { delaysIn, type FlowPath } from './path.ts';
import { withoutPage } from './staged.ts';

/** A wait of a path that began with the step before it: its whole length is seen. */
export interface Boundary {
  readonly delay: string;
  /** The transition that time causes. */
  readonly transition: string;
  readonly path: FlowPath;
  /** How many steps come before the wait. */
  readonly stepsBefore: number;
}

/** Each transition that a delay causes, once. */
export function boundariesOf({ paths }: Cover): Boundary[] {
  const found = new Map<string, Boundary>();
  for (const path of paths) {
    path.steps.forEach(({ step, taken }, index) => {
      if (step.kind !== 'wait') return;
      for (const transition of taken.transitions) {
        const [delay] = delaysIn([transition]);
        if (delay === undefined || found.has(transition) || !beginsWith(path, index, transition)) continue;
        found.set(transition, { delay, transition, path, stepsBefore: index });
      }
    });
  }
  return [...found.values()];
}

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
  for (const { step } of path.steps.slice(0, stepsBefore)) flow.perform(step);
  const rule = model.waits[delay]?.ms ?? 0;
  const ms = typeof rule === 'number' ? rule : rule(flow.snapshot.context, flow.clock.now());
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
