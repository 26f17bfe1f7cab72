import type { AnyStateMachine } from 'xstate';
import { flowGraph } from '../graph/graph.ts';
import { nameToWords, titleOf } from '../graph/words.ts';
import type { AnyModel, Wait } from './model/model.ts';

/**
 * The minimal model of a machine: its named events without payloads, its delays as they are, and no page. Its cover
 * takes each transition that needs nothing else; the cover's `gaps` list what to add by hand.
 * @param parts what the machine does not contain: the responses of its calls, inputs, events with payloads.
 */
export function modelOf(machine: AnyStateMachine, parts: Partial<Omit<AnyModel, 'machine'>> = {}): AnyModel {
  const { transitions, states } = flowGraph(machine);
  const given = new Set(Object.values(parts.events ?? {}).map(({ event }) => event.type));
  const plain = transitions
    .map(({ eventType }) => eventType)
    .filter((type) => !given.has(type) && !/^(?:xstate\.|$)|\*/.test(type));
  const waits = states.flatMap(({ timers }) =>
    timers.flatMap(({ name, delayMs, words }): [string, Wait<AnyStateMachine>][] =>
      delayMs === null
        ? []
        : [[name ?? String(delayMs), { label: name ? nameToWords(name) : words, ms: delayMs }]],
    ),
  );
  return {
    machine,
    title: titleOf(machine.id),
    starts: { 'the beginning': undefined },
    responses: {},
    waits: Object.fromEntries(waits),
    expects: {},
    ...parts,
    events: {
      ...Object.fromEntries(plain.map((type) => [nameToWords(type), { event: { type } }])),
      ...parts.events,
    },
  };
}
