import { LiveFlow } from './live.ts';
import type { AnyModel } from './model/model.ts';
import type { FlowPath } from './path.ts';
import { withoutPage } from './staged.ts';

/** Walks a path without a page. @returns where it went another way than the map says; null where it did not. */
export function walk(model: AnyModel, { start, first, steps }: FlowPath): string | null {
  const flow = new LiveFlow(model, (watch) => withoutPage(model.machine, watch), model.starts[start]);
  // What it did to begin is not the first step's.
  flow.take();
  try {
    for (const [index, { step, taken, place }] of [
      { place: first, step: null, taken: null },
      ...steps,
    ].entries()) {
      if (step) {
        const { transitions } = flow.perform(step);
        if (transitions.join() !== taken.transitions.join()) {
          return `step ${index}, '${step.type}', took ${transitions.join(' and ')}; the map says ${taken.transitions.join(' and ')}`;
        }
      }
      const [actual, expected] = [flow.snapshot.value, place.snapshot.value].map((value) =>
        JSON.stringify(value),
      );
      if (actual !== expected) return `step ${index} led to ${actual}; the map says ${expected}`;
    }
    return null;
  } finally {
    flow.stop();
  }
}
