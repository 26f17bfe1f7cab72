import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { deadEnds } from './deadEnds.ts';
import { explore } from './explore.ts';
import { modelOf } from './modelOf.ts';

const waiting = (after: object) => ({ initial: 'waiting', states: { waiting: { after }, over: {} } });

it.each([
  ['leaves by its timer', { 10: 'over' }, []],
  [
    'stays after its timer has fired, while another region has one running',
    { 10: { actions: () => {} } },
    ["'time passes' from once.waiting + later.waiting leaves once.waiting without its timer"],
  ],
])('a state that %s', (_, after, found) => {
  const machine = createMachine({
    id: 'regions',
    type: 'parallel',
    states: { once: waiting(after), later: waiting({ 20: 'over' }) },
  });
  expect(deadEnds([explore(modelOf(machine), 'the beginning')])).toStrictEqual(found);
});
