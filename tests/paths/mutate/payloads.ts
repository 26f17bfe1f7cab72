import { type AnyStateMachine, createMachine } from 'xstate';
import type { Cover } from '#flows/paths/cover.ts';
import type { SideEffects } from '#flows/paths/model/sideEffects.ts';
import { walk } from '#flows/paths/walk.ts';
import { actionSlotsOf, type Change, effectsAt } from './actions.ts';
import { type Leaf, leavesOf, otherValue, withOtherLeaf } from './leaves.ts';
import { placeText, type Slot, stateSlotsOf, valueAt, withSlot } from './slots.ts';

/** A place in a config where a payload is written: the input of a call, or the params of an effect. */
interface PayloadSlot {
  readonly slot: Slot;
  /** The name of the call's actor, or of the effect. */
  readonly of: string;
}

type AnyRequests = SideEffects<AnyStateMachine>['requests'];

/**
 * Changes one value of one call's input at a time: an amount is ten times as large, an id is another one. Which values
 * an input has is known from the walks of the cover.
 */
export function withOtherPayloads(covered: Cover): Change[] {
  const { machine, sideEffects } = covered.model;
  const requests: AnyRequests = sideEffects?.requests ?? {};
  const inputs = callSlotsOf(machine);
  const seen = leavesSeen(covered, inputs);
  return inputs.flatMap(({ slot, of }) => {
    const key = requests[of]?.key?.property;
    return (seen.get(placeText(slot)) ?? [])
      .filter(([first]) => key === undefined || first !== key)
      .map((leaf) => ({
        name: [placeText(slot), ...leaf].join(' '),
        machine: withPayload(machine, slot, (payload) => withOtherLeaf(payload, leaf)),
      }));
  });
}

/** Gives each call with an idempotency key a new one at each try, and the same one for every purpose. */
export function withOtherKeys({ model: { machine, sideEffects } }: Cover): Change[] {
  const requests: AnyRequests = sideEffects?.requests ?? {};
  return callSlotsOf(machine).flatMap(({ slot, of }) => {
    const key = requests[of]?.key?.property;
    if (key === undefined) return [];
    let tries = 0;
    const keyed = (next: () => string) =>
      withPayload(machine, slot, (payload) => ({ ...Object(payload), [key]: next() }));
    return [
      {
        name: `${placeText(slot)} ${key} new at each try`,
        machine: keyed(() => {
          tries += 1;
          return `key of try ${tries}`;
        }),
      },
      { name: `${placeText(slot)} ${key} the same for all`, machine: keyed(() => 'key') },
      { name: `${placeText(slot)} ${key} empty`, machine: keyed(() => '') },
    ];
  });
}

/** Changes one param of one effect at a time, with all the values in it. */
export function withOtherParams(covered: Cover): Change[] {
  const { machine } = covered.model;
  const params = effectParamsOf(machine);
  const seen = leavesSeen(covered, params);
  return params.flatMap(({ slot, of }) => {
    const names = new Set((seen.get(placeText(slot)) ?? []).flatMap(([first]) => first ?? []));
    return [...names].map((name) => ({
      name: `${of} ${placeText(slot)} ${name}`,
      machine: withPayload(machine, slot, (payload) => ({
        ...Object(payload),
        [name]: otherValue(Reflect.get(Object(payload), name)),
      })),
    }));
  });
}

const callSlotsOf = (machine: AnyStateMachine): PayloadSlot[] =>
  stateSlotsOf(machine).flatMap((state) => {
    const invoke = valueAt(machine.config, [...state, 'invoke']);
    const calls: Slot[] = Array.isArray(invoke)
      ? invoke.map((_, index) => [...state, 'invoke', index])
      : [[...state, 'invoke']];
    return calls
      .filter((call) => valueAt(machine.config, [...call, 'input']) !== undefined)
      .map((call) => ({
        slot: [...call, 'input'],
        of: String(valueAt(machine.config, [...call, 'src'])),
      }));
  });

const effectParamsOf = (machine: AnyStateMachine): PayloadSlot[] =>
  actionSlotsOf(machine).flatMap((list) =>
    effectsAt(machine, list)
      .map(({ name, index }) => ({
        slot: [...list, ...(Array.isArray(valueAt(machine.config, list)) ? [index] : []), 'params'],
        of: name,
      }))
      .filter(({ slot }) => valueAt(machine.config, slot) !== undefined),
  );

/** The machine with the payload of one slot changed whenever it is computed. */
function withPayload(
  machine: AnyStateMachine,
  slot: Slot,
  change: (payload: unknown) => unknown,
): AnyStateMachine {
  const changed = (old: unknown) => (argument: unknown, params: unknown) =>
    change(typeof old === 'function' ? old(argument, params) : old);
  const config = withSlot(machine.config, slot, changed);
  return createMachine(config as AnyStateMachine['config'], machine.implementations);
}

/** The values that each payload has on the cover's paths, by the text of its slot. */
function leavesSeen({ model, paths }: Cover, slots: readonly PayloadSlot[]): ReadonlyMap<string, Leaf[]> {
  const seen = new Map<string, Map<string, Leaf>>();
  const recording = slots.reduce(
    (machine, { slot }) =>
      withPayload(machine, slot, (payload) => {
        const known = seen.get(placeText(slot)) ?? new Map<string, Leaf>();
        for (const leaf of leavesOf(payload)) known.set(leaf.join(' '), leaf);
        seen.set(placeText(slot), known);
        return payload;
      }),
    model.machine,
  );
  for (const path of paths) walk(model, path, recording);
  return new Map([...seen].map(([place, leaves]) => [place, [...leaves.values()]]));
}
