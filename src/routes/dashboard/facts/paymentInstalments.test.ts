import { expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { paymentInstalments } from './paymentInstalments.ts';

const received = (id: string, amountNaira: number, day: string) =>
  paymentOf({ id, status: 'received', amount: naira(amountNaira), receivedAt: `2026-${day}T09:00:00.000Z` });

test('a payment dyes the square that it completes, counted back from what is paid', () => {
  const contribution = contributionOf({ paid: naira(3_600_000) });
  const instalments = paymentInstalments(contribution, [
    received('of-month-9', 400_000, '10-28'),
    received('of-month-8', 400_000, '09-28'),
  ]);
  expect(instalments.get('of-month-9')).toEqual({ name: 'Month 9', number: 9, isPaid: true });
  expect(instalments.get('of-month-8')).toEqual({ name: 'Month 8', number: 8, isPaid: true });
});

test('part of an instalment dyes nothing; several at once dye the last', () => {
  const contribution = contributionOf({ paid: naira(1_300_000) });
  const instalments = paymentInstalments(contribution, [
    received('a-part', 100_000, '10-28'),
    received('three-at-once', 1_200_000, '09-28'),
  ]);
  expect(instalments.get('a-part')).toEqual({ name: 'Part of Month 4', number: 4, isPaid: false });
  expect(instalments.get('three-at-once')).toEqual({ name: 'Month 1 to Month 3', number: 3, isPaid: true });
});

test('a payment is named by all that it pays, also in part', () => {
  const contribution = contributionOf({ paid: naira(1_400_000) });
  const awaited = paymentOf({
    id: 'awaited',
    status: 'awaiting_transfer',
    receivedAt: null,
    amount: naira(300_000),
  });
  const instalments = paymentInstalments(contribution, [
    awaited,
    received('over-two', 900_000, '10-28'),
    received('first', 500_000, '09-28'),
  ]);
  expect(instalments.get('first')).toMatchObject({ name: 'Month 1 and part of Month 2', number: 1 });
  expect(instalments.get('over-two')).toMatchObject({
    name: 'Rest of Month 2, Month 3 and part of Month 4',
    number: 3,
  });
  expect(instalments.get('awaited')).toEqual({
    name: 'Rest of Month 4 and part of Month 5',
    number: 4,
    isPaid: false,
  });
});

test('one that is awaited is for the next square, wherever it stands in the list', () => {
  const contribution = contributionOf({ paid: naira(400_000) });
  const awaited = paymentOf({ id: 'awaited', status: 'awaiting_transfer', receivedAt: null });
  const instalments = paymentInstalments(contribution, [awaited, received('first', 400_000, '03-01')]);
  expect(instalments.get('awaited')).toEqual({ name: 'Month 2', number: 2, isPaid: false });
  expect(instalments.get('first')).toEqual({ name: 'Month 1', number: 1, isPaid: true });
});

test('one that was cancelled is for none', () => {
  const contribution = contributionOf({ paid: naira(9_600_000) });
  const replaced = paymentOf({
    id: 'replaced',
    status: 'cancelled',
    cancelReason: 'replaced',
    receivedAt: null,
  });
  const instalments = paymentInstalments(contribution, [replaced, received('all', 9_600_000, '03-01')]);
  expect(instalments.has('replaced')).toBe(false);
  expect(instalments.get('all')).toEqual({ name: 'Month 1 to Month 24', number: 24, isPaid: true });
});

test('none is of an instalment once the plan was left, and its money went back', () => {
  const contribution = contributionOf({ paid: naira(0), changes: { status: 'left' } });
  expect(paymentInstalments(contribution, [received('month-1', 400_000, '03-01')]).size).toBe(0);
});
