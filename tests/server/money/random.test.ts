import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { payments } from '#server/platform/db/schema/contributions.ts';
import { lapsePayments } from '#server/savings/payment-sweep.ts';
import { createListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  cancel,
  contribute,
  contributionOf,
  createBuyer,
  expectLedgerConsistent,
  paymentOf,
  postPayment,
  postWebhook,
  waitUntilApplied,
  walletOf,
  withdraw,
} from './kit.ts';

/** Actions of a buyer, the bank and the clock; amounts in thousands of naira, few enough to collide. */
const thousands = fc.integer({ min: 1, max: 8 }).map((count) => naira(count * 1_000));
const step = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), amountKobo: thousands }),
  fc.record({ do: fc.constant('stray' as const), amountKobo: thousands }),
  fc.record({ do: fc.constant('replay' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('pay' as const), home: fc.nat(2), amountKobo: thousands }),
  fc.record({ do: fc.constant('withdraw' as const), home: fc.nat(2) }),
  fc.record({ do: fc.constant('lapse' as const), home: fc.nat(2) }),
  fc.record({ do: fc.constant('cancel' as const), home: fc.nat(2) }),
);
const NOBODYS_ACCOUNT = '0000000000';

describeOnEachDatabase('whatever happens to the money', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let accountNumber: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  /** A new buyer has no payments from the previous run. */
  const anotherBuyer = async () => {
    buyer = await createBuyer(server);
    accountNumber = (await walletOf(server.app, buyer)).account_number;
  };
  const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
  const suspenseKobo = () => balance(server.db, SUSPENSE_ACCOUNT_ID);
  const send = async (eventId: string, amountKobo: number, to = accountNumber) => {
    const webhook = { accountNumber: to, amountKobo, eventId };
    expect((await postWebhook(server, webhook)).statusCode).toBe(200);
    await waitUntilApplied(server);
  };
  const read = (homes: readonly string[]) =>
    Promise.all(homes.map((id) => contributionOf(server.app, buyer, id)));
  /** Three homes of ₦10,000 each with ₦2,000 due immediately, so that small steps reach the targets. */
  const threeHomes = async () => {
    const listing = await createListing(server.db, { priceKobo: naira(10_000) });
    const started = [];
    for (const unit of [0, 1, 2]) {
      const payload = { ...agreement(listing, unit), plan: 'A', duration_months: 2 };
      started.push(await contribute(server.app, buyer, payload));
    }
    return started.map(({ id }) => id);
  };

  /** A deposit, with an additional check beyond the sums: payments of the exact amount come first. */
  const depositExactFirst = async (homes: readonly string[], eventId: string, amountKobo: number) => {
    const before = await read(homes);
    const isExact = before.some((home) => home.awaiting_payment?.amount === amountKobo);
    await send(eventId, amountKobo);
    if (!isExact) return;
    const exactIds = before
      .map((home) => home.awaiting_payment)
      .filter((payment) => payment?.amount === amountKobo);
    const now = await Promise.all(exactIds.map((payment) => paymentOf(server.app, buyer, payment?.id ?? '')));
    expect(now.some(({ status }) => status === 'received')).toBe(true);
  };

  test('every naira received is in a wallet, a contribution or suspense; no balance is negative or exceeds its target', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        await anotherBuyer();
        const homes = await threeHomes();
        const suspenseBefore = await suspenseKobo();
        let strayKobo = 0;
        const sent = new Map<string, number>();
        for (const each of steps) {
          const home = 'home' in each ? (homes[each.home] ?? '') : '';
          if (each.do === 'deposit') {
            const eventId = randomUUID();
            sent.set(eventId, each.amountKobo);
            await depositExactFirst(homes, eventId, each.amountKobo);
          } else if (each.do === 'stray') {
            strayKobo += each.amountKobo;
            await send(randomUUID(), each.amountKobo, NOBODYS_ACCOUNT);
          } else if (each.do === 'replay') {
            const known = [...sent][each.which % Math.max(1, sent.size)];
            if (known) await send(...known);
          } else if (each.do === 'pay') {
            const response = await postPayment(server.app, buyer.headers, home, each.amountKobo);
            expect([201, 409, 422]).toContain(response.statusCode);
          } else if (each.do === 'cancel') {
            expect([200, 409]).toContain((await cancel(server.app, buyer, home)).statusCode);
          } else {
            const { awaiting_payment } = await contributionOf(server.app, buyer, home);
            if (!awaiting_payment) continue;
            if (each.do === 'withdraw') {
              expect((await withdraw(server.app, buyer, awaiting_payment.id)).statusCode).toBe(200);
            } else {
              await server.db
                .update(payments)
                .set({ lapsesAt: server.clock.now() })
                .where(eq(payments.id, awaiting_payment.id));
              await lapsePayments(server.dependencies, (error) => expect.unreachable(String(error)));
            }
          }
        }
        const contributions = await read(homes);
        const paidKobo = contributions.reduce((total, { paid }) => total + paid, 0);
        const sentKobo = [...sent.values()].reduce((total, each) => total + each, 0);
        const leftKobo = await balanceKobo();
        expect(leftKobo + paidKobo).toBe(sentKobo);
        expect((await suspenseKobo()) - suspenseBefore).toBe(strayKobo);
        for (const { status, paid, target, awaiting_payment } of contributions) {
          expect(paid).toBeLessThanOrEqual(target);
          expect(status).toBe(statusOf(status, paid, target));
          if (awaiting_payment) expect(awaiting_payment.amount).toBeLessThanOrEqual(target - paid);
        }
        await expectLedgerConsistent(server);
      }),
      { numRuns: 15 },
    );
  });

  /** The required status for the amount paid. */
  const statusOf = (status: string, paid: number, target: number): string => {
    if (paid === target) return 'completed';
    if (paid > 0) return 'active';
    return status === 'cancelled' ? 'cancelled' : 'pending';
  };

  test('deposits in any order, any number of times, give the same balance, and pay the same', async () => {
    const deposits = fc.array(thousands, { minLength: 1, maxLength: 6 }).chain((amounts) =>
      fc.record({
        amounts: fc.constant(amounts),
        order: fc.shuffledSubarray(
          [...amounts, ...amounts].map((_, index) => index % amounts.length),
          {
            minLength: amounts.length * 2,
          },
        ),
      }),
    );
    await fc.assert(
      fc.asyncProperty(deposits, async ({ amounts, order }) => {
        await anotherBuyer();
        const listing = await createListing(server.db, { priceKobo: naira(100_000) });
        const events = amounts.map((amountKobo) => ({ eventId: randomUUID(), amountKobo }));
        for (const index of order) {
          const event = events[index];
          if (event) await send(event.eventId, event.amountKobo);
        }
        const heldKobo = amounts.reduce((total, each) => total + each, 0);
        expect(await balanceKobo()).toBe(heldKobo);
        // A fifth of the price is due immediately: a deposit pays that first, then the payments that the buyer
        // announced.
        const { id, paid: atOnceKobo } = await contribute(server.app, buyer, {
          ...agreement(listing),
          plan: 'A',
        });
        const dueKobo = naira(20_000);
        expect(atOnceKobo).toBe(heldKobo >= dueKobo ? dueKobo : 0);
        const wantedKobo = Math.min(heldKobo - atOnceKobo, naira(5_000));
        if (wantedKobo > 0)
          expect((await postPayment(server.app, buyer.headers, id, wantedKobo)).statusCode).toBe(201);
        expect((await contributionOf(server.app, buyer, id)).paid).toBe(atOnceKobo + wantedKobo);
        expect(await balanceKobo()).toBe(heldKobo - atOnceKobo - wantedKobo);
        await expectLedgerConsistent(server);
      }),
      { numRuns: 10 },
    );
  });
});
