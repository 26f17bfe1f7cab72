import { expect, it } from 'vitest';
import type { Move, SideEffect } from './atlas.ts';
import { sideEffectsOf } from './lookups.ts';

const move = (transitions: readonly string[], sideEffects: readonly SideEffect[]): Move => ({
  from: 0,
  to: 1,
  words: '',
  kind: 'event',
  call: null,
  transitions,
  sideEffects,
});
const request = { kind: 'request', name: 'pay' } as const;
const effect = { kind: 'effect', name: 'announce' } as const;

it('says once what a transition sends and does, wherever it is taken, and nothing of another', () => {
  const moves = [
    move(['open|paid|0'], [request]),
    move(['open|paid|0', 'open||0'], [request, effect]),
    move(['open|left|0'], [{ kind: 'effect', name: 'leave' }]),
  ];
  expect(sideEffectsOf({ moves }, 'open|paid|0')).toStrictEqual([request, effect]);
  expect(sideEffectsOf({ moves }, 'open|closed|0')).toStrictEqual([]);
});
