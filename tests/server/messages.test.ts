import { desc, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LAGOS_OFFSET_MS } from '#domain/dates.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { type Kobo, naira } from '#domain/money.ts';
import { notifySavedHomes } from '#server/catalogue/saved-notices.ts';
import { notify, setPreference } from '#server/messages/audience.ts';
import { sendMessages } from '#server/messages/send.ts';
import { deleteExpiredMessages } from '#server/messages/sweep.ts';
import { matchSuspense } from '#server/money/bank/match.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { payments } from '#server/platform/db/schema/contributions.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { apartments, properties, savedProperties } from '#server/platform/db/schema/properties.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { MessageRejectedError, type SendingProvider } from '#server/platform/ports/messages.ts';
import { notifyOfPayment } from '#server/savings/notices/received.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { WAIT } from '../kit/wait.ts';
import { attemptDelivery } from './kit/deliver.ts';
import { createListing } from './kit/listings.ts';
import { messagesTo } from './kit/outbox.ts';
import { post, type TestPerson } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';
import {
  agreement,
  announceAndTransfer,
  contribute,
  createBuyer,
  deposit,
  newSession,
  pay,
  postWebhook,
  waitUntilApplied,
  walletOf,
} from './money/kit.ts';

/** Matched as a whole word, because an id or a fraction of a second may contain the same four digits. */
const CODE = /(?<![\w.-])4821(?![\w.-])/;
const fail = (error: unknown) => expect.unreachable(String(error));

describeOnDatabase('a message', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    at(12);
    buyer = await createBuyer(server);
  });

  /** Advances the clock to an hour of the day in Lagos. */
  function at(hour: number): void {
    const sinceMidnightMs = (server.clock.now().getTime() + LAGOS_OFFSET_MS) % DAY_MS;
    server.clock.advance((hour * HOUR_MS - sinceMidnightMs + DAY_MS) % DAY_MS);
  }
  const texts = async (to = buyer.user.phone) => (await messagesTo(server.db, to)).map(({ text }) => text);
  const stored = () => server.db.select().from(messages).where(eq(messages.userId, buyer.user.id));
  const aReminder = (key: string) => ({
    kind: 'hold_ended' as const,
    copy: { subject: 'News', text: 'The hold has ended.' },
    userId: buyer.user.id,
    key,
  });

  test('of one fact is sent once, by however many jobs at once', async () => {
    const tries = Array.from({ length: 4 }, () =>
      notify(server.dependencies, server.db, aReminder(`fact:${buyer.user.id}`)),
    );
    await Promise.all(tries);
    expect(await texts()).toEqual(['The hold has ended.']);
  });

  test('that can wait is sent in the morning, one on the account at once', async () => {
    at(23);
    await notify(server.dependencies, server.db, aReminder(`night:${buyer.user.id}`));
    expect(await texts()).toEqual([]);
    const account = { kind: 'password_changed', copy: { subject: 's', text: 'Changed.' } } as const;
    await notify(server.dependencies, server.db, {
      ...account,
      userId: buyer.user.id,
      key: `a:${buyer.user.id}`,
    });
    expect(await texts()).toEqual(['Changed.']);
    const [queued] = (await stored()).filter(({ status }) => status === 'queued');
    const { due } = await queryRow<{ due: string }>(
      server.db,
      sql`select start_after::text as due from pgboss.job where data ->> 'messageId' = ${queued?.id ?? ''}`,
    );
    expect((new Date(due).getTime() + LAGOS_OFFSET_MS) % DAY_MS).toBe(7 * HOUR_MS);
    at(7);
    await attemptDelivery(server.dependencies, queued?.id ?? '');
    expect(await texts()).toEqual(['Changed.', 'The hold has ended.']);
  });

  test('goes to proven contacts alone, on the channels that the person wants for its topic', async () => {
    const email = buyer.user.email;
    await notify(server.dependencies, server.db, aReminder(`1:${buyer.user.id}`));
    expect(await texts(email)).toEqual([]);
    await server.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, buyer.user.id));
    const at = server.clock.now();
    const change = {
      topic: 'reminders',
      channel: 'sms',
      isWanted: false,
      userId: buyer.user.id,
      at,
    } as const;
    await setPreference(server.db, change);
    await notify(server.dependencies, server.db, aReminder(`2:${buyer.user.id}`));
    expect(await texts(email)).toHaveLength(1);
    expect(await texts()).toHaveLength(1);
  });

  test('keeps nothing of what it said once it is sent, rejected or expired', async () => {
    const provider = { name: 'termii', send: vi.fn<SendingProvider['send']>() } as const;
    const dependencies = {
      ...server.dependencies,
      messages: { ...server.dependencies.messages, sms: provider },
    };
    const expiresAt = new Date(server.clock.now().getTime() + HOUR_MS);
    const code = {
      kind: 'code',
      copy: { subject: 'Code', text: '4821 is your code.', code: '4821' },
      userId: buyer.user.id,
      expiresAt,
    } as const;
    const send = () =>
      sendMessages(dependencies, server.db, code, [{ channel: 'sms', to: buyer.user.phone }]);
    const latest = async () => {
      const [id] = (await stored()).filter(({ status }) => status === 'queued').map((row) => row.id);
      return id ?? '';
    };

    await send();
    const sentId = await latest();
    provider.send.mockRejectedValueOnce(new Error('No answer'));
    await expect(attemptDelivery(dependencies, sentId)).rejects.toThrow('No answer');
    provider.send.mockResolvedValue('900');
    await attemptDelivery(dependencies, sentId);
    await attemptDelivery(dependencies, sentId);
    expect(provider.send).toHaveBeenCalledTimes(2);

    await send();
    provider.send.mockRejectedValueOnce(new MessageRejectedError('No such number'));
    await attemptDelivery(dependencies, await latest());

    await send();
    server.clock.advance(2 * HOUR_MS);
    await attemptDelivery(dependencies, await latest());
    expect(provider.send).toHaveBeenCalledTimes(3);
    await send();
    await deleteExpiredMessages(dependencies);

    const rows = await stored();
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['expired', 'expired', 'rejected', 'sent']);
    expect(rows.find(({ status }) => status === 'sent')?.providerId).toBe('900');
    expect(JSON.stringify(rows)).not.toMatch(CODE);
    const { jobs } = await queryRow<{ jobs: string }>(
      server.db,
      sql`select coalesce(json_agg(job), '[]')::text as jobs from pgboss.job`,
    );
    expect(jobs).not.toMatch(CODE);
  });

  test('tells of a payment, of the targets that it met, and of what is left in the wallet, once', async () => {
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    await deposit(server, buyer, naira(312_500));
    await pay(server.app, buyer, id, naira(3_500_000));
    await deposit(server, buyer, naira(3_600_000));
    const received = await server.db
      .select()
      .from(payments)
      .where(eq(payments.contributionId, id))
      .orderBy(payments.receivedAt);
    for (const payment of [...received, ...received]) await notifyOfPayment(server.dependencies, payment.id);
    const said = await texts();
    expect(said.filter((text) => text.startsWith('We have received'))).toHaveLength(2);
    const congratulations = said.filter((text) => text.startsWith('Congratulations'));
    expect(congratulations).toHaveLength(1);
    expect(congratulations[0]).toContain('you have met your first target.');
    expect(said.join(' ')).toContain('₦3,500,000 for Ile Ayo Court, Block 1, Ground floor, U1');
    expect(said.join(' ')).toContain('₦100,000 is in your Kolo wallet for your next payment.');
    expect(said.join(' ')).toContain('You have paid ₦3,812,500 of ₦7,500,000.');
  });

  test('speaks of no next instalment where one payment met all targets', async () => {
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    await deposit(server, buyer, naira(7_500_000));
    await pay(server.app, buyer, id, naira(7_187_500));
    for (const { id: paymentId } of await server.db.select().from(payments))
      await notifyOfPayment(server.dependencies, paymentId);
    const said = (await texts()).filter((text) => text.startsWith('Congratulations')).join('\n');
    expect(said).toContain('you have met your first target.');
    expect(said).toContain('you have met your second target. Your contributions are complete.');
    expect(said).not.toContain('next instalments');
  });

  test('names the last target, and no next payment after it', async () => {
    const terms = { ...agreement(await createListing(server.db)), plan: 'A' };
    const { id } = await contribute(server.app, buyer, terms);
    await deposit(server, buyer, naira(25_100_000));
    await pay(server.app, buyer, id, naira(20_000_000));
    for (const { id: paymentId } of await server.db.select().from(payments))
      await notifyOfPayment(server.dependencies, paymentId);
    const said = await texts();
    expect(said.join(' ')).toContain('you have paid the whole price. Your contributions are complete.');
    expect(said.join(' ')).toContain('₦100,000 is in your Kolo wallet.');
  });

  test('tells of a target once, also where the news of it was deleted long ago', async () => {
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    await deposit(server, buyer, naira(312_500));
    const noticesAfterPaying = async (amountKobo: Kobo) => {
      await announceAndTransfer(server, buyer, id, amountKobo);
      const [latest] = await server.db
        .select()
        .from(payments)
        .where(eq(payments.contributionId, id))
        .orderBy(desc(payments.receivedAt))
        .limit(1);
      await notifyOfPayment(server.dependencies, latest?.id ?? '');
      return (await texts()).filter((text) => text.startsWith('Congratulations')).length;
    };
    expect(await noticesAfterPaying(naira(3_500_000))).toBe(1);
    server.clock.advance(366 * DAY_MS);
    await deleteExpiredMessages(server.dependencies);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    expect(await noticesAfterPaying(naira(1_000_000))).toBe(1);
  });

  test('tells of a transfer that covers no payment what is missing; by the jobs of the server', async () => {
    await contribute(server.app, buyer, agreement(await createListing(server.db)));
    const workers = await server.startWorkers();
    await deposit(server, buyer, naira(100_000));
    await vi.waitFor(async () => expect(await texts()).toHaveLength(1), WAIT);
    expect((await texts())[0]).toContain('send ₦212,500 more');
    await deposit(server, buyer, naira(212_500));
    await vi.waitFor(async () => expect(await texts()).toHaveLength(2), WAIT);
    expect((await texts())[1]).toContain('We have received your payment of ₦312,500');
    await workers.stop();
  });

  test('tells of money that was in suspense once it is matched, whatever was paid while it waited', async () => {
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
    const workers = await server.startWorkers();
    await deposit(server, buyer, naira(312_500));
    const eventId = `lost-${buyer.user.id}`;
    await postWebhook(server, { accountNumber: '0690000031', amountKobo: naira(40_000), eventId });
    await waitUntilApplied(server);
    server.clock.advance(DAY_MS);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
    await announceAndTransfer(server, buyer, id, naira(312_500));
    server.clock.advance(HOUR_MS);
    const [lost] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId));
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    await matchSuspense(server.db, {
      eventId: lost?.id ?? '',
      accountNumber,
      actor: 'Bola',
      reason: 'the buyer sent the receipt',
      at: server.clock.now(),
    });
    await sweepSettlements(server.dependencies, fail);
    await vi.waitFor(async () => {
      const said = (await texts()).filter((text) => text.includes('₦40,000'));
      expect(said).toEqual([
        expect.stringContaining('Your transfer of ₦40,000 is in your Kolo wallet. You can use it'),
      ]);
    }, WAIT);
    await workers.stop();
  });

  test('tells of a saved home whose price or availability has changed', async () => {
    const listing = await createListing(server.db);
    await server.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, buyer.user.id));
    const payload = { id: listing.propertyId };
    const saved = await post(server.app, '/propy/save-property', payload, buyer.headers);
    expect(saved.statusCode).toBe(200);
    const notifyTwice = async () => {
      await notifySavedHomes(server.dependencies, fail);
      await notifySavedHomes(server.dependencies, fail);
      return texts(buyer.user.email);
    };
    expect(await notifyTwice()).toEqual([]);
    const change = { priceKobo: naira(26_000_000) };
    await server.db.update(properties).set(change).where(eq(properties.id, listing.propertyId));
    expect((await notifyTwice())[0]).toContain('Its price went from ₦25,000,000 to ₦26,000,000.');
    const again = { priceKobo: naira(24_000_000) };
    await server.db.update(properties).set(again).where(eq(properties.id, listing.propertyId));
    expect((await notifyTwice())[1]).toContain('Its price went from ₦26,000,000 to ₦24,000,000.');
    server.clock.advance(DAY_MS);
    for (const status of ['held', 'sold'] as const) {
      await server.db
        .update(apartments)
        .set({ status })
        .where(inArray(apartments.id, [...listing.apartmentIds]));
    }
    expect((await notifyTwice())[2]).toContain('All of its units are taken now.');
  });

  test('tells everybody of a saved home once, also where a run was stopped in between', async () => {
    const { propertyId } = await createListing(server.db);
    const people = await server.db
      .insert(users)
      .values(
        Array.from({ length: 201 }, (_, nth) => ({
          firstName: 'Ada',
          lastName: 'Obi',
          email: `saver-${nth}@example.com`,
          // Three can be notified, on both pages of the sweep.
          emailVerifiedAt: nth % 100 === 0 ? server.clock.now() : null,
          phone: `+23480000000${nth}`,
          passwordHash: '-',
        })),
      )
      .returning({ userId: users.id });
    const known = { knownPriceKobo: naira(24_000_000), wasAvailable: true };
    await server.db
      .insert(savedProperties)
      .values(people.map(({ userId }) => ({ userId, propertyId, ...known })));
    const noticeCount = () => server.db.$count(messages, like(messages.key, `saved-home:%:${propertyId}:%`));
    const stop = new AbortController();
    const stopping = {
      ...server.dependencies,
      now: () => {
        stop.abort();
        return server.clock.now();
      },
    };
    await expect(notifySavedHomes(stopping, fail, stop.signal)).rejects.toThrow('aborted');
    expect(await noticeCount()).toBe(1);
    await notifySavedHomes(server.dependencies, fail);
    expect(await noticeCount()).toBe(3);
  });
});
