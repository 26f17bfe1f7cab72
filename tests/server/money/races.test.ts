import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { buildApp } from '#server/app.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { ensureWalletOf } from '#server/money/wallet/open.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { contributions, payments } from '#server/platform/db/schema/contributions.ts';
import { ledgerAccounts, ledgerTransfers } from '#server/platform/db/schema/ledger.ts';
import { apartments, properties } from '#server/platform/db/schema/properties.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import { expireLapsedHolds } from '#server/savings/hold-sweep.ts';
import { lapsePayments } from '#server/savings/payment-sweep.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { createListing } from '../kit/listings.ts';
import { signUp, type TestPerson } from '../kit/people.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import {
  agreement,
  cancel,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  pay,
  paymentOf,
  postContribution,
  postPayment,
  postWebhook,
  waitUntilApplied,
  walletOf,
  withdraw,
} from './kit.ts';

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const countOf = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const fail = (error: unknown): never => expect.unreachable(String(error));

describeOnPostgres('at the same moment', (open) => {
  let server: TestServer;
  /** A second process on the same database, with its own connections and memory. */
  let second: { app: FastifyInstance; close(): Promise<void> };
  let buyers: TestPerson[];
  beforeAll(async () => {
    server = await open();
    const connection = await openPostgres(server.databaseUrl ?? '');
    const app = await buildApp({ ...server.dependencies, db: connection.db });
    second = { app, close: () => app.close().then(() => connection.close()) };
    buyers = [];
    for (const _ of times(50)) buyers.push(await createBuyer(server));
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  const appOf = (index: number): FastifyInstance => (index % 2 === 0 ? server.app : second.app);
  const buyer = (index = 0): TestPerson => {
    const person = buyers[index];
    if (!person) throw new Error(`There is no buyer ${index}`);
    return person;
  };
  const balanceKobo = async (person: TestPerson) => (await walletOf(server.app, person)).balance;

  test('50 buyers want one unit: one gets it, 49 receive unit_taken and hold nothing', async () => {
    const listing = await createListing(server.db);
    const accountsBefore = await server.db.$count(ledgerAccounts);
    const responses = await Promise.all(
      buyers.map(({ headers }, index) =>
        postContribution(appOf(index), { ...headers, 'idempotency-key': randomUUID() }, agreement(listing)),
      ),
    );
    expect(countOf(responses.map(({ statusCode }) => statusCode))).toEqual({ 201: 1, 409: 49 });
    const rejections = responses
      .filter(({ statusCode }) => statusCode === 409)
      .map((response) => response.json().code);
    expect(new Set(rejections)).toEqual(new Set(['unit_taken']));
    expect(await server.db.$count(contributions, eq(contributions.propertyId, listing.propertyId))).toBe(1);
    expect(await server.db.$count(ledgerAccounts)).toBe(accountsBefore + 1);
    const [property] = await server.db.select().from(properties).where(eq(properties.id, listing.propertyId));
    expect(property?.unitsAvailable).toBe(3);
  });

  test('buyers want every unit of a property: each is held once, and the count is right', async () => {
    const listing = await createListing(server.db);
    const responses = await Promise.all(
      times(40).map((index) =>
        postContribution(appOf(index), buyer(index).headers, agreement(listing, index % 4)),
      ),
    );
    expect(countOf(responses.map(({ statusCode }) => statusCode))).toEqual({ 201: 4, 409: 36 });
    const [property] = await server.db.select().from(properties).where(eq(properties.id, listing.propertyId));
    expect(property?.unitsAvailable).toBe(0);
  });

  test('buyers want a unit whose hold has just lapsed, while the sweeps release it', async () => {
    const listing = await createListing(server.db);
    const first = await contribute(server.app, buyer(0), agreement(listing));
    await pay(server.app, buyer(0), first.id, naira(1_000));
    await server.db
      .update(contributions)
      .set({ holdExpiresAt: new Date(server.clock.now().getTime() - 1) })
      .where(eq(contributions.id, first.id));
    const sweeps = times(3).map(() => expireLapsedHolds(server.dependencies, fail));
    const responses = await Promise.all(
      times(20).map((index) => postContribution(appOf(index), buyer(index).headers, agreement(listing))),
    );
    await Promise.all(sweeps);
    const statuses = countOf(responses.map(({ statusCode }) => statusCode));
    expect(statuses[201]).toBe(1);
    expect(statuses[409]).toBe(19);
    const live = await server.db
      .select()
      .from(contributions)
      .where(eq(contributions.propertyId, listing.propertyId));
    expect(live.map(({ status }) => status).toSorted()).toEqual(['expired', 'pending']);
  });

  test('one webhook arrives 20 times: it credits once', async () => {
    const person = buyer(1);
    const before = await balanceKobo(person);
    const { account_number: accountNumber } = await walletOf(server.app, person);
    const eventId = randomUUID();
    const responses = await Promise.all(
      times(20).map((index) =>
        postWebhook({ ...server, app: appOf(index) }, { accountNumber, amountKobo: 5_000, eventId }),
      ),
    );
    await Promise.all(times(5).map(() => sweepEvents(server.dependencies, fail)));
    // What a sweep has credited before the webhook did is settled by a sweep too.
    await sweepSettlements(server.dependencies, fail);
    await waitUntilApplied(server);
    expect(countOf(responses.map(({ statusCode }) => statusCode))).toEqual({ 200: 20 });
    expect(await balanceKobo(person)).toBe(before + 5_000);
    await expectLedgerConsistent(server);
  });

  test('transfers to many buyers come at once: each is credited its own', async () => {
    const people = buyers.slice(10, 30);
    const before = await Promise.all(people.map(balanceKobo));
    const accounts = await Promise.all(people.map((person) => walletOf(server.app, person)));
    await Promise.all(
      accounts.flatMap(({ account_number: accountNumber }, index) =>
        times(3).map(() =>
          postWebhook({ ...server, app: appOf(index) }, { accountNumber, amountKobo: index + 1 }),
        ),
      ),
    );
    await waitUntilApplied(server);
    const after = await Promise.all(people.map(balanceKobo));
    expect(after).toEqual(before.map((held, index) => held + 3 * (index + 1)));
    await expectLedgerConsistent(server);
  });

  test('payments reach for the same naira: one gets it', async () => {
    const person = await createBuyer(server);
    const listing = await createListing(server.db);
    const homes = await Promise.all(
      times(4).map((unit) => contribute(server.app, person, agreement(listing, unit))),
    );
    await deposit(server, person, naira(100_000));
    const responses = await Promise.all(
      times(12).map((index) =>
        postPayment(appOf(index), person.headers, homes[index % 4]?.id ?? '', naira(100_000)),
      ),
    );
    expect(countOf(responses.map(({ statusCode }) => statusCode))).toEqual({ 201: 12 });
    const received = responses.filter((response) => response.json().body.payment.status === 'received');
    expect(received).toHaveLength(1);
    expect(await balanceKobo(person)).toBe(0);
    await expectLedgerConsistent(server);
  });

  test('announcements and deposits meet: one payment waits at most, and none that the wallet covers', async () => {
    const person = await createBuyer(server);
    const listing = await createListing(server.db);
    const { id } = await contribute(server.app, person, agreement(listing));
    const { account_number: accountNumber } = await walletOf(server.app, person);
    const responses = await Promise.all(
      times(10).flatMap((index) => [
        postPayment(appOf(index), person.headers, id, naira(1_000 + index)),
        postWebhook({ ...server, app: appOf(index + 1) }, { accountNumber, amountKobo: naira(2_000) }),
      ]),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]));
    await waitUntilApplied(server);
    const { paid, awaiting_payment } = await contributionOf(server.app, person, id);
    const left = await balanceKobo(person);
    expect(paid + left).toBe(naira(20_000));
    expect(awaiting_payment?.amount ?? Number.POSITIVE_INFINITY).toBeGreaterThan(left);
    await expectLedgerConsistent(server);
  });

  test('a payment is withdrawn during its deposit: either wins, and no naira is lost', async () => {
    const outcomes = await Promise.all(
      times(20).map(async (index) => {
        const person = await createBuyer(server);
        const listing = await createListing(server.db);
        const { id } = await contribute(server.app, person, agreement(listing));
        await deposit(server, person, naira(312_500));
        const { account_number: accountNumber } = await walletOf(server.app, person);
        const payment = await pay(server.app, person, id, naira(50_000));
        const [withdrawn] = await Promise.all([
          withdraw(appOf(index), person, payment.id),
          postWebhook(server, { accountNumber, amountKobo: naira(50_000) }),
        ]);
        await waitUntilApplied(server);
        const { status, cancel_reason } = await paymentOf(server.app, person, payment.id);
        return [withdrawn.statusCode, status, cancel_reason, await balanceKobo(person)];
      }),
    );
    const wins = [
      [200, 'cancelled', 'withdrawn', naira(50_000)],
      [409, 'received', null, 0],
    ];
    for (const outcome of outcomes) expect(wins).toContainEqual(outcome);
    await expectLedgerConsistent(server);
  });

  test('a payment is replaced, withdrawn and lapses during its deposit: it ends in one way', async () => {
    for (const index of times(10)) {
      const person = await createBuyer(server);
      const listing = await createListing(server.db);
      const { id } = await contribute(server.app, person, agreement(listing));
      await deposit(server, person, naira(312_500));
      const { account_number: accountNumber } = await walletOf(server.app, person);
      const payment = await pay(server.app, person, id, naira(50_000));
      await server.db
        .update(payments)
        .set({ lapsesAt: server.clock.now() })
        .where(eq(payments.id, payment.id));
      await Promise.all([
        lapsePayments(server.dependencies, fail),
        lapsePayments(server.dependencies, fail),
        withdraw(appOf(index), person, payment.id),
        postPayment(appOf(index + 1), person.headers, id, naira(60_000)),
        postWebhook(server, { accountNumber, amountKobo: naira(50_000) }),
      ]);
      await waitUntilApplied(server);
      expect(await paymentOf(server.app, person, payment.id)).toMatchObject({
        status: 'cancelled',
        cancel_reason: 'lapsed',
      });
      expect(await contributionOf(server.app, person, id)).toMatchObject({
        paid: naira(312_500),
        awaiting_payment: { amount: naira(60_000) },
      });
      expect(await balanceKobo(person)).toBe(naira(50_000));
      const messageCount = await server.db.$count(
        outboxMessages,
        and(eq(outboxMessages.to, person.user.phone), like(outboxMessages.text, '%has lapsed%')),
      );
      expect(messageCount).toBeLessThanOrEqual(1);
    }
    await expectLedgerConsistent(server);
  });

  test('the same key arrives 20 times: it creates one contribution, and one payment', async () => {
    const listing = await createListing(server.db);
    const headers = { ...buyer(2).headers, 'idempotency-key': randomUUID() };
    const made = await Promise.all(
      times(20).map((index) => postContribution(appOf(index), headers, agreement(listing))),
    );
    expect(countOf(made.map(({ statusCode }) => statusCode))).toEqual({ 201: 20 });
    const ids = new Set(made.map((response) => response.json().body.contribution.id));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const paid = await Promise.all(
      times(20).map((index) => postPayment(appOf(index), headers, id, naira(7_000))),
    );
    expect(new Set(paid.map((response) => response.json().body.payment.id)).size).toBe(1);
    // The payment of the agreement, and the one that replaced it.
    expect(await server.db.$count(payments, eq(payments.contributionId, id))).toBe(2);
  });

  test('the money arrives while the buyer cancels: either wins, never both', async () => {
    const outcomes = await Promise.all(
      times(20).map(async (index) => {
        const person = buyer(20 + index);
        const listing = await createListing(server.db);
        const { id } = await contribute(server.app, person, agreement(listing));
        const { account_number: accountNumber, balance } = await walletOf(server.app, person);
        const payment = await pay(server.app, person, id, naira(50_000));
        const [cancelled] = await Promise.all([
          cancel(appOf(index), person, id),
          postWebhook(server, { accountNumber, amountKobo: naira(50_000) }),
        ]);
        await waitUntilApplied(server);
        const unit = eq(apartments.id, listing.apartmentIds[0] ?? '');
        return {
          answer: cancelled.statusCode,
          status: (await contributionOf(server.app, person, id)).status,
          payment: (await paymentOf(server.app, person, payment.id)).status,
          unit: (await server.db.select().from(apartments).where(unit))[0]?.status,
          keptKobo: (await balanceKobo(person)) - balance,
        };
      }),
    );
    const wins = [
      { answer: 200, status: 'cancelled', payment: 'cancelled', unit: 'available', keptKobo: naira(50_000) },
      { answer: 409, status: 'active', payment: 'received', unit: 'reserved', keptKobo: 0 },
    ];
    for (const outcome of outcomes) expect(wins).toContainEqual(outcome);
    await expectLedgerConsistent(server);
  });

  test('sweeps of several processes release each lapsed hold once', async () => {
    const listing = await createListing(server.db, {
      blocks: [{ bedrooms: 1, bathrooms: 1, floors: 3, unitsPerFloor: 4 }],
    });
    const started = await Promise.all(
      times(12).map((unit) => contribute(server.app, buyer(unit % 3), agreement(listing, unit))),
    );
    const ids = started.map(({ id }) => id);
    await server.db
      .update(contributions)
      .set({ holdExpiresAt: new Date(server.clock.now().getTime() - 1) })
      .where(inArray(contributions.id, ids));
    const released = await Promise.all(times(4).map(() => expireLapsedHolds(server.dependencies, fail)));
    expect(released.reduce((total, each) => total + each, 0)).toBe(12);
    const isExpired = and(inArray(contributions.id, ids), eq(contributions.status, 'expired'));
    expect(await server.db.$count(contributions, isExpired)).toBe(12);
    const [property] = await server.db.select().from(properties).where(eq(properties.id, listing.propertyId));
    expect(property?.unitsAvailable).toBe(12);
  });

  test('a wallet is asked for 20 times: there is one', async () => {
    const person = await signUp(server.app);
    const accountsBefore = await server.db.$count(ledgerAccounts);
    await Promise.all(times(20).map(() => ensureWalletOf(server.dependencies, person.user.id)));
    expect(await server.db.$count(ledgerAccounts)).toBe(accountsBefore + 1);
  });

  test('no deadlock, no lost transfer: the ledger has every one once', async () => {
    const received = await server.db.$count(payments, eq(payments.status, 'received'));
    const posted = await server.db.$count(ledgerTransfers, eq(ledgerTransfers.kind, 'contribution_payment'));
    expect(posted).toBe(received);
    await expectLedgerConsistent(server);
  });
});
