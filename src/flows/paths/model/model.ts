import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { PageDriver } from './driver.ts';
import type { Expectation } from './expectation.ts';
import type { Limit } from './limits.ts';
import type { SideEffects, Story } from './sideEffects.ts';

/**
 * What the tests of a flow need beyond its machine: the events and responses that can occur, and what the page shows.
 * Which state follows is never repeated here: the machine decides that.
 *
 * `TPersona` is the person whose details the events type in; `never` where no page is driven.
 */
export interface FlowModel<TMachine extends AnyStateMachine, TPersona> {
  readonly machine: TMachine;
  /** The first word of each of its paths: `Log in`. */
  readonly title: string;
  /** The inputs that the flow may start with, by name; the first is the usual one. */
  readonly starts: Readonly<Record<string, InputFrom<TMachine>>>;
  /** The events that can occur, by name: `details submitted`. Both sides of each guard need a case. */
  readonly events: Readonly<Record<string, EventCase<TMachine, TPersona>>>;
  /** The responses that each call can give, by the id of its `invoke`, then by name. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, ResponseCase<TMachine>>>>>;
  /** Each delay of the machine by its name. */
  readonly waits: Readonly<Record<string, Wait<TMachine>>>;
  /** What the guards read from the context: two situations that differ in it are kept apart. */
  readonly facts?: (context: ContextFrom<TMachine>, snapshot: SnapshotFrom<TMachine>) => Plain;
  /** The calls that are made and the effects that run; nothing else may. */
  readonly sideEffects?: SideEffects<TMachine>;
  /** The numbers of its rules that values are measured against, by a name: `the least amount`. */
  readonly limits?: Readonly<Record<string, Limit<TMachine>>>;
  /** What the page shows in each state without states of its own, by the state's id: `form.ready`. */
  readonly expects: Readonly<
    Record<
      string,
      | readonly Expectation[]
      | ((context: ContextFrom<TMachine>, snapshot: SnapshotFrom<TMachine>) => readonly Expectation[])
    >
  >;
  /** For flows that continue after the page is reloaded. */
  readonly reload?: Reload<TMachine>;
  /** What no path reaches, by its id in the graph, or a guard's name that only ever gives one result; and why. */
  readonly unreached?: Readonly<Record<string, string>>;
}

/** A model for what drives no page: every model is one, whoever its persona is. */
export type AnyModel = FlowModel<AnyStateMachine, never>;

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface EventCase<TMachine extends AnyStateMachine, TPersona> {
  readonly event: EventFromLogic<TMachine>;
  /** Where the page offers it, if not in every state that accepts it. It may only read what `facts` tells apart. */
  readonly when?: (snapshot: SnapshotFrom<TMachine>) => boolean;
  /** States, by their ids, in which it has to lead on, stated a second time: a way that is missing is a gap. */
  readonly in?: readonly string[];
  /** How a person causes it on the page. Without it the app causes it: another tab, an address, another flow. */
  readonly perform?: (driver: PageDriver<TPersona>) => Promise<void>;
  /** The test that shows it, where a person causes it on another screen than the one that is walked. */
  readonly shownElsewhere?: string;
  /** What the page shows afterwards, whichever state follows: derived from the purpose, not from the machine. */
  readonly expects?: readonly Expectation[];
}

export interface Wait<TMachine extends AnyStateMachine> {
  /** What has happened once it has passed: `no response in time`. */
  readonly label: string;
  /** The rule, stated a second time on purpose: a path cannot notice a wrong length. From what happened before it. */
  readonly ms: number | ((story: Story<TMachine>) => number);
  /** The states, by their ids, in which it runs, stated a second time: one that has lost it is a gap. */
  readonly in?: readonly string[];
  /** What the page shows afterwards, whichever state follows. */
  readonly expects?: readonly Expectation[];
}

export type CallResponse = ({ readonly output: unknown } | { readonly failure: unknown }) & {
  /** What the page shows afterwards, whichever state follows. */
  readonly expects?: readonly Expectation[];
};

export type ResponseCase<TMachine extends AnyStateMachine> = CallResponse & {
  /** When the server can give it, if not always. It may only read what `facts` tells apart. */
  readonly when?: (snapshot: SnapshotFrom<TMachine>) => boolean;
};

export interface Reload<TMachine extends AnyStateMachine> {
  /** What the page starts with after a reload in this situation; null where nothing was stored. */
  readonly input: (snapshot: SnapshotFrom<TMachine>) => InputFrom<TMachine> | null;
  /** The responses that restore the flow, as `openFlow: found`, in their order. */
  readonly responses: (snapshot: SnapshotFrom<TMachine>) => readonly string[];
  /** Where a reload leads to another state than the one it happened in, both by their ids. */
  readonly leads?: Readonly<Record<string, string>>;
}

export const resolved = (output: unknown, expects: readonly Expectation[] = []): CallResponse => ({
  output,
  expects,
});
