import type { FlowGraph } from '#flows/graph.ts';
import { titleOf } from '#flows/names.ts';

export interface Found {
  readonly id: string;
  readonly what: 'state' | 'event';
  readonly name: string;
  readonly description: string;
  /** The state, or the one in which the event happens. */
  readonly state: string;
}

/** States and transitions that have all of these words in their names or descriptions, states first. */
export function findIn({ states, transitions }: FlowGraph, words: string): Found[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (...texts: readonly string[]): boolean => {
    const all = texts.join(' ').toLowerCase();
    return asked.every((word) => all.includes(word));
  };
  return [
    ...states
      .filter(({ id, name, description }) => has(id, titleOf(name), description))
      .map(({ id, name, description }): Found => ({ id, what: 'state', name, description, state: id })),
    ...transitions
      .filter(({ event, guard, description }) => has(event, guard?.name ?? '', description))
      .map(
        ({ id, event, description, source }): Found => ({
          id,
          what: 'event',
          name: event,
          description,
          state: source,
        }),
      ),
  ];
}
