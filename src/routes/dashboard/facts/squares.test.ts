import { expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { squaresOf } from './squares.ts';

const received = (id: string, amountNaira: number, day: string) =>
  paymentOf({ id, status: 'received', amount: naira(amountNaira), receivedAt: `2026-${day}T09:00:00.000Z` });

test('a payment dyes the square that it completes, counted back from what is paid', () => {
  const contribution = contributionOf({ paid: naira(3_600_000) });
  const squares = squaresOf(contribution, [
    received('of-month-9', 400_000, '10-28'),
    received('of-month-8', 400_000, '09-28'),
  ]);
  expect(squares.get('of-month-9')).toEqual({ number: 9, isDyed: true });
  expect(squares.get('of-month-8')).toEqual({ number: 8, isDyed: true });
});

test('part of an instalment dyes nothing; several at once dye the last', () => {
  const contribution = contributionOf({ paid: naira(1_300_000) });
  const squares = squaresOf(contribution, [
    received('a-part', 100_000, '10-28'),
    received('three-at-once', 1_200_000, '09-28'),
  ]);
  expect(squares.get('a-part')).toEqual({ number: 4, isDyed: false });
  expect(squares.get('three-at-once')).toEqual({ number: 3, isDyed: true });
});

test('one that is awaited is for the next square, wherever it stands in the list', () => {
  const contribution = contributionOf({ paid: naira(400_000) });
  const awaited = paymentOf({ id: 'awaited', status: 'awaiting_transfer', receivedAt: null });
  const squares = squaresOf(contribution, [awaited, received('first', 400_000, '03-01')]);
  expect(squares.get('awaited')).toEqual({ number: 2, isDyed: false });
  expect(squares.get('first')).toEqual({ number: 1, isDyed: true });
});
