import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { naira } from '#domain/money.ts';
import { PAYMENT_CANCEL_SENTENCES } from '#domain/statuses.ts';
import { payments } from '#server/platform/db/schema/contributions.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import { lapsePayments } from '#server/savings/payment-sweep.ts';
import { WAIT } from '../../kit/wait.ts';
import { createListing } from '../kit/listings.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  agreement,
  awaitingOf,
  cancel,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  newSession,
  pay,
  paymentOf,
  readMoneyRows,
  walletOf,
  withdraw,
} from './kit.ts';

const DAY_MS = 24 * 3_600_000;
const MONTHLY = naira(312_500);
const fail = (error: unknown): never => expect.unreachable(String(error));

describeOnDatabase('a payment that awaits its transfer', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let id: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server);
    id = (await contribute(server.app, buyer, agreement(await createListing(server.db)))).id;
  });
  /** Pays the first instalment, which reserves the unit, and announces a second payment. */
  const announceAnother = async () => {
    await deposit(server, buyer, MONTHLY);
    return pay(server.app, buyer, id, naira(200_000));
  };
  const daysLater = async (days: number) => {
    server.clock.advance(days * DAY_MS);
    buyer = { ...buyer, ...(await newSession(server, buyer.user.id)) };
  };
  const messages = async () =>
    (await server.db.select().from(outboxMessages).where(eq(outboxMessages.to, buyer.user.phone))).map(
      ({ channel, text }) => ({ channel, text }),
    );

  describe('can be withdrawn', () => {
    test('and awaits nothing then; again it changes nothing', async () => {
      const payment = await announceAnother();
      const response = await withdraw(server.app, buyer, payment.id);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        message: PAYMENT_CANCEL_SENTENCES.withdrawn,
        body: {
          payment: { id: payment.id, status: 'cancelled', cancel_reason: 'withdrawn', lapses_at: null },
        },
      });
      expect((await contributionOf(server.app, buyer, id)).awaiting_payment).toBeNull();
      const before = await readMoneyRows(server);
      const again = await withdraw(server.app, buyer, payment.id);
      expect([again.statusCode, again.json().body]).toEqual([200, response.json().body]);
      expect(await readMoneyRows(server)).toEqual(before);
      await deposit(server, buyer, naira(200_000));
      expect((await walletOf(server.app, buyer)).balance).toBe(naira(200_000));
    });

    test.each<[string, () => Promise<string>]>([
      [
        'received',
        async () => {
          const agreed = await awaitingOf(server.app, buyer, id);
          await deposit(server, buyer, MONTHLY);
          return agreed.id;
        },
      ],
      [
        'replaced',
        async () => {
          const agreed = await awaitingOf(server.app, buyer, id);
          await pay(server.app, buyer, id, naira(5_000));
          return agreed.id;
        },
      ],
      [
        'ended with its contribution',
        async () => {
          const agreed = await awaitingOf(server.app, buyer, id);
          await cancel(server.app, buyer, id);
          return agreed.id;
        },
      ],
      [
        'over, though no sweep has come by',
        async () => {
          const agreed = await awaitingOf(server.app, buyer, id);
          await daysLater(2);
          return agreed.id;
        },
      ],
    ])('not once it is %s', async (_, make) => {
      const paymentId = await make();
      const before = await readMoneyRows(server);
      const response = await withdraw(server.app, buyer, paymentId);
      expect([response.statusCode, response.json().code]).toEqual([409, 'payment_closed']);
      expect(await readMoneyRows(server)).toEqual(before);
    });

    test('by its buyer alone', async () => {
      const payment = await awaitingOf(server.app, buyer, id);
      const other = await createBuyer(server);
      const before = await readMoneyRows(server);
      const answers = [];
      for (const [person, wanted] of [
        [other, payment.id],
        [buyer, randomUUID()],
        [buyer, 'x'],
        [{ ...buyer, headers: { authorization: '' } }, payment.id],
      ] as const) {
        const response = await withdraw(server.app, person, wanted);
        answers.push([response.statusCode, response.json().code]);
      }
      expect(answers).toEqual([
        [403, 'not_yours'],
        [404, 'not_found'],
        [404, 'not_found'],
        [401, 'not_signed_in'],
      ]);
      expect(await readMoneyRows(server)).toEqual(before);
    });
  });

  describe('lapses', () => {
    test('14 days after it was announced, to the millisecond of lapses_at', async () => {
      const payment = await announceAnother();
      expect(payment.lapses_at).toBe(new Date(server.clock.now().getTime() + 14 * DAY_MS).toISOString());
      await daysLater(14);
      server.clock.advance(-1);
      expect(await lapsePayments(server.dependencies, fail)).toBe(0);
      expect(await paymentOf(server.app, buyer, payment.id)).toEqual(payment);
      server.clock.advance(1);
      expect(await lapsePayments(server.dependencies, fail)).toBe(1);
      expect(await lapsePayments(server.dependencies, fail)).toBe(0);
    });

    test('reads as lapsed before any sweep, and the same after it', async () => {
      const payment = await announceAnother();
      await daysLater(14);
      const lapsed = { ...payment, status: 'cancelled', cancel_reason: 'lapsed', lapses_at: null };
      expect(await paymentOf(server.app, buyer, payment.id)).toEqual(lapsed);
      expect((await contributionOf(server.app, buyer, id)).awaiting_payment).toBeNull();
      await lapsePayments(server.dependencies, fail);
      expect(await paymentOf(server.app, buyer, payment.id)).toEqual(lapsed);
      expect((await contributionOf(server.app, buyer, id)).status).toBe('active');
    });

    test('with a message that names the full unit and where any money is', async () => {
      const payment = await announceAnother();
      await daysLater(14);
      server.clock.skipQuietHours();
      await lapsePayments(server.dependencies, fail);
      const [message, ...more] = await messages();
      expect(more).toEqual([]);
      expect(message?.channel).toBe('sms');
      expect(message?.text).toContain('₦200,000 for Ile Ayo Court, Block 1, Ground floor, U1');
      expect(message?.text).toContain('Any money that you sent is in your Kolo wallet.');
      expect(message?.text).toContain(payment.reference);
    });

    test('by the jobs of the server', async () => {
      const payment = await announceAnother();
      await daysLater(14);
      const workers = await server.startWorkers();
      await vi
        .waitFor(async () => {
          const [row] = await server.db.select().from(payments).where(eq(payments.id, payment.id));
          expect(row).toMatchObject({ status: 'cancelled', cancelReason: 'lapsed' });
        }, WAIT)
        .finally(() => workers.stop());
    });

    test('and later deposits stay in the wallet; announced again, it is paid', async () => {
      await announceAnother();
      await daysLater(14);
      await deposit(server, buyer, naira(200_000));
      expect((await walletOf(server.app, buyer)).balance).toBe(naira(200_000));
      expect(await pay(server.app, buyer, id, naira(200_000))).toMatchObject({ status: 'received' });
    });
  });

  test('waits no longer than the hold of its unit', async () => {
    const { awaiting_payment, hold_expires_at } = await contributionOf(server.app, buyer, id);
    expect(awaiting_payment?.lapses_at).toBe(hold_expires_at);
  });
});
