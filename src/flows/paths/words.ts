import type { FlowPath, PathStep } from './cover.ts';
import type { Situation } from './explore.ts';
import type { AnyModel } from './model/model.ts';

const ARROW = ' › ';

/** A path as a sentence: `Log in › details submitted › wrong password › details submitted → submitting`. */
export const sentenceOf = (model: AnyModel, { start, steps, first }: FlowPath): string =>
  [beginningOf(model, start), ...steps.map((step) => stepWords(model, step))].join(ARROW) +
  ` → ${placeWords(steps.at(-1)?.place ?? first)}`;

/** The flow, and how it began where it may begin in several ways. */
const beginningOf = ({ title, starts }: AnyModel, start: string): string =>
  Object.keys(starts).length === 1 ? title : `${title}, ${start}`;

export function stepWords(model: AnyModel, { step, taken }: PathStep): string {
  switch (step.kind) {
    case 'event':
      return step.type;
    case 'response':
      return step.type.slice(`${step.call}: `.length);
    case 'wait': {
      const passed = delaysIn(taken.transitions).map((name) => model.waits[name]?.label ?? name);
      return passed.length > 0 ? passed.join(' and ') : 'time passes';
    }
  }
}

export const placeWords = ({ leaves }: Situation): string => leaves.join(' + ');

/** The delays that have passed, by their names, from the ids of the transitions that they caused. */
export const delaysIn = (transitions: readonly string[]): string[] =>
  transitions.flatMap((id) => /\|xstate\.after\.([^.|]+)\./.exec(id)?.[1] ?? []);
