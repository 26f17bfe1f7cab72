import { expect, it } from 'vitest';
import { orderModel } from '../../order.fixtures.ts';
import { atlasFlow } from '../../site/atlasFlow.ts';
import type { GraphChange } from './changes.ts';
import { sidesOf } from './sides.ts';

const change: GraphChange = {
  kind: 'changed',
  what: 'state',
  id: 'sending',
  state: 'sending',
  name: 'sending',
  differences: [{ name: 'description', was: 'It waits.', is: 'The server takes the order.' }],
};
const rule = (value: string) => ({ label: 'It waits for', value, states: ['sending'], sentence: null });
const picture = (name: string) => ({ sending: { name, path: 'Order › sent', isPlayed: false } });

it('shows the text, the rules and the screen of both versions', async () => {
  const flow = await atlasFlow(orderModel);
  const both = {
    ...flow,
    about: { ...flow.about, rules: [rule('30 seconds')] },
    pictures: picture('order-now'),
    past: { rules: [rule('60 seconds')], pictures: picture('order-then'), noAlbum: null },
  };
  const { before, after } = sidesOf(both, change);
  expect([before.texts[0]?.text, before.rules, before.picture?.name]).toStrictEqual([
    'It waits.',
    ['It waits for: 60 seconds'],
    'order-then',
  ]);
  expect([after.texts[0]?.text, after.rules, after.picture?.name]).toStrictEqual([
    'The server takes the order.',
    ['It waits for: 30 seconds'],
    'order-now',
  ]);
});

it('says why the older version has no picture', async () => {
  const flow = await atlasFlow(orderModel);
  const noAlbum = 'No pictures of abc1234 were kept.';
  const without = { ...flow, past: { rules: [], pictures: {}, noAlbum } };
  expect(sidesOf(without, change).before.noPicture).toBe(noAlbum);
  const kept = { ...flow, past: { rules: [], pictures: {}, noAlbum: null } };
  expect(sidesOf(kept, change).before.noPicture).toBe('The older commit has no picture of this state.');
});
