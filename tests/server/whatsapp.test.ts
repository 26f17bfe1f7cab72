import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSimulator, RAILS_KEYS, type Simulator } from '#rails/simulator.ts';
import { whatsAppMessages } from '#server/messages/providers/whatsapp.ts';
import { sendMessages } from '#server/messages/send.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { type Message, MessageRejectedError, type SendingProvider } from '#server/platform/ports/messages.ts';
import { freePort } from '#tests/browser/kit/server.ts';
import { WAIT } from '../kit/wait.ts';
import { attemptDelivery } from './kit/deliver.ts';
import { buildRegistration, latestOtp, post, signUp } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const A_MINUTE_MS = 60_000;
const { appSecret, phoneNumberId, template, codeTemplate, verifyToken } = RAILS_KEYS.whatsapp;
const SETTINGS = {
  accessToken: 'wrong-token',
  appSecret,
  phoneNumberId,
  template,
  codeTemplate,
  verifyToken,
};

/** The messages to a phone number, by channel. */
const statusesOf = async ({ db }: TestServer, to: string) => {
  const rows = await db.select().from(messages).where(eq(messages.to, to));
  return Object.fromEntries(rows.map(({ channel, status }) => [channel, status]));
};
const notice = (key: string) =>
  ({
    kind: 'payment_received',
    copy: { subject: 'Payment received', text: 'It is here.' },
    userId: null,
    key,
  }) as const;

describeOnDatabase('a message by WhatsApp', (open) => {
  let server: TestServer;
  let network: Simulator;
  let origin: string;
  beforeAll(async () => {
    network = createSimulator({
      merchantOrigin: 'http://127.0.0.1:9',
      startMs: Date.now(),
      seed: 'reports',
      merchantName: 'Kolo',
      slowMs: 0,
    });
    origin = await network.app.listen({ port: 0 });
    server = await open({
      WHATSAPP_PROVIDER: 'cloud',
      WHATSAPP_ACCESS_TOKEN: RAILS_KEYS.whatsapp.accessToken,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_TEMPLATE: template,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
      WHATSAPP_BASE_URL: `${origin}/whatsapp/v23.0`,
    });
  });
  afterAll(async () => {
    await server.close();
    await network.app.close();
  });

  const postReport = (wamid: string, status: string, ourId: string, others = '') => {
    const reported = { id: wamid, status, biz_opaque_callback_data: ourId };
    const payload = JSON.stringify({ others, entry: [{ changes: [{ value: { statuses: [reported] } }] }] });
    const signature = createHmac('sha256', appSecret).update(payload).digest('hex');
    return server.app.inject({
      method: 'POST',
      url: '/api/webhooks/whatsapp',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      payload,
    });
  };
  const report = async (...reported: Parameters<typeof postReport>) =>
    expect((await postReport(...reported)).statusCode).toBe(200);
  /** Queues a message to a phone number and makes one attempt to send it. Returns the message's id. */
  const attempt = async (to: string, send: ((message: Message) => Promise<string>) | null) => {
    const jobs = { enqueue: async () => true };
    await sendMessages({ ...server.dependencies, jobs }, server.db, notice(to), [
      { channel: 'whatsapp', to },
    ]);
    const [queued] = await server.db.select().from(messages).where(eq(messages.to, to));
    const whatsapp: SendingProvider | null = send && { name: 'whatsapp', send };
    const providers = { ...server.dependencies.messages, whatsapp };
    const dependencies = { ...server.dependencies, messages: providers };
    await attemptDelivery(dependencies, queued?.id ?? '');
    return queued?.id ?? '';
  };

  test.each([
    ['delivered', { whatsapp: 'delivered' }],
    ['failed', { whatsapp: 'undelivered', sms: 'sent' }],
  ])('takes a report that it was %s before the response to its call', async (status, statuses) => {
    const to = status === 'failed' ? '+2348030000033' : '+2348030000034';
    // Meta's reports may arrive before its response.
    await attempt(to, async ({ id }) => {
      await report(`wamid.${id}`, status, id);
      return `wamid.${id}`;
    });
    await vi.waitFor(async () => expect(await statusesOf(server, to)).toEqual(statuses), WAIT);
  });

  test('that was sent twice has not failed where only the first has: no SMS takes its place', async () => {
    const to = '+2348030000036';
    const id = await attempt(to, async () => 'wamid.second');
    await report('wamid.first', 'failed', id);
    expect(await statusesOf(server, to)).toEqual({ whatsapp: 'sent' });
    await report('wamid.second', 'failed', id);
    expect(await statusesOf(server, to)).toMatchObject({ whatsapp: 'undelivered', sms: expect.anything() });
  });

  test('is delivered by a report among so many others that they have 3 MB, the most that Meta sends', async () => {
    const to = '+2348030000039';
    const id = await attempt(to, async () => 'wamid.large');
    const tooLarge = await postReport('wamid.large', 'delivered', id, 'x'.repeat(4_200_000));
    expect([tooLarge.statusCode, await statusesOf(server, to)]).toEqual([413, { whatsapp: 'sent' }]);
    await report('wamid.large', 'delivered', id, 'x'.repeat(3_000_000));
    expect(await statusesOf(server, to)).toEqual({ whatsapp: 'delivered' });
  });

  test('that is rejected at a repetition was taken before: no SMS takes its place', async () => {
    const to = '+2348030000037';
    await attempt(to, async ({ id }) => {
      await report('wamid.taken', 'sent', id);
      throw new MessageRejectedError('It was sent before');
    });
    expect(await statusesOf(server, to)).toEqual({ whatsapp: 'sent' });
  });

  test('that waits while WhatsApp is switched off goes by SMS', async () => {
    const to = '+2348030000038';
    await attempt(to, null);
    await vi.waitFor(
      async () => expect(await statusesOf(server, to)).toEqual({ whatsapp: 'rejected', sms: 'sent' }),
      WAIT,
    );
  });

  test('counts the calls that are rejected because of the token', async () => {
    const to = '+2348030000035';
    const count = async () => {
      const metrics = (await server.app.inject({ url: '/metrics' })).body;
      const line = /^message_calls_refused_total\{channel="whatsapp",provider="whatsapp"\} (\d+)$/m;
      return Number(line.exec(metrics)?.[1]);
    };
    const before = await count();
    const jobs = { enqueue: async () => true };
    await sendMessages({ ...server.dependencies, jobs }, server.db, notice('refused'), [
      { channel: 'whatsapp', to },
    ]);
    const [queued] = await server.db.select().from(messages).where(eq(messages.to, to));
    const providers = {
      ...server.dependencies.messages,
      whatsapp: whatsAppMessages({ ...SETTINGS, baseUrl: `${origin}/whatsapp/v23.0` }),
    };
    const sending = attemptDelivery({ ...server.dependencies, messages: providers }, queued?.id ?? '');
    await expect(sending).rejects.toThrow('WhatsApp refuses the token WHATSAPP_ACCESS_TOKEN with 401');
    expect(await count()).toBe(before + 1);
  });
});

describeOnDatabase('a server with WhatsApp', (open) => {
  const VERIFY_TOKEN = 'a-token-of-16-letters';
  let server: TestServer;
  let network: Simulator;
  let workers: { readonly stop: () => Promise<void> };
  beforeAll(async () => {
    const port = await freePort();
    network = createSimulator({
      merchantOrigin: `http://127.0.0.1:${port}`,
      startMs: Date.now(),
      seed: 'whatsapp',
      merchantName: 'Kolo',
      slowMs: 0,
    });
    server = await open({
      WHATSAPP_PROVIDER: 'cloud',
      WHATSAPP_ACCESS_TOKEN: RAILS_KEYS.whatsapp.accessToken,
      WHATSAPP_APP_SECRET: RAILS_KEYS.whatsapp.appSecret,
      WHATSAPP_PHONE_NUMBER_ID: '1234567890',
      WHATSAPP_TEMPLATE: 'kolo_news',
      WHATSAPP_CODE_TEMPLATE: 'kolo_code',
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
      WHATSAPP_BASE_URL: `${await network.app.listen({ port: 0 })}/whatsapp/v23.0`,
    });
    await server.app.listen({ port });
    workers = await server.startWorkers();
  });
  afterAll(async () => {
    await workers.stop();
    await server.close();
    await network.app.close();
  });

  const areSent = (to: string) =>
    vi.waitFor(async () => expect(await statusesOf(server, to)).toMatchObject({ whatsapp: 'sent' }), WAIT);
  test('sends a code by its template, and the same code by SMS if WhatsApp fails', async () => {
    const { phone } = buildRegistration();
    const { user, headers } = await signUp(server.app, { phone });
    network.noWhatsApp.add(phone.slice(1));
    const sent = await post(
      server.app,
      '/onboarding/resend-otp',
      { user_id: user.id, channel: 'whatsapp' },
      headers,
    );
    expect(sent.statusCode).toBe(200);
    await areSent(phone);
    await network.clock.advance(A_MINUTE_MS);
    expect(await statusesOf(server, phone)).toEqual({ sms: 'sent', whatsapp: 'undelivered' });
    const payload = { otp: await latestOtp(server.app, phone), user_id: user.id };
    expect((await post(server.app, '/onboarding/verify-otp', payload, headers)).statusCode).toBe(200);
  });

  test('stores the delivery status of a message, and deletes its text with the first report', async () => {
    const to = '+2348030000030';
    const code = {
      kind: 'code',
      copy: { subject: 'Code', text: 'Your code is 4821', code: '4821' },
    } as const;
    await sendMessages(server.dependencies, server.db, { ...code, userId: null }, [
      { channel: 'whatsapp', to },
    ]);
    await areSent(to);
    await network.clock.advance(A_MINUTE_MS);
    const [row] = await server.db.select().from(messages).where(eq(messages.to, to));
    expect(row).toMatchObject({ status: 'delivered', copy: null });
    expect(network.inbox.to(to).map(({ text }) => text)).toEqual(['kolo_code\n4821\n4821']);

    const forged = await server.app.inject({
      method: 'POST',
      url: '/api/webhooks/whatsapp',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${'ab'.repeat(32)}` },
      payload: JSON.stringify({
        entry: [{ changes: [{ value: { statuses: [{ id: row?.providerId, status: 'failed' }] } }] }],
      }),
    });
    expect([forged.statusCode, await statusesOf(server, to)]).toEqual([401, { whatsapp: 'delivered' }]);
  });

  test('sends a message that failed by SMS, unless the same fact went in another way', async () => {
    const [alone, both] = ['+2348030000031', '+2348030000032'];
    for (const to of [alone, both]) network.noWhatsApp.add(to.slice(1));
    await sendMessages(server.dependencies, server.db, notice('fact:1'), [
      { channel: 'whatsapp', to: alone },
    ]);
    await sendMessages(server.dependencies, server.db, notice('fact:2'), [
      { channel: 'whatsapp', to: both },
      { channel: 'email', to: 'ada@example.com' },
    ]);
    await areSent(alone);
    await areSent(both);
    await network.clock.advance(A_MINUTE_MS);
    expect(await statusesOf(server, alone)).toEqual({ whatsapp: 'undelivered', sms: 'sent' });
    expect(await statusesOf(server, both)).toEqual({ whatsapp: 'undelivered' });
  });

  test('verifies its address to Meta only with the token', async () => {
    const ask = (token: string) =>
      server.app.inject({
        url: '/api/webhooks/whatsapp',
        query: { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' },
      });
    const proven = await ask(VERIFY_TOKEN);
    expect([proven.statusCode, proven.body, proven.headers['content-type']]).toEqual([
      200,
      '1158201444',
      expect.stringContaining('text/plain'),
    ]);
    expect((await ask('a-token-of-sixteen-others')).statusCode).toBe(401);
  });
});
