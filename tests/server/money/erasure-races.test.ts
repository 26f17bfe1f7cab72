import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { naira } from '#domain/money.ts';
import { lockSubject } from '#server/identity/codes/store.ts';
import { userSubject } from '#server/identity/codes/subjects.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { lockWallet } from '#server/money/wallet/store.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { createListing } from '../kit/listings.ts';
import { post, type TestPerson } from '../kit/people.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import { completeWithdrawal, createSaver, createSettledBuyer, erase, rowOf } from './erasing.ts';
import { agreement, expectLedgerConsistent, postContribution, postWebhook, walletOf } from './kit.ts';
import { PASSWORD } from './withdrawing.ts';

describeOnPostgres('an erasure and other calls at the same moment', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  /** Waits until so many statements wait for a lock. */
  const waiting = (count: number): Promise<void> =>
    expect
      .poll(() =>
        queryRows(
          server.db,
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(count);

  /** Commits the erasure while an already authenticated request of the same person waits for it. */
  async function whileErased<Response>(buyer: TestPerson, request: () => PromiseLike<Response>) {
    const { id } = buyer.user;
    const responses: Promise<Response>[] = [];
    await server.db.transaction(async (transaction) => {
      await transaction.execute(sql`select from users where id = ${id} for update`);
      responses.push(Promise.resolve(request()));
      await waiting(1);
      for (const table of ['sessions', 'known_devices', 'messages'])
        await transaction.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
      await transaction.execute(sql`update users set first_name = '', last_name = '', email = '', phone = '',
        password_hash = '', email_verified_at = null, phone_verified_at = null, erased_at = now() where id = ${id}`);
    });
    return responses[0];
  }

  test.each<[string, (buyer: TestPerson) => Promise<{ statusCode: number; json: () => unknown }>]>([
    [
      'saving a home',
      async ({ headers }) =>
        post(
          server.app,
          '/propy/save-property',
          { id: (await createListing(server.db)).propertyId },
          headers,
        ),
    ],
    [
      'an agreement',
      async ({ headers }) => postContribution(server.app, headers, agreement(await createListing(server.db))),
    ],
    [
      'a change of the name',
      async ({ headers }) =>
        server.app.inject({
          method: 'PATCH',
          url: '/api/users/me',
          headers,
          payload: { first_name: 'Ada' },
        }),
    ],
  ])('%s that waited for it finds the session expired', async (_, request) => {
    const buyer = await createSaver(server);
    const response = await whileErased(buyer, () => request(buyer));
    expect([response?.statusCode, failure.parse(response?.json()).code]).toEqual([401, 'session_expired']);
  });

  test.each<[string, (buyer: TestPerson) => PromiseLike<{ statusCode: number; json: () => unknown }>]>([
    ['an erasure', (buyer) => erase(server, buyer)],
    [
      'a change of the email',
      ({ headers }) =>
        server.app.inject({
          method: 'PATCH',
          url: '/api/users/me',
          headers,
          payload: { email: 'ada.new@example.com', current_password: PASSWORD },
        }),
    ],
  ])('%s is rejected if the password changes after it was checked', async (_, request) => {
    const buyer = await createSaver(server);
    const { id } = buyer.user;
    const responses: PromiseLike<{ statusCode: number; json: () => unknown }>[] = [];
    await server.db.transaction(async (transaction) => {
      await lockSubject(transaction, userSubject(id).key);
      responses.push(Promise.resolve(request(buyer)));
      await waiting(1);
      await transaction.execute(sql`update users set password_hash = 'another' where id = ${id}`);
    });
    const response = await responses[0];
    expect([response?.statusCode, failure.parse(response?.json()).code]).toEqual([
      422,
      'current_password_wrong',
    ]);
  });

  test('of two erasures, the later one finds the session expired', async () => {
    const buyer = await createSaver(server);
    const responses = await Promise.all([erase(server, buyer), erase(server, buyer)]);
    const rejected = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(
      rejected.map(({ statusCode, body }) => [statusCode, failure.parse(JSON.parse(body)).code]),
    ).toEqual([[401, 'session_expired']]);
  });

  test('a payment that has begun gets the wallet before the erasure, which then waits for it', async () => {
    const buyer = await createSaver(server);
    const { id } = buyer.user;
    const erasing: Promise<{ statusCode: number }>[] = [];
    const lockingWallet: PromiseLike<unknown>[] = [];
    await server.db.transaction(async (payment) => {
      await payment.execute(sql`set local deadlock_timeout = '100ms'`);
      await payment.execute(sql`select from users where id = ${id} for key share`);
      await server.db.transaction(async (earlier) => {
        await lockWallet(earlier, id);
        erasing.push(Promise.resolve(erase(server, buyer)));
        await waiting(1);
        lockingWallet.push(lockWallet(payment, id));
        await waiting(2);
      });
      await Promise.all(lockingWallet);
    });
    expect((await erasing[0])?.statusCode).toBe(200);
  });

  test.each([1, 2, 3])('no other call fails in an unexpected way (round %i)', async () => {
    const { buyer, withdrawalId } = await createSettledBuyer(server);
    await completeWithdrawal(server, withdrawalId);
    const { headers } = buyer;
    const listing = await createListing(server.db);
    const reads = [
      '/users/me',
      '/users/me/sessions',
      '/users/me/erasure',
      '/users/me/inspections',
      '/users/me/message-preferences',
      '/wallet',
      '/wallet/transactions',
      '/wallet/withdrawals',
      '/wallet/withdrawal-options',
      '/contributions',
      '/documents',
      '/propy/list-saved-properties',
    ].map((url) => () => server.app.inject({ url: `/api${url}`, headers }));
    const writes = (
      [
        ['/users/me/export', { current_password: PASSWORD }],
        [
          '/users/me/password',
          { current_password: PASSWORD, password: 'okada-suya-77', confirm_password: 'okada-suya-77' },
        ],
        ['/users/me/contact-codes', { channel: 'email' }],
        ['/users/me/sessions/end-others', {}],
        ['/propy/save-property', { id: listing.propertyId }],
        ['/wallet/payout-accounts', { bank_code: '058', account_number: '0123456785' }],
        ['/wallet/check-transfers', {}],
        ['/contributions', agreement(listing)],
        [
          '/support/inspections',
          {
            property_id: listing.propertyId,
            day: inspectionDays(server.clock.now()).first,
            name: 'Ngozi Eze',
            phone: buyer.user.phone,
            email: buyer.user.email,
            note: '',
          },
        ],
      ] as const
    ).map(
      ([url, payload]) =>
        () =>
          server.app.inject({
            method: 'POST',
            url: `/api${url}`,
            headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
            payload,
          }),
    );
    const calls = [...reads, ...writes];
    const responses = await Promise.all(
      [...calls, () => erase(server, buyer), ...calls].map((call) => call()),
    );
    expect(responses.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
    await expectLedgerConsistent(server);
  });

  test.each([1, 2, 3, 4])(
    'a transfer is in the wallet, or in suspense; a login never outlives it (round %i)',
    async () => {
      const buyer = await createSaver(server);
      const { account_number } = await walletOf(server.app, buyer);
      const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
      const credentials = { identifier: buyer.user.phone, password: PASSWORD };
      const [erased] = await Promise.all([
        erase(server, buyer),
        postWebhook(server, { accountNumber: account_number, amountKobo: naira(9_000) }),
        post(server.app, '/onboarding/login', credentials),
        erase(server, buyer),
      ]);
      await expect
        .poll(async () =>
          (await server.db.select().from(bankEvents)).every(({ appliedAt }) => appliedAt !== null),
        )
        .toBe(true);
      const row = await rowOf(server, buyer);
      const suspended = (await balance(server.db, SUSPENSE_ACCOUNT_ID)) - before;
      expect([200, 401, 409]).toContain(erased.statusCode);
      if (row?.erasedAt) {
        expect(suspended).toBe(naira(9_000));
        expect(
          await queryRows(server.db, sql`select from sessions where user_id = ${buyer.user.id}`),
        ).toEqual([]);
      } else expect(suspended).toBe(0);
      await expectLedgerConsistent(server);
    },
  );
});
