import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kobo, naira } from '#domain/money.ts';
import { sandboxWebhook } from '#server/money/bank/sandbox/webhook.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { ServerProcess } from '../../browser/kit/server.ts';
import { WAIT } from '../../kit/wait.ts';
import { createListing } from '../kit/listings.ts';
import { describeOnPostgres, type TestServer } from '../kit/server.ts';
import {
  agreement,
  contribute,
  contributionOf,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  pay,
  paymentOf,
  walletOf,
} from './kit.ts';

describeOnPostgres('a server that is killed between a deposit and its payments', (open) => {
  /** Observes the database and makes the buyer's calls; the real server is a separate process. */
  let server: TestServer;
  let real: ServerProcess | null = null;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(async () => {
    await real?.dispose();
    await server.close();
  });

  test('leaves its work to the next, which pays the exact amount first, once', async () => {
    const buyer = await createBuyer(server);
    const listing = await createListing(server.db);
    const homes: string[] = [];
    for (const unit of [0, 1]) {
      homes.push((await contribute(server.app, buyer, agreement(listing, unit))).id);
      await deposit(server, buyer, naira(312_500));
    }
    const [older = '', exact = ''] = homes;
    await pay(server.app, buyer, older, naira(100_000));
    server.clock.advance(1_000);
    const payment = await pay(server.app, buyer, exact, naira(250_000));
    const { account_number: accountNumber } = await walletOf(server.app, buyer);

    real = await ServerProcess.start({ DATABASE_URL: server.databaseUrl ?? '' });
    // The deposit needs neither of these rows, but every payment needs one of them.
    const locker = new pg.Client({ connectionString: server.databaseUrl ?? '' });
    await locker.connect();
    await locker.query('begin');
    await locker.query('select from contributions for update');
    const eventId = randomUUID();
    await report(real, { eventId, accountNumber, amountKobo: naira(250_000) });
    const event = async () =>
      (await server.db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId)))[0];
    await vi.waitFor(async () => expect(await event()).toMatchObject({ outcome: 'credited' }), WAIT);
    await real.kill();
    await locker.query('rollback');
    await locker.end();

    expect((await walletOf(server.app, buyer)).balance).toBe(naira(250_000));
    expect((await paymentOf(server.app, buyer, payment.id)).status).toBe('awaiting_transfer');
    expect((await event())?.settledAt).toBeNull();

    await real.resume();
    await vi.waitFor(async () => expect((await event())?.settledAt).not.toBeNull(), WAIT);
    expect((await paymentOf(server.app, buyer, payment.id)).status).toBe('received');
    expect((await contributionOf(server.app, buyer, older)).awaiting_payment?.amount).toBe(naira(100_000));
    expect((await walletOf(server.app, buyer)).balance).toBe(0);
    await expectLedgerConsistent(server);
  });

  async function report(
    { origin }: ServerProcess,
    transfer: { eventId: string; accountNumber: string; amountKobo: number },
  ): Promise<void> {
    const { bankWebhookSecret } = server.dependencies.settings;
    const { rawBody, headers } = sandboxWebhook(
      { ...transfer, amountKobo: kobo(transfer.amountKobo), occurredAt: new Date() },
      bankWebhookSecret,
    );
    const response = await fetch(`${origin}/api/webhooks/sandbox`, {
      method: 'POST',
      headers,
      body: new Uint8Array(rawBody),
    });
    expect(response.status).toBe(200);
  }
});
