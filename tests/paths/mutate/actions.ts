import { type AnyStateMachine, createMachine } from 'xstate';
import { effectsOf } from '#flows/paths/staged.ts';
import type { MachinePart } from '#flows/paths/visits.ts';
import { partOf, placeText, type Slot, slotsOf, stateSlotsOf, valueAt, withSlot } from './slots.ts';

/** The slots of all action lists: of transitions, and of the entry and exit of states. */
export function actionSlotsOf(machine: AnyStateMachine): Slot[] {
  return [
    ...slotsOf(machine).map((slot) => [...slot, 'actions']),
    ...stateSlotsOf(machine).flatMap((slot) => [
      [...slot, 'entry'],
      [...slot, 'exit'],
    ]),
  ].filter((slot) => valueAt(machine.config, slot) !== undefined);
}

export interface Change {
  /** What is changed, such as `beginSession submitting invoke onDone 0 actions`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** The part of the machine that is changed; undefined if it is not one part only. */
  readonly part?: MachinePart;
}

export interface NamedAction {
  readonly name: string;
  /** The position in its list. */
  readonly index: number;
}

const listAt = (machine: AnyStateMachine, slot: Slot): unknown[] => [valueAt(machine.config, slot)].flat();

/** The name of an action; the type of one that is written in place, such as `xstate.raise`. */
const actionName = (action: unknown): string =>
  (typeof action === 'object' || typeof action === 'function') && action !== null && 'type' in action
    ? String(action.type)
    : String(action);

const actionsAt = (machine: AnyStateMachine, slot: Slot): NamedAction[] =>
  listAt(machine, slot).map((action, index) => ({ name: actionName(action), index }));

export const effectsAt = (machine: AnyStateMachine, slot: Slot): NamedAction[] =>
  actionsAt(machine, slot).filter(({ name }) => effectsOf(machine).includes(name));

/** Removes one effect of the page at a time. */
export const withoutEffects = (machine: AnyStateMachine): Change[] => without(machine, effectsAt);

/** Removes one action of the machine itself at a time: those that change the context or raise an event. */
export const withoutOwnActions = (machine: AnyStateMachine): Change[] =>
  without(machine, (_, slot) =>
    actionsAt(machine, slot).filter(({ name }) => !effectsOf(machine).includes(name)),
  );

const without = (
  machine: AnyStateMachine,
  actionsIn: (machine: AnyStateMachine, slot: Slot) => readonly NamedAction[],
): Change[] =>
  actionSlotsOf(machine).flatMap((slot) =>
    actionsIn(machine, slot).map(({ name, index }) => ({
      name: `${name} ${placeText(slot)}`,
      machine: withList(machine, slot, (list) => list.toSpliced(index, 1)),
      part: partOf(slot),
    })),
  );

/** Swaps one pair of consecutive effects at a time. */
export const withReorderedEffects = (machine: AnyStateMachine): Change[] =>
  actionSlotsOf(machine).flatMap((slot) =>
    effectsAt(machine, slot).flatMap(({ name, index }, order, effects) => {
      const next = effects[order + 1]?.index;
      if (next === undefined) return [];
      return {
        name: `${name} ${placeText(slot)}`,
        machine: withList(machine, slot, (list) => list.with(index, list[next]).with(next, list[index])),
      };
    }),
  );

/** The machine with one of its action lists changed. */
function withList(
  machine: AnyStateMachine,
  slot: Slot,
  change: (list: readonly unknown[]) => unknown[],
): AnyStateMachine {
  const config = withSlot(machine.config, slot, (old) => change([old].flat()));
  return createMachine(config as AnyStateMachine['config'], machine.implementations);
}
