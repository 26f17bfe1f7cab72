import type { AnyStateMachine } from 'xstate';
import type { Cover } from './cover.ts';
import type { GuardArgs, Limit, Measure } from './model/limits.ts';
import { walk } from './walk.ts';

type AnyLimit = Limit<AnyStateMachine>;
/** More than one step, because a step such as a twelfth is not exact. */
const WITHIN_STEPS = 1.5;

type Guard = (asked: GuardArgs<AnyStateMachine>, params: unknown) => boolean;

/** The steps by which a limit is moved to test that the paths detect it, as `>` instead of `>=` would move it. */
export const LIMIT_SHIFTS = [-1, 1] as const;
export type LimitShift = (typeof LIMIT_SHIFTS)[number];

/**
 * Returns the machine with the limit moved by one step: its guards receive values shifted by one step in the other
 * direction, if a value is within one step of the number.
 */
export function withShiftedLimit(
  machine: AnyStateMachine,
  { number, step, guards }: AnyLimit,
  move: LimitShift,
): AnyStateMachine {
  const moved = (measure: Measure<AnyStateMachine>, guard: Guard): Guard => {
    return (asked, params) => {
      const whole = { ...asked, params };
      const value = measure.value(whole);
      if (value === null || Math.abs(value - number) > WITHIN_STEPS * step) return guard(asked, params);
      const shifted = measure.withValue(whole, value - move * step);
      return guard(shifted, shifted.params ?? params);
    };
  };
  return machine.provide({
    guards: Object.fromEntries(
      Object.entries(guards).map(([name, measure]) => [name, moved(measure, guardOf(machine, name))]),
    ),
  });
}

function guardOf({ id, implementations }: AnyStateMachine, name: string): Guard {
  const guard: unknown = implementations.guards[name];
  if (typeof guard !== 'function') throw new Error(`${id} has no guard ${name}, which a limit names.`);
  return (asked, params) => Boolean(Reflect.apply(guard, undefined, [asked, params]));
}

/** The moves of a limit that no path detects, because no path tries the values at the number or just beyond it. */
export const undetectedShifts = ({ model, paths }: Cover, limit: AnyLimit): LimitShift[] =>
  LIMIT_SHIFTS.filter((move) => {
    const machine = withShiftedLimit(model.machine, limit, move);
    return paths.every((path) => walk(model, path, machine) === null);
  });
