import { expect, it } from 'vitest';
import type { AtlasQuestion } from '../atlas/data/questions.ts';
import { searchEntriesOf } from './searchEntries.ts';

const question: AtlasQuestion = {
  asks: 'the network is down',
  topic: 'silence',
  flow: 'login',
  title: 'Log in',
  answers: [],
};

it('has each question of a flow once, whatever it leads to', () => {
  expect(searchEntriesOf([], [question, question, { ...question, title: 'Withdraw' }])).toStrictEqual([
    { kind: 'question', text: 'What if the network is down?', where: 'Log in', href: '#what-if/silence' },
    { kind: 'question', text: 'What if the network is down?', where: 'Withdraw', href: '#what-if/silence' },
  ]);
});
