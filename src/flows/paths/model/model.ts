import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';
import { ApiError, type Failure } from '#api/failure.ts';
import type { PageDriver } from './driver.ts';
import type { Expectation } from './expectation.ts';

/**
 * What cannot be read from a machine and yet is needed to walk all of it: what may happen, in a person's words, and
 * what a person sees. Which state follows is never said here: that is the machine's to say.
 */
export interface FlowModel<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  /** The first word of each of its paths: `Log in`. */
  readonly title: string;
  /** How the flow may begin, by a name; the first is the usual one. */
  readonly starts: Readonly<Record<string, InputFrom<TMachine>>>;
  /** What may happen, by what one calls it: `details submitted`. Both sides of each guard need a case. */
  readonly events: Readonly<Record<string, EventCase<TMachine>>>;
  /** What each call may answer, by the id of its `invoke`, then by what one calls the answer. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, AnswerCase<TMachine>>>>>;
  /** Each delay by its name: what one calls it once it has passed, and how long it must be. */
  readonly waits: Readonly<Record<string, Wait<ContextFrom<TMachine>>>>;
  /** What the guards ask of the context beyond the state: two situations that differ in it are two places. */
  readonly facts?: (context: ContextFrom<TMachine>, snapshot: SnapshotFrom<TMachine>) => Plain;
  /** What a person sees in each state that has no states within, by its path: `form.ready`. */
  readonly expects: Readonly<
    Record<
      string,
      | readonly Expectation[]
      | ((context: ContextFrom<TMachine>, snapshot: SnapshotFrom<TMachine>) => readonly Expectation[])
    >
  >;
  /** For flows that outlive the page. */
  readonly reload?: Reload<TMachine>;
  /** What no path reaches, by its id in the graph, or a guard's name that is only ever asked one way: and why. */
  readonly unreached?: Readonly<Record<string, string>>;
}

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface EventCase<TMachine extends AnyStateMachine> {
  readonly event: EventFromLogic<TMachine>;
  /** Where it can happen, if not everywhere that the machine would take it: where the page offers it. `facts` tell apart what this asks. */
  readonly when?: (snapshot: SnapshotFrom<TMachine>) => boolean;
  /** How a person makes it happen. Without it the app tells it: another tab, an address, another flow. */
  readonly perform?: (driver: PageDriver) => Promise<void>;
  /** Why the walked screen cannot offer it, though a person does it: the test that shows it there. */
  readonly shownElsewhere?: string;
  /** What one sees once it has happened, wherever it led: told by the person's purpose, not by the machine. */
  readonly expects?: readonly Expectation[];
}

export interface Wait<TContext> {
  readonly words: string;
  /** The rule, said a second time on purpose: a path cannot tell a wrong length. Worked out from what is known when the wait begins. */
  readonly ms: number | ((context: TContext, nowMs: number) => number);
  /** What one sees once it has passed, wherever it led. */
  readonly expects?: readonly Expectation[];
}

export type Answer = ({ readonly output: unknown } | { readonly failure: Failure }) & {
  /** What one sees once it has come, wherever it led. */
  readonly expects?: readonly Expectation[];
};

export type AnswerCase<TMachine extends AnyStateMachine> = Answer & {
  /** When the server can say so, if not always: of a contribution only where one was asked for. `facts` tell apart what this asks. */
  readonly when?: (snapshot: SnapshotFrom<TMachine>) => boolean;
};

export interface Reload<TMachine extends AnyStateMachine> {
  /** What the page begins with after a reload in this situation; null where nothing is kept. */
  readonly input: (snapshot: SnapshotFrom<TMachine>) => InputFrom<TMachine> | null;
  /** The answers that bring the flow back, as `openFlow: found`, in their order. */
  readonly answers: (snapshot: SnapshotFrom<TMachine>) => readonly string[];
  /** Where a reload leads to another state than the one it happened in, both by their paths. */
  readonly leads?: Readonly<Record<string, string>>;
}

export const defineModel = <TMachine extends AnyStateMachine>(
  model: FlowModel<TMachine>,
): FlowModel<TMachine> => model;

export const answered = (output: unknown, expects: readonly Expectation[] = []): Answer => ({
  output,
  expects,
});

/** The server's refusal, in its own words. */
export function refused(code: ErrorCode, rest: Partial<Failure> = {}): Answer {
  return { failure: new ApiError({ code, ...ERRORS[code], ...rest }) };
}

/** Nobody answered. */
export const networkDown: Answer = { failure: new ApiError({ code: 'network_down', status: null }) };
/** The server fell over. */
export const serverDown: Answer = refused('internal_error');
