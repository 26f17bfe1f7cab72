import { expect, it } from 'vitest';
import { type AnyTransitionDefinition, createActor, createMachine } from 'xstate';
import { accepts, activeNodes, scheduledEvents, transitionsOf } from './internals.ts';

const machine = createMachine({
  id: 'door',
  initial: 'open',
  states: { open: { on: { 'door.closed': 'shut' }, after: { 20: 'shut' } }, shut: {} },
});

it('xstate still has what src/flows/graph/internals.ts reads of it', () => {
  const taken: AnyTransitionDefinition[] = [];
  const actor = createActor(machine, { inspect: (event) => taken.push(...transitionsOf(event)) });
  actor.start();
  const before = actor.getSnapshot();
  expect(before, 'xstate has removed snapshot._nodes').toHaveProperty('_nodes');
  expect(activeNodes(before).map(({ key }) => key)).toStrictEqual(['door', 'open']);
  expect(before.machine, 'xstate has removed machine.getTransitionData').toHaveProperty('getTransitionData');
  expect(accepts(before, { type: 'door.closed' })).toBe(true);
  expect(accepts(before, { type: 'door.painted' })).toBe(false);
  expect(actor.system.getSnapshot(), 'xstate has removed _scheduledEvents').toHaveProperty(
    '_scheduledEvents',
  );
  expect(scheduledEvents(actor)).toStrictEqual(
    activeNodes(before).flatMap(({ after }) => after.map(({ eventType }) => eventType)),
  );
  actor.send({ type: 'door.closed' });
  expect(scheduledEvents(actor)).toStrictEqual([]);
  expect(
    taken.map(({ eventType }) => eventType),
    'xstate has removed _transitions from the inspection event @xstate.microstep',
  ).toContain('door.closed');
});
