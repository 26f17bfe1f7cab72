import { desc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RETENTION } from '#domain/accounts/retention.ts';
import { addMonths, lagosDate } from '#domain/dates.ts';
import { DAY_MS } from '#domain/durations.ts';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { type Kobo, naira } from '#domain/money.ts';
import { BATCH_SIZE } from '#server/platform/db/batches.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { contactMessages, inspections, propertyRequests } from '#server/platform/db/schema/support.ts';
import { rateLimits } from '#server/platform/db/schema/users.ts';
import { deleteExpiredAttempts } from '#server/platform/http/sweep.ts';
import { PURGES, purgeExpired, UNPURGED_TABLES } from '#server/retention.ts';
import { createListing } from './kit/listings.ts';
import { post, signUpVerified } from './kit/people.ts';
import { personalTables } from './kit/personal-tables.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';
import { createBuyer, expectLedgerConsistent, postWebhook, waitUntilApplied, walletOf } from './money/kit.ts';

test('every table that holds something of a person belongs to a kind with a time and a reason', () => {
  const named = [
    ...Object.values(PURGES).flatMap(({ tables }) => tables),
    ...Object.values(UNPURGED_TABLES).flat(),
  ];
  expect([...new Set(named)].sort()).toEqual(personalTables());
});

describeOnEachDatabase('what is kept for a time', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  /** A day of tolerance, because the database's clock differs from the test's. */
  const purgeAfter = (ms: number) =>
    purgeExpired({ db: server.db, now: () => new Date(server.clock.now().getTime() + ms) });
  function yearsMs(kind: 'support' | 'bankReports'): number {
    const today = lagosDate(server.clock.now());
    return Date.parse(addMonths(today, RETENTION[kind].period.years * 12)) - Date.parse(today);
  }

  test('a purge that fails does not stop the others, and fails the job', async () => {
    const failure = new Error('a lock was not granted');
    const purge = vi.spyOn(PURGES.logins, 'purge').mockRejectedValue(failure);
    const last = vi.spyOn(PURGES.books, 'purge');
    try {
      await expect(purgeAfter(0)).rejects.toMatchObject({ message: 'Not purged: logins', errors: [failure] });
      expect(last).toHaveBeenCalledOnce();
    } finally {
      purge.mockRestore();
      last.mockRestore();
    }
  });

  const numbersTo = (count: number) => Array.from({ length: count }, (_, number) => number);
  const longAgo = new Date('2010-01-01');
  const addExpired = (count: number) =>
    server.db
      .insert(rateLimits)
      .values(numbersTo(count).map((number) => ({ key: `due:${number}`, hits: 1, expiresAt: longAgo })));
  const expiredCount = () => server.db.$count(rateLimits, like(rateLimits.key, 'due:%'));

  test('what is over goes in batches, and nothing else with it', async () => {
    await server.db.execute(sql`create table changed_rows (of text, count integer)`);
    for (const [table, rows] of [
      ['rate_limits', 'delete'],
      ['bank_events', 'update'],
    ] as const) {
      await server.db.execute(
        sql.raw(`create function count_${table}() returns trigger language plpgsql as
          'begin insert into changed_rows select ''${table}'', count(*) from gone; return null; end'`),
      );
      await server.db.execute(
        sql.raw(`create trigger count_rows after ${rows} on ${table} referencing old table as gone
          for each statement execute function count_${table}()`),
      );
    }
    await addExpired(2 * BATCH_SIZE + 1);
    await server.db.insert(rateLimits).values({ key: 'open', hits: 1, expiresAt: new Date('2099-01-01') });
    await server.db.insert(bankEvents).values(
      numbersTo(BATCH_SIZE + 1).map((number) => ({
        provider: 'sandbox' as const,
        eventId: `old-${number}`,
        rawBody: '{}',
        receivedAt: longAgo,
        appliedAt: longAgo,
        outcome: 'ignored' as const,
      })),
    );
    await purgeAfter(0);
    const counts = (table: string) =>
      queryRows(server.db, sql`select count from changed_rows where of = ${table} order by count desc`);
    expect(await counts('rate_limits')).toEqual([BATCH_SIZE, BATCH_SIZE, 1].map((count) => ({ count })));
    expect(await counts('bank_events')).toEqual([BATCH_SIZE, 1].map((count) => ({ count })));
    expect(await expiredCount()).toBe(0);
    expect(await server.db.$count(rateLimits, eq(rateLimits.key, 'open'))).toBe(1);
    expect(await server.db.$count(bankEvents, eq(bankEvents.rawBody, '{}'))).toBe(0);
  });

  test('a run that is over deletes no further batch', async () => {
    await addExpired(1);
    const signal = AbortSignal.abort(new Error('the run is over'));
    await expect(deleteExpiredAttempts({ ...server.dependencies, signal })).rejects.toThrow(
      'the run is over',
    );
    expect(await expiredCount()).toBe(1);
    await deleteExpiredAttempts(server.dependencies);
  });

  test('what was written to support goes after its years, also without an account', async () => {
    const email = 'bola@example.com';
    await post(server.app, '/support/contact', { name: 'Bola', email, message: 'A private matter.' });
    await post(server.app, '/support/property-requests', {
      first_name: 'Bola',
      last_name: 'Ojo',
      phone: '+2348031234567',
      email,
      preferred_location: 'Lekki',
      budget: naira(20_000_000),
      message: 'Two rooms.',
    });
    await post(server.app, '/support/inspections', {
      property_id: (await createListing(server.db)).propertyId,
      day: inspectionDays(server.clock.now()).first,
      name: 'Bola Ojo',
      phone: '+2348031234567',
      email,
      note: '',
    });
    const counts = () =>
      Promise.all([contactMessages, propertyRequests, inspections].map((table) => server.db.$count(table)));
    await purgeAfter(yearsMs('support') - DAY_MS);
    expect(await counts()).toEqual([1, 1, 1]);
    await purgeAfter(yearsMs('support') + DAY_MS);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  test('a message to nobody’s account goes before those of an account', async () => {
    const { user } = await signUpVerified(server.app);
    await server.db.delete(messages);
    await server.db.insert(messages).values(
      [null, user.id].map((userId) => ({
        kind: 'account_erased',
        userId,
        channel: 'sms' as const,
        to: user.phone,
        status: 'sent' as const,
        createdAt: server.clock.now(),
        sentAt: server.clock.now(),
      })),
    );
    const owners = async () => (await server.db.select().from(messages)).map(({ userId }) => userId);
    await purgeAfter(RETENTION.strangerMessages.period.ms - DAY_MS);
    expect(await owners()).toHaveLength(2);
    await purgeAfter(RETENTION.strangerMessages.period.ms + DAY_MS);
    expect(await owners()).toEqual([user.id]);
    await purgeAfter(RETENTION.messages.period.ms + DAY_MS);
    expect(await owners()).toEqual([]);
  });

  test('a report of a bank is emptied after its years once nobody has to act on it; amount and books stay', async () => {
    const buyer = await createBuyer(server);
    const { account_number } = await walletOf(server.app, buyer);
    await postWebhook(server, { accountNumber: account_number, amountKobo: naira(5_000) });
    await postWebhook(server, { accountNumber: '9999999999', amountKobo: naira(7_000) });
    await postWebhook(server, { accountNumber: '9999999999', amountKobo: naira(8_000) });
    await waitUntilApplied(server);
    const reportOf = async (amountKobo: Kobo) =>
      (await server.db.select().from(bankEvents).where(eq(bankEvents.amountKobo, amountKobo)))[0];
    await server.db
      .update(bankEvents)
      .set({ outcome: 'refunding' })
      .where(eq(bankEvents.amountKobo, naira(8_000)));
    await purgeAfter(yearsMs('bankReports') - DAY_MS);
    expect((await reportOf(naira(5_000)))?.rawBody).toContain(account_number);
    await purgeAfter(yearsMs('bankReports') + DAY_MS);
    expect(await reportOf(naira(5_000))).toMatchObject({ rawBody: '', note: null, outcome: 'credited' });
    for (const held of [naira(7_000), naira(8_000)])
      expect((await reportOf(held))?.rawBody).toContain('9999999999');
    await server.db
      .update(bankEvents)
      .set({ outcome: 'refunded' })
      .where(eq(bankEvents.outcome, 'refunding'));
    const dispute = { outcome: 'dispute', rawBody: 'a dispute', appliedAt: server.clock.now() } as const;
    await server.db.insert(bankEvents).values([
      { provider: 'sandbox', eventId: 'open', ...dispute },
      { provider: 'sandbox', eventId: 'closed', ...dispute, closedAt: server.clock.now() },
    ]);
    await purgeAfter(yearsMs('bankReports') + DAY_MS);
    expect((await reportOf(naira(8_000)))?.rawBody).toBe('');
    const disputes = await server.db
      .select({ rawBody: bankEvents.rawBody })
      .from(bankEvents)
      .where(eq(bankEvents.outcome, 'dispute'))
      .orderBy(desc(bankEvents.eventId));
    expect(disputes).toEqual([{ rawBody: 'a dispute' }, { rawBody: '' }]);
    await expectLedgerConsistent(server);
  });
});
