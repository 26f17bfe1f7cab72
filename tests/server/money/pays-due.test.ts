import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { walletResponse } from '#api/contract/wallet.ts';
import { LAGOS_OFFSET_MS } from '#domain/dates.ts';
import { addKobo, formatNaira, type Kobo, naira } from '#domain/money.ts';
import { depositShortCopy } from '#server/messages/templates/payments.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { sweepDue, sweepDueByDay } from '#server/savings/due-sweep.ts';
import { isDepositCurrent, notifyOfDeposits } from '#server/savings/notices/received.ts';
import { payDue } from '#server/savings/pay-due.ts';
import { documentsOf } from '../documents/kit.ts';
import { createListing } from '../kit/listings.ts';
import { messagesTo } from '../kit/outbox.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, describeOnPostgres, type TestServer } from '../kit/server.ts';
import {
  agreement,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  newSession,
  pay,
  paymentOf,
  postPayment,
  walletOf,
} from './kit.ts';
import { ownAccount, postWithdrawal, withPassword } from './withdrawing.ts';

const MONTHLY = naira(312_500);
const DAY_MS = 86_400_000;
const fail = (error: unknown): never => expect.unreachable(String(error));

const choose = ({ app }: TestServer, { headers }: TestPerson, pays_due: unknown) =>
  app.inject({ method: 'PATCH', url: '/api/wallet', headers, payload: { pays_due } });

/** A buyer whose plan has one paid instalment, with money in the wallet as well. */
async function createSaver(
  server: TestServer,
  balance: number,
  name: { first_name?: string; last_name?: string } = {},
) {
  const buyer = await createBuyer(server, name);
  const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
  await deposit(server, buyer, MONTHLY);
  if (balance > 0) await deposit(server, buyer, balance);
  return { buyer, id };
}

/** The same buyer with a new session, days later. */
async function daysLater(server: TestServer, buyer: TestPerson, days: number): Promise<TestPerson> {
  server.clock.advance(days * DAY_MS);
  return { ...buyer, ...(await newSession(server, buyer.user.id)) };
}

describeOnDatabase('a wallet that pays what is due', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let id: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ({ buyer, id } = await createSaver(server, 2 * MONTHLY));
  });

  const paid = async () => (await contributionOf(server.app, buyer, id)).paid;
  const balance = async () => (await walletOf(server.app, buyer)).balance;

  async function eventOf(eventId: string) {
    const [event] = await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId));
    if (!event) throw new Error('The deposit was not stored');
    return event;
  }

  test('does so once its owner has chosen it, until they choose otherwise', async () => {
    expect((await walletOf(server.app, buyer)).pays_due).toBe(false);
    buyer = await daysLater(server, buyer, 31);
    await sweepDue(server.dependencies, fail);
    expect(await paid()).toBe(MONTHLY);
    const chosen = await choose(server, buyer, true);
    expect(walletResponse.parse(chosen.json()).body.wallet.pays_due).toBe(true);
    await sweepDue(server.dependencies, fail);
    expect(await paid()).toBe(2 * MONTHLY);
    expect((await choose(server, buyer, false)).statusCode).toBe(200);
    buyer = await daysLater(server, buyer, 31);
    await sweepDue(server.dependencies, fail);
    expect(await paid()).toBe(2 * MONTHLY);
    expect((await choose(server, buyer, 'yes')).json().fields).toEqual({
      pays_due: 'Choose whether your wallet pays what is due.',
    });
  });

  test('does nothing at night, also where a server starts then', async () => {
    await choose(server, buyer, true);
    buyer = await daysLater(server, buyer, 31);
    const atHour = (hour: number) => {
      const sinceMidnightMs = (server.clock.now().getTime() + LAGOS_OFFSET_MS) % DAY_MS;
      server.clock.advance((hour * 3_600_000 - sinceMidnightMs + DAY_MS) % DAY_MS);
    };
    atHour(2);
    buyer = await daysLater(server, buyer, 0);
    await sweepDueByDay(server.dependencies, fail);
    expect(await paid()).toBe(MONTHLY);
    atHour(7);
    buyer = await daysLater(server, buyer, 0);
    await sweepDueByDay(server.dependencies, fail);
    expect(await paid()).toBe(2 * MONTHLY);
  });

  test('pays an instalment on its due day, not before, and once, with its receipt', async () => {
    await choose(server, buyer, true);
    const { next_due } = await contributionOf(server.app, buyer, id);
    const dueMs = new Date(`${next_due?.due_on}T07:00:00+01:00`).getTime();
    buyer = await daysLater(server, buyer, (dueMs - server.clock.now().getTime()) / DAY_MS - 1);
    expect(await payDue(server.dependencies, buyer.user.id)).toBe(0);
    buyer = await daysLater(server, buyer, 1);
    expect(await payDue(server.dependencies, buyer.user.id)).toBe(1);
    expect(await payDue(server.dependencies, buyer.user.id)).toBe(0);
    expect([await paid(), await balance()]).toEqual([2 * MONTHLY, MONTHLY]);
    expect(await documentsOf(server, buyer, 'receipt', id)).toHaveLength(2);
    await expectLedgerConsistent(server);
  });

  test('pays each instalment that is late, as far as the balance covers whole ones', async () => {
    await choose(server, buyer, true);
    await deposit(server, buyer, MONTHLY - 1);
    buyer = await daysLater(server, buyer, 100);
    expect(await payDue(server.dependencies, buyer.user.id)).toBe(2);
    expect([await paid(), await balance()]).toEqual([3 * MONTHLY, MONTHLY - 1]);
  });

  test('takes the place of an announced payment of another amount', async () => {
    await choose(server, buyer, true);
    buyer = await daysLater(server, buyer, 25);
    const announced = await pay(server.app, buyer, id, 3 * MONTHLY);
    buyer = await daysLater(server, buyer, 6);
    expect(await payDue(server.dependencies, buyer.user.id)).toBe(1);
    expect(await paymentOf(server.app, buyer, announced.id)).toMatchObject({ cancel_reason: 'replaced' });
    expect(await paid()).toBe(2 * MONTHLY);
  });

  test('tells in the message of a deposit what it is about to pay', async () => {
    await choose(server, buyer, true);
    const nextStepOf = async (amountKobo: Kobo) => {
      const { id: eventId } = await eventOf(await deposit(server, buyer, amountKobo));
      await notifyOfDeposits(server.dependencies, { userId: buyer.user.id, eventIds: [eventId] });
      const texts = (await messagesTo(server.db, buyer.user.phone)).map(({ text }) => text);
      const start = `Your transfer of ${formatNaira(amountKobo)} is in your Kolo wallet. `;
      return texts.find((text) => text.startsWith(start))?.slice(start.length);
    };
    buyer = await daysLater(server, buyer, 1);
    expect(await nextStepOf(naira(10))).toMatch(/^You can use it for your next payment, or withdraw it\./);
    buyer = await daysLater(server, buyer, 30);
    expect(await nextStepOf(naira(20))).toMatch(
      /^Your wallet pays the ₦312,500 that is due: there is nothing to do\./,
    );
    await payDue(server.dependencies, buyer.user.id);
    server.clock.advance(60_000);
    expect(await nextStepOf(naira(30))).toMatch(/^You can use it for your next payment, or withdraw it\./);
  });

  test('does not send that message once it has paid', async () => {
    await choose(server, buyer, true);
    buyer = await daysLater(server, buyer, 31);
    const { id: eventId } = await eventOf(await deposit(server, buyer, naira(10)));
    const copy = depositShortCopy('Kolo', {
      transferCount: 1,
      amountKobo: naira(10),
      balanceKobo: addKobo(MONTHLY, MONTHLY, naira(10)),
      awaiting: null,
      paysKobo: MONTHLY,
    });
    const isCurrent = () => isDepositCurrent(server.dependencies, `deposit-short:${eventId}`, copy);
    expect(await isCurrent()).toBe(true);
    await choose(server, buyer, false);
    expect(await isCurrent()).toBe(false);
    await choose(server, buyer, true);
    await payDue(server.dependencies, buyer.user.id);
    expect(await isCurrent()).toBe(false);
  });

  test('pays nothing into a plan that its buyer has asked to leave', async () => {
    await choose(server, buyer, true);
    await server.db.update(contributions).set({ status: 'leaving' }).where(eq(contributions.id, id));
    buyer = await daysLater(server, buyer, 40);
    expect(await payDue(server.dependencies, buyer.user.id)).toBe(0);
    expect([await paid(), await balance()]).toEqual([MONTHLY, 2 * MONTHLY]);
  });
});

describeOnPostgres('a wallet that pays what is due, at the same moment as others', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test.each([1, 2, 3, 4, 5])('many runs, a payment and a withdrawal (round %i)', async () => {
    const name = { first_name: 'Tolu', last_name: 'Adeyemi' };
    const saver = await createSaver(server, MONTHLY, name);
    await choose(server, saver.buyer, true);
    const buyer = await withPassword(server, await daysLater(server, saver.buyer, 31));
    const account_id = await ownAccount(server.app, buyer);
    const runs = () => [1, 2, 3].map(() => payDue(server.dependencies, buyer.user.id));
    const [payment, withdrawal, ...paidCounts] = await Promise.all([
      postPayment(server.app, buyer.headers, saver.id, MONTHLY),
      postWithdrawal(server.app, buyer, { account_id, amount: MONTHLY }),
      ...runs(),
    ]);
    const paidKobo = (await contributionOf(server.app, buyer, saver.id)).paid;
    const isWithdrawn = withdrawal.statusCode === 201;
    expect(payment.statusCode).toBe(201);
    expect(paidKobo).toBe(isWithdrawn ? MONTHLY : 2 * MONTHLY);
    expect(paidCounts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1);
    expect((await walletOf(server.app, buyer)).balance).toBe(0);
    expect(await documentsOf(server, buyer, 'receipt', saver.id)).toHaveLength(isWithdrawn ? 1 : 2);
    await expectLedgerConsistent(server);
  });
});
