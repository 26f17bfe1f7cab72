import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { smtpMessages } from '#server/messages/providers/smtp.ts';
import { termiiCalls, termiiMessages } from '#server/messages/providers/termii.ts';
import { whatsAppMessages } from '#server/messages/providers/whatsapp.ts';
import { sendMessages } from '#server/messages/send.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { type Message, MessageRejectedError, type SendingProvider } from '#server/platform/ports/messages.ts';
import { freePort } from '#tests/browser/kit/server.ts';
import { createSimulator, RAILS_KEYS, type Simulator } from '../../src/rails/simulator.ts';
import { aRegistration, latestOtp, post, signUp } from './kit/people.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

const SECRET_TEXT = 'Your code is 4821';
/** Longer than any simulated provider takes, but for those that hang. */
const DEADLINE_MS = 2_000;
const A_MINUTE_MS = 60_000;
const WAIT = { timeout: 20_000, interval: 20 };

let simulator: Simulator;
let origin: string;
let mailPort: number;
beforeAll(async () => {
  simulator = createSimulator({
    merchantOrigin: 'http://127.0.0.1:9',
    startMs: Date.now(),
    seed: 'messages',
    merchantName: 'Kolo',
    slowMs: 60_000,
  });
  origin = await simulator.app.listen({ port: 0 });
  mailPort = await simulator.mail.listen(0);
});
afterAll(async () => {
  await simulator.mail.close();
  await simulator.app.close();
});

const termii = (apiKey: string = RAILS_KEYS.termii.apiKey) =>
  termiiMessages({
    apiKey,
    secretKey: RAILS_KEYS.termii.secretKey,
    baseUrl: `${origin}/termii`,
    sender: 'Kolo',
    route: 'dnd',
  });
const calls = () => termiiCalls({ apiKey: RAILS_KEYS.termii.apiKey, baseUrl: `${origin}/termii` });
const whatsApp = (accessToken: string = RAILS_KEYS.whatsapp.accessToken) =>
  whatsAppMessages({
    accessToken,
    phoneNumberId: '1234567890',
    template: 'kolo_news',
    codeTemplate: 'kolo_code',
    appSecret: RAILS_KEYS.whatsapp.appSecret,
    verifyToken: 'of-this-test',
    baseUrl: `${origin}/whatsapp/v23.0`,
  });
const smtp = (port = mailPort) =>
  smtpMessages({ url: `smtp://127.0.0.1:${port}`, from: 'Kolo <mail@kolo.example>' });

interface Suite {
  readonly open: () => SendingProvider;
  readonly message: Omit<Message, 'id'>;
  /** Makes the next call fail in a way that a later one need not. */
  readonly breakOnce: () => void;
  /** Makes the next call fail for good; null where no call does, as its recipient alone can. */
  readonly reject: (() => void) | null;
}

const SUITES: Readonly<Record<string, Suite>> = {
  termii: {
    open: () => termii(),
    message: { channel: 'sms', to: '+2348030000010', text: SECRET_TEXT },
    breakOnce: () => simulator.faults.termii.add('unavailable', { times: 1 }),
    reject: null,
  },
  whatsapp: {
    open: () => whatsApp(),
    message: { channel: 'whatsapp', to: '+2348030000011', text: SECRET_TEXT },
    breakOnce: () => simulator.faults.whatsapp.add('unavailable', { times: 1 }),
    reject: null,
  },
  'termii, by a call': {
    open: () => calls(),
    message: { channel: 'voice', to: '+2348030000014', text: SECRET_TEXT, otp: '4821' },
    breakOnce: () => simulator.faults.termii.add('unavailable', { times: 1 }),
    reject: null,
  },
  smtp: {
    open: () => smtp(),
    message: {
      channel: 'email',
      to: 'ada@example.com',
      subject: 'Your code',
      text: SECRET_TEXT,
      html: '<p>Hi</p>',
    },
    breakOnce: () => {
      simulator.mail.fault = { code: 451, times: 1 };
    },
    reject: () => {
      simulator.mail.fault = { code: 550, times: 1 };
    },
  },
};

describe.each(Object.entries(SUITES))(
  'the message provider %s',
  (_name, { open, message, breakOnce, reject }) => {
    const send = (overrides: Partial<Message> = {}, signal = AbortSignal.timeout(DEADLINE_MS)) =>
      open().send({ id: randomUUID(), ...message, ...overrides }, signal);
    const errorOf = (sending: Promise<unknown>): Promise<unknown> =>
      sending.then(
        () => null,
        (error: unknown) => error,
      );

    test('delivers the text to its recipient, and names the message', async () => {
      const before = simulator.inbox.to(message.to).length;
      expect(await send()).toEqual(expect.any(String));
      await simulator.clock.advance(A_MINUTE_MS);
      const received = simulator.inbox.to(message.to).slice(before);
      expect(received.map(({ channel }) => channel)).toEqual([message.channel]);
      expect(received[0]?.text.replaceAll(', ', '')).toContain(message.otp ?? SECRET_TEXT);
    });

    test('fails so that it is tried again where the provider is down for a while', async () => {
      breakOnce();
      const error = await errorOf(send());
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MessageRejectedError);
      expect(await send()).toEqual(expect.any(String));
    });

    test('quotes neither the message nor its recipient nor a key in an error', async () => {
      breakOnce();
      const error = await errorOf(send());
      const shown = error instanceof Error ? `${error.message} ${error.stack} ${String(error.cause)}` : '';
      expect(shown).not.toMatch(/4821|803000001|ada@|TLrails|EAArails/);
    });

    test.runIf(reject)('says where no further try can succeed', async () => {
      reject?.();
      expect(await errorOf(send())).toBeInstanceOf(MessageRejectedError);
    });
  },
);

describe.each([
  ['termii', termii, { channel: 'sms', to: '+2348030000012' }],
  ['whatsapp', whatsApp, { channel: 'whatsapp', to: '+2348030000013' }],
] as const)('the API of %s', (name, open, { channel, to }) => {
  beforeEach(() => simulator.faults[name].clear());
  const send = (provider: SendingProvider = open(), signal = AbortSignal.timeout(DEADLINE_MS)) =>
    provider.send({ id: randomUUID(), channel, to, text: SECRET_TEXT }, signal);

  test.each(['html', 'truncated', 'error_inside', 'outage', 'rate_limited', 'response_lost'] as const)(
    'is not taken at its word with the fault %s: it is tried again',
    async (fault) => {
      simulator.faults[name].add(fault, { times: 1 });
      const error = await send().catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MessageRejectedError);
    },
  );

  test('is given up at the deadline of the job', async () => {
    simulator.faults[name].add('slow', { times: 1 });
    await expect(send(open(), AbortSignal.timeout(200))).rejects.toThrow('did not respond');
  });

  test('is tried again with a wrong key, which an operator can mend', async () => {
    const error = await send(open('wrong-key')).catch((caught: unknown) => caught);
    expect(error).not.toBeInstanceOf(MessageRejectedError);
    expect(String(error)).toContain('401');
  });
});

describe('an email', () => {
  test('has text and HTML, a message id that stays the same, and no header of its sender', async () => {
    const id = randomUUID();
    const to = 'bola@example.com';
    const message = {
      id,
      channel: 'email',
      to,
      subject: 'Hello',
      text: 'Plain',
      html: '<p>Rich</p>',
    } as const;
    await smtp().send({ ...message, replyTo: 'ada@example.com' }, AbortSignal.timeout(DEADLINE_MS));
    const [mail] = simulator.inbox.to(to);
    expect(mail?.text).toContain(`Message-ID: <${id}@kolo.example>`);
    expect(mail?.text).toContain('Reply-To: ada@example.com');
    expect(mail?.text).toMatch(/multipart\/alternative[\s\S]*Plain[\s\S]*<p>Rich<\/p>/);
    const hostile = { ...message, subject: 'Hello\r\nBcc: everyone@example.com' };
    await expect(smtp().send(hostile, AbortSignal.timeout(DEADLINE_MS))).rejects.toThrow('several lines');
  });
});

describeOnEachDatabase('a server with Termii', (open) => {
  let server: TestServer;
  let network: Simulator;
  beforeAll(async () => {
    // The reports go to the server, and the messages to the simulator: one of them has to know the other's port first.
    const port = await freePort();
    network = createSimulator({
      merchantOrigin: `http://127.0.0.1:${port}`,
      startMs: Date.now(),
      seed: 'reports',
      merchantName: 'Kolo',
      slowMs: 0,
    });
    server = await open({
      SMS_PROVIDER: 'termii',
      TERMII_API_KEY: RAILS_KEYS.termii.apiKey,
      TERMII_SECRET_KEY: RAILS_KEYS.termii.secretKey,
      TERMII_SENDER: 'Kolo',
      TERMII_CHANNEL: 'generic',
      TERMII_BASE_URL: `${await network.app.listen({ port: 0 })}/termii`,
    });
    await server.app.listen({ port });
  });
  afterAll(async () => {
    await server.close();
    await network.app.close();
  });

  const find = (to: string) => server.db.select().from(messages).where(eq(messages.to, to));

  test('stores what became of each SMS, by signed reports alone', async () => {
    network.dndNumbers.add('2348030000020');
    network.deadNumbers.add('2348030000021');
    const phones = ['+2348030000020', '+2348030000021', '+2348030000022'];
    const code = { kind: 'code', copy: { subject: 'Code', text: SECRET_TEXT }, userId: null } as const;
    const workers = await server.startWorkers();
    for (const to of phones)
      await sendMessages(server.dependencies, server.db, code, [{ channel: 'sms', to }]);
    await vi.waitFor(async () => {
      const statuses = await Promise.all(phones.map(async (to) => (await find(to))[0]?.status));
      expect(statuses).toEqual(['sent', 'sent', 'sent']);
    }, WAIT);
    await workers.stop();
    await network.clock.advance(A_MINUTE_MS);
    const statuses = await Promise.all(phones.map(async (to) => (await find(to))[0]?.status));
    expect(statuses).toEqual(['blocked', 'undelivered', 'delivered']);

    const [delivered] = await find('+2348030000022');
    const forged = await server.app.inject({
      method: 'POST',
      url: '/api/webhooks/termii',
      headers: { 'content-type': 'application/json', 'x-termii-signature': 'ab'.repeat(64) },
      payload: JSON.stringify({ message_id: delivered?.providerId, status: 'Message Failed' }),
    });
    expect(forged.statusCode).toBe(401);
    expect((await find('+2348030000022'))[0]?.status).toBe('delivered');
  });

  test('tells a buyer, who asks for another code, once that Do Not Disturb is on', async () => {
    const { phone } = aRegistration();
    network.dndNumbers.add(phone.slice(1));
    const workers = await server.startWorkers();
    const { user, headers } = await signUp(server.app, { phone });
    await vi.waitFor(async () => expect((await find(phone))[0]?.status).toBe('sent'), WAIT);
    await network.clock.advance(A_MINUTE_MS);
    const resend = () => post(server.app, '/onboarding/resend-otp', { user_id: user.id }, headers);
    const told = await resend();
    expect([told.statusCode, told.json().code]).toEqual([409, 'sms_blocked']);
    expect(told.json().message).toContain('Do Not Disturb is on');
    expect((await resend()).statusCode).toBe(200);
    await workers.stop();
  });
});

describeOnEachDatabase('a server with WhatsApp', (open) => {
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

  /** The messages to a number, by channel. */
  const statusesOf = async (to: string) => {
    const rows = await server.db.select().from(messages).where(eq(messages.to, to));
    return Object.fromEntries(rows.map(({ channel, status }) => [channel, status]));
  };
  const areSent = (to: string) =>
    vi.waitFor(async () => expect(await statusesOf(to)).toMatchObject({ whatsapp: 'sent' }), WAIT);
  const news = (key: string) =>
    ({
      kind: 'payment_received',
      copy: { subject: 'News', text: 'It is here.' },
      userId: null,
      key,
    }) as const;

  test('sends a code by its template, and the same one by SMS where WhatsApp fails', async () => {
    const { phone } = aRegistration();
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
    expect(await statusesOf(phone)).toEqual({ sms: 'sent', whatsapp: 'undelivered' });
    const payload = { otp: await latestOtp(server.app, phone), user_id: user.id };
    expect((await post(server.app, '/onboarding/verify-otp', payload, headers)).statusCode).toBe(200);
  });

  test('stores what became of a message, and forgets its text with the first report', async () => {
    const to = '+2348030000030';
    const code = { kind: 'code', copy: { subject: 'Code', text: SECRET_TEXT, code: '4821' } } as const;
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
    expect([forged.statusCode, await statusesOf(to)]).toEqual([401, { whatsapp: 'delivered' }]);
  });

  test('sends news that failed by SMS, unless the same fact went in another way', async () => {
    const [alone, both] = ['+2348030000031', '+2348030000032'];
    for (const to of [alone, both]) network.noWhatsApp.add(to.slice(1));
    await sendMessages(server.dependencies, server.db, news('fact:1'), [{ channel: 'whatsapp', to: alone }]);
    await sendMessages(server.dependencies, server.db, news('fact:2'), [
      { channel: 'whatsapp', to: both },
      { channel: 'email', to: 'ada@example.com' },
    ]);
    await areSent(alone);
    await areSent(both);
    await network.clock.advance(A_MINUTE_MS);
    expect(await statusesOf(alone)).toEqual({ whatsapp: 'undelivered', sms: 'sent' });
    expect(await statusesOf(both)).toEqual({ whatsapp: 'undelivered' });
  });

  test('proves its address to Meta by the token alone', async () => {
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
