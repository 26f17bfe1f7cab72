import { expect, it } from 'vitest';
import { parseMonnifyEvent } from './event.ts';

const transaction = {
  product: { type: 'RESERVED_ACCOUNT', reference: 'a-wallet' },
  transactionReference: 'MNFY|04|20261130175625|000170',
  paidOn: '2026-11-30 17:56:25.000',
  amountPaid: 1_000,
  currency: 'NGN',
  paymentStatus: 'PAID',
};
const kindOf = (change: object) =>
  parseMonnifyEvent(
    Buffer.from(
      JSON.stringify({ eventType: 'SUCCESSFUL_TRANSACTION', eventData: { ...transaction, ...change } }),
    ),
  ).kind;

it.each([
  ['a transfer into an account', {}, 'deposit'],
  ['one in another currency', { currency: 'USD' }, 'unreadable'],
  [
    'a payment of another product',
    { product: { type: 'WEB_SDK', reference: 'an-order' }, currency: 'USD' },
    'ignored',
  ],
])('reads %s', (_, change, kind) => {
  expect(kindOf(change)).toBe(kind);
});
