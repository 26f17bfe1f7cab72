import { expect, it } from 'vitest';
import { orderModel } from '../order.fixtures.ts';
import { cover } from '../paths/cover.ts';
import { resolved } from '../paths/model/model.ts';
import { occasionsOf, whatIfsOf } from './collect.ts';
import type { Occasion, Question } from './whatIf.ts';

const questionOf = ({ name }: Occasion): Question => ({ topic: 'all', asks: `there is ${name}` });

it('asks about each response, delay and reload, and answers with states, sights and a path', () => {
  const model = {
    ...orderModel,
    reload: { input: () => undefined, responses: () => [], leads: { 'editing.failed': 'editing.ready' } },
  };
  const { questions, gaps } = whatIfsOf(cover(model), questionOf);
  expect(gaps).toStrictEqual([]);
  expect(questions.map(({ kind, name }) => `${kind} ${name}`)).toStrictEqual([
    'response send: accepted',
    'response send: rejected',
    'wait sendDeadline',
    'reload reload',
  ]);
  expect(questions[0]).toMatchObject({
    flow: 'order',
    title: 'Order',
    topic: 'all',
    asks: 'there is send: accepted',
    answers: [
      {
        from: ['sending'],
        to: ['sent'],
        shows: ['the heading “Thank you”'],
        path: 'Order › order submitted › accepted → sent',
      },
    ],
  });
  expect(questions[3]?.answers.map(({ from, to }) => [from, to])).toStrictEqual([
    [['editing.ready'], ['editing.ready']],
    [['editing.failed'], ['editing.ready']],
  ]);
});

it('names what nobody asks and what no path answers', () => {
  const never = { ...resolved(null), when: () => false };
  const { send = {} } = orderModel.responses;
  const model = { ...orderModel, responses: { send: { ...send, lost: never } } };
  const { questions, gaps } = whatIfsOf(cover(model), (occasion) =>
    occasion.name === 'sendDeadline' ? null : questionOf(occasion),
  );
  expect(questions.map(({ name }) => name)).toStrictEqual(['send: accepted', 'send: rejected']);
  expect(gaps).toStrictEqual([
    "order: no path answers 'send: lost'",
    "order: nobody asks what happens at 'sendDeadline'",
  ]);
});

it('asks nothing of what a person does', () => {
  expect(occasionsOf(orderModel).map(({ name }) => name)).not.toContain('order submitted');
});
