import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leafIdsOf } from '../graph/graph.ts';
import type { Cover } from './cover.ts';
import { LiveFlow, runningCalls } from './live.ts';
import type { AnyModel, Reload } from './model/model.ts';
import { type FlowPath, type Place, type ResponseStep, responseNamed, type Situation } from './path.ts';
import { machineWithoutPage } from './staged.ts';

/** Each stable situation, once, with the path to it: the user may reload the page there. */
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

/** The stable situation with the shortest path for each state. */
export function stateReloadsOf(cover: Cover): { path: FlowPath; place: Place }[] {
  const shortest = new Map<string, { path: FlowPath; place: Place }>();
  for (const each of reloadsOf(cover)) {
    const state = each.place.leaves.join();
    const known = shortest.get(state);
    if (!known || known.path.steps.length > each.path.steps.length) shortest.set(state, each);
  }
  return [...shortest.values()];
}

/** Whether no call is pending, except those that run as long as the flow. */
function isStable(snapshot: AnyMachineSnapshot): boolean {
  const lasting = snapshot.machine.root.invoke.map(({ id }) => id);
  return snapshot.status === 'active' && runningCalls(snapshot).every((id) => lasting.includes(id));
}

/** The steps and the expected result of a reload. */
export interface ReloadOutcome {
  /** The situation directly after the reload. */
  readonly first: Situation;
  readonly responses: readonly ResponseStep[];
  /** The situation after the responses. */
  readonly last: Situation;
}

/** Simulates a reload in this situation; null if nothing of the flow was stored. */
export function simulateReload(
  model: AnyModel,
  { input, responses }: Reload<AnyStateMachine>,
  { snapshot, atMs }: Place,
  machine: AnyStateMachine = model.machine,
): ReloadOutcome | null {
  const kept = input(snapshot);
  if (kept === null) return null;
  const flow = new LiveFlow(model, (watch) => machineWithoutPage(machine, watch), kept, {
    startMs: atMs,
  });
  // A timer that was due before the reload fires at once.
  flow.pass(0);
  const here = (): Situation => ({ leaves: leafIdsOf(flow.snapshot), snapshot: flow.snapshot });
  const first = here();
  const steps = responses(snapshot).map(responseNamed);
  for (const step of steps) flow.perform(step);
  const last = here();
  flow.stop();
  return { first, responses: steps, last };
}

/** The states after a reload in this situation; null if nothing of the flow was stored. */
export const statesAfterReload = (
  ...situation: Parameters<typeof simulateReload>
): readonly string[] | null => simulateReload(...situation)?.last.leaves ?? null;

/** The states that the model expects after a reload. */
export const expectedAfterReload = (
  { leads = {} }: Reload<AnyStateMachine>,
  { leaves, snapshot }: Situation,
): string[] =>
  leaves.map((leaf) => {
    const lead = leads[leaf] ?? leaf;
    return typeof lead === 'function' ? lead(snapshot) : lead;
  });
