import { expect, it } from 'vitest';
import { type AtlasQuestion, questionsWith } from './questions.ts';

const question = (asks: string, shows: readonly string[]): AtlasQuestion => ({
  topic: 'silence',
  asks,
  flow: 'order',
  title: 'Order',
  answers: [
    {
      before: 'The server takes the order.',
      after: 'The order could not be sent.',
      state: 'editing.failed',
      shows,
      proof: 'Order › order submitted › no response in time → editing.failed',
      path: 2,
      picture: null,
    },
  ],
});

it('finds questions by their words and by what the screen then shows, whatever the order and the case', () => {
  const all = [question('the network is down', ['the alert “No connection”']), question('it is refused', [])];
  const found = (words: string): string[] => questionsWith(all, words).map(({ asks }) => asks);
  expect(found('')).toStrictEqual(['the network is down', 'it is refused']);
  expect(found('Down NETWORK')).toStrictEqual(['the network is down']);
  expect(found('no connection')).toStrictEqual(['the network is down']);
  expect(found('order refused')).toStrictEqual(['it is refused']);
  expect(found('parcel')).toStrictEqual([]);
});
