import { expect, it } from 'vitest';
import { toCamel, toSnake } from './case.ts';

it('turns names of the wire into names of the code and back, all the way down', () => {
  const wire = {
    first_name: 'Ada',
    next_due: { due_on: '2026-11-28', amount: 5 },
    targets: [{ is_reached: true }],
    token: { authToken: 'abc' },
    awaiting_payment: null,
  };
  expect(toCamel(wire)).toStrictEqual({
    firstName: 'Ada',
    nextDue: { dueOn: '2026-11-28', amount: 5 },
    targets: [{ isReached: true }],
    token: { authToken: 'abc' },
    awaitingPayment: null,
  });
  expect(toSnake(toCamel(wire))).toStrictEqual(wire);
});
