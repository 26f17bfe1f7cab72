import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { referenceResponse } from '#api/contract/support.ts';
import { contactMessages, outboxMessages, propertyRequests } from '#server/platform/db/schema/support.ts';
import { messagesTo } from './kit/outbox.ts';
import { post } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const CONTACT = { name: 'Ada Obi', email: 'ada@example.com', message: 'Is there a plan for two people?' };
const REQUEST = {
  first_name: 'Ada',
  last_name: 'Obi',
  phone: '+2348031234567',
  email: 'ada@example.com',
  preferred_location: 'Lekki',
  budget: 8_500_000_000,
  message: 'Three beds, near a school.',
};

describeOnDatabase('writing to support', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  it('stores a message under a reference and confirms it by email without quoting it', async () => {
    const response = await post(server.app, '/support/contact', CONTACT);
    expect(response.statusCode).toBe(201);
    const { reference } = referenceResponse.parse(response.json()).body;
    expect(reference).toMatch(/^C-[2-9A-HJ-NP-Z]{6}$/);
    const [kept] = await server.db.select().from(contactMessages);
    expect(kept).toMatchObject({ ...CONTACT, reference });
    const [sent] = await server.db.select().from(outboxMessages);
    expect(sent).toMatchObject({ channel: 'email', to: CONTACT.email, otp: null });
    expect(sent?.text).toContain(reference);
    expect(sent?.text).not.toContain('two people');
  });

  it('stores a property request', async () => {
    const response = await post(server.app, '/support/property-requests', REQUEST);
    expect(response.statusCode).toBe(201);
    const { reference } = referenceResponse.parse(response.json()).body;
    expect(reference).toMatch(/^R-[2-9A-HJ-NP-Z]{6}$/);
    const [kept] = await server.db.select().from(propertyRequests);
    expect(kept).toMatchObject({
      reference,
      firstName: 'Ada',
      preferredLocation: 'Lekki',
      budgetKobo: 8_500_000_000,
    });
  });

  it('stores a property request of somebody who gave a phone alone', async () => {
    await server.db.delete(propertyRequests);
    await server.db.delete(outboxMessages);
    const nothing = { first_name: '', last_name: null, email: ' ', message: '\u200b' };
    const response = await post(server.app, '/support/property-requests', { ...REQUEST, ...nothing });
    expect(response.statusCode).toBe(201);
    const [kept] = await server.db.select().from(propertyRequests);
    expect(kept).toMatchObject({
      firstName: null,
      lastName: null,
      email: null,
      message: null,
      phone: '+2348031234567',
      preferredLocation: 'Lekki',
    });
    expect(await server.db.$count(outboxMessages)).toBe(0);
  });

  it.each([
    ['/support/contact', {}, ['name', 'email', 'message']],
    ['/support/contact', { ...CONTACT, email: 'ada' }, ['email']],
    ['/support/contact', { ...CONTACT, message: 'x'.repeat(5_001) }, ['message']],
    ['/support/contact', { ...CONTACT, message: 'a\u0000b' }, ['message']],
    ['/support/property-requests', { ...REQUEST, budget: 0 }, ['budget']],
    ['/support/property-requests', { ...REQUEST, budget: 10.5 }, ['budget']],
    ['/support/property-requests', { ...REQUEST, budget: '100' }, ['budget']],
    ['/support/property-requests', { ...REQUEST, budget: 2 ** 53 }, ['budget']],
    ['/support/property-requests', { ...REQUEST, phone: '0803' }, ['phone']],
    ['/support/property-requests', { ...REQUEST, preferred_location: '' }, ['preferred_location']],
    ['/support/property-requests', { ...REQUEST, email: 'ada' }, ['email']],
  ])('%s rejects %o at %o', async (url, payload, fields) => {
    const response = await post(server.app, url, payload);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(failure.parse(response.json()).fields ?? {})).toEqual(fields);
  });
});

describeOnDatabase('a repeated call to support', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ SUPPORT_EMAIL: 'support@example.com' });
  });
  afterAll(() => server.close());

  const kept = { 'idempotency-key': '0190b3a0-0000-7000-8000-0000000000c1' };
  const send = async (url: string, payload: object, headers?: typeof kept) => {
    const response = await post(server.app, url, payload, headers);
    expect(response.statusCode).toBe(201);
    return referenceResponse.parse(response.json()).body.reference;
  };

  it.each([
    ['/support/contact', CONTACT, contactMessages, { message: 'Another message.' }],
    ['/support/property-requests', REQUEST, propertyRequests, { budget: 9_000_000_000 }],
  ])('%s stores and sends one, even at the same moment', async (url, payload, table, change) => {
    const references = await Promise.all([1, 2, 3, 4].map(() => send(url, payload, kept)));
    const [first] = references;
    expect(await send(url, payload, kept)).toBe(first);
    expect(references).toEqual(references.map(() => first));
    expect(await server.db.$count(table)).toBe(1);
    const toSupport = await messagesTo(server.db, 'support@example.com');
    expect(toSupport.filter(({ text }) => text.includes(String(first)))).toHaveLength(1);
    // The key alone gives nobody the reference: it takes the whole body.
    expect(await send(url, { ...payload, ...change }, kept)).not.toBe(first);
    await Promise.all([send(url, payload), send(url, payload)]);
    expect(await server.db.$count(table)).toBe(4);
  });

  it('has a key that can be stored', async () => {
    const response = await post(server.app, '/support/contact', CONTACT, { 'idempotency-key': 'é' });
    expect(failure.parse(response.json()).code).toBe('malformed_request');
  });
});

describeOnDatabase('the people who read what is written to support', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ SUPPORT_EMAIL: 'support@example.com' });
  });
  afterAll(() => server.close());

  const mailOf = async (url: string, payload: object) => {
    await server.db.delete(outboxMessages);
    const { reference } = referenceResponse.parse((await post(server.app, url, payload)).json()).body;
    const sent = await server.db.select().from(outboxMessages).orderBy(outboxMessages.id);
    expect(sent.map(({ channel, to }) => [channel, to])).toEqual([
      ['email', 'support@example.com'],
      ['email', 'ada@example.com'],
    ]);
    return { reference, text: sent[0]?.text };
  };

  it('get a message with its reference, and can reply to the sender', async () => {
    const { reference, text } = await mailOf('/support/contact', { ...CONTACT, message: 'Hello\nIs it on?' });
    expect(text).toBe(
      `${reference}: a message
Reply-To: ada@example.com

Reply to this email to answer a message.

Reference: ${reference}
Name: Ada Obi
Email: ada@example.com

> Hello
> Is it on?`,
    );
  });

  it('get a property request', async () => {
    const { reference, text } = await mailOf('/support/property-requests', REQUEST);
    expect(text).toBe(
      `${reference}: a property request
Reply-To: ada@example.com

Reply to this email to answer a property request.

Reference: ${reference}
Name: Ada Obi
Email: ada@example.com
Phone: +2348031234567
Preferred location: Lekki
Budget: ₦85,000,000

> Three beds, near a school.`,
    );
  });

  it('get a property request that can only be answered by phone', async () => {
    await server.db.delete(outboxMessages);
    const nothing = { first_name: 'Ada', last_name: '', email: '', message: '' };
    const response = await post(server.app, '/support/property-requests', { ...REQUEST, ...nothing });
    const { reference } = referenceResponse.parse(response.json()).body;
    const [sent, ...others] = await server.db.select().from(outboxMessages);
    expect(others).toEqual([]);
    expect(sent?.text).toBe(
      `${reference}: a property request

There is no email address: call to answer a property request.

Reference: ${reference}
Name: Ada
Phone: +2348031234567
Preferred location: Lekki
Budget: ₦85,000,000`,
    );
  });

  it('get nothing that was not stored', async () => {
    await server.db.delete(outboxMessages);
    await server.db.execute(
      sql`alter table contact_messages add constraint nothing_fits check (false) not valid`,
    );
    expect((await post(server.app, '/support/contact', CONTACT)).statusCode).toBe(500);
    expect(await server.db.select().from(outboxMessages)).toEqual([]);
  });
});
