import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messagePreferencesResponse } from '#api/contract/messages.ts';
import { smtpMessages } from '#server/messages/providers/smtp.ts';
import { termiiCalls, termiiMessages } from '#server/messages/providers/termii.ts';
import { whatsAppMessages } from '#server/messages/providers/whatsapp.ts';
import { termiiSignature } from '#server/messages/reports/termii.ts';
import { sendMessages } from '#server/messages/send.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { users } from '#server/platform/db/schema/users.ts';
import {
  type Message,
  MessageAccountError,
  MessageKeyError,
  MessageRejectedError,
  type SendingProvider,
} from '#server/platform/ports/messages.ts';
import { freePort } from '#tests/browser/kit/server.ts';
import type { SmsRejection } from '../../src/rails/messages/termii.ts';
import { createSimulator, RAILS_KEYS, type Simulator } from '../../src/rails/simulator.ts';
import { WAIT } from '../kit/wait.ts';
import { buildRegistration, post, signUp } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';
import { createBuyer } from './money/kit.ts';

const SECRET_TEXT = 'Your code is 4821';
/** Longer than any simulated provider needs, except for hanging ones. */
const DEADLINE_MS = 60_000;
const A_MINUTE_MS = 60_000;

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

const termii = (apiKey: string = RAILS_KEYS.termii.apiKey, at = origin) =>
  termiiMessages({
    apiKey,
    secretKey: RAILS_KEYS.termii.secretKey,
    baseUrl: `${at}/termii`,
    sender: 'Kolo',
    route: 'dnd',
  });
const calls = () => termiiCalls({ apiKey: RAILS_KEYS.termii.apiKey, baseUrl: `${origin}/termii` });
const whatsApp = (accessToken: string = RAILS_KEYS.whatsapp.accessToken, at = origin) =>
  whatsAppMessages({
    accessToken,
    phoneNumberId: '1234567890',
    template: 'kolo_news',
    codeTemplate: 'kolo_code',
    appSecret: RAILS_KEYS.whatsapp.appSecret,
    verifyToken: 'of-this-test',
    baseUrl: `${at}/whatsapp/v23.0`,
  });
const smtp = (port = mailPort) =>
  smtpMessages({ url: `smtp://127.0.0.1:${port}`, from: 'Kolo <mail@kolo.example>' });

interface Suite {
  readonly open: () => SendingProvider;
  readonly message: Omit<Message, 'id'>;
  /** Makes the next call fail with a temporary error. */
  readonly breakOnce: () => void;
  /** Makes the next call fail permanently; null if only a recipient can cause that. */
  readonly reject: (() => void) | null;
}

type SuiteName = 'termii' | 'whatsapp' | 'voice' | 'smtp';
const SUITES: Readonly<Record<SuiteName, Suite>> = {
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
  voice: {
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

    test('fails with a retryable error while the provider is down', async () => {
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

describe('an account that lets nothing out', () => {
  const mail = (text: string, command?: 'MAIL FROM' | 'DATA') => () => {
    simulator.mail.fault = { code: 550, times: 1, text, ...(command && { command }) };
  };
  const sms = (rejection: SmsRejection) => () => {
    simulator.smsAccount.rejection = rejection;
  };
  const templates = () => {
    simulator.whatsAppAccount.hasTemplates = false;
  };
  beforeEach(() => {
    simulator.mail.fault = null;
    simulator.smsAccount.rejection = null;
    simulator.whatsAppAccount.hasTemplates = true;
  });
  const { voice, termii: text, smtp: email, whatsapp } = SUITES;

  test.each([
    ['mail from our address', email, mail('5.7.1 Sender not verified', 'MAIL FROM')],
    ['mail with what we send', email, mail('5.7.1 Rejected by policy', 'DATA')],
    ['mail over our quota', email, mail('5.4.5 Daily sending quota exceeded')],
    ['mail that it would have to relay', email, mail('5.7.1 Relaying denied')],
    ['SMS by an unregistered sender', text, sms('sender')],
    ['SMS without a route', text, sms('route')],
    ['SMS without balance', text, sms('balance')],
    ['calls without balance', voice, sms('balance')],
    ['WhatsApp without an approved template', whatsapp, templates],
  ])('is not blamed on the recipient: %s', async (_, { open, message }, begin) => {
    begin();
    const sending = open().send({ id: randomUUID(), ...message }, AbortSignal.timeout(DEADLINE_MS));
    await expect(sending).rejects.toBeInstanceOf(MessageAccountError);
  });

  test.each([
    ['a mailbox that does not exist', email, mail('5.1.1 No such user'), {}],
    ['a mailbox that is only looked up after the mail', email, mail('5.1.1 No such user', 'DATA'), {}],
    ['a full mailbox', email, mail('5.2.2 Mailbox full', 'DATA'), {}],
    ['a phone number that no phone has', text, () => {}, { to: '+1' }],
  ])('is not to blame for %s', async (_, { open, message }, begin, to) => {
    begin();
    const sending = open().send({ id: randomUUID(), ...message, ...to }, AbortSignal.timeout(DEADLINE_MS));
    await expect(sending).rejects.toBeInstanceOf(MessageRejectedError);
  });
});

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

  test('is aborted at the deadline of the job', async () => {
    simulator.faults[name].add('slow', { times: 1 });
    await expect(send(open(), AbortSignal.timeout(200))).rejects.toThrow('did not respond');
  });

  test('is retried where nothing listens at its address, and the reason says so', async () => {
    await expect(send(open(undefined, 'http://127.0.0.1:2'))).rejects.toThrow(/\(ECONNREFUSED\)$/);
  });

  test('is retried with a wrong key, which an operator can fix', async () => {
    const error = await send(open('wrong-key')).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(MessageKeyError);
    expect(String(error)).toContain('401');
  });
});

describe('an email', () => {
  test('has text and HTML, a message id that stays the same, and no header of its sender', async () => {
    const id = randomUUID();
    const to = 'bola@example.com';
    const content = { subject: 'Hello', text: 'Plain', html: '<p>Rich</p>' };
    const message = { id, channel: 'email', to, ...content } as const;
    await smtp().send({ ...message, replyTo: 'ada@example.com' }, AbortSignal.timeout(DEADLINE_MS));
    const [mail] = simulator.inbox.to(to);
    expect(mail?.text).toContain(`Message-ID: <${id}@kolo.example>`);
    expect(mail?.text).toContain('Reply-To: ada@example.com');
    expect(mail?.text).toMatch(/multipart\/alternative[\s\S]*Plain[\s\S]*<p>Rich<\/p>/);
    const hostile = { ...message, subject: 'Hello\r\nBcc: everyone@example.com' };
    await expect(smtp().send(hostile, AbortSignal.timeout(DEADLINE_MS))).rejects.toThrow('several lines');
  });
});

describeOnDatabase('a server with Termii', (open) => {
  let server: TestServer;
  let network: Simulator;
  beforeAll(async () => {
    // The server receives reports and the simulator receives messages, so one of them must know the other's port
    // first.
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

  test('stores the delivery status of each SMS, only from signed reports', async () => {
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
    const tooLarge = {
      method: 'POST',
      url: '/api/webhooks/termii',
      payload: { text: 'x'.repeat(70_000) },
    } as const;
    expect((await server.app.inject(tooLarge)).statusCode).toBe(413);
    expect((await find('+2348030000022'))[0]?.status).toBe('delivered');
  });

  test("applies a report that arrived before the response with the message's id", async () => {
    const payload = JSON.stringify({ message_id: 'overtaken', status: 'Message Failed' });
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/webhooks/termii',
      headers: {
        'content-type': 'application/json',
        'x-termii-signature': termiiSignature(Buffer.from(payload), RAILS_KEYS.termii.secretKey),
      },
      payload,
    });
    expect(response.statusCode).toBe(200);
    const to = '+2348030000023';
    await server.db.insert(messages).values({
      kind: 'code',
      channel: 'sms',
      to,
      status: 'sent',
      providerId: 'overtaken',
      createdAt: new Date(),
      sentAt: new Date(),
    });
    await server.db.execute(
      sql`update pgboss.job set start_after = now() where name = 'messages.apply-report'`,
    );
    const workers = await server.startWorkers();
    await vi.waitFor(async () => expect((await find(to))[0]?.status).toBe('undelivered'), WAIT);
    await workers.stop();
  });

  test('tells a buyer, who asks for another code, once that Do Not Disturb is on', async () => {
    const { phone } = buildRegistration();
    network.dndNumbers.add(phone.slice(1));
    const workers = await server.startWorkers();
    const { user, headers } = await signUp(server.app, { phone });
    await vi.waitFor(async () => expect((await find(phone))[0]?.status).toBe('sent'), WAIT);
    await network.clock.advance(A_MINUTE_MS);
    const resend = () => post(server.app, '/onboarding/resend-otp', { user_id: user.id }, headers);
    const blocked = await resend();
    expect([blocked.statusCode, blocked.json().code]).toEqual([409, 'sms_blocked']);
    expect(blocked.json().message).toContain('Do Not Disturb is on');
    expect((await resend()).statusCode).toBe(200);
    await workers.stop();
  });

  test('tells a buyer who changes the number the same, once, and their preferences when', async () => {
    const { headers, user } = await createBuyer(server);
    const at = new Date();
    const block = (to: string) =>
      server.db.insert(messages).values({
        kind: 'code',
        userId: user.id,
        channel: 'sms',
        to,
        status: 'blocked',
        createdAt: at,
        sentAt: at,
      });
    const phone = '+2348030000029';
    await server.db.update(users).set({ pendingPhone: phone }).where(eq(users.id, user.id));
    await block(phone);
    const ask = () => post(server.app, '/users/me/contact-codes', { channel: 'phone' }, headers);
    const blocked = await ask();
    expect([blocked.statusCode, blocked.json().code]).toEqual([409, 'sms_blocked']);
    expect((await ask()).statusCode).toBe(200);

    const shown = async () => {
      const response = await server.app.inject({ url: '/api/users/me/message-preferences', headers });
      const { preferences } = messagePreferencesResponse.parse(response.json()).body;
      return preferences.filter(({ channel }) => channel === 'sms').map(({ blocked_at }) => blocked_at);
    };
    expect(new Set(await shown())).toEqual(new Set([null]));
    await block(user.phone);
    expect(new Set(await shown())).toEqual(new Set([at.toISOString()]));
  });
});
