import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { type FlowGraph, flowGraph } from '../../graph/graph.ts';
import { changesBetween, ruleChanges } from './changes.ts';

const before = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      description: 'It is shut.',
      on: { 'door.opened': { guard: 'isUnlocked', target: 'open', description: 'It opens.' } },
    },
    open: {
      description: 'It stands open.',
      on: { 'door.shut': { target: 'shut', description: 'It shuts.' } },
    },
    broken: { description: 'It is off its hinges.' },
  },
});

const after = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      description: 'It is shut.',
      on: {
        'door.opened': [
          { guard: 'isAlarmed', target: 'ringing', description: 'The alarm rings.' },
          { guard: 'isUnlocked', target: 'open', description: 'It opens.' },
        ],
      },
    },
    open: {
      description: 'It stands wide open.',
      on: { 'door.shut': { target: 'ringing', description: 'It shuts.' } },
    },
    ringing: { description: 'The alarm rings.' },
  },
});

const changesText = (from: FlowGraph, to: FlowGraph) =>
  changesBetween(from, to).map(({ kind, what, id, differences }) =>
    [kind, what, id, ...differences.map(({ name, was, is }) => `${name}: “${was}” is now “${is}”`)].join(
      '; ',
    ),
  );

describe('changes between two graphs', () => {
  it('are none between a graph and itself', () => {
    expect(changesBetween(flowGraph(after), flowGraph(after))).toStrictEqual([]);
  });

  it('are told with what became of each, and a transition that only moved down is not among them', () => {
    expect(changesText(flowGraph(before), flowGraph(after))).toStrictEqual([
      'changed; state; open; description: “It stands open.” is now “It stands wide open.”',
      'added; state; ringing; description: “” is now “The alarm rings.”; kind: “” is now “atomic”',
      'removed; state; broken; description: “It is off its hinges.” is now “”; kind: “atomic” is now “”',
      'added; transition; shut|door.opened|0; description: “” is now “The alarm rings.”; leads: “” is now “to ringing”; only: “” is now “if isAlarmed”',
      'changed; transition; open|door.shut|0; leads: “to shut” is now “to ringing”',
    ]);
  });

  it('name what went by the state that it was in', () => {
    const removed = changesBetween(flowGraph(after), flowGraph(before)).filter(
      ({ kind }) => kind === 'removed',
    );
    expect(removed.map(({ what, state, name }) => [what, state, name])).toStrictEqual([
      ['state', 'ringing', 'ringing'],
      ['transition', 'shut', 'door opened'],
    ]);
  });
});

it('tells which rules are new, gone, or have another number', () => {
  const rule = (label: string, value: string) => ({ label, value, states: ['open'] });
  const [before, after] = [
    [rule('Visitors', '3'), rule('Minutes', '5'), rule('Doors', '1')],
    [rule('Visitors', '4'), rule('Doors', '1'), rule('Keys', '2')],
  ];
  expect(ruleChanges(before, after).map(({ kind, id, state }) => [kind, id, state])).toStrictEqual([
    ['changed', 'Visitors', 'open'],
    ['added', 'Keys', 'open'],
    ['removed', 'Minutes', 'open'],
  ]);
});
