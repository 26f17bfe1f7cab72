import { expect, it } from 'vitest';
import { orderModel } from '../order.fixtures.ts';
import { cover } from './cover.ts';
import { button, type Expectation, nothingShown, without } from './model/expectation.ts';

const SEND = button('Send');

const gapsWith = (sent: (typeof orderModel.expects)[string]) =>
  cover({ ...orderModel, expects: { ...orderModel.expects, sent } }).gaps;

it.each<[string, readonly Expectation[]]>([
  ['nothing', []],
  ['only absences', [without(SEND)]],
])('a state of which %s is expected is a gap', (_, shown) => {
  expect(gapsWith(shown)).toStrictEqual(['nothing is seen in sent']);
  expect(gapsWith(() => shown)).toStrictEqual(['nothing is seen in sent']);
});

it('a state may say why the flow shows nothing in it', () => {
  expect(gapsWith(nothingShown('The next flow shows the order.', [SEND]))).toStrictEqual([]);
});

it('what is gone in it is shown in another state', () => {
  expect(gapsWith(nothingShown('The next flow shows the order.', [button('Sned')]))).toStrictEqual([
    'the button “Sned” is gone in sent, and shown in no state',
  ]);
});
