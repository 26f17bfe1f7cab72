import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate';
import type { Cover } from '#flows/paths/cover.ts';
import { LIMIT_SHIFTS, withShiftedLimit } from '#flows/paths/limits.ts';
import type { AnyModel } from '#flows/paths/model/model.ts';
import { type Change, withoutEffects, withoutOwnActions, withReorderedEffects } from './actions.ts';
import { withOtherKeys, withOtherParams, withOtherPayloads } from './payloads.ts';
import { partOf, placeText, type Slot, slotsOf, stateOf, valueAt, withSlot } from './slots.ts';

const FAULTS = [
  'removed',
  'redirected',
  'negated',
  'delayed',
  'without effect',
  'without action',
  'reordered',
  'other payload',
  'other key',
  'other params',
  'moved limit',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * A machine with one fault. Its name, such as `login negated submitting onDone 0`, is stable: the same fault keeps its
 * name as long as the machine does not change.
 */
export interface Mutant extends Change {
  readonly fault: Fault;
}

/**
 * All mutants of a flow: each transition removed, each redirected, each guard negated, each delay a millisecond longer,
 * each effect of the page removed, each action of the machine itself removed, each two consecutive effects swapped,
 * each value of a call's input changed, each idempotency key new at each try or the same for all, each param of an
 * effect changed, each limit moved a step down and a step up.
 */
export function mutantsOf(covered: Cover): Mutant[] {
  const { machine, limits = {} } = covered.model;
  const slots = slotsOf(machine);
  return [
    ...slots.map((slot) => mutant(machine, 'removed', slot, () => undefined)),
    ...slots.flatMap((slot) => redirected(machine, slot)),
    ...slots.flatMap((slot) => negated(machine, slot)),
    ...Object.keys(machine.implementations.delays).map((name) => delayed(machine, name)),
    ...named(machine, 'without effect', withoutEffects(machine)),
    ...named(machine, 'without action', withoutOwnActions(machine)),
    ...named(machine, 'reordered', withReorderedEffects(machine)),
    ...named(machine, 'other payload', withOtherPayloads(covered)),
    ...named(machine, 'other key', withOtherKeys(covered)),
    ...named(machine, 'other params', withOtherParams(covered)),
    ...named(machine, 'moved limit', withMovedLimits(machine, limits)),
  ];
}

const withMovedLimits = (machine: AnyStateMachine, limits: NonNullable<AnyModel['limits']>): Change[] =>
  Object.entries(limits).flatMap(([name, limit]) =>
    LIMIT_SHIFTS.map((move) => ({
      name: `${name} by ${move}`,
      machine: withShiftedLimit(machine, limit, move),
    })),
  );

const named = ({ id }: AnyStateMachine, fault: Fault, changes: readonly Change[]): Mutant[] =>
  changes.map((change) => ({ ...change, name: `${id} ${fault} ${change.name}`, fault }));

function mutant(
  machine: AnyStateMachine,
  fault: Fault,
  slot: Slot,
  change: (old: unknown) => unknown,
): Mutant {
  return {
    name: `${machine.id} ${fault} ${placeText(slot)}`,
    fault,
    machine: rebuilt(machine, withSlot(machine.config, slot, change)),
    part: partOf(slot),
  };
}

/** Creates the machine again from a config. */
export function rebuilt(machine: AnyStateMachine, config: unknown): AnyStateMachine {
  return createMachine(config as AnyStateMachine['config'], machine.implementations);
}

/** Redirects a transition to a sibling of its target. */
function redirected(machine: AnyStateMachine, slot: Slot): Mutant[] {
  const target = targetOf(machine, slot);
  if (!target?.parent) return [];
  const siblings = Object.values<AnyStateNode>(target.parent.states);
  const other = siblings[(siblings.indexOf(target) + 1) % siblings.length];
  if (!other || other === target || target.parent.type === 'parallel') return [];
  const lead = (old: unknown) =>
    typeof old === 'string' ? `#${other.id}` : { ...Object(old), target: `#${other.id}` };
  return [mutant(machine, 'redirected', slot, lead)];
}

function targetOf(machine: AnyStateMachine, slot: Slot): AnyStateNode | undefined {
  const source = stateOf(slot).reduce<AnyStateNode | undefined>(
    (node, key) => node?.states[key],
    machine.root,
  );
  if (!source) return undefined;
  const written = valueAt(machine.config, slot);
  const all = [...[...source.transitions.values()].flat(), ...(source.always ?? [])];
  const description =
    typeof written === 'object' && written !== null && 'description' in written ? written.description : null;
  const key = typeof slot.at(-1) === 'number' ? slot.at(-2) : slot.at(-1);
  return all.find(
    (transition) =>
      transition.description === description && transition.eventType.includes(eventPart(slot, key)),
  )?.target?.[0];
}

/** The part of the event's type that a slot contains. */
const eventPart = (slot: Slot, key: string | number | undefined): string =>
  slot.includes('on') || slot.includes('after') ? String(key) : '';

function negated(machine: AnyStateMachine, slot: Slot): Mutant[] {
  const written = valueAt(machine.config, slot);
  if (typeof written !== 'object' || written === null || !('guard' in written)) return [];
  const { guard } = written;
  return [
    mutant(machine, 'negated', slot, (old) => ({
      ...Object(old),
      guard: not(guard as Parameters<typeof not>[0]),
    })),
  ];
}

/** Delays belong to the machine's implementations, not to its config, so this mutant replaces the implementations. */
function delayed(machine: AnyStateMachine, name: string): Mutant {
  const delay: unknown = machine.implementations.delays[name];
  const longer = (...parameters: unknown[]): number =>
    (typeof delay === 'function' ? Number(delay(...parameters)) : Number(delay)) + 1;
  const delays = { ...machine.implementations.delays, [name]: longer };
  return {
    name: `${machine.id} delayed ${name}`,
    fault: 'delayed',
    machine: createMachine(machine.config, { ...machine.implementations, delays }),
  };
}
