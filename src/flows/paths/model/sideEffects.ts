import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';

/** What a flow does beside what it shows. What is not said here must not happen. */
export interface SideEffects<TMachine extends AnyStateMachine> {
  /** What each call sends, by the name of its actor. */
  readonly requests: Readonly<Record<ActorName<TMachine>, RequestCase<TMachine>>>;
  /** Each action that the page provides, by its name: what it does, in a person's words. */
  readonly effects: Readonly<Partial<Record<ActionName<TMachine>, string | EffectCase<TMachine>>>>;
  /**
   * What follows a step, in its order: by the name of an event, of a response (`logIn: no network`) or of a delay, or
   * `BEGINNING`. A step that is not named here is followed by nothing.
   */
  readonly after: Readonly<Record<string, Following<TMachine>>>;
}

export type Following<TMachine extends AnyStateMachine> =
  | readonly SideEffect[]
  | ((story: Story<TMachine>) => readonly SideEffect[]);

/** Before the first step. */
export const BEGINNING = 'the flow begins';

/** A call is made, or an effect runs with what it carries. */
export type SideEffect =
  | { readonly request: string }
  | { readonly effect: string; readonly carries: unknown };

/** The call of this actor is made, with what its request case says. */
export const sends = (actor: string): SideEffect => ({ request: actor });

/** This effect runs. Of an object that it carries, the properties that are given have to match. */
export const runs = (effect: string, carries?: unknown): SideEffect => ({ effect, carries });

export interface RequestCase<TMachine extends AnyStateMachine> {
  /** What is sent, in a person's words. */
  readonly says: string;
  /** What is sent, all of it, by what has happened so far; never by the machine's context. */
  readonly sends: (story: Story<TMachine>) => unknown;
  readonly key?: IdempotencyKey<TMachine>;
}

export interface IdempotencyKey<TMachine extends AnyStateMachine> {
  /** The property of the input that holds it. */
  readonly property: string;
  /** What the request is for: a retry for the same purpose repeats the key, and another purpose has another key. */
  readonly purpose: (story: Story<TMachine>) => string;
}

export interface EffectCase<TMachine extends AnyStateMachine> {
  /** What it does, in a person's words. */
  readonly says: string;
  /** What it takes from the context, where that is not in its params. */
  readonly carries: (context: ContextFrom<TMachine>) => unknown;
}

/** What has happened on a walk, from its start to the newest step. */
export interface Story<TMachine extends AnyStateMachine> {
  readonly start: string;
  readonly input: InputFrom<TMachine>;
  /** The names of all steps, the newest last. */
  readonly steps: readonly string[];
  /** The states before the newest step and after it, by their ids. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The path's time after the newest step, in milliseconds since 1970. */
  readonly nowMs: number;
  /** The newest event of this type; undefined where there was none. */
  event<TType extends EventFromLogic<TMachine>['type']>(
    type: TType,
  ): Extract<EventFromLogic<TMachine>, { readonly type: TType }> | undefined;
  /** When a step of this name happened last, in milliseconds since 1970; undefined where it did not. */
  timeOf(step: string): number | undefined;
  /** How often a step of this name has happened. */
  count(step: string): number;
  /** The newest output of this call; undefined where it has given none. */
  output(call: string): unknown;
}

type Provided<TMachine extends AnyStateMachine> = Parameters<TMachine['provide']>[0];
type ActorName<TMachine extends AnyStateMachine> = keyof NonNullable<Provided<TMachine>['actors']> & string;
type ActionName<TMachine extends AnyStateMachine> = keyof NonNullable<Provided<TMachine>['actions']> & string;
