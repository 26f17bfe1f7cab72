import { describe, expect, test } from 'vitest';
import { kobo } from '#domain/money.ts';
import { sandboxWebhook } from '../sandbox/webhook.ts';
import { parsePaystackEvent } from './event.ts';

const { rawBody } = sandboxWebhook(
  {
    eventId: '020293904002',
    accountNumber: '9930000902',
    amountKobo: kobo(10_000),
    occurredAt: new Date('2024-12-02T12:05:12.000Z'),
  },
  'sandbox-webhook-secret',
);
const example = JSON.parse(rawBody.toString());
const read = (data: object, event = 'charge.success') =>
  parsePaystackEvent(Buffer.from(JSON.stringify({ event, data: { ...example.data, ...data } })));

const unreadable = {
  kind: 'unreadable',
  eventId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  reason: expect.stringMatching(/^(?:data\.|data is|event is|the body is)/),
};

describe('a transfer into a dedicated virtual account', () => {
  test('is read with its amount in kobo, its account and its time', () => {
    expect(parsePaystackEvent(rawBody)).toEqual({
      kind: 'deposit',
      eventId: '020293904002',
      amountKobo: 10_000,
      accountNumber: '9930000902',
      occurredAt: new Date('2024-12-02T12:05:12.000Z'),
      reference: '020293904002',
      accountReference: null,
      sender: { name: 'S** S**', bankName: 'Sandbox Bank', accountLast4: '0011' },
    });
  });

  test.each([
    ['the authorization', {}, '9930000902'],
    [
      'the metadata, where the authorization has none',
      { authorization: null, metadata: { receiver_account_number: '1234567890' } },
      '1234567890',
    ],
    ['nowhere: it is money all the same', { authorization: {}, metadata: 0 }, ''],
    [
      'nowhere that can be one',
      { authorization: { receiver_bank_account_number: 'a\u0000b' }, metadata: null },
      '',
    ],
    ['nowhere, with empty metadata', { authorization: undefined, metadata: '' }, ''],
  ])('has its account from %s', (_, data, accountNumber) => {
    expect(read(data)).toMatchObject({ kind: 'deposit', accountNumber });
  });

  test('keeps its meaning when the id is beyond 2^53', () => {
    const body = rawBody.toString().replace(/"id":\d+/, '"id":18446744073709551615');
    expect(parsePaystackEvent(Buffer.from(body))).toMatchObject({ kind: 'deposit', eventId: '020293904002' });
  });

  test.each([
    ['no amount', { amount: undefined }],
    ['nothing', { amount: 0 }],
    ['a negative amount', { amount: -10_000 }],
    ['part of a kobo', { amount: 100.5 }],
    ['an amount beyond 2^53', { amount: 2 ** 53 }],
    ['another currency', { currency: 'USD' }],
    ['no reference', { reference: '' }],
    ['a reference with a control character', { reference: 'a\u0000b' }],
    ['no time', { paid_at: null }],
    ['a time that is none', { paid_at: 'yesterday' }],
  ])('is unreadable with %s', (_, data) => {
    expect(read(data)).toEqual(unreadable);
  });
});

describe('another event', () => {
  test.each([
    ['of another kind', {}, 'subscription.create'],
    ['of a card', { channel: 'card' }, 'charge.success'],
    ['that did not succeed', { status: 'failed' }, 'charge.success'],
  ])('%s is ignored', (_, data, event) => {
    expect(read(data, event)).toMatchObject({ kind: 'ignored', eventId: expect.stringMatching(/^sha256:/) });
  });

  test.each(['', 'null', '[]', '{', '{"event":null,"data":{}}', '{"event":"charge.success"}'])(
    '%j is unreadable',
    (body) => {
      expect(parsePaystackEvent(Buffer.from(body))).toEqual(unreadable);
    },
  );
});
