import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naira } from '#domain/money.ts';
import { aListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import {
  aBuyer,
  agreement,
  allApplied,
  cancel,
  contribute,
  contributionOf,
  expectLedgerRight,
  postPayment,
  postWebhook,
  walletOf,
} from './kit.ts';

/** What a buyer, the bank and time can do, in amounts small enough to collide. */
const step = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), amountKobo: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ do: fc.constant('replay' as const), which: fc.nat(20) }),
  fc.record({
    do: fc.constant('pay' as const),
    home: fc.nat(2),
    amountKobo: fc.integer({ min: 1, max: 400 }),
  }),
  fc.record({ do: fc.constant('cancel' as const), home: fc.nat(2) }),
);

describeOnEachDatabase('whatever happens to the money', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let accountNumber: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  /** Nobody's payments are left over from the run before. */
  const anotherBuyer = async () => {
    buyer = await aBuyer(server);
    accountNumber = (await walletOf(server.app, buyer)).account_number;
  };
  const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
  const send = async (eventId: string, amountKobo: number) => {
    expect((await postWebhook(server, { accountNumber, amountKobo, eventId })).statusCode).toBe(200);
    await allApplied(server);
  };
  /** Three homes of ₦10 each: targets that small steps reach. */
  const threeHomes = async () => {
    const listing = await aListing(server.db, { priceKobo: naira(10) });
    const started = [];
    for (const unit of [0, 1, 2]) {
      started.push(
        await contribute(server.app, buyer, { ...agreement(listing, unit), plan: 'A', duration_months: 2 }),
      );
    }
    return started.map(({ id }) => id);
  };

  test('every naira that came is in the wallet or in a contribution, and none goes below nothing or past its target', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        await anotherBuyer();
        const homes = await threeHomes();
        const sent = new Map<string, number>();
        for (const each of steps) {
          if (each.do === 'deposit') {
            const eventId = randomUUID();
            sent.set(eventId, each.amountKobo);
            await send(eventId, each.amountKobo);
          } else if (each.do === 'replay') {
            const known = [...sent][each.which % Math.max(1, sent.size)];
            if (known) await send(...known);
          } else if (each.do === 'pay') {
            const response = await postPayment(
              server.app,
              buyer.headers,
              homes[each.home] ?? '',
              each.amountKobo,
            );
            expect([201, 409, 422]).toContain(response.statusCode);
          } else {
            const response = await cancel(server.app, buyer, homes[each.home] ?? '');
            expect([200, 409]).toContain(response.statusCode);
          }
        }
        const contributions = await Promise.all(homes.map((id) => contributionOf(server.app, buyer, id)));
        const paidKobo = contributions.reduce((total, { paid }) => total + paid, 0);
        const sentKobo = [...sent.values()].reduce((total, each) => total + each, 0);
        expect((await balanceKobo()) + paidKobo).toBe(sentKobo);
        for (const { status, paid, target } of contributions) {
          expect(paid).toBeLessThanOrEqual(target);
          expect(status).toBe(statusOf(status, paid, target));
        }
        await expectLedgerRight(server);
      }),
      { numRuns: 15 },
    );
  }, 90_000);

  /** What a status must be, by what was paid. */
  const statusOf = (status: string, paid: number, target: number): string => {
    if (paid === target) return 'completed';
    if (paid > 0) return 'active';
    return status === 'cancelled' ? 'cancelled' : 'pending';
  };

  test('deposits in any order, any number of times, give the same balance, and pay the same', async () => {
    const deposits = fc
      .array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 })
      .chain((amounts) =>
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
        const [id = ''] = await threeHomes();
        const events = amounts.map((amountKobo) => ({ eventId: randomUUID(), amountKobo }));
        for (const index of order) {
          const event = events[index];
          if (event) await send(event.eventId, event.amountKobo);
        }
        const heldKobo = amounts.reduce((total, each) => total + each, 0);
        expect(await balanceKobo()).toBe(heldKobo);
        const wantedKobo = Math.min(heldKobo, 1_000);
        expect((await postPayment(server.app, buyer.headers, id, wantedKobo)).statusCode).toBe(201);
        expect((await contributionOf(server.app, buyer, id)).paid).toBe(wantedKobo);
        expect(await balanceKobo()).toBe(heldKobo - wantedKobo);
        await expectLedgerRight(server);
      }),
      { numRuns: 10 },
    );
  }, 90_000);
});
