import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { transactionReference } from './providers/monnify/shapes.ts';
import { createSimulator, RAILS_KEYS, type Simulator } from './simulator.ts';

/** What the providers reject, so that a server with wrong settings is noticed before it goes live. */

const SENDER = { name: 'A', accountNumber: '0123456785', bankName: 'B' };
let simulator: Simulator;
beforeEach(() => {
  simulator = createSimulator({
    merchantOrigin: 'http://127.0.0.1:9',
    startMs: Date.UTC(2026, 2, 1),
    seed: 'rejections',
    merchantName: 'KOLO',
    slowMs: 10,
  });
});
afterEach(() => simulator.app.close());

describe('Monnify', () => {
  const { apiKey, secretKey, sourceAccount } = RAILS_KEYS.monnify;
  const call = (url: string, authorization: string, payload?: object) =>
    simulator.app.inject({
      method: 'POST',
      url: `/monnify${url}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
  const authorized = async (url: string, payload: object) => {
    const basic = `Basic ${Buffer.from(`${apiKey}:${secretKey}`).toString('base64')}`;
    const login = await call('/api/v1/auth/login', basic);
    return call(url, `Bearer ${login.json().responseBody.accessToken}`, payload);
  };

  it.each([
    ['a bank that there is none of', { destinationBankCode: '777' }, 'Bank not found'],
    ['a wallet of others', { sourceAccountNumber: '0123456785' }, 'Source account number is invalid'],
    ['no amount', { amount: 0 }, 'amount is invalid'],
  ])('rejects a payout with %s, before it is recorded', async (_, wrong, message) => {
    const response = await authorized('/api/v2/disbursements/single', {
      amount: 50,
      reference: 'withdrawal-0000001',
      narration: 'Withdrawal',
      destinationBankCode: '058',
      destinationAccountNumber: '0123456785',
      currency: 'NGN',
      sourceAccountNumber: sourceAccount,
      ...wrong,
    });
    expect([response.statusCode, response.json().responseMessage]).toEqual([422, message]);
    expect(simulator.banks.monnify.book.payouts).toEqual([]);
  });

  it('rejects a refund of nothing', async () => {
    const deposit = simulator.banks.monnify.book.receive('0690000031', naira(50), SENDER);
    const response = await authorized('/api/v1/refunds/initiate-refund', {
      transactionReference: transactionReference(deposit),
      refundReference: 'refund-1',
      refundAmount: '0',
      refundReason: 'Not ours',
    });
    expect([response.statusCode, response.json().responseMessage]).toEqual([422, 'refundAmount is invalid']);
    expect(simulator.banks.monnify.book.refunds).toEqual([]);
  });
});

describe('Flutterwave', () => {
  const post = (url: string, payload: object) =>
    simulator.app.inject({
      method: 'POST',
      url: `/flutterwave/v3${url}`,
      headers: { authorization: `Bearer ${RAILS_KEYS.flutterwave.secretKey}` },
      payload,
    });

  it('refunds all of a deposit without an amount, and nothing for an amount that is none', async () => {
    const { book } = simulator.banks.flutterwave;
    const { id } = book.receive('0690000031', naira(50), SENDER);
    for (const amount of [null, '0', 0, -1, 'all']) {
      const rejected = await post(`/transactions/${id}/refund`, { amount });
      expect([rejected.statusCode, rejected.json().message]).toEqual([400, 'amount is invalid']);
    }
    expect(book.refunds).toEqual([]);
    expect((await post(`/transactions/${id}/refund`, {})).json().data.amount_refunded).toBe(50);
  });

  it('rejects a transfer of nothing', async () => {
    const response = await post('/transfers', {
      account_bank: '058',
      account_number: '0123456785',
      amount: 0,
      currency: 'NGN',
      reference: 'withdrawal-1',
    });
    expect([response.statusCode, response.json().message]).toEqual([400, 'amount is invalid']);
  });
});

describe('WhatsApp', () => {
  const { accessToken, phoneNumberId, template, codeTemplate } = RAILS_KEYS.whatsapp;
  const text = { type: 'text', text: '4821' };
  const body = { type: 'body', parameters: [text] };
  const button = { type: 'button', sub_type: 'url', index: '0', parameters: [text] };
  const send = (name: string, components: object[], { id = `${phoneNumberId}`, language = 'en' } = {}) =>
    simulator.app.inject({
      method: 'POST',
      url: `/whatsapp/v23.0/${id}/messages`,
      headers: { authorization: `Bearer ${accessToken}` },
      payload: {
        messaging_product: 'whatsapp',
        to: '2348031234567',
        type: 'template',
        template: { name, language: { code: language }, components },
      },
    });

  it('sends news and codes by the template of each', async () => {
    const sent = [await send(template, [body]), await send(codeTemplate, [body, button])];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it.each([
    ['from a phone number that is not ours', 400, 100, () => send(template, [body], { id: '1' })],
    ['by a template that there is none of', 404, 132_001, () => send('news', [body])],
    ['in a language that the template lacks', 404, 132_001, () => send(template, [body], { language: 'fr' })],
    ['with too many parameters', 400, 132_000, () => send(template, [{ ...body, parameters: [text, text] }])],
    ['of a code by the template of news', 400, 132_000, () => send(template, [body, button])],
  ])('rejects a message %s', async (_, status, code, call) => {
    const response = await call();
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
    await simulator.clock.advance(MINUTE_MS);
    expect(simulator.inbox.messages).toEqual([]);
  });
});

describe('a revoked key', () => {
  const wrong = { authorization: 'Bearer wrong' };
  it.each([
    ['paystack', { url: '/paystack/bank', headers: wrong }],
    ['monnify', { method: 'POST', url: '/monnify/api/v1/auth/login', headers: wrong }],
    ['flutterwave', { url: '/flutterwave/v3/banks/NG', headers: wrong }],
    [
      'termii',
      {
        method: 'POST',
        url: '/termii/api/sms/otp/call',
        payload: { api_key: 'wrong', phone_number: '2348031234567', code: '4821' },
      },
    ],
    ['whatsapp', { method: 'POST', url: '/whatsapp/v23.0/1/messages', headers: wrong }],
  ] as const)('is rejected by %s like a wrong one', async (provider, call) => {
    const response = await simulator.app.inject(call);
    simulator.faults[provider].add('key_revoked');
    const revoked = await simulator.app.inject(call);
    expect([revoked.statusCode, revoked.json()]).toEqual([401, response.json()]);
  });
});
