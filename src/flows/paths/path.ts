import type { AnyMachineSnapshot } from 'xstate';
import { type Expectation, expectationsIn, expectationsOf, type Shown } from './model/expectation.ts';
import type { AnyModel, CallResponse } from './model/model.ts';

/** A call gets a response. */
export interface ResponseStep {
  /** The names of the call and the response, because two calls may have a response of the same name. */
  readonly type: string;
  readonly kind: 'response';
  readonly call: string;
}

/** A step of a path. `type` is its name. */
export type Step =
  | { readonly type: string; readonly kind: 'event' }
  | ResponseStep
  /** Time passes until the next timer fires. */
  | { readonly type: 'time passes'; readonly kind: 'wait' };

/** A call with its input, or an effect with the values that it carried. */
export type RecordedAction =
  | { readonly request: string; readonly input: unknown }
  | { readonly effect: string; readonly carries: unknown };

/** What a flow did in one step. */
export interface StepResult {
  readonly transitions: readonly string[];
  readonly effects: readonly string[];
  /** Calls and effects, in order. */
  readonly happened: readonly RecordedAction[];
  /** Named events that the machine received, including those that it raised itself. */
  readonly events: readonly string[];
  readonly waitedMs: number;
}

/** The active states of a flow, with its snapshot. */
export interface Situation {
  /** The ids of the active states that have no children. */
  readonly leaves: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
}

/** A situation of a flow, with the shortest trail to it. */
export interface Place extends Situation {
  readonly key: string;
  /** The kind of message on the page; null for none. */
  readonly message: string | null;
  readonly trail: readonly Step[];
  /** The time of the path's clock (ms since the epoch). */
  readonly atMs: number;
  /** The events of the timers that run. */
  readonly timers: readonly string[];
  readonly next: readonly Step[];
}

export interface PathStep {
  readonly step: Step;
  readonly taken: StepResult;
  readonly place: Place;
}

/** A path: a start of a flow and the steps from it. */
export interface FlowPath {
  readonly start: string;
  readonly first: Place;
  /** What the flow did at its start, before the first step. */
  readonly begun: StepResult;
  readonly steps: readonly PathStep[];
}

export const responseStep = (call: string, name: string): ResponseStep => ({
  type: `${call}: ${name}`,
  kind: 'response',
  call,
});

/** The response step with this name: `openFlow: found`. */
export const responseNamed = (name: string): ResponseStep => ({
  type: name,
  kind: 'response',
  call: name.slice(0, name.indexOf(': ')),
});

/** @throws if the model has no such response. */
export function responseOf(model: AnyModel, { type, call }: ResponseStep): CallResponse {
  const found = model.responses[call]?.[type.slice(`${call}: `.length)];
  if (!found) throw new Error(`${model.machine.id} has no response '${type}'.`);
  return found;
}

/** What the page shows after a step, in any state. */
export const expectedAfter = (
  model: AnyModel,
  step: Pick<PathStep, 'step' | 'taken'>,
): readonly Expectation[] => casesOf(model, step).flatMap(({ shown }) => expectationsIn(shown));

/** The cases of a step with what each shows; a wait has one for each delay that ends. */
export function casesOf(
  model: AnyModel,
  { step, taken }: Pick<PathStep, 'step' | 'taken'>,
): { name: string; shown: Shown | undefined }[] {
  switch (step.kind) {
    case 'event':
      return [{ name: step.type, shown: model.events[step.type]?.expects }];
    case 'response':
      return [{ name: step.type, shown: responseOf(model, step).expects }];
    case 'wait':
      return delaysIn(taken.transitions).map((name) => ({ name, shown: model.waits[name]?.expects }));
  }
}

/** What the model expects of the page in a situation, each with the state that it belongs to. */
export const expectedIn = (
  { expects }: AnyModel,
  { leaves, snapshot }: Situation,
): { leaf: string; expectation: Expectation }[] =>
  leaves.flatMap((leaf) => {
    const expected = expects[leaf] ?? [];
    const shown = typeof expected === 'function' ? expected(snapshot.context, snapshot) : expected;
    return expectationsOf(shown).map((expectation) => ({ leaf, expectation }));
  });

/** The path as a sentence: `Log in › details submitted › wrong password → form.rejected`. */
export const sentenceOf = (model: AnyModel, { start, steps, first }: FlowPath): string =>
  [beginningOf(model, start), ...steps.map((step) => stepText(model, step))].join(' › ') +
  ` → ${leavesText(steps.at(-1)?.place ?? first)}`;

/** The flow's title, with the start if there are several. */
const beginningOf = ({ title, starts }: AnyModel, start: string): string =>
  Object.keys(starts).length === 1 ? title : `${title}, ${start}`;

export function stepText(model: AnyModel, { step, taken }: PathStep): string {
  switch (step.kind) {
    case 'event':
      return step.type;
    case 'response':
      return step.type.slice(`${step.call}: `.length);
    case 'wait': {
      const passed = delaysIn(taken.transitions).map((name) => model.waits[name]?.label ?? name);
      return passed.length > 0 ? passed.join(' and ') : step.type;
    }
  }
}

export const leavesText = ({ leaves }: Situation): string => leaves.join(' + ');

/** The names of the delays that have passed, from the ids of the transitions that they caused. */
export const delaysIn = (transitions: readonly string[]): string[] =>
  transitions.flatMap((id) => /\|xstate\.after\.([^.|]+)\./.exec(id)?.[1] ?? []);
