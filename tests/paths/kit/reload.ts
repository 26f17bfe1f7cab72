import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { FlowModel, Reload } from '#machines/model/model.ts';
import type { Cover, FlowPath } from './cover.ts';
import { leavesOf, type Place } from './explore.ts';
import { LiveFlow, runningCalls } from './live.ts';
import { withoutPage } from './staged.ts';
import { answerNamed } from './step.ts';

/** Each situation in which nothing is under way, once, with the path to it: there a person may reload the page. */
export function reloadsOf({ paths }: Cover): { path: FlowPath; place: Place }[] {
  const places = new Map<string, { path: FlowPath; place: Place }>();
  for (const path of paths) {
    for (const [index, place] of [path.first, ...path.steps.map((step) => step.place)].entries()) {
      if (isStable(place.snapshot) && !places.has(place.key)) {
        places.set(place.key, { path: { ...path, steps: path.steps.slice(0, index) }, place });
      }
    }
  }
  return [...places.values()];
}

/** Nothing is under way but what the flow does from its beginning to its end. */
function isStable(snapshot: AnyMachineSnapshot): boolean {
  const lasting = snapshot.machine.root.invoke.map(({ id }) => id);
  return snapshot.status === 'active' && runningCalls(snapshot).every((id) => lasting.includes(id));
}

/** Where a reload in this situation leads; null where nothing of the flow is kept. */
export function reloaded(
  model: FlowModel<AnyStateMachine>,
  { input, answers }: Reload<AnyStateMachine>,
  { snapshot }: Place,
  machine: AnyStateMachine = model.machine,
): string[] | null {
  const kept = input(snapshot);
  if (kept === null) return null;
  const flow = new LiveFlow(model, (watch) => withoutPage(machine, watch), kept);
  for (const answer of answers(snapshot)) flow.perform(answerNamed(answer));
  const leaves = leavesOf(flow.snapshot);
  flow.stop();
  return leaves;
}

/** Where it ought to lead. */
export const expectedAfterReload = ({ leads = {} }: Reload<AnyStateMachine>, { leaves }: Place): string[] =>
  leaves.map((leaf) => leads[leaf] ?? leaf);
