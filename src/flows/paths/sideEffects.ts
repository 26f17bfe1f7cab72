import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import type { AnyModel } from './model/model.ts';
import { FLOW_START, type RequestCase, type SideEffect, type SideEffects } from './model/sideEffects.ts';
import type { RecordedAction, Step, StepResult } from './path.ts';
import { WalkStory } from './story.ts';

type Now = Pick<WalkStory, 'after' | 'nowMs'>;

/** Checks the calls and effects of a walk against the model. A model without side effects is not checked. */
export class SideEffectCheck {
  readonly #declared: SideEffects<AnyStateMachine> | undefined;
  /** The course of the walk so far. */
  readonly story: WalkStory;
  /** The idempotency keys that were sent, by call and purpose. */
  readonly #keys = new Map<string, unknown>();

  constructor(model: AnyModel, start: string, now: Now) {
    this.#declared = model.sideEffects;
    this.story = new WalkStory(model, start, now);
  }

  /** @returns the difference between the flow's initial side effects and the model; null if there is none. */
  begun({ happened }: StepResult): string | null {
    return this.#differenceAt([FLOW_START], happened);
  }

  /** @returns the difference between the side effects of a step and the model; null if there is none. */
  stepped(step: Step, { transitions, happened }: StepResult, now: Now): string | null {
    return this.#differenceAt(this.story.add(step, transitions, now), happened);
  }

  #differenceAt(names: readonly string[], happened: readonly RecordedAction[]): string | null {
    const declared = this.#declared;
    if (!declared) return null;
    const expected = names.flatMap((name) => {
      const following = declared.after[name] ?? [];
      return typeof following === 'function' ? following(this.story) : following;
    });
    const [actualNames, expectedNames] = [happened, expected].map((list) => list.map(nameOf).join(', '));
    const at = `After '${names.join("' and '")}'`;
    if (actualNames !== expectedNames)
      return `${at} the flow does [${actualNames}]; the model says [${expectedNames}]`;
    for (const [index, each] of happened.entries()) {
      const difference = this.#differenceOf(declared, each, expected[index]);
      if (difference) return `${at} ${difference}`;
    }
    return null;
  }

  #differenceOf(
    { requests }: SideEffects<AnyStateMachine>,
    happened: RecordedAction,
    expected: SideEffect | undefined,
  ): string | null {
    if ('effect' in happened) {
      const carries = expected && 'effect' in expected ? expected.carries : undefined;
      return matches(happened.carries, carries)
        ? null
        : `${happened.effect} carries ${textOf(happened.carries)}; the model says ${textOf(carries)}`;
    }
    const request = requests[happened.request];
    if (!request) return `nothing says what ${happened.request} sends`;
    const { key, sent } = withoutKey(happened.input, request);
    const sends = request.sends(this.story);
    if (!isDeepStrictEqual(sent, sends))
      return `${happened.request} sends ${textOf(sent)}; the model says ${textOf(sends)}`;
    return request.key ? this.#keyProblem(happened.request, request.key.purpose(this.story), key) : null;
  }

  #keyProblem(request: string, purpose: string, key: unknown): string | null {
    if (typeof key !== 'string' || key === '') return `${request} has no idempotency key`;
    const name = `${request} ${purpose}`;
    const known = this.#keys.get(name);
    const others = [...this.#keys].filter(([other, sent]) => other !== name && sent === key);
    this.#keys.set(name, key);
    if (known !== undefined && known !== key) return `a retry of ${request} (${purpose}) has another key`;
    return others.length > 0
      ? `${request} (${purpose}) has the key of ${others.map(([other]) => other)}`
      : null;
  }
}

/** What the declarations of a model lack or name needlessly, one sentence each. */
export function sideEffectGaps(
  { sideEffects, machine, events, responses, waits }: AnyModel,
  effects: readonly string[],
  seen: ReadonlySet<string>,
): string[] {
  const actors = Object.keys(machine.implementations.actors);
  if (!sideEffects) {
    return [...actors, ...effects].length === 0
      ? []
      : [`the model has no \`sideEffects\`: requests of ${actors.join(', ')}; effects ${effects.join(', ')}`];
  }
  const steps = [
    FLOW_START,
    ...Object.keys(events),
    ...Object.keys(waits),
    ...Object.entries(responses).flatMap(([call, all]) => Object.keys(all).map((name) => `${call}: ${name}`)),
  ];
  return [
    ...actors
      .filter((name) => !(name in sideEffects.requests))
      .map((name) => `nothing says what ${name} sends`),
    ...effects
      .filter((name) => !(name in sideEffects.effects))
      .map((name) => `nothing says what ${name} does`),
    ...effects.filter((name) => !seen.has(name)).map((name) => `the effect ${name} never runs`),
    ...Object.keys(sideEffects.effects)
      .filter((name) => !effects.includes(name))
      .map((name) => `${name} is no effect of the page`),
    ...Object.keys(sideEffects.after)
      .filter((name) => !steps.includes(name))
      .map((name) => `side effects follow '${name}', which is no step`),
  ];
}

const nameOf = (each: SideEffect | RecordedAction): string =>
  'effect' in each ? each.effect : `sends ${each.request}`;

function withoutKey(input: unknown, { key }: RequestCase<AnyStateMachine>): { sent: unknown; key: unknown } {
  if (!key || typeof input !== 'object' || input === null) return { sent: input, key: undefined };
  const { [key.property]: value, ...sent } = Object.fromEntries(Object.entries(input));
  return { sent, key: value };
}

/** Whether a value matches the expected one. Of an object, only the expected properties are compared. */
function matches(actual: unknown, expected: unknown): boolean {
  if (!isRecord(expected) || !isRecord(actual)) return isDeepStrictEqual(actual, expected);
  return Object.entries(expected).every(([name, value]) => matches(Reflect.get(actual, name), value));
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
