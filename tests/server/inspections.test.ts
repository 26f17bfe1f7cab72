import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { referenceResponse } from '#api/contract/support.ts';
import { addDays } from '#domain/dates.ts';
import { DAY_MS } from '#domain/durations.ts';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { changeSaleByCode } from '#server/catalogue/withdrawal/withdrawal.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { inspections } from '#server/platform/db/schema/support.ts';
import { createListing } from './kit/listings.ts';
import { messagesTo } from './kit/outbox.ts';
import { post, signUp, verifyEmail } from './kit/people.ts';
import { describeOnDatabase, describeOnPostgres, type TestServer } from './kit/server.ts';

const SUPPORT = 'support@example.com';
const ASKED_BEFORE = {
  code: 'invalid_fields',
  fields: { day: 'You have already asked to see this home on that day.' },
};

describeOnDatabase('asking for an inspection', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ SUPPORT_EMAIL: SUPPORT, TRUST_PROXY: '1' });
  });
  afterAll(() => server.close());

  const days = () => inspectionDays(server.clock.now());
  let askedCount = 0;
  /** Each from its own network and with its own email, so that no limit is reached by accident. */
  async function ask(propertyId: string, change: object = {}, headers: Record<string, string> = {}) {
    askedCount += 1;
    const email = `visitor.${askedCount}@example.com`;
    const payload = {
      property_id: propertyId,
      day: days().first,
      name: 'Ada Obi',
      phone: '+2348031234567',
      email,
      note: '',
      ...change,
    };
    const from = { 'x-forwarded-for': `10.${askedCount}.0.1`, ...headers };
    const response = await post(server.app, '/support/inspections', payload, from);
    return { response, email };
  }
  const codeOf = async (propertyId: string) => {
    const [row] = await server.db
      .select({ code: properties.code })
      .from(properties)
      .where(eq(properties.id, propertyId));
    return row?.code ?? '';
  };

  it('is stored under a reference, sent to support, and confirmed to the visitor without quoting the note', async () => {
    const { propertyId } = await createListing(server.db);
    const { response, email } = await ask(propertyId, { note: 'After four.\nWith my mother.' });
    expect(response.statusCode).toBe(201);
    const { reference } = referenceResponse.parse(response.json()).body;
    expect(reference).toMatch(/^V-[2-9A-HJ-NP-Z]{6}$/);
    const [stored] = await server.db.select().from(inspections).where(eq(inspections.reference, reference));
    expect(stored).toMatchObject({
      propertyId,
      userId: null,
      day: days().first,
      name: 'Ada Obi',
      phone: '+2348031234567',
      email,
      note: 'After four.\nWith my mother.',
    });
    const toSupport = (await messagesTo(server.db, SUPPORT)).find(({ text }) => text.includes(reference));
    expect(toSupport?.text).toContain(
      `Home: Ile Ayo Court, Mowe (property code ${await codeOf(propertyId)})`,
    );
    expect(toSupport?.text).toContain('> After four.\n> With my mother.');
    const [toVisitor] = await messagesTo(server.db, email);
    expect(toVisitor?.text).toContain(reference);
    expect(toVisitor?.text).toContain('Ile Ayo Court');
    expect(toVisitor?.text).not.toContain('mother');
  });

  it('is stored once for repeated calls with one key, even at the same moment', async () => {
    const { propertyId } = await createListing(server.db);
    const key = { 'idempotency-key': '0190b3a0-0000-7000-8000-0000000000c2' };
    const email = 'again@example.com';
    const calls = await Promise.all([1, 2, 3, 4].map(() => ask(propertyId, { email }, key)));
    const references = calls.map(({ response }) => referenceResponse.parse(response.json()).body.reference);
    expect(new Set(references).size).toBe(1);
    expect(await server.db.select().from(inspections).where(eq(inspections.email, email))).toHaveLength(1);
    expect(await messagesTo(server.db, email)).toHaveLength(1);
  });

  it('is the same for a repeated call after its home was withdrawn, and after its day', async () => {
    const { propertyId } = await createListing(server.db);
    const headers = { 'idempotency-key': '0190b3a0-0000-7000-8000-0000000000c3' };
    const email = 'late.repeat@example.com';
    const day = days().first;
    const repeat = async () => {
      const { response } = await ask(propertyId, { email, day }, headers);
      return referenceResponse.parse(response.json()).body.reference;
    };
    const reference = await repeat();
    await changeSaleByCode(server.db, [await codeOf(propertyId)], 'withdrawn');
    expect(await repeat()).toBe(reference);
    server.clock.advance(2 * DAY_MS);
    expect(await repeat()).toBe(reference);
  });

  it('belongs to a signed-in buyer', async () => {
    const { propertyId } = await createListing(server.db);
    const { user, headers } = await signUp(server.app);
    const { response } = await ask(propertyId, { email: user.email, day: days().last }, headers);
    const { reference } = referenceResponse.parse(response.json()).body;
    const [stored] = await server.db.select().from(inspections).where(eq(inspections.reference, reference));
    expect(stored).toMatchObject({ userId: user.id, day: days().last, note: null });
  });

  it('is made once by a buyer for a home and a day; another one says so at the day', async () => {
    const { propertyId } = await createListing(server.db);
    const { user, headers } = await signUp(server.app);
    const askAs = async (nth: number, change: object = {}) => {
      const key = { ...headers, 'idempotency-key': `inspection-${nth}-of-${user.id}` };
      return (await ask(propertyId, { email: user.email, ...change }, key)).response;
    };
    const first = await askAs(1);
    expect(first.statusCode).toBe(201);
    expect((await askAs(1)).json()).toEqual(first.json());
    const withoutKey = await ask(propertyId, { email: user.email }, headers);
    for (const response of [await askAs(2), withoutKey.response])
      expect([response.statusCode, failure.parse(response.json())]).toMatchObject([422, ASKED_BEFORE]);
    expect((await askAs(2, { day: days().last })).statusCode).toBe(201);
    const { propertyId: another } = await createListing(server.db);
    expect((await askAs(3, { property_id: another })).statusCode).toBe(201);
    const stored = await server.db.select().from(inspections).where(eq(inspections.userId, user.id));
    expect(stored).toHaveLength(3);
    const sent = (await messagesTo(server.db, SUPPORT)).filter(({ text }) => text.includes(user.email));
    expect(sent).toHaveLength(3);
  });

  it('of a visitor does not say what was asked for with the same email', async () => {
    const { propertyId } = await createListing(server.db);
    const { user, headers } = await signUp(server.app);
    expect((await ask(propertyId, { email: user.email }, headers)).response.statusCode).toBe(201);
    for (const _ of [1, 2])
      expect((await ask(propertyId, { email: user.email })).response.statusCode).toBe(201);
    const other = await signUp(server.app);
    expect((await ask(propertyId, { email: user.email }, other.headers)).response.statusCode).toBe(201);
  });

  it('rejects a day that is past, too near or too far, in Lagos time', async () => {
    const { propertyId } = await createListing(server.db);
    const { first, last } = days();
    const dayAfter = (day: string, count: number) =>
      new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
    for (const day of [dayAfter(first, -1), dayAfter(first, -30), dayAfter(last, 1), '2026-02-31', 'soon']) {
      const { response } = await ask(propertyId, { day });
      expect(response.statusCode, day).toBe(422);
      expect(Object.keys(failure.parse(response.json()).fields ?? {})).toEqual(['day']);
    }
  });

  it('is not possible for a withdrawn or unknown home', async () => {
    const { propertyId } = await createListing(server.db);
    const code = await codeOf(propertyId);
    await changeSaleByCode(server.db, [code], 'withdrawn');
    const { response, email } = await ask(propertyId);
    expect(failure.parse(response.json()).code).toBe('listing_withdrawn');
    expect(await messagesTo(server.db, email)).toEqual([]);
    expect(await server.db.select().from(inspections).where(eq(inspections.propertyId, propertyId))).toEqual(
      [],
    );
    await changeSaleByCode(server.db, [code], 'onSale');
    expect((await ask(propertyId)).response.statusCode).toBe(201);
    const nowhere = await ask('0190b3a0-0000-7000-8000-0000000000ff');
    expect(failure.parse(nowhere.response.json()).code).toBe('not_found');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ phone: '0803' }, 'phone'],
    [{ email: 'ada' }, 'email'],
    [{ note: 'x'.repeat(1_001) }, 'note'],
    [{ note: 'a\u0000b' }, 'note'],
    [{ property_id: 'mowe' }, 'property_id'],
  ])('with %o is rejected', async (change, field) => {
    const { propertyId } = await createListing(server.db);
    const { response } = await ask(propertyId, change);
    expect([response.statusCode, Object.keys(failure.parse(response.json()).fields ?? {})]).toEqual([
      422,
      [field],
    ]);
  });

  it('confirms at most three times an hour to one address, and stores every request', async () => {
    const { propertyId } = await createListing(server.db);
    const email = 'victim@example.com';
    for (let nth = 1; nth <= 5; nth += 1) {
      expect((await ask(propertyId, { email })).response.statusCode).toBe(201);
    }
    expect(await messagesTo(server.db, email)).toHaveLength(3);
    expect(await server.db.select().from(inspections).where(eq(inspections.email, email))).toHaveLength(5);
  });

  it('confirms every request of a signed-in buyer to the verified email, and counts none', async () => {
    const { propertyId } = await createListing(server.db);
    const buyer = await signUp(server.app);
    const { email } = buyer.user;
    const confirmations = async (to: string) =>
      (await messagesTo(server.db, to)).filter(({ text }) => /V-[2-9A-Z]{6}/.test(text)).length;
    const askOnDays = async (to: string, offsets: readonly number[], headers = {}) => {
      for (const offset of offsets) {
        const day = addDays(days().first, offset);
        expect((await ask(propertyId, { email: to, day }, { ...headers })).response.statusCode).toBe(201);
      }
    };
    await verifyEmail(server.app, buyer);
    await askOnDays(email, [0, 1, 2, 3], buyer.headers);
    expect(await confirmations(email)).toBe(4);
    // Neither somebody else with this address nor the buyer with another one.
    await askOnDays(email, [4, 5, 6, 7]);
    expect(await confirmations(email)).toBe(7);
    const stranger = 'not.the.buyer@example.com';
    await askOnDays(stranger, [8, 9, 10, 11], buyer.headers);
    expect(await confirmations(stranger)).toBe(3);
  });

  it('shares the limit of one address with the contact form', async () => {
    const { propertyId } = await createListing(server.db);
    const from = { 'x-forwarded-for': '203.0.113.9' };
    for (let nth = 1; nth <= 20; nth += 1) {
      const message = { name: 'Ada', email: `limit.${nth}@example.com`, message: 'Hello' };
      expect((await post(server.app, '/support/contact', message, from)).statusCode).toBe(201);
    }
    expect((await ask(propertyId, {}, from)).response.statusCode).toBe(429);
  });

  it('the database rejects a day outside the limits', async () => {
    const { propertyId } = await createListing(server.db);
    const insertFor = (day: string) =>
      server.db.execute(
        sql`insert into inspections (id, reference, property_id, name, phone, email, day, created_at)
            values (gen_random_uuid(), ${`V-${day}`}, ${propertyId}, 'Ada', '+2348031234567', 'a@example.com', ${day}, '2026-11-22T23:05:00Z')`,
      );
    await expect(insertFor('2026-11-23')).rejects.toThrow();
    await expect(insertFor('2026-12-22')).rejects.toThrow();
    await insertFor('2026-11-24');
    await insertFor('2026-12-21');
  });
});

describeOnPostgres('inspections asked for at the same moment', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  /** Calls that are all past the check of the first call when they go on together. */
  async function together<Response>(propertyId: string, calls: readonly (() => PromiseLike<Response>)[]) {
    const responses: PromiseLike<Response>[] = [];
    await server.db.transaction(async (transaction) => {
      await transaction.execute(sql`select from properties where id = ${propertyId} for update`);
      responses.push(...calls.map((call) => Promise.resolve(call())));
      await expect
        .poll(() =>
          queryRows(
            server.db,
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(calls.length);
    });
    return Promise.all(responses);
  }
  async function askTwice(keys: readonly [string, string]) {
    const { propertyId } = await createListing(server.db);
    const { user, headers } = await signUp(server.app);
    const payload = {
      property_id: propertyId,
      day: inspectionDays(server.clock.now()).first,
      name: 'Ada Obi',
      phone: user.phone,
      email: user.email,
      note: '',
    };
    const responses = await together(
      propertyId,
      keys.map((key) => () => {
        const keyed = { ...headers, 'idempotency-key': `${key} of ${user.id}` };
        return post(server.app, '/support/inspections', payload, keyed);
      }),
    );
    const stored = await server.db.select().from(inspections).where(eq(inspections.userId, user.id));
    return { responses, stored };
  }

  it('by one buyer for one home and day: one is stored, the other says so', async () => {
    const { responses, stored } = await askTwice(['one', 'another']);
    expect(stored).toHaveLength(1);
    const [accepted, rejected] = responses.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(accepted?.statusCode).toBe(201);
    expect(failure.parse(rejected?.json())).toMatchObject(ASKED_BEFORE);
  });

  it('by a call and its repeat: both get the reference of the one that is stored', async () => {
    const { responses, stored } = await askTwice(['one', 'one']);
    expect(stored).toHaveLength(1);
    expect(responses.map((response) => referenceResponse.parse(response.json()).body.reference)).toEqual([
      stored[0]?.reference,
      stored[0]?.reference,
    ]);
  });
});
