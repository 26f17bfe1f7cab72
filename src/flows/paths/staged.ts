import type { AnyStateMachine } from 'xstate';
import { pendingCall } from './calls.ts';

export interface Watch {
  /** An effect that the page provides happened. */
  readonly effect?: (name: string) => void;
  readonly guard?: (name: string, isTrue: boolean) => void;
}

type Implementation = (...parameters: never[]) => unknown;
const isPlainFunction = (value: unknown): value is (...parameters: unknown[]) => unknown =>
  typeof value === 'function' && !('type' in value);

/** The machine with calls that the path answers, and watched guards. */
export function withPendingCalls(machine: AnyStateMachine, watch: Watch = {}): AnyStateMachine {
  const { actors, guards } = machine.implementations;
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, pendingCall])),
    guards: Object.fromEntries(
      Object.entries(guards).map(([name, guard]) => [name, watchedGuard(name, guard, watch)]),
    ),
  });
}

/** The same without a page: its effects are only noted. */
export function withoutPage(machine: AnyStateMachine, watch: Watch = {}): AnyStateMachine {
  const effects = Object.entries(machine.implementations.actions).filter(([, action]) =>
    isPlainFunction(action),
  );
  return withPendingCalls(machine, watch).provide({
    actions: Object.fromEntries(effects.map(([name]) => [name, () => watch.effect?.(name)])),
  });
}

function watchedGuard(name: string, guard: unknown, { guard: note }: Watch): Implementation {
  if (!isPlainFunction(guard))
    throw new TypeError(`${name} is no guard of its own: name what it is made of.`);
  return (...parameters) => {
    const isTrue = Boolean(guard(...parameters));
    note?.(name, isTrue);
    return isTrue;
  };
}
