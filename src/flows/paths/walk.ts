import type { AnyStateMachine } from 'xstate';
import { leafIdsOf } from '../graph/graph.ts';
import { LiveFlow } from './live.ts';
import type { AnyModel } from './model/model.ts';
import type { FlowPath, PathStep } from './path.ts';
import { SideEffectCheck } from './sideEffects.ts';
import { machineWithoutPage } from './staged.ts';

/**
 * Walks a path without a page.
 * @returns the first difference from the map or from the model's calls and effects; null if there is none.
 */
export function walk(
  model: AnyModel,
  { start, first, steps }: FlowPath,
  machine: AnyStateMachine = model.machine,
): string | null {
  const flow = new LiveFlow(model, (watch) => machineWithoutPage(machine, watch), model.starts[start]);
  const now = () => ({ after: leafIdsOf(flow.snapshot), nowMs: flow.clock.now() });
  const check = new SideEffectCheck(model, start, now());
  try {
    const problem = check.begun(flow.take()) ?? elsewhere(flow, first);
    if (problem) return problem;
    for (const [index, { step, taken, place }] of steps.entries()) {
      const did = flow.perform(step);
      const difference =
        courseProblem(step, did, taken) ?? elsewhere(flow, place) ?? check.stepped(step, did, now());
      if (difference) return `step ${index + 1}: ${difference}`;
    }
    return null;
  } finally {
    flow.stop();
  }
}

const courseProblem = (
  { type }: PathStep['step'],
  { transitions }: PathStep['taken'],
  known: PathStep['taken'],
): string | null =>
  transitions.join() === known.transitions.join()
    ? null
    : `'${type}' took ${transitions.join(' and ')}; the map says ${known.transitions.join(' and ')}`;

function elsewhere({ snapshot }: LiveFlow, place: PathStep['place']): string | null {
  const [actual, expected] = [snapshot.value, place.snapshot.value].map((value) => JSON.stringify(value));
  return actual === expected ? null : `it led to ${actual}; the map says ${expected}`;
}
