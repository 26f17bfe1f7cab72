import { expect, it } from 'vitest';
import { orderModel } from '../order.fixtures.ts';
import { cover } from './cover.ts';
import { button, byState, noChange, type Shown } from './model/expectation.ts';

const gapsWith = (expects: Shown | undefined) =>
  cover({
    ...orderModel,
    events: { 'order submitted': { event: { type: 'order.submitted' }, ...(expects && { expects }) } },
  }).gaps;

it.each([
  ['nothing', undefined],
  ['an empty list', []],
])('a case with %s to be seen is a gap', (_, expects) => {
  expect(gapsWith(expects)).toStrictEqual(["nothing is seen after 'order submitted'"]);
});

it('a case may leave it to states that differ', () => {
  expect(gapsWith(byState('The button is busy.'))).toStrictEqual([]);
});

it('a case may not leave it to states that look the same', () => {
  const { gaps } = cover({
    ...orderModel,
    events: {
      'order submitted': { event: { type: 'order.submitted' }, expects: byState('The button is busy.') },
    },
    expects: { ...orderModel.expects, ...sameButton },
  });
  expect(gaps).toContain("the states before and after 'order submitted' look the same");
});

it('a case that is said to change nothing changes nothing', () => {
  expect(gapsWith(noChange('It only waits.'))).toStrictEqual([
    "'order submitted' is said to change nothing, and changes what is seen in editing.ready",
  ]);
});

const sameButton = {
  'editing.ready': [button('Send')],
  'editing.failed': [button('Send')],
  sending: [button('Send')],
};
