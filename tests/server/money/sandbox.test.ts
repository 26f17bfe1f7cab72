import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesResponse } from '#api/contract/sandbox.ts';
import { buildApp } from '#server/app.ts';
import { signUp, type TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { createBuyer, readMoneyRows, waitUntilApplied, walletOf } from './kit.ts';

describeOnDatabase('the sandbox', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await open();
    buyer = await createBuyer(server);
  });
  afterAll(() => server.close());

  const send = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/api/sandbox/transfers', payload });

  test('delivers a transfer once under the event id that it is given', async () => {
    const { account_number } = await walletOf(server.app, buyer);
    const eventId = randomUUID();
    for (let times = 0; times < 2; times += 1) {
      const response = await send({ account_number, amount: 12_345, event_id: eventId });
      expect([response.statusCode, response.json().body]).toEqual([200, { event_id: eventId }]);
    }
    await waitUntilApplied(server);
    expect((await walletOf(server.app, buyer)).balance).toBe(12_345);
  });

  test('makes an event id of its own for each transfer', async () => {
    const { account_number } = await walletOf(server.app, buyer);
    const ids = [await send({ account_number, amount: 1 }), await send({ account_number, amount: 1 })];
    expect(new Set(ids.map((response) => response.json().body.event_id)).size).toBe(2);
  });

  test.each<[string, object, number, string]>([
    ['without an account number', { account_number: undefined }, 422, 'invalid_fields'],
    ['to an account number of 9 digits', { account_number: '123456789' }, 422, 'invalid_fields'],
    ['of nothing', { amount: 0 }, 422, 'invalid_fields'],
    ['of part of a kobo', { amount: 1.5 }, 422, 'invalid_fields'],
    ['of text', { amount: '100' }, 422, 'invalid_fields'],
    ['with an event id of nothing', { event_id: '' }, 422, 'invalid_fields'],
    ['with an event id that no bank sends', { event_id: 'a\u0000b' }, 422, 'invalid_fields'],
  ])('rejects a transfer %s', async (_, changes, status, code) => {
    await waitUntilApplied(server);
    const before = await readMoneyRows(server);
    const response = await send({ account_number: '1234567890', amount: 100, ...changes });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(await readMoneyRows(server)).toEqual(before);
  });

  test.each(['', 5, null])('says what an event id is to whoever sends %o', async (event_id) => {
    const response = await send({ account_number: '1234567890', amount: 100, event_id });
    expect(response.json().fields).toEqual({ event_id: 'An event id has 1 to 100 plain characters.' });
  });

  test("lists the messages to an address, newest first, and nobody else's", async () => {
    const first = await signUp(server.app);
    const second = await signUp(server.app);
    const messages = async (to: string) => {
      const response = await server.app.inject({ url: '/api/sandbox/messages', query: { to } });
      return messagesResponse.parse(response.json()).body.messages;
    };
    const toFirst = await messages(first.user.phone);
    expect(toFirst).not.toHaveLength(0);
    expect(toFirst.every(({ to }) => to === first.user.phone)).toBe(true);
    expect(toFirst[0]).toMatchObject({ channel: 'sms', otp: expect.stringMatching(/^\d{4}$/) });
    const unencoded = await server.app.inject({ url: `/api/sandbox/messages?to=${first.user.phone}` });
    expect(messagesResponse.parse(unencoded.json()).body.messages).toEqual(toFirst);

    await signUp(server.app, { phone: '+2348031110000', email: first.user.email });
    const toEmail = await messages(first.user.email);
    expect(toEmail).toHaveLength(2);
    const times = toEmail.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().reverse());
    expect(await messages(second.user.phone)).toMatchObject([{ to: second.user.phone }]);
    const unnamed = await server.app.inject({ url: '/api/sandbox/messages' });
    expect(unnamed.statusCode).toBe(422);
    expect(await messages('+2340000000000')).toEqual([]);
  });

  describe('is not there', () => {
    test('where the bank and the messages are real', async () => {
      const { bank } = server.dependencies;
      const app = await buildApp({
        ...server.dependencies,
        bank: { ...bank, name: 'paystack' as const },
        messages: { sms: null, email: null, whatsapp: null, voice: null },
      });
      const payload = { account_number: '1234567890', amount: 100 };
      const transfer = await app.inject({ method: 'POST', url: '/api/sandbox/transfers', payload });
      const listed = await app.inject({ url: '/api/sandbox/messages' });
      expect([transfer.statusCode, listed.statusCode]).toEqual([404, 404]);
      await app.close();
    });
  });
});
