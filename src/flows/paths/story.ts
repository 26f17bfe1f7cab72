import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { AnyModel } from './model/model.ts';
import type { Story } from './model/sideEffects.ts';
import { delaysIn, responseOf, type Step } from './path.ts';

/** The course of a walk, extended with each step. */
export class WalkStory implements Story<AnyStateMachine> {
  readonly start: string;
  readonly input: unknown;
  readonly steps: string[] = [];
  before: readonly string[] = [];
  after: readonly string[];
  nowMs: number;
  readonly #model: AnyModel;
  readonly #outputs = new Map<string, unknown>();
  readonly #times = new Map<string, number>();
  readonly #events = new Map<string, EventFromLogic<AnyStateMachine>>();

  constructor(model: AnyModel, start: string, now: Pick<Story<AnyStateMachine>, 'after' | 'nowMs'>) {
    this.#model = model;
    this.start = start;
    this.input = model.starts[start];
    this.after = now.after;
    this.nowMs = now.nowMs;
  }

  /** @returns the names under which the step's side effects are declared. */
  add(
    step: Step,
    transitions: readonly string[],
    now: Pick<Story<AnyStateMachine>, 'after' | 'nowMs'>,
  ): string[] {
    this.before = this.after;
    this.after = now.after;
    this.nowMs = now.nowMs;
    const names = step.kind === 'wait' ? delaysIn(transitions) : [step.type];
    this.steps.push(...names);
    for (const name of names) this.#times.set(name, now.nowMs);
    if (step.kind === 'event') {
      const happened = this.#model.events[step.type]?.event;
      if (happened) this.#events.set(happened.type, happened);
    }
    if (step.kind === 'response') {
      const response = responseOf(this.#model, step);
      if ('output' in response) this.#outputs.set(step.call, response.output);
    }
    return names;
  }

  event(type: string): EventFromLogic<AnyStateMachine> | undefined {
    return this.#events.get(type);
  }

  timeOf(step: string): number | undefined {
    return this.#times.get(step);
  }

  count(step: string): number {
    return this.steps.filter((each) => each === step).length;
  }

  output(call: string): unknown {
    return this.#outputs.get(call);
  }
}
