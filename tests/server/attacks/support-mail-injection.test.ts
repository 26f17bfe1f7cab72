import { afterAll, beforeAll, expect, it } from 'vitest';
import { referenceResponse } from '#api/contract/support.ts';
import { outboxMessages as outboxProvider } from '#server/messages/providers/outbox.ts';
import { messagesTo } from '../kit/outbox.ts';
import { post } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const SUPPORT = 'support@example.com';
const HOSTILE = 'Ada\r\nBcc: everyone@example.com\u2028Subject: Prize\u0085X: y\u202E';

/** A stranger's input must stay text, because the recipients trust emails from their own form. */
describeOnDatabase('a hostile message to support', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ SUPPORT_EMAIL: SUPPORT });
  });
  afterAll(() => server.close());

  it('adds no header and no line of its own, and is quoted line by line', async () => {
    const contact = await post(server.app, '/support/contact', {
      name: HOSTILE,
      email: 'ada@example.com',
      message: `Hello\r\n.\r\nReference: C-000000\u2029${HOSTILE}`,
    });
    const request = await post(server.app, '/support/property-requests', {
      first_name: HOSTILE,
      last_name: HOSTILE,
      phone: '+2348031234567',
      email: 'ada@example.com',
      preferred_location: HOSTILE,
      budget: 8_500_000_000,
      message: HOSTILE,
    });
    for (const response of [contact, request]) {
      expect(response.statusCode).toBe(201);
      const { reference } = referenceResponse.parse(response.json()).body;
      const sent = (await messagesTo(server.db, SUPPORT)).find(({ text }) => text.includes(reference));
      const [subject, replyTo, blank, ...lines] = sent?.text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/) ?? [];
      expect(subject).toMatch(new RegExp(`^${reference}: a (message|property request)$`));
      expect([replyTo, blank]).toEqual(['Reply-To: ada@example.com', '']);
      const own = lines.filter((line) => !line.startsWith('> '));
      expect(own.filter((line) => /^(Bcc|Subject|X|\.)/.test(line))).toEqual([]);
      expect(own.filter((line) => line.startsWith('Reference:'))).toEqual([`Reference: ${reference}`]);
      expect(sent?.text).not.toMatch(/[\r\u202E]/);
    }
  });

  it.each([
    'ada@example.com\r\nBcc: everyone@example.com',
    'ada@example.com, everyone@example.com',
    '"ada\nBcc: x"@example.com',
    'Ada <ada@example.com>',
  ])('is no address to answer to: %j', async (email) => {
    const response = await post(server.app, '/support/contact', { name: 'Ada', email, message: 'Hello' });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['email']]);
  });

  it.each(['to', 'subject', 'replyTo'])('cannot be sent with several lines in %s', async (field) => {
    const message = { id: '1', channel: 'email', to: 'a@example.com', subject: 's', text: 't' } as const;
    const send = outboxProvider().store(server.db, { ...message, [field]: 'one\nBcc: two' });
    await expect(send).rejects.toThrow(`A message's ${field} has several lines`);
  });
});
