import { expect, it } from 'vitest';
import { createMachine, raise, setup } from 'xstate';
import { flowGraph } from './graph.ts';
import { flowView } from './view.ts';

const machine = setup({ actions: { report: raise({ type: 'code.renewed' }) } }).createMachine({
  id: 'two',
  type: 'parallel',
  states: {
    entry: { initial: 'form', states: { form: { on: { 'code.renewed': 'form', 'own.told': 'form' } } } },
    resend: {
      initial: 'sending',
      states: {
        sending: { on: { sent: { target: 'over', actions: 'report' } } },
        over: { entry: raise({ type: 'own.told' }), on: { 'code.renewed': 'over' } },
      },
    },
  },
});

it('are what one of the parts that run at the same time raises and another takes', () => {
  expect(flowGraph(machine).signals).toStrictEqual([
    { event: 'code renewed', from: 'resend.sending', to: 'entry.form' },
    { event: 'own told', from: 'resend.over', to: 'entry.form' },
  ]);
});

it('are no signals within one part', () => {
  const alone = createMachine({ ...machine.config, type: 'compound', initial: 'entry' } as object);
  expect(flowGraph(alone).signals).toStrictEqual([]);
});

it('are drawn from one part to the other, and written where the other is on another sheet', () => {
  const graph = flowGraph(machine);
  const drawn = flowView(graph).edges.filter(({ cause }) => cause === 'signal');
  expect(drawn.map(({ from, to, steps }) => [from, to, steps[0]?.event])).toStrictEqual([
    ['resend.sending', 'entry.form', 'tells: code renewed'],
    ['resend.over', 'entry.form', 'tells: own told'],
  ]);
  const page = flowView(graph, { page: ['resend'], asText: 'off the page' });
  const sending = page.states.find(({ state }) => state.id === 'resend.sending');
  expect(sending?.rows.at(-1)).toMatchObject({ event: 'tells: code renewed', to: 'Entry' });
});
