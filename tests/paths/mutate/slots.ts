import type { AnyStateMachine } from 'xstate';
import type { MachinePart } from '#flows/paths/visits.ts';

type Config = Record<string, unknown>;
/** The path to a value in a machine's config, key by key; the last key is an index if the value is in a list. */
export type Slot = readonly (string | number)[];

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entries = (value: unknown): [string, unknown][] => (isConfig(value) ? Object.entries(value) : []);

/** A slot as text, such as `submitting invoke onDone 0`. */
export const placeText = (slot: Slot): string => slot.filter((key) => key !== 'states').join(' ');

/** Every transition that a machine's config declares. */
export function slotsOf({ config }: AnyStateMachine): Slot[] {
  return stateSlots(config, []);
}

function stateSlots(state: unknown, at: Slot): Slot[] {
  if (!isConfig(state)) return [];
  const invokes: [Slot, unknown][] = Array.isArray(state.invoke)
    ? state.invoke.map((call, index) => [[...at, 'invoke', index], call])
    : [[[...at, 'invoke'], state.invoke]];
  return [
    ...['on', 'after'].flatMap((key) =>
      entries(state[key]).flatMap(([name, value]) => listSlots(value, [...at, key, name])),
    ),
    ...['always', 'onDone'].flatMap((key) => listSlots(state[key], [...at, key])),
    ...invokes.flatMap(([slot, call]) =>
      ['onDone', 'onError'].flatMap((key) =>
        listSlots(isConfig(call) ? call[key] : undefined, [...slot, key]),
      ),
    ),
    ...entries(state.states).flatMap(([name, child]) => stateSlots(child, [...at, 'states', name])),
  ];
}

function listSlots(value: unknown, at: Slot): Slot[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map((_, index) => [...at, index]) : [at];
}

/** Every state that a machine's config declares, beginning with the machine itself. */
export const stateSlotsOf = ({ config }: AnyStateMachine): Slot[] => statesWithin(config, []);

const statesWithin = (state: unknown, at: Slot): Slot[] =>
  isConfig(state)
    ? [at, ...entries(state.states).flatMap(([name, child]) => statesWithin(child, [...at, 'states', name]))]
    : [];

/** The value at a slot; undefined if there is none. */
export const valueAt = (config: unknown, slot: Slot): unknown =>
  slot.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    config,
  );

/** A copy of a config with the value of a slot changed; returning undefined removes it. */
export function withSlot(config: unknown, [key, ...rest]: Slot, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(config);
  if (Array.isArray(config)) {
    return config.flatMap((item, index) => {
      if (index !== key) return [item];
      const changed = withSlot(item, rest, change);
      return changed === undefined ? [] : [changed];
    });
  }
  if (!isConfig(config)) throw new Error(`There is nothing at ${key}.`);
  const changed = withSlot(config[key], rest, change);
  const { [key]: _, ...others } = config;
  return changed === undefined ? others : { ...config, [key]: changed };
}

/** The path of the state that contains a slot, from the machine's root. */
export function stateOf(slot: Slot): string[] {
  return slot.flatMap((key, index) => (slot[index - 1] === 'states' && index % 2 === 1 ? [String(key)] : []));
}

/** The part of the machine that a slot belongs to. */
export function partOf(slot: Slot): MachinePart {
  const state = stateOf(slot).join('.');
  const [kind, name, index] = slot.slice(stateOf(slot).length * 2);
  const settled = [name, index].find((key) => key === 'onDone' || key === 'onError');
  if (kind === 'on' && !String(name).includes('*')) return { state, event: String(name) };
  if (kind === 'after') return { state, event: 'xstate.after.' };
  if (kind === 'invoke' && settled)
    return { state, event: settled === 'onDone' ? 'xstate.done.actor.' : 'xstate.error.actor.' };
  return { state, event: null };
}
