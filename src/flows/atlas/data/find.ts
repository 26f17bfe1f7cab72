import { conditionOf } from '../../graph/condition.ts';
import { titleOf } from '../../graph/words.ts';
import type { AtlasFlow } from './atlas.ts';

export interface Found {
  readonly id: string;
  readonly what: 'state' | 'event';
  readonly name: string;
  readonly description: string;
  /** The id of the state, or of the transition's source. */
  readonly state: string;
}

/**
 * States and transitions that contain all of the words in their names, in their descriptions or in the texts of the
 * paths. States come first.
 */
export function findIn({ graph, moves }: Pick<AtlasFlow, 'graph' | 'moves'>, words: string): Found[] {
  const { states, transitions } = graph;
  const saidOf = (id: string): string[] =>
    moves.filter((move) => move.transitions.includes(id)).map((move) => move.words);
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
      .filter((transition) => {
        const { id, event, eventType, guard, description } = transition;
        const condition = conditionOf(transition) ?? '';
        return has(event, eventType, condition, guard?.name ?? '', description, ...saidOf(id));
      })
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
