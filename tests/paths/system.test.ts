import { describe, expect, it } from 'vitest';
import { LIFECYCLES } from '#domain/lifecycles/lifecycles.ts';
import { HAND_OVERS, SERVER_HAND_OVERS } from '#machines/about/system.ts';
import { MODELS } from './models.ts';

const lifecycles = new Map(LIFECYCLES.map((lifecycle) => [lifecycle.id, lifecycle]));
const machines = new Set(MODELS.map(({ machine }) => machine.id));

describe.each(Object.entries(HAND_OVERS))('what %s hands over', (flow, handOvers) => {
  const sideEffects = MODELS.find(({ machine }) => machine.id === flow)?.sideEffects;
  const does = new Set([
    ...Object.keys(sideEffects?.requests ?? {}),
    ...Object.keys(sideEffects?.effects ?? {}),
  ]);

  it('is handed over by a call or an effect of its own, to a flow or to the server', () => {
    expect(handOvers.filter(({ by }) => !does.has(by))).toStrictEqual([]);
    expect(handOvers.filter(({ to }) => !machines.has(to) && !lifecycles.has(to))).toStrictEqual([]);
  });
});

it.each(SERVER_HAND_OVERS.map((each) => [`${each.from}: ${each.says}`, each] as const))(
  'the server hands over at a move that is described: %s',
  (_, { from, move, to }) => {
    const moves = lifecycles.get(from)?.moves.map((each) => `${each.from} > ${each.to}`);
    expect(moves).toContain(move);
    expect(lifecycles.has(to)).toBe(true);
  },
);
