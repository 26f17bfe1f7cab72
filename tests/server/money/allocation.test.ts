import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Kobo, naira } from '#domain/money.ts';
import { jobHandlers } from '#server/jobs.ts';
import { applyEvent } from '#server/money/bank/apply.ts';
import { applyBankEvents } from '#server/money/bank/jobs.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { apartments } from '#server/platform/db/schema/properties.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  awaitingOf,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  pay,
  paymentOf,
  postWebhook,
  storeDeposit,
  waitUntilApplied,
  walletOf,
  withdraw,
} from './kit.ts';

const HOUR_MS = 3_600_000;
const MONTHLY = naira(312_500);
const fail = (error: unknown): never => expect.unreachable(String(error));

describeOnDatabase('a deposit', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let listing: TestListing;
  beforeAll(async () => {
    server = await open({ UNIT_HOLD_HOURS: '1' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server);
    listing = await createListing(server.db);
  });

  const agree = async (unit = 0, changes: object = {}) =>
    (
      await contribute(server.app, buyer, {
        ...agreement(listing, unit, server.dependencies.settings),
        ...changes,
      })
    ).id;
  /** A contribution with a payment, so that its hold no longer applies. */
  const active = async (unit: number) => {
    const id = await agree(unit);
    await deposit(server, buyer, MONTHLY);
    return id;
  };
  const paid = async (id: string) => (await contributionOf(server.app, buyer, id)).paid;
  const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
  /** Credits a deposit as a server would that dies before it makes payments from it. */
  const creditAlone = async (amountKobo: Kobo) => {
    const { id, eventId } = await storeDeposit(server, buyer, amountKobo);
    await applyEvent(server.dependencies, id);
    return eventId;
  };
  const unitStatus = async (unit = 0) => {
    const isUnit = eq(apartments.id, listing.apartmentIds[unit] ?? '');
    return (await server.db.select().from(apartments).where(isUnit))[0]?.status;
  };

  test('of exactly an announced amount pays that, whatever was announced before', async () => {
    const home = await active(0);
    const other = await active(1);
    await pay(server.app, buyer, home, naira(500_000));
    server.clock.advance(1_000);
    const exact = await pay(server.app, buyer, other, 449_166_666);
    await deposit(server, buyer, 449_166_666);
    expect((await paymentOf(server.app, buyer, exact.id)).status).toBe('received');
    expect(await awaitingOf(server.app, buyer, home)).toMatchObject({ amount: naira(500_000) });
    expect(await balanceKobo()).toBe(0);
    await expectLedgerConsistent(server);
  });

  test('of exactly an announced amount pays that before a unit on hold', async () => {
    const home = await active(0);
    const held = await agree(1, { duration_months: 36 });
    const exact = await pay(server.app, buyer, home, naira(300_000));
    await deposit(server, buyer, naira(300_000));
    expect((await paymentOf(server.app, buyer, exact.id)).status).toBe('received');
    expect(await paid(held)).toBe(0);
  });

  test('otherwise pays for the hold that ends first, then the next hold, then the oldest', async () => {
    const home = await active(0);
    const older = await active(3);
    const first = await pay(server.app, buyer, home, naira(100_000));
    server.clock.advance(1_000);
    const second = await pay(server.app, buyer, older, naira(90_000));
    const endsLate = await agree(1, { plan: 'C' });
    server.clock.advance(HOUR_MS / 2);
    const endsSoon = await agree(2);
    const statuses = async () => [
      await paid(endsSoon),
      await paid(endsLate),
      (await paymentOf(server.app, buyer, first.id)).status,
      (await paymentOf(server.app, buyer, second.id)).status,
    ];
    await deposit(server, buyer, MONTHLY + 5);
    expect(await statuses()).toEqual([MONTHLY, 0, 'awaiting_transfer', 'awaiting_transfer']);
    await deposit(server, buyer, MONTHLY + 5);
    expect(await statuses()).toEqual([MONTHLY, MONTHLY, 'awaiting_transfer', 'awaiting_transfer']);
    await deposit(server, buyer, naira(100_000) - 5);
    expect(await statuses()).toEqual([MONTHLY, MONTHLY, 'received', 'awaiting_transfer']);
    await deposit(server, buyer, naira(90_001));
    expect(await statuses()).toEqual([MONTHLY, MONTHLY, 'received', 'received']);
    await expectLedgerConsistent(server);
  });

  test('pays several, each whole or not at all, and the surplus stays', async () => {
    const large = await active(0);
    const small = await active(1);
    const middle = await active(2);
    await pay(server.app, buyer, large, naira(1_000_000));
    server.clock.advance(1_000);
    const smallPayment = await pay(server.app, buyer, small, naira(100_000));
    server.clock.advance(1_000);
    const middlePayment = await pay(server.app, buyer, middle, naira(300_000));
    await deposit(server, buyer, naira(450_000));
    expect((await paymentOf(server.app, buyer, smallPayment.id)).status).toBe('received');
    expect((await paymentOf(server.app, buyer, middlePayment.id)).status).toBe('received');
    expect(await awaitingOf(server.app, buyer, large)).toMatchObject({ amount: naira(1_000_000) });
    expect(await balanceKobo()).toBe(naira(50_000));
  });

  test('reserves a held unit though its payment was withdrawn', async () => {
    const id = await agree();
    await withdraw(server.app, buyer, (await awaitingOf(server.app, buyer, id)).id);
    await deposit(server, buyer, MONTHLY - 1);
    expect([await unitStatus(), await balanceKobo()]).toEqual(['held', MONTHLY - 1]);
    await deposit(server, buyer, 1);
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({
      status: 'active',
      paid: MONTHLY,
      hold_expires_at: null,
      awaiting_payment: null,
    });
    expect([await unitStatus(), await balanceKobo()]).toEqual(['reserved', 0]);
    await expectLedgerConsistent(server);
  });

  test('reserves a held unit with what is due, though more was announced and has not all come', async () => {
    const id = await agree();
    const announced = await pay(server.app, buyer, id, naira(1_000_000));
    await deposit(server, buyer, naira(400_000));
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({ status: 'active', paid: MONTHLY });
    expect(await paymentOf(server.app, buyer, announced.id)).toMatchObject({ cancel_reason: 'replaced' });
    expect(await balanceKobo()).toBe(naira(87_500));
  });

  test('reserves the unit of a Plan C, with or without an announcement', async () => {
    const id = await agree(0, { plan: 'C' });
    // Longer than Plans A and B hold a unit in this test.
    server.clock.advance(2 * HOUR_MS);
    await deposit(server, buyer, naira(650_000));
    expect(await contributionOf(server.app, buyer, id)).toMatchObject({ status: 'active', paid: MONTHLY });
    expect([await unitStatus(), await balanceKobo()]).toEqual(['reserved', naira(337_500)]);
  });

  test('into a wallet of active contributions alone that await nothing stays there', async () => {
    const id = await active(0);
    await deposit(server, buyer, naira(500_000));
    expect([await paid(id), await balanceKobo()]).toEqual([MONTHLY, naira(500_000)]);
  });

  test('that was credited by a server that died is settled by the sweep, the exact amount first', async () => {
    const home = await active(0);
    const exactHome = await active(1);
    await pay(server.app, buyer, home, naira(100_000));
    server.clock.advance(1_000);
    const exact = await pay(server.app, buyer, exactHome, naira(150_000));
    const eventId = await creditAlone(naira(150_000));
    expect([await balanceKobo(), await paid(exactHome)]).toEqual([naira(150_000), MONTHLY]);

    await sweepSettlements(server.dependencies, fail);
    expect([await balanceKobo(), await paid(exactHome)]).toEqual([0, MONTHLY + naira(150_000)]);
    const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId));
    expect(event).toMatchObject({ matchedPaymentId: exact.id, settledAt: server.clock.now() });
    await expectLedgerConsistent(server);
  });

  test('that a sweep applies is settled before the next, so that it does not wait for the end of a rush', async () => {
    const home = await active(0);
    await pay(server.app, buyer, home, naira(150_000));
    await storeDeposit(server, buyer, naira(150_000));
    server.clock.advance(1_000);
    await storeDeposit(server, buyer, naira(20_000));
    const { bank } = server.dependencies;
    const paidAtVerification: number[] = [];
    const verifyDeposit: typeof bank.verifyDeposit = async (...deposit) => {
      paidAtVerification.push(await paid(home));
      return bank.verifyDeposit(...deposit);
    };
    const handlers = jobHandlers({ ...server.dependencies, bank: { ...bank, verifyDeposit } });
    await handlers
      .find(({ job }) => job === applyBankEvents)
      ?.handle(
        {},
        {
          signal: new AbortController().signal,
          attempt: 1,
          isLastAttempt: false,
          onRowFailure: fail,
          onFacts: () => {},
        },
      );
    expect(paidAtVerification).toEqual([MONTHLY, MONTHLY + naira(150_000)]);
  });

  test('of an amount that was announced twice pays one of them; another deposit pays the oldest', async () => {
    const homes = [await active(0), await active(1), await active(2)];
    const payments: string[] = [];
    for (const [index, amountKobo] of [naira(140_000), naira(110_000), naira(110_000)].entries()) {
      payments.push((await pay(server.app, buyer, homes[index] ?? '', amountKobo)).id);
      server.clock.advance(1_000);
    }
    await creditAlone(naira(110_000));
    await creditAlone(naira(150_000));
    await sweepSettlements(server.dependencies, fail);
    const views = await Promise.all(payments.map((id) => paymentOf(server.app, buyer, id)));
    expect(views.map(({ status }) => status)).toEqual(['received', 'received', 'awaiting_transfer']);
  });

  test('two that wait together are each matched with their own amount', async () => {
    const homes = [await active(0), await active(1)];
    for (const [index, home] of homes.entries())
      await pay(server.app, buyer, home, naira(100_000 * (index + 1)));
    const { account_number: accountNumber } = await walletOf(server.app, buyer);
    await Promise.all(
      [naira(200_000), naira(100_000)].map((amountKobo) =>
        postWebhook(server, { accountNumber, amountKobo }),
      ),
    );
    await waitUntilApplied(server);
    const isTheirs = and(eq(bankEvents.outcome, 'credited'), eq(bankEvents.amountKobo, naira(100_000)));
    const [event] = await server.db.select().from(bankEvents).where(isTheirs);
    expect(event?.matchedPaymentId).not.toBeNull();
    expect(await balanceKobo()).toBe(0);
    await expectLedgerConsistent(server);
  });
});

describeOnDatabase('money that is in the wallet when a contribution is agreed', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test.each([
    ['A', naira(5_000_000)],
    ['B', MONTHLY],
  ])('pays what is due at once on Plan %s', async (plan, due) => {
    const buyer = await createBuyer(server);
    await deposit(server, buyer, due + 1);
    const listing = await createListing(server.db);
    expect(
      await contribute(server.app, buyer, { ...agreement(listing, 0, server.dependencies.settings), plan }),
    ).toMatchObject({
      status: 'active',
      paid: due,
      awaiting_payment: null,
      hold_expires_at: null,
    });
    expect((await walletOf(server.app, buyer)).balance).toBe(1);
    await expectLedgerConsistent(server);
  });

  test('pays nothing where it does not cover it', async () => {
    const buyer = await createBuyer(server);
    await deposit(server, buyer, MONTHLY - 1);
    const started = await contribute(
      server.app,
      buyer,
      agreement(await createListing(server.db), 0, server.dependencies.settings),
    );
    expect(started).toMatchObject({ status: 'pending', paid: 0, awaiting_payment: { amount: MONTHLY } });
  });

  test('pays nothing on Plan C, where nothing is due yet, until the buyer says so', async () => {
    const buyer = await createBuyer(server);
    await deposit(server, buyer, MONTHLY);
    const listing = await createListing(server.db);
    const started = await contribute(server.app, buyer, {
      ...agreement(listing, 0, server.dependencies.settings),
      plan: 'C',
    });
    expect(started).toMatchObject({ status: 'pending', paid: 0, awaiting_payment: { amount: MONTHLY } });
    expect(await pay(server.app, buyer, started.id, MONTHLY)).toMatchObject({
      id: started.awaiting_payment?.id,
      status: 'received',
    });
  });
});
