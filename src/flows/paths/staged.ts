import type { AnyStateMachine } from 'xstate';
import { pendingCall } from './calls.ts';

export interface Watch {
  /** Called when an effect of the page runs, with its params. */
  readonly effect?: (name: string, params: unknown, context: unknown) => void;
  /** Called when a call starts, with the name of its actor and its input. */
  readonly call?: (actor: string, input: unknown) => void;
  readonly guard?: (name: string, isTrue: boolean, params: unknown) => void;
}

type Implementation = (...parameters: never[]) => unknown;
const isPlainFunction = (value: unknown): value is (...parameters: unknown[]) => unknown =>
  typeof value === 'function' && !('type' in value);

/** The machine with pending calls, which the path settles, and watched guards. */
function withPendingCalls(machine: AnyStateMachine, watch: Watch = {}): AnyStateMachine {
  const { actors, guards } = machine.implementations;
  return machine.provide({
    actors: Object.fromEntries(
      Object.keys(actors).map((name) => [name, pendingCall((input) => watch.call?.(name, input))]),
    ),
    guards: Object.fromEntries(
      Object.entries(guards).map(([name, guard]) => [name, watchedGuard(name, guard, watch)]),
    ),
  });
}

/** The machine without a page: its calls are pending, its effects are only recorded. */
export function machineWithoutPage(machine: AnyStateMachine, watch: Watch = {}): AnyStateMachine {
  return withPendingCalls(machine, watch).provide({
    actions: Object.fromEntries(
      effectsOf(machine).map((name) => [
        name,
        ({ context }: { context: unknown }, params: unknown) => watch.effect?.(name, params, context),
      ]),
    ),
  });
}

/**
 * The machine of the page with pending calls, whose effects run and are recorded.
 * @param effects the names of the recorded effects.
 */
export function machineOnPage(
  machine: AnyStateMachine,
  effects: readonly string[],
  watch: Watch,
): AnyStateMachine {
  const { actions } = machine.implementations;
  return withPendingCalls(machine, watch).provide({
    actions: Object.fromEntries(effects.map((name) => [name, watchedEffect(name, actions[name], watch)])),
  });
}

function watchedEffect(
  name: string,
  action: unknown,
  { effect: note }: Watch,
): (...parameters: unknown[]) => void {
  return (...parameters: unknown[]) => {
    const [argument, params] = parameters;
    note?.(name, params, Object(argument).context);
    if (isPlainFunction(action)) action(...parameters);
  };
}

/** The names of the actions that the page provides. The others change the context or belong to the machine. */
export const effectsOf = ({ implementations }: AnyStateMachine): string[] =>
  Object.entries(implementations.actions).flatMap(([name, action]) => (isPlainFunction(action) ? name : []));

function watchedGuard(name: string, guard: unknown, { guard: note }: Watch): Implementation {
  if (!isPlainFunction(guard))
    throw new TypeError(`${name} is no guard of its own: name what it is made of.`);
  return (...parameters) => {
    const isTrue = Boolean(guard(...parameters));
    note?.(name, isTrue, parameters[1]);
    return isTrue;
  };
}
