import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import type { Database } from '#server/platform/db/database.ts';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { apartments, properties } from '#server/platform/db/schema/properties.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import { signUp, type TestPerson } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  announceAndTransfer,
  cancel,
  contribute,
  contributionOf,
  createBuyer,
  expectLedgerConsistent,
  postContribution,
  readMoneyRows,
} from './kit.ts';

const ELIGIBILITY_MESSAGE =
  'Sorry, you are not eligible to start contribution. Mortgage applications will not be processed due to age requirements.';

describeOnEachDatabase('contributions', (open) => {
  let server: TestServer;
  /** Writes as if the terms had been different from the beginning, without the triggers that protect them. */
  const pastTriggers = (write: (db: Database) => Promise<unknown>): Promise<unknown> =>
    server.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await write(transaction);
    });
  let buyer: TestPerson;
  let other: TestPerson;
  let listing: TestListing;
  beforeAll(async () => {
    server = await open();
    other = await createBuyer(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server);
    listing = await createListing(server.db);
  });

  const unitStatus = async (id = listing.apartmentIds[0] ?? '') =>
    (await server.db.select({ status: apartments.status }).from(apartments).where(eq(apartments.id, id)))[0]
      ?.status;
  const available = async () =>
    (
      await server.db
        .select({ units: properties.unitsAvailable })
        .from(properties)
        .where(eq(properties.id, listing.propertyId))
    )[0]?.units;

  describe('to agree to the terms', () => {
    test('holds the unit for 48 hours and changes how many are available', async () => {
      const contribution = await contribute(server.app, buyer, agreement(listing));
      expect(contribution.hold_expires_at).toBe(
        new Date(server.clock.now().getTime() + 48 * 3_600_000).toISOString(),
      );
      expect(await unitStatus()).toBe('held');
      expect(await available()).toBe(3);
      expect(await contributionOf(server.app, buyer, contribution.id)).toEqual(contribution);
      await expectLedgerConsistent(server);
    });

    test('makes it at the price that was shown', async () => {
      await contribute(server.app, buyer, { ...agreement(listing), price: naira(25_000_000) });
      expect(await unitStatus()).toBe('held');
    });

    test('on Plan A asks for 20 % of the price now', async () => {
      const contribution = await contribute(server.app, buyer, { ...agreement(listing), plan: 'A' });
      expect(contribution).toMatchObject({
        plan: 'A',
        target: naira(25_000_000),
        downpayment: naira(5_000_000),
        checkout_amount: naira(5_000_000),
        mortgage: 0,
        rsa_share: 0,
        next_due: { amount: naira(5_000_000) },
        targets: [{ name: 'whole', amount: naira(25_000_000), reached: false }],
      });
      expect(contribution.schedule).toHaveLength(25);
    });

    test('on Plan C asks for nothing now, and takes the RSA off', async () => {
      const contribution = await contribute(server.app, buyer, {
        ...agreement(listing),
        plan: 'C',
        rsa_balance: naira(10_000_000),
      });
      expect(contribution).toMatchObject({
        plan: 'C',
        checkout_amount: 0,
        rsa_balance: naira(10_000_000),
        rsa_share: naira(2_500_000),
        target: naira(5_000_000),
        mortgage: naira(17_500_000),
        targets: [
          { name: 'first', amount: naira(3_750_000), reached: false },
          { name: 'second', amount: naira(5_000_000), reached: false },
        ],
      });
    });

    test('takes an RSA that is not named as none', async () => {
      const { rsa_balance, ...without } = agreement(listing);
      expect(rsa_balance).toBe(0);
      expect(await contribute(server.app, buyer, without)).toMatchObject({ rsa_balance: 0 });
    });

    test("keeps the agreed price after the listing's changes", async () => {
      const contribution = await contribute(server.app, buyer, agreement(listing));
      await server.db
        .update(properties)
        .set({ priceKobo: naira(90_000_000) })
        .where(eq(properties.id, listing.propertyId));
      expect(await contributionOf(server.app, buyer, contribution.id)).toEqual(contribution);
    });

    test.each(['A', 'B', 'C'] as const)(
      'on Plan %s agrees instalments that add up to the target',
      async (plan) => {
        const { schedule, target } = await contribute(server.app, buyer, { ...agreement(listing), plan });
        expect(schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(target);
      },
    );

    test('keeps the agreed plan after the rules change', async () => {
      const { id } = await contribute(server.app, buyer, agreement(listing));
      const ofThatDay = {
        downpaymentKobo: 7_600_000_00,
        rsaShareKobo: 100_000_00,
        mortgageKobo: 17_400_000_00,
        monthlyKobo: 5_000_000_00,
        checkoutKobo: 4_000_000_00,
        targets: [{ name: 'second', amountKobo: 7_500_000_00 }],
        instalmentsKobo: [5_000_000_00, 2_500_000_00],
      };
      await pastTriggers((db) =>
        db.execute(
          sql`update contributions set agreed_quote = ${JSON.stringify(ofThatDay)}::jsonb where id = ${id}`,
        ),
      );
      expect(await contributionOf(server.app, buyer, id)).toMatchObject({
        downpayment: 7_600_000_00,
        rsa_share: 100_000_00,
        mortgage: 17_400_000_00,
        monthly: 5_000_000_00,
        checkout_amount: 4_000_000_00,
        targets: [{ name: 'second', amount: 7_500_000_00, reached: false }],
        schedule: [{ amount: 5_000_000_00 }, { amount: 2_500_000_00 }],
        next_due: { amount: 5_000_000_00 },
      });
    });

    test('with the same key again gives the same answer and holds nothing more', async () => {
      const headers = { ...buyer.headers, 'idempotency-key': randomUUID() };
      const first = await postContribution(server.app, headers, agreement(listing));
      const after = await readMoneyRows(server);
      const second = await postContribution(server.app, headers, agreement(listing));
      expect([second.statusCode, second.json()]).toEqual([first.statusCode, first.json()]);
      expect(await readMoneyRows(server)).toEqual(after);
    });

    test('with the same key again after its deposit returns its current status', async () => {
      const headers = { ...buyer.headers, 'idempotency-key': randomUUID() };
      const first = await postContribution(server.app, headers, agreement(listing));
      const { id, checkout_amount } = first.json().body.contribution;
      await announceAndTransfer(server, buyer, id, checkout_amount);
      const second = await postContribution(server.app, headers, agreement(listing));
      expect(second.json().body.contribution).toEqual(await contributionOf(server.app, buyer, id));
      expect(second.json().body.contribution).toMatchObject({ status: 'active', paid: checkout_amount });
    });

    test('at exactly 55 at the end is eligible', async () => {
      expect(await contribute(server.app, buyer, { ...agreement(listing), age: 53 })).toMatchObject({
        status: 'pending',
      });
    });
  });

  describe('is rejected, and changes nothing,', () => {
    const wrong: [string, object, number, string, string?][] = [
      ['without a property', { property_id: undefined }, 422, 'invalid_fields', 'property_id'],
      ['with an id that is none', { apartment_id: 'U1' }, 422, 'invalid_fields', 'apartment_id'],
      ['on Plan D', { plan: 'D' }, 422, 'invalid_fields', 'plan'],
      ['on plan a', { plan: 'a' }, 422, 'invalid_fields', 'plan'],
      ['over 0 months', { duration_months: 0 }, 422, 'invalid_fields', 'duration_months'],
      ['over 37 months', { duration_months: 37 }, 422, 'invalid_fields', 'duration_months'],
      ['over 1.5 months', { duration_months: 1.5 }, 422, 'invalid_fields', 'duration_months'],
      ['over "24" months', { duration_months: '24' }, 422, 'invalid_fields', 'duration_months'],
      ['at 17', { age: 17 }, 422, 'invalid_fields', 'age'],
      ['at 101', { age: 101 }, 422, 'invalid_fields', 'age'],
      ['without an age', { age: null }, 422, 'invalid_fields', 'age'],
      ['with a salary below nothing', { salary: -1 }, 422, 'invalid_fields', 'salary'],
      ['with half a kobo of RSA', { rsa_balance: 0.5 }, 422, 'invalid_fields', 'rsa_balance'],
      ['with an RSA beyond 2^53', { rsa_balance: 2 ** 53 }, 422, 'invalid_fields', 'rsa_balance'],
      ['without terms', { terms_version: undefined }, 422, 'invalid_fields', 'terms_version'],
      ['with old terms', { terms_version: '0' }, 422, 'terms_outdated'],
      ['at another price than it has', { price: naira(24_999_999) }, 409, 'figures_outdated'],
      ['at no price', { price: 0 }, 422, 'invalid_fields', 'price'],
      ['for a property that is not there', { property_id: randomUUID() }, 404, 'not_found'],
      ['for a unit that is not there', { apartment_id: randomUUID() }, 404, 'not_found'],
      ['at 53 over 25 months', { age: 53, duration_months: 25 }, 422, 'not_eligible'],
      ['at 53 over 25 months on Plan C', { age: 53, duration_months: 25, plan: 'C' }, 422, 'not_eligible'],
      ['when the RSA covers it all', { rsa_balance: naira(30_000_000) }, 422, 'nothing_to_contribute'],
      // 30 % of ₦25,000,000 less a quarter of this leaves a kobo less than 5 %.
      ['when less than 5 % is left', { rsa_balance: naira(25_000_000) + 4 }, 422, 'nothing_to_contribute'],
    ];
    test.each(wrong)('%s', async (_, changes, status, code, field) => {
      const before = await readMoneyRows(server);
      const headers = { ...buyer.headers, 'idempotency-key': randomUUID() };
      const response = await postContribution(server.app, headers, { ...agreement(listing), ...changes });
      const failure = response.json();
      expect([response.statusCode, failure.code, Object.keys(failure.fields ?? {})]).toEqual([
        status,
        code,
        field ? [field] : [],
      ]);
      expect(await readMoneyRows(server)).toEqual(before);
    });

    test('with messages in naira about wrong amounts', async () => {
      const payload = { ...agreement(listing), salary: undefined, rsa_balance: -1 };
      const response = await postContribution(server.app, buyer.headers, payload);
      expect(response.json().fields).toEqual({
        salary: 'Enter your salary in naira.',
        rsa_balance: 'Enter your RSA balance in naira.',
      });
    });

    test("with the specification's sentence where the buyer is too old", async () => {
      const response = await postContribution(server.app, buyer.headers, { ...agreement(listing), age: 55 });
      expect(response.json().message).toBe(ELIGIBILITY_MESSAGE);
    });

    test('for a unit of another property', async () => {
      const elsewhere = await createListing(server.db);
      const before = await readMoneyRows(server);
      const payload = { ...agreement(listing), apartment_id: elsewhere.apartmentIds[0] };
      const response = await postContribution(server.app, buyer.headers, payload);
      expect([response.statusCode, response.json().code]).toEqual([422, 'unit_not_of_property']);
      expect(await readMoneyRows(server)).toEqual(before);
    });

    test.each(['held', 'reserved', 'sold'] as const)('for a unit that is %s', async (status) => {
      const unit = eq(apartments.id, listing.apartmentIds[0] ?? '');
      for (const next of new Set(['held', status] as const)) {
        await server.db.update(apartments).set({ status: next }).where(unit);
      }
      const before = await readMoneyRows(server);
      const response = await postContribution(server.app, buyer.headers, agreement(listing));
      expect([response.statusCode, response.json().code]).toEqual([409, 'unit_taken']);
      expect(await readMoneyRows(server)).toEqual(before);
    });

    test('for a unit that the buyer has already', async () => {
      await contribute(server.app, buyer, agreement(listing));
      const response = await postContribution(server.app, buyer.headers, agreement(listing));
      expect([response.statusCode, response.json().code]).toEqual([409, 'unit_already_yours']);
    });

    test('under a key that was used for something else', async () => {
      const headers = { ...buyer.headers, 'idempotency-key': randomUUID() };
      await postContribution(server.app, headers, agreement(listing));
      const before = await readMoneyRows(server);
      const response = await postContribution(server.app, headers, agreement(listing, 1));
      expect([response.statusCode, response.json().code]).toEqual([422, 'idempotency_key_reused']);
      expect(await readMoneyRows(server)).toEqual(before);
    });

    test.each<[string, () => Promise<Record<string, string>>, number, string]>([
      ['without a token', async () => ({}), 401, 'not_signed_in'],
      [
        'with a token of nobody',
        async () => ({ authorization: `Bearer ${'x'.repeat(43)}` }),
        401,
        'session_expired',
      ],
      ['for another User_id', async () => ({ ...buyer.headers, user_id: other.user.id }), 403, 'not_yours'],
      ['by an unverified buyer', async () => (await signUp(server.app)).headers, 403, 'phone_not_verified'],
    ])('%s', async (_, headersOf, status, code) => {
      const headers = await headersOf();
      const before = await readMoneyRows(server);
      const response = await postContribution(server.app, headers, agreement(listing));
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      expect(await readMoneyRows(server)).toEqual(before);
    });

    test.each([
      ['that is not JSON', '{"plan":', 'application/json', 400, 'malformed_request'],
      ['that is a list', '[]', 'application/json', 400, 'malformed_request'],
      ['that is XML', '<plan/>', 'application/xml', 415, 'unsupported_media_type'],
      [
        'that is too large',
        JSON.stringify({ plan: 'x'.repeat(70_000) }),
        'application/json',
        413,
        'body_too_large',
      ],
    ])('with a body %s', async (_, payload, contentType, status, code) => {
      const headers = { ...buyer.headers, 'content-type': contentType };
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/contributions',
        headers,
        payload,
      });
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    });
  });

  test('the database has no room for a second live contribution on a unit', async () => {
    const { id } = await contribute(server.app, buyer, agreement(listing));
    const [row] = await server.db.select().from(contributions).where(eq(contributions.id, id));
    if (!row) return expect.unreachable();
    const otherAccount = await contribute(server.app, other, agreement(listing, 1));
    const [theirs] = await server.db
      .select()
      .from(contributions)
      .where(eq(contributions.id, otherAccount.id));
    await cancel(server.app, other, otherAccount.id);
    const second = { ...row, id: randomUUID(), userId: other.user.id, ledgerAccountId: randomUUID() };
    const work = pastTriggers((db) =>
      db
        .update(contributions)
        .set({ ...second, id: theirs?.id, ledgerAccountId: theirs?.ledgerAccountId })
        .where(eq(contributions.id, theirs?.id ?? '')),
    );
    await expect(work).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'contributions_live_unit_key' },
    });
  });
});
