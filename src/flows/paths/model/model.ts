import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { PageDriver } from './driver.ts';
import type { Expectation, Shown, ShownInState } from './expectation.ts';
import type { Limit } from './limits.ts';
import type { SideEffects, Story } from './sideEffects.ts';

/**
 * What the tests of a flow need in addition to its machine: the events and responses that can occur, and what the page
 * shows. The model never repeats which state follows: the machine decides that. `TPersona` is the user whose details
 * the events type in; `never` if no page is driven.
 */
export interface FlowModel<TMachine extends AnyStateMachine, TPersona> {
  readonly machine: TMachine;
  /** The start of each path's sentence: `Log in`. */
  readonly title: string;
  /** The inputs that the flow may start with, by name; the first is the usual one. */
  readonly starts: Readonly<Record<string, InputFrom<TMachine>>>;
  /** The events that can occur, by name: `details submitted`. Both sides of each guard need a case. */
  readonly events: Readonly<Record<string, EventCase<TMachine, TPersona>>>;
  /** The responses of each call, by the id of its `invoke`, then by name. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, ResponseCase<TMachine>>>>>;
  /** The delays of the machine, by name. */
  readonly waits: Readonly<Record<string, Wait<TMachine>>>;
  /** The values of the context that the guards read: situations that differ in them are distinct. */
  readonly facts?: (context: ContextFrom<TMachine>, snapshot: SnapshotFrom<TMachine>) => Plain;
  /**
   * The kind of message that the page shows beside its state, such as why the last call failed, or whatever else a step
   * has left on it; null for none. Each step is taken with each kind, because it may have to take it away, or keep it.
   */
  readonly message?: (context: ContextFrom<TMachine>, snapshot: SnapshotFrom<TMachine>) => string | null;
  /** The calls and effects of the flow; any other fails a walk. */
  readonly sideEffects?: SideEffects<TMachine>;
  /** The numbers that business rules compare values with, by a name: `the least amount`. */
  readonly limits?: Readonly<Record<string, Limit<TMachine>>>;
  /** What the page refuses by itself, before an event: `a password that is too short`. */
  readonly rejectedInputs?: Readonly<Record<string, RejectedInput<TPersona>>>;
  /** What the page shows in each state that has no children, by the state's id: `form.ready`. */
  readonly expects: Readonly<
    Record<
      string,
      | ShownInState
      | ((context: ContextFrom<TMachine>, snapshot: SnapshotFrom<TMachine>) => readonly Expectation[])
    >
  >;
  /** For flows that continue after the page is reloaded. */
  readonly reload?: Reload<TMachine>;
  /**
   * Transitions and states that no path reaches, by their ids in the graph, and guards that only ever give one result,
   * by name; each with the reason.
   */
  readonly unreached?: Readonly<Record<string, string>>;
}

/** The type of any model, for code that drives no page. */
export type AnyModel = FlowModel<AnyStateMachine, never>;

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface EventCase<TMachine extends AnyStateMachine, TPersona> {
  readonly event: EventFromLogic<TMachine>;
  /** The property of `event` whose text is another one each time it is sent, such as a new idempotency key. */
  readonly fresh?: string;
  /** Whether the page offers it, if not in every state that accepts it. It may only read what `facts` distinguishes. */
  readonly when?: (snapshot: SnapshotFrom<TMachine>) => boolean;
  /**
   * Ids of states in which the event must cause a transition, duplicated here on purpose: a missing transition is a
   * gap.
   */
  readonly in?: readonly string[];
  /** Causes the event on the page. Without it, the app causes the event: another tab, an address, another flow. */
  readonly perform?: (driver: PageDriver<TPersona>) => Promise<void>;
  /** Why the page does not take it a second time, if that is so: what is typed is there already. */
  readonly once?: string;
  /** The test that covers the event, if the user causes it on another screen than the walked one. */
  readonly shownElsewhere?: string;
  /** What the page shows afterwards in any state; derived from the event's purpose, not from the machine. */
  readonly expects?: Shown;
}

export interface RejectedInput<TPersona> {
  /** The id of the state in which it is tried; the flow stays in it. */
  readonly in: string;
  readonly perform: (driver: PageDriver<TPersona>) => Promise<void>;
  /** How the page says why. */
  readonly expects: readonly Expectation[];
}

export interface Wait<TMachine extends AnyStateMachine> {
  /** The text for its passing: `no response in time`. */
  readonly label: string;
  /**
   * The length of the delay, duplicated here on purpose: paths alone cannot detect a wrong length. A function computes
   * it from the steps before.
   */
  readonly ms: number | ((story: Story<TMachine>) => number);
  /** Ids of the states in which the delay runs, duplicated here on purpose: a state that lacks it is a gap. */
  readonly in?: readonly string[];
  /** What the page shows afterwards, in any state. */
  readonly expects?: Shown;
}

export type CallResponse = ({ readonly output: unknown } | { readonly failure: unknown }) & {
  /** What the page shows afterwards, in any state. */
  readonly expects?: Shown;
};

export type ResponseCase<TMachine extends AnyStateMachine> = CallResponse & {
  /** Whether the server can give it, if not always. It may only read what `facts` distinguishes. */
  readonly when?: (snapshot: SnapshotFrom<TMachine>) => boolean;
};

export interface Reload<TMachine extends AnyStateMachine> {
  /** The page's input after a reload in this situation; null if nothing was stored. */
  readonly input: (snapshot: SnapshotFrom<TMachine>) => InputFrom<TMachine> | null;
  /** The responses that restore the flow, in order, as `openFlow: found`. */
  readonly responses: (snapshot: SnapshotFrom<TMachine>) => readonly string[];
  /** States that a reload leaves for another: the target state's id, by the id of the state before. */
  readonly leads?: Readonly<Record<string, string | ((snapshot: SnapshotFrom<TMachine>) => string)>>;
}

export const resolved = (output: unknown, expects: Shown = []): CallResponse => ({
  output,
  expects,
});
