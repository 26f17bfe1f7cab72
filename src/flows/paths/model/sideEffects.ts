import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';

/** The calls and effects of a flow. Any that is not declared here fails a walk. */
export interface SideEffects<TMachine extends AnyStateMachine> {
  /** The request of each call, by the name of its actor. */
  readonly requests: Readonly<Record<ActorName<TMachine>, RequestCase<TMachine>>>;
  /** Each action that the page provides, by its name, with its description for readers. */
  readonly effects: Readonly<Partial<Record<ActionName<TMachine>, string | EffectCase<TMachine>>>>;
  /**
   * The calls and effects that follow a step, in order, by the name of an event, a response (`logIn: no network`) or a
   * delay, or `FLOW_START`. A step without an entry must have none.
   */
  readonly after: Readonly<Record<string, Following<TMachine>>>;
}

export type Following<TMachine extends AnyStateMachine> =
  | readonly SideEffect[]
  | ((story: Story<TMachine>) => readonly SideEffect[]);

/** Before the first step. */
export const FLOW_START = 'the flow begins';

/** A call, or an effect with the values that it carries. */
export type SideEffect =
  | { readonly request: string }
  | { readonly effect: string; readonly carries: unknown };

/** Expects the call of this actor, with the request that its request case declares. */
export const sends = (actor: string): SideEffect => ({ request: actor });

/** Expects this effect. If it carries an object, only the given properties must match. */
export const runs = (effect: string, carries?: unknown): SideEffect => ({ effect, carries });

export interface RequestCase<TMachine extends AnyStateMachine> {
  /** The description of the request for readers. */
  readonly says: string;
  /** The complete request, derived from the story so far, never from the machine's context. */
  readonly sends: (story: Story<TMachine>) => unknown;
  readonly key?: IdempotencyKey<TMachine>;
}

export interface IdempotencyKey<TMachine extends AnyStateMachine> {
  /** The property of the input that holds the key. */
  readonly property: string;
  /** The purpose of the request: a retry for the same purpose repeats the key, another purpose needs another key. */
  readonly purpose: (story: Story<TMachine>) => string;
}

export interface EffectCase<TMachine extends AnyStateMachine> {
  /** The description of the effect for readers. */
  readonly says: string;
  /** The values that it reads from the context, if they are not in its params. */
  readonly carries: (context: ContextFrom<TMachine>) => unknown;
}

/** The course of a walk, from its start to the latest step. */
export interface Story<TMachine extends AnyStateMachine> {
  readonly start: string;
  readonly input: InputFrom<TMachine>;
  /** The names of all steps, the latest last. */
  readonly steps: readonly string[];
  /** Ids of the states before and after the latest step. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The path's time after the latest step, in milliseconds since 1970. */
  readonly nowMs: number;
  /** The latest event of this type; undefined if there was none. */
  event<TType extends EventFromLogic<TMachine>['type']>(
    type: TType,
  ): Extract<EventFromLogic<TMachine>, { readonly type: TType }> | undefined;
  /** The time of the latest step with this name, in milliseconds since 1970; undefined if there was none. */
  timeOf(step: string): number | undefined;
  /** The number of steps with this name. */
  count(step: string): number;
  /** The latest output of this call; undefined if there was none. */
  output(call: string): unknown;
}

type Provided<TMachine extends AnyStateMachine> = Parameters<TMachine['provide']>[0];
type ActorName<TMachine extends AnyStateMachine> = keyof NonNullable<Provided<TMachine>['actors']> & string;
type ActionName<TMachine extends AnyStateMachine> = keyof NonNullable<Provided<TMachine>['actions']> & string;
