import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { LiveFlow } from '#flows/paths/live.ts';
import type { AnyModel } from '#flows/paths/model/model.ts';
import type { FlowPath } from '#flows/paths/path.ts';
import { machineWithoutPage } from '#flows/paths/staged.ts';

/** Everything that happens on a path, as one text. */
export const courseOf = ({ start, steps }: FlowPath): string =>
  JSON.stringify([start, steps.map(({ step, taken, place }) => [step.type, taken, place.leaves])]);

const usual = new WeakMap<FlowPath, readonly unknown[]>();

/** Whether a version of the machine has another context, or does something else, anywhere on the path. */
export function differsOn(model: AnyModel, path: FlowPath, machine: AnyStateMachine): boolean {
  const known = usual.get(path) ?? recordOf(model, path, model.machine);
  usual.set(path, known);
  return !isDeepStrictEqual(known, recordOf(model, path, machine));
}

/** The context of the flow after each step, with the calls and effects of the step. */
function recordOf(model: AnyModel, { start, steps }: FlowPath, machine: AnyStateMachine): readonly unknown[] {
  const flow = new LiveFlow(model, (watch) => machineWithoutPage(machine, watch), model.starts[start]);
  try {
    return [
      [flow.take().happened, flow.snapshot.context],
      ...steps.map(({ step }) => [flow.perform(step).happened, flow.snapshot.context]),
    ];
  } catch (error) {
    return [String(error)];
  } finally {
    flow.stop();
  }
}

/** The path of the list that goes along with the given one for the most steps. */
export function nearestTo({ start, steps }: FlowPath, paths: readonly FlowPath[]): FlowPath | undefined {
  const together = (other: FlowPath): number => {
    if (other.start !== start) return -1;
    const parting = other.steps.findIndex(({ step }, index) => step.type !== steps[index]?.step.type);
    return parting === -1 ? other.steps.length : parting;
  };
  return paths.toSorted((one, other) => together(other) - together(one))[0];
}

/** The shortest path to each end, shortest first; then the others, in case only one of them notices. */
export function nearestEndsFirst(paths: readonly FlowPath[]): FlowPath[] {
  const sorted = paths.toSorted((one, other) => one.steps.length - other.steps.length);
  const first = new Map(sorted.toReversed().map((path) => [endOf(path), path]));
  return [...new Set([...sorted.filter((path) => first.get(endOf(path)) === path), ...sorted])];
}

const endOf = ({ first, steps }: FlowPath): string => (steps.at(-1)?.place ?? first).leaves.join();
