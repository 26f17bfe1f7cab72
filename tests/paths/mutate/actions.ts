import { type AnyStateMachine, createMachine } from 'xstate';
import { effectsOf } from '#flows/paths/staged.ts';
import { type Slot, slotsOf, stateSlotsOf, valueAt, withSlot } from './slots.ts';

/** The slots of all action lists: of transitions, and of the entry and exit of states. */
function actionSlotsOf(machine: AnyStateMachine): Slot[] {
  return [
    ...slotsOf(machine).map((slot) => [...slot, 'actions']),
    ...stateSlotsOf(machine).flatMap((slot) => [
      [...slot, 'entry'],
      [...slot, 'exit'],
    ]),
  ].filter((slot) => valueAt(machine.config, slot) !== undefined);
}

interface Change {
  /** What is changed, such as `removed beginSession submitting invoke onDone 0 actions`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

const listAt = (machine: AnyStateMachine, slot: Slot): unknown[] => [valueAt(machine.config, slot)].flat();

const actionName = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : String(action);

const placeText = (slot: Slot): string => slot.filter((key) => key !== 'states').join(' ');

/** Removes one effect of the page at a time. */
export const withoutEffects = (machine: AnyStateMachine): Change[] =>
  actionSlotsOf(machine).flatMap((slot) =>
    effectsAt(machine, slot).map(({ name, index }) => ({
      name: `${name} ${placeText(slot)}`,
      machine: rebuilt(machine, slot, (list) => list.toSpliced(index, 1)),
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
        machine: rebuilt(machine, slot, (list) => list.with(index, list[next]).with(next, list[index])),
      };
    }),
  );

const effectsAt = (machine: AnyStateMachine, slot: Slot): { name: string; index: number }[] =>
  listAt(machine, slot)
    .map((action, index) => ({ name: actionName(action), index }))
    .filter(({ name }) => effectsOf(machine).includes(name));

function rebuilt(
  machine: AnyStateMachine,
  slot: Slot,
  change: (list: readonly unknown[]) => unknown[],
): AnyStateMachine {
  const config = withSlot(machine.config, slot, (old) => change([old].flat()));
  return createMachine(config as AnyStateMachine['config'], machine.implementations);
}

/** Changes the payload of one call at a time: amounts are ten times as large, texts are different. */
export const withOtherPayloads = (machine: AnyStateMachine): Change[] =>
  callSlotsOf(machine).map((slot) => ({
    name: placeText(slot),
    machine: createMachine(
      withSlot(
        machine.config,
        slot,
        (old) => (argument: unknown) => otherValue(typeof old === 'function' ? old(argument) : old),
      ) as AnyStateMachine['config'],
      machine.implementations,
    ),
  }));

const callSlotsOf = (machine: AnyStateMachine): Slot[] =>
  stateSlotsOf(machine)
    .map((slot) => [...slot, 'invoke', 'input'])
    .filter((slot) => valueAt(machine.config, slot) !== undefined);

function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value * 10;
  if (typeof value === 'string') return `other ${value}`;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, otherValue(each)]));
}
