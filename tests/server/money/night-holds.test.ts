import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LAGOS_OFFSET_MS } from '#domain/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { buildApp } from '#server/app.ts';
import { applyEvent } from '#server/money/bank/apply.ts';
import { setPaysDue } from '#server/money/wallet/pays-due.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import type { Dependencies } from '#server/platform/dependencies.ts';
import { expireLapsedHolds } from '#server/savings/hold-sweep.ts';
import { notifyOfDeposits } from '#server/savings/notices/received.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { documentsOf } from '../documents/kit.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, describeOnPostgres, type TestServer } from '../kit/server.ts';
import {
  agreement,
  cancel,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  newSession,
  postContribution,
  postWebhook,
  storeDeposit,
  waitUntilApplied,
  walletOf,
} from './kit.ts';
import { ownAccount, postWithdrawal, withPassword } from './withdrawing.ts';

const MONTHLY = naira(312_500);
const fail = (error: unknown): never => expect.unreachable(String(error));

/** Advances the clock to three o'clock at night, when no due instalments are paid. */
function toNight({ clock }: TestServer): void {
  const sinceMidnightMs = (clock.now().getTime() + LAGOS_OFFSET_MS) % DAY_MS;
  clock.advance(DAY_MS - sinceMidnightMs + 3 * HOUR_MS);
}

interface Held {
  readonly buyer: TestPerson;
  readonly id: string;
  readonly listing: TestListing;
}

/** A Plan C agreed at night, by a buyer with a balance. */
async function heldAtNight(
  server: TestServer,
  {
    balance,
    paysDue,
    name = {},
  }: { balance: number; paysDue: boolean; name?: { first_name?: string; last_name?: string } },
): Promise<Held> {
  toNight(server);
  const buyer = await createBuyer(server, name);
  const listing = await createListing(server.db);
  if (balance > 0) await deposit(server, buyer, balance);
  await setPaysDue(server.db, { userId: buyer.user.id, paysDue, at: server.clock.now() });
  const { id } = await contribute(server.app, buyer, { ...agreement(listing), plan: 'C' });
  return { buyer, id, listing };
}

/** The same buyer when the hold has ended, before its unit is released. */
async function atTheEnd(server: TestServer, { buyer }: Held): Promise<TestPerson> {
  server.clock.advance(14 * DAY_MS);
  return { ...buyer, ...(await newSession(server, buyer.user.id)) };
}

describeOnDatabase('a hold that ends at night', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const end = () => expireLapsedHolds(server.dependencies, fail);
  // Units that another test has held would count.
  beforeEach(async () => {
    server.clock.advance(15 * DAY_MS);
    await end();
  });

  test('is paid by a wallet that pays what is due and covers it', async () => {
    const held = await heldAtNight(server, { balance: MONTHLY + naira(500), paysDue: true });
    const buyer = await atTheEnd(server, held);
    expect(await end()).toBe(0);
    expect(await contributionOf(server.app, buyer, held.id)).toMatchObject({
      status: 'active',
      paid: MONTHLY,
      awaiting_payment: null,
    });
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(500));
    expect(await documentsOf(server, buyer, 'receipt', held.id)).toHaveLength(1);
    expect(await end()).toBe(0);
    await expectLedgerConsistent(server);
  });

  test('is paid before its end, so that nobody reads that it is over', async () => {
    const held = await heldAtNight(server, { balance: MONTHLY, paysDue: true });
    server.clock.advance(MINUTE_MS);
    const uncovered = await contribute(server.app, held.buyer, {
      ...agreement(held.listing, 1),
      plan: 'C',
    });
    server.clock.advance(14 * DAY_MS - 2 * MINUTE_MS);
    const buyer = { ...held.buyer, ...(await newSession(server, held.buyer.user.id)) };
    expect(await end()).toBe(0);
    expect((await contributionOf(server.app, buyer, held.id)).status).toBe('active');
    expect((await contributionOf(server.app, buyer, uncovered.id)).status).toBe('pending');
    server.clock.advance(2 * MINUTE_MS);
    expect(await end()).toBe(1);
    expect((await contributionOf(server.app, buyer, uncovered.id)).status).toBe('expired');
  });

  test.each([
    { balance: MONTHLY - 1, paysDue: true },
    { balance: MONTHLY, paysDue: false },
  ])('is over with $balance kobo in a wallet that pays what is due: $paysDue', async (wallet) => {
    const held = await heldAtNight(server, wallet);
    const buyer = await atTheEnd(server, held);
    expect(await end()).toBe(1);
    expect(await contributionOf(server.app, buyer, held.id)).toMatchObject({ status: 'expired', paid: 0 });
    expect((await walletOf(server.app, buyer)).balance).toBe(wallet.balance);
  });

  test('stays with the buyer whose wallet pays it, even if another asks for the unit first', async () => {
    const held = await heldAtNight(server, { balance: MONTHLY, paysDue: true });
    const buyer = await atTheEnd(server, held);
    const other = await createBuyer(server);
    const asked = await postContribution(server.app, other.headers, agreement(held.listing));
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'unit_taken']);
    expect(await end()).toBe(0);
    expect((await contributionOf(server.app, buyer, held.id)).status).toBe('active');
  });

  test('is over for a buyer whose wallet does not cover it, once somebody asks for the unit', async () => {
    const held = await heldAtNight(server, { balance: MONTHLY - 1, paysDue: true });
    const buyer = await atTheEnd(server, held);
    const other = await createBuyer(server);
    expect((await postContribution(server.app, other.headers, agreement(held.listing))).statusCode).toBe(201);
    expect((await contributionOf(server.app, buyer, held.id)).status).toBe('expired');
  });

  test('is paid when a later deposit is settled before it is released', async () => {
    const held = await heldAtNight(server, { balance: MONTHLY, paysDue: true });
    const buyer = await atTheEnd(server, held);
    await deposit(server, buyer, naira(100));
    expect((await contributionOf(server.app, buyer, held.id)).status).toBe('active');
    expect((await walletOf(server.app, buyer)).balance).toBe(naira(100));
  });

  test('is paid by a deposit that comes after its end, of which no other message tells', async () => {
    const held = await heldAtNight(server, { balance: 0, paysDue: true });
    const buyer = await atTheEnd(server, held);
    const { id } = await storeDeposit(server, buyer, MONTHLY);
    server.clock.advance(1_000);
    await applyEvent(server.dependencies, id);
    server.clock.advance(1_000);
    await sweepSettlements(server.dependencies, fail);
    expect((await contributionOf(server.app, buyer, held.id)).status).toBe('active');
    await notifyOfDeposits(server.dependencies, { userId: buyer.user.id, eventIds: [id] });
    const sent = await server.db.select().from(messages).where(eq(messages.userId, buyer.user.id));
    expect(sent.filter(({ kind }) => kind === 'deposit_short')).toEqual([]);
  });
});

describeOnPostgres('a hold that ends at night, at the same moment as others act', (open) => {
  let server: TestServer;
  /** A second process on the same database. */
  let second: { app: FastifyInstance; dependencies: Dependencies; close(): Promise<void> };
  let other: TestPerson;
  beforeAll(async () => {
    server = await open();
    const connection = await openPostgres(server.databaseUrl ?? '');
    const dependencies = { ...server.dependencies, db: connection.db };
    const app = await buildApp(dependencies);
    second = { app, dependencies, close: () => app.close().then(() => connection.close()) };
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });
  beforeEach(async () => {
    other = await createBuyer(server);
  });

  const sweeps = () =>
    [server.dependencies, second.dependencies, server.dependencies].map((each) =>
      expireLapsedHolds(each, fail),
    );
  const rounds = Array.from({ length: 6 }, (_, round) => round);

  test.each(rounds)(
    'sweeps, a cancellation, a deposit and another buyer: it is paid (round %i)',
    async () => {
      const held = await heldAtNight(server, { balance: MONTHLY, paysDue: true });
      const buyer = await atTheEnd(server, held);
      other = { ...other, ...(await newSession(server, other.user.id)) };
      const { account_number: accountNumber } = await walletOf(server.app, buyer);
      const [cancelled, asked] = await Promise.all([
        cancel(second.app, buyer, held.id),
        postContribution(second.app, other.headers, agreement(held.listing)),
        postWebhook(server, { accountNumber, amountKobo: naira(100) }),
        ...sweeps(),
      ]);
      await waitUntilApplied(server);
      expect([cancelled.statusCode, asked.statusCode]).toEqual([409, 409]);
      expect(await contributionOf(server.app, buyer, held.id)).toMatchObject({
        status: 'active',
        paid: MONTHLY,
      });
      expect((await walletOf(server.app, buyer)).balance).toBe(naira(100));
      expect(await documentsOf(server, buyer, 'receipt', held.id)).toHaveLength(1);
      await expectLedgerConsistent(server);
    },
  );

  test.each(rounds)(
    'sweeps and the deposit that covers it: paid or over, never both (round %i)',
    async () => {
      const held = await heldAtNight(server, { balance: MONTHLY - naira(100), paysDue: true });
      const buyer = await atTheEnd(server, held);
      const { account_number: accountNumber } = await walletOf(server.app, buyer);
      await Promise.all([postWebhook(server, { accountNumber, amountKobo: naira(100) }), ...sweeps()]);
      await waitUntilApplied(server);
      const { status, paid } = await contributionOf(server.app, buyer, held.id);
      const { balance } = await walletOf(server.app, buyer);
      expect([status, paid, balance]).toEqual(
        status === 'active' ? ['active', MONTHLY, 0] : ['expired', 0, MONTHLY],
      );
      await expectLedgerConsistent(server);
    },
  );

  test.each(rounds)('sweeps and a withdrawal of the money: one has it (round %i)', async () => {
    const name = { first_name: 'Tolu', last_name: 'Adeyemi' };
    const held = await heldAtNight(server, { balance: MONTHLY, paysDue: true, name });
    const buyer = await withPassword(server, await atTheEnd(server, held));
    const account_id = await ownAccount(server.app, buyer);
    const [withdrawal] = await Promise.all([
      postWithdrawal(server.app, buyer, { account_id, amount: MONTHLY }),
      ...sweeps(),
    ]);
    const { status, paid } = await contributionOf(server.app, buyer, held.id);
    expect([status, paid]).toEqual(withdrawal.statusCode === 201 ? ['expired', 0] : ['active', MONTHLY]);
    expect((await walletOf(server.app, buyer)).balance).toBe(0);
    await expectLedgerConsistent(server);
  });
});
