import { randomUUID } from 'node:crypto';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { storeEvent } from '#server/money/bank/events.ts';
import { sandboxWebhook } from '#server/money/bank/sandbox/webhook.ts';
import { SIGNATURE_HEADER, sign } from '#server/money/bank/signature.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { ledgerTransfers } from '#server/platform/db/schema/ledger.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  createBuyer,
  expectLedgerConsistent,
  postWebhook,
  waitUntilApplied,
  walletOf,
} from '../money/kit.ts';

describeOnDatabase('what a bank reports that cannot be as it says', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let accountNumber: string;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server);
    accountNumber = (await walletOf(server.app, buyer)).account_number;
  });

  const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
  const counted = async (outcome: string): Promise<number> => {
    const metrics = (await server.app.inject({ url: '/metrics' })).body;
    return Number(
      new RegExp(`^bank_events_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0,
    );
  };
  const kept = (eventId: string) =>
    server.db
      .select()
      .from(bankEvents)
      .where(and(eq(bankEvents.provider, 'sandbox'), like(bankEvents.eventId, `${eventId}%`)))
      .orderBy(asc(bankEvents.id));
  const sendBody = (body: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/webhooks/sandbox',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(Buffer.from(body), server.dependencies.settings.bankWebhookSecret),
      },
      payload: body,
    });

  test.each<[string, (eventId: string) => Promise<unknown>]>([
    ['amount', (eventId) => postWebhook(server, { accountNumber, amountKobo: naira(900_000), eventId })],
    [
      'account',
      async (eventId) => {
        return postWebhook(server, { accountNumber: '0000000000', amountKobo: naira(5_000), eventId });
      },
    ],
  ])('the same reference with another %s is kept, counted once, and moves nothing', async (_, again) => {
    const eventId = randomUUID();
    const before = await counted('conflicting');
    await postWebhook(server, { accountNumber, amountKobo: naira(5_000), eventId });
    await again(eventId);
    await again(eventId);
    await waitUntilApplied(server);
    const [first, second, ...more] = await kept(eventId);
    expect(first).toMatchObject({ eventId, outcome: 'credited' });
    expect(second).toMatchObject({ outcome: 'conflicting', conflictsWithId: first?.id });
    expect(more).toEqual([]);
    expect(await balanceKobo()).toBe(naira(5_000));
    expect(await counted('conflicting')).toBe(before + 1);
    await expectLedgerConsistent(server);
  });

  test('the same reference with the same content is no conflict, whatever else differs', async () => {
    const eventId = randomUUID();
    await postWebhook(server, { accountNumber, amountKobo: naira(5_000), eventId });
    const occurredAt = new Date(server.clock.now().getTime() - 60_000);
    await postWebhook(server, { accountNumber, amountKobo: naira(5_000), eventId, occurredAt });
    await waitUntilApplied(server);
    expect(await kept(eventId)).toHaveLength(1);
  });

  test.each([
    ['of year 0', '0000-01-01T00:00:00Z'],
    ['of 2014', '2014-12-31T23:59:59Z'],
    ['of year 9999, past what a database holds', '9999-12-31T23:59:59-14:00'],
    ['two days ahead', 'ahead'],
  ])('a transfer %s is credited at the time of its receipt', async (_, paidAt) => {
    const eventId = randomUUID();
    const receivedAt = server.clock.now();
    const transfer = {
      accountNumber,
      amountKobo: naira(700),
      eventId,
      occurredAt: new Date(receivedAt.getTime() + 2 * DAY_MS),
    };
    const event = JSON.parse(sandboxWebhook(transfer, '').rawBody.toString());
    if (paidAt !== 'ahead') event.data.paid_at = paidAt;
    expect((await sendBody(JSON.stringify(event))).statusCode).toBe(200);
    await waitUntilApplied(server);
    expect(await balanceKobo()).toBe(naira(700));
    const [posted] = await server.db
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.reference, eventId));
    expect(posted?.eventAt).toEqual(receivedAt);
  });

  test.each([
    ['refund', 'refund.processed'],
    ['dispute', 'charge.dispute.create'],
  ])('a %s is kept and counted, and moves nothing', async (outcome, event) => {
    const before = await counted(outcome);
    const body = JSON.stringify({ event, data: { id: randomUUID(), amount: 500_000 } });
    expect((await sendBody(body)).statusCode).toBe(200);
    await waitUntilApplied(server);
    const [row] = await server.db.select().from(bankEvents).where(eq(bankEvents.rawBody, body));
    expect(row?.outcome).toBe(outcome);
    expect(await counted(outcome)).toBe(before + 1);
  });

  test('an event of a provider whose keys are gone waits for them', async () => {
    const eventId = randomUUID();
    const transfer = { accountNumber, amountKobo: naira(900), eventId, occurredAt: server.clock.now() };
    const { rawBody } = sandboxWebhook(transfer, '');
    const event = { eventId, rawBody: rawBody.toString(), receivedAt: server.clock.now() };
    await storeEvent(server.db, { ...event, provider: 'sandbox' });
    const { bank } = server.dependencies;
    const today = { ...server.dependencies, bank: { ...bank, name: 'monnify' as const } };
    const failures: unknown[] = [];
    await sweepEvents(today, (error) => failures.push(String(error)));
    expect(failures).toEqual([
      `BankCallError: the event sandbox:${eventId} waits: the keys of sandbox are not set`,
    ]);
    expect((await kept(eventId))[0]).toMatchObject({ outcome: null });
    server.clock.advance(60_000);
    await sweepEvents(server.dependencies, (error) => expect.unreachable(String(error)));
    await sweepSettlements(server.dependencies, (error) => expect.unreachable(String(error)));
    expect((await kept(eventId))[0]).toMatchObject({ outcome: 'credited' });
  });

  test('the age of the oldest event that cannot be applied is a metric', async () => {
    const age = async () => {
      const metrics = (await server.app.inject({ url: '/metrics' })).body;
      return Number(/^bank_events_oldest_unapplied_age_seconds (\S+)$/m.exec(metrics)?.[1]);
    };
    const receivedAt = new Date(server.clock.now().getTime() - 3_600_000);
    const id = await storeEvent(server.db, {
      provider: 'a bank that nobody knows',
      eventId: randomUUID(),
      rawBody: '{}',
      receivedAt,
    });
    const failures: unknown[] = [];
    await sweepEvents(server.dependencies, (error) => failures.push(error));
    expect(failures).toHaveLength(1);
    expect(await age()).toBe(3_600);
    await server.db.delete(bankEvents).where(eq(bankEvents.id, id ?? ''));
    await sweepEvents(server.dependencies, (error) => failures.push(error));
    expect(await age()).toBe(0);
  });
});
