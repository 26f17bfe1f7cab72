import { describe, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import {
  FLUTTERWAVE_TRANSFER,
  FLUTTERWAVE_VECTOR,
  MONNIFY_RESERVED_ACCOUNT,
  MONNIFY_VECTOR,
  PAYSTACK_ASSIGNED,
  PAYSTACK_IDENTIFICATION_FAILED,
} from '#tests/fixtures/banks/published.ts';
import { HASH_HEADER, HMAC_HEADER, isFromFlutterwave } from './flutterwave/signature.ts';
import { parseBankEvent } from './parsers.ts';
import { hasSignature } from './signature.ts';

const parse = (provider: string, event: object | string) =>
  parseBankEvent(provider, Buffer.from(typeof event === 'string' ? event : JSON.stringify(event)));
const ofBody = expect.stringMatching(/^sha256:[0-9a-f]{64}$/);

describe('a published webhook', () => {
  test('of Monnify, into a reserved account, is in naira and in the time of Lagos', () => {
    expect(parse('monnify', MONNIFY_RESERVED_ACCOUNT)).toEqual({
      kind: 'deposit',
      eventId: 'MNFY|04|20211117112842|000170',
      amountKobo: naira(3_000),
      accountNumber: '6000140770',
      accountReference: '1636106097661',
      occurredAt: new Date('2021-11-17T10:28:42.615Z'),
      reference: 'MNFY|04|20211117112842|000170',
      sender: { name: 'M** L**', bankName: null, accountLast4: '2190' },
    });
  });

  test.each([
    ['"amountPaid":3000,"totalPayable"', '"amountPaid":"3000.50","totalPayable"', 300_050],
    ['"amountPaid":3000,"totalPayable"', '"amountPaid":3000.5,"totalPayable"', 300_050],
  ])('of Monnify has its amount as number or text', (from, to, amountKobo) => {
    const body = JSON.stringify(MONNIFY_RESERVED_ACCOUNT).replace(from, to);
    expect(parse('monnify', body)).toMatchObject({ kind: 'deposit', amountKobo });
  });

  test.each(['3000.005', '-3000', '3e3', '90071992547409.92', 'abc', '0'])(
    'of Monnify with the amount %s is unreadable',
    (amount) => {
      const { eventData } = MONNIFY_RESERVED_ACCOUNT;
      const event = { ...MONNIFY_RESERVED_ACCOUNT, eventData: { ...eventData, amountPaid: amount } };
      expect(parse('monnify', event)).toEqual({
        kind: 'unreadable',
        eventId: ofBody,
        reason: 'eventData.amountPaid is not a positive amount in naira and kobo',
      });
    },
  );

  test('of Monnify, of another product, is ignored', () => {
    expect(parse('monnify', MONNIFY_VECTOR.body)).toEqual({ kind: 'ignored', eventId: ofBody });
  });

  test('of Flutterwave is in naira, and names the account by our reference', () => {
    expect(parse('flutterwave', FLUTTERWAVE_TRANSFER)).toEqual({
      kind: 'deposit',
      eventId: '8321945',
      amountKobo: naira(50_000),
      accountNumber: '',
      accountReference: 'order_1736846575470',
      occurredAt: new Date('2025-01-14T09:23:03.000Z'),
      reference: '8016915561111736846576262',
      sender: { name: 'J** D**', bankName: 'Access Bank', accountLast4: '**90' },
    });
  });

  test('of Paystack says that an account was assigned, or why it was not', () => {
    expect(parse('paystack', PAYSTACK_ASSIGNED)).toEqual({
      kind: 'account',
      eventId: ofBody,
      isAssigned: true,
      providerReference: 'CUS_hcekca0j0bbg2m4',
      reason: null,
    });
    expect(parse('paystack', PAYSTACK_IDENTIFICATION_FAILED)).toMatchObject({
      kind: 'account',
      isAssigned: false,
      reason: 'Paystack could not identify the customer: Account number or BVN is incorrect',
    });
  });

  test.each([
    ['paystack', { event: 'transfer.reversed', data: { reference: 'w-1' } }, 'payout', 'reversed'],
    ['monnify', { eventType: 'FAILED_DISBURSEMENT', eventData: { reference: 'w-1' } }, 'payout', 'failed'],
    [
      'flutterwave',
      { event: 'transfer.completed', data: { reference: 'w-1', status: 'SUCCESSFUL' } },
      'payout',
      'successful',
    ],
    ['paystack', { event: 'refund.processed', data: { transaction_reference: 'd' } }, 'refund', 'processed'],
    ['monnify', { eventType: 'FAILED_REFUND', eventData: { transactionReference: 'd' } }, 'refund', 'failed'],
  ])('of %s: %j', (provider, event, kind, status) => {
    expect(parse(provider, event)).toMatchObject({ kind, status });
  });
});

describe('a signature', () => {
  test('of Monnify is that of the documentation', () => {
    const body = Buffer.from(MONNIFY_VECTOR.body);
    expect(hasSignature(body, MONNIFY_VECTOR.signature, MONNIFY_VECTOR.key)).toBe(true);
    expect(hasSignature(body.subarray(1), MONNIFY_VECTOR.signature, MONNIFY_VECTOR.key)).toBe(false);
  });

  test('of Flutterwave is over the body where it is an HMAC, else the secret hash itself', () => {
    const { key, signature } = FLUTTERWAVE_VECTOR;
    const body = Buffer.from(FLUTTERWAVE_VECTOR.body);
    expect(isFromFlutterwave(body, { [HMAC_HEADER]: signature }, key)).toBe(true);
    expect(isFromFlutterwave(body, { [HASH_HEADER]: key }, key)).toBe(true);
    expect(isFromFlutterwave(body, { [HASH_HEADER]: `${key}x` }, key)).toBe(false);
    expect(isFromFlutterwave(body.subarray(1), { [HMAC_HEADER]: signature, [HASH_HEADER]: key }, key)).toBe(
      false,
    );
    expect(isFromFlutterwave(body, {}, key)).toBe(false);
  });
});
