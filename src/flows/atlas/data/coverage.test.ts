import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { flowGraph } from '../../graph/graph.ts';
import type { AtlasPath, Move, Outcome, Situation } from './atlas.ts';
import { countByLevel, coverageOf, leafCoverage } from './coverage.ts';

const graph = flowGraph(
  createMachine({
    id: 'door',
    initial: 'house',
    states: {
      house: {
        initial: 'shut',
        states: { shut: { on: { opened: 'open' } }, open: { on: { left: '#door.gone' } } },
      },
      gone: { on: { returned: 'passing' } },
      passing: { always: 'house' },
      cellar: {},
    },
  }),
);

const situation = (...leaves: string[]): Situation => ({ leaves, expects: [], start: 'home', way: [] });
const move = (from: number, to: number, ...transitions: string[]): Move => ({
  from,
  to,
  words: '',
  kind: 'event',
  call: null,
  transitions,
  sideEffects: [],
});
const situations = [situation('house.shut'), situation('house.open'), situation('gone')];
const moves = [
  move(0, 1, 'house.shut|opened|0'),
  move(1, 2, 'house.open|left|0'),
  move(2, 0, 'gone|returned|0', 'passing||0'),
];
const outcome = (result: Outcome['result']): Outcome => ({ result, words: null });
const path = (screen: Outcome['result'], ...steps: number[]): AtlasPath => ({
  sentence: '',
  start: 'home',
  first: 0,
  moves: steps,
  walked: { machine: outcome('passed'), screen: outcome(screen), browser: outcome('notWalked') },
});
const seen = { leaves: ['house.shut'], transitions: [] };

describe('how far a flow was followed', () => {
  const reached = coverageOf(graph, {
    situations,
    moves,
    paths: [path('passed', 0), path('failed', 0, 1, 2)],
    begun: [],
    browserVisits: [seen],
  });

  it('is the furthest place of each state', () => {
    expect(reached.states).toMatchObject({
      'house.shut': 'browser',
      'house.open': 'screen',
      gone: 'machine',
      cellar: 'none',
    });
  });

  it('counts a state with states within where one of them is reached', () => {
    expect(reached.states.house).toBe('browser');
  });

  it('counts a state that only leads on where its way is taken', () => {
    expect(reached.states.passing).toBe('machine');
  });

  it('counts an end that is left at once where a way to it is taken', () => {
    const nested = flowGraph(
      createMachine({
        id: 'walk',
        initial: 'street',
        states: {
          street: {
            initial: 'near',
            states: { near: { on: { arrived: 'end' } }, end: { type: 'final' } },
            onDone: 'home',
          },
          home: {},
        },
      }),
    );
    const { states } = coverageOf(nested, {
      situations: [situation('street.near'), situation('home')],
      moves: [move(0, 1, 'street.near|arrived|0', 'street|xstate.done.state.walk.street|0')],
      paths: [path('passed', 0)],
      begun: [],
      browserVisits: [],
    });
    expect(states['street.end']).toBe('screen');
  });

  it('counts a transition on the screen where a path that takes it passed there', () => {
    expect(reached.transitions).toStrictEqual({
      'house.shut|opened|0': 'screen',
      'house.open|left|0': 'machine',
      'gone|returned|0': 'machine',
      'passing||0': 'machine',
    });
  });

  it('is counted by the states that a person can be in', () => {
    expect(countByLevel(leafCoverage(graph, reached))).toStrictEqual({
      browser: 1,
      screen: 1,
      machine: 2,
      none: 1,
    });
  });
});
