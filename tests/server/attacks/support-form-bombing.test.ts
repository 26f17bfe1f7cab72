import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMessages } from '#server/platform/db/schema/support.ts';
import { messagesTo } from '../kit/outbox.ts';
import { post } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const SUPPORT = 'support@example.com';
const contactOf = (email: string) => ({ name: 'Ada', email, message: 'Hello' });

/** The form confirms by email, so anyone could make it send any number of emails to another's address. */
describeOnDatabase('bombing by the contact form', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ SUPPORT_EMAIL: SUPPORT, TRUST_PROXY: '1' });
  });
  afterAll(() => server.close());

  const write = (from: string, email: string) =>
    post(server.app, '/support/contact', contactOf(email), { 'x-forwarded-for': from });

  it('writes to a stranger three times an hour at most, and loses no message', async () => {
    const victim = 'victim@example.com';
    for (let nth = 1; nth <= 12; nth += 1) {
      expect((await write(`10.${nth}.0.1`, victim)).statusCode).toBe(201);
    }
    expect(await messagesTo(server.db, victim)).toHaveLength(3);
    expect(await server.db.select().from(contactMessages)).toHaveLength(12);
    expect(await messagesTo(server.db, SUPPORT)).toHaveLength(12);
    server.clock.advance(60 * 60 * 1000 + 1);
    await write('10.99.0.1', victim);
    expect(await messagesTo(server.db, victim)).toHaveLength(4);
  });

  it('is limited for a network with many addresses', async () => {
    const statuses: number[] = [];
    for (let nth = 1; nth <= 70; nth += 1) {
      statuses.push((await write(`192.0.2.${nth}`, `p${nth}@example.com`)).statusCode);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual(Array(10).fill(429));
    expect((await write('198.51.100.1', 'other@example.com')).statusCode).toBe(201);
  });
});
