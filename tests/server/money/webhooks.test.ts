import { createHash, randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { kobo, MAX_KOBO, naira } from '#domain/money.ts';
import { nuban } from '#domain/payments/nuban.ts';
import { storeEvent } from '#server/money/bank/events.ts';
import { sandboxWebhook } from '#server/money/bank/sandbox/webhook.ts';
import { SIGNATURE_HEADER, sign } from '#server/money/bank/signature.ts';
import { sweepEvents } from '#server/money/bank/sweep.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { BANK_EVENT_OUTCOMES, bankEvents } from '#server/platform/db/schema/bank.ts';
import { sweepSettlements } from '#server/savings/settlement-sweep.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import {
  createBuyer,
  expectLedgerConsistent,
  postWebhook,
  readMoneyRows,
  waitUntilApplied,
  walletOf,
} from './kit.ts';

describeOnDatabase('the bank webhook', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let accountNumber: string;
  beforeAll(async () => {
    server = await open();
    buyer = await createBuyer(server);
    accountNumber = (await walletOf(server.app, buyer)).account_number;
  });
  afterAll(() => server.close());

  const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
  const eventsOf = (eventId: string) =>
    server.db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId));
  const send = (body: string | Buffer, headers: Record<string, string>, provider = 'sandbox') =>
    server.app.inject({ method: 'POST', url: `/api/webhooks/${provider}`, headers, payload: body });
  const transferWith = (changes: object) => {
    const transfer = {
      accountNumber,
      amountKobo: kobo(5_000),
      eventId: randomUUID(),
      occurredAt: new Date(),
    };
    const event = JSON.parse(sandboxWebhook(transfer, '').rawBody.toString());
    return JSON.stringify({ ...event, data: { ...event.data, ...changes } });
  };
  const unreadableCount = async (): Promise<number> => {
    const metrics = (await server.app.inject({ url: '/metrics' })).body;
    return Number(/^bank_events_total\{outcome="unreadable"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
  };
  const rejectedCount = async (provider: string, reason: string): Promise<number> => {
    const metrics = (await server.app.inject({ url: '/metrics' })).body;
    const line = `^webhooks_refused_total\\{provider="${provider}",reason="${reason}"\\} (\\d+)$`;
    return Number(new RegExp(line, 'm').exec(metrics)?.[1]);
  };
  const signed = (body: string) => ({
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: sign(Buffer.from(body), server.dependencies.settings.bankWebhookSecret),
  });

  test('credits the wallet once, however often it is received', async () => {
    const before = await balanceKobo();
    const eventId = randomUUID();
    for (let times = 0; times < 3; times += 1) {
      const response = await postWebhook(server, { accountNumber, amountKobo: 5_000, eventId });
      expect(response.statusCode).toBe(200);
      await waitUntilApplied(server);
    }
    expect(await balanceKobo()).toBe(before + 5_000);
    expect(await eventsOf(eventId)).toMatchObject([{ outcome: 'credited', appliedAt: server.clock.now() }]);
    await expectLedgerConsistent(server);
  });

  test('trusts the first word on an event: the same event with another amount moves nothing', async () => {
    const before = await balanceKobo();
    const eventId = randomUUID();
    await postWebhook(server, { accountNumber, amountKobo: 5_000, eventId });
    await postWebhook(server, { accountNumber, amountKobo: 9_000, eventId });
    await waitUntilApplied(server);
    expect(await balanceKobo()).toBe(before + 5_000);
  });

  test('takes events in any order', async () => {
    const before = await balanceKobo();
    const now = server.clock.now();
    const earlier = new Date(now.getTime() - 86_400_000);
    await postWebhook(server, { accountNumber, amountKobo: 200, occurredAt: now });
    await postWebhook(server, { accountNumber, amountKobo: 100, occurredAt: earlier });
    await waitUntilApplied(server);
    expect(await balanceKobo()).toBe(before + 300);
  });

  test('posts the money of an unknown account to suspense', async () => {
    const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
    const eventId = randomUUID();
    await postWebhook(server, { accountNumber: nuban('058', '1'), amountKobo: naira(70), eventId });
    await waitUntilApplied(server);
    expect(await balance(server.db, SUSPENSE_ACCOUNT_ID)).toBe(before + naira(70));
    expect(await eventsOf(eventId)).toMatchObject([{ outcome: 'suspended' }]);
    await expectLedgerConsistent(server);
  });

  test.each([
    ['with a NUL', '012345678\u0000'],
    ['of letters', 'ACCOUNT001'],
    ['of many digits', '1'.repeat(5_000)],
  ])('keeps the money for an account number %s in suspense', async (_, strange) => {
    const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
    const body = transferWith({
      reference: randomUUID(),
      amount: 900,
      authorization: { receiver_bank_account_number: strange },
    });
    expect((await send(body, signed(body))).statusCode).toBe(200);
    await waitUntilApplied(server);
    expect(await balance(server.db, SUSPENSE_ACCOUNT_ID)).toBe(before + 900);
  });

  test('suspends what a wallet cannot count, and gives up what nothing can', async () => {
    const crowded = await open();
    try {
      const rich = await createBuyer(crowded);
      const { account_number } = await walletOf(crowded.app, rich);
      const outcomes: unknown[] = [];
      for (let times = 0; times < 3; times += 1) {
        const eventId = randomUUID();
        await postWebhook(crowded, { accountNumber: account_number, amountKobo: MAX_KOBO, eventId });
        await waitUntilApplied(crowded);
        const [event] = await crowded.db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId));
        outcomes.push(event?.outcome);
      }
      expect(outcomes).toEqual(['credited', 'suspended', 'out_of_range']);
      expect((await walletOf(crowded.app, rich)).balance).toBe(MAX_KOBO);
    } finally {
      await crowded.close();
    }
  });

  test('stores and ignores an event that moves no money', async () => {
    const before = await balanceKobo();
    const body = JSON.stringify({ event: 'subscription.create', data: { id: randomUUID() } });
    expect((await send(body, signed(body))).statusCode).toBe(200);
    await waitUntilApplied(server);
    expect(await balanceKobo()).toBe(before);
    const kept = await server.db.select().from(bankEvents).where(eq(bankEvents.rawBody, body));
    expect(kept).toMatchObject([{ outcome: 'ignored' }]);
  });

  test.each([
    ['without a body', () => ''],
    ['that is not JSON', () => `{"event": ${randomUUID()}`],
    ['with a character that no database keeps', () => `${randomUUID()}\u0000`],
    ['of a transfer of part of a kobo', () => transferWith({ amount: 1.5 })],
    ['of a transfer beyond 2^53', () => transferWith({ amount: 2 ** 53 })],
    ['of a transfer without a time', () => transferWith({ paid_at: null })],
  ])('keeps a signed body that it cannot read: one %s', async (_, make) => {
    const before = await balanceKobo();
    const counted = await unreadableCount();
    const body = make();
    for (let times = 0; times < 2; times += 1) expect((await send(body, signed(body))).statusCode).toBe(200);
    await waitUntilApplied(server);
    const eventId = `sha256:${createHash('sha256').update(body).digest('hex')}`;
    const kept = await eventsOf(eventId);
    expect(kept).toMatchObject([{ outcome: 'unreadable', rawBody: body.replace('\u0000', '\ufffd') }]);
    expect(await unreadableCount()).toBe(counted + 1);
    expect(await balanceKobo()).toBe(before);
  });

  test('takes a body of any content type by its bytes', async () => {
    const before = await balanceKobo();
    const transfer = {
      accountNumber,
      amountKobo: kobo(700),
      eventId: randomUUID(),
      occurredAt: server.clock.now(),
    };
    const { rawBody, headers } = sandboxWebhook(transfer, server.dependencies.settings.bankWebhookSecret);
    expect((await send(rawBody, { ...headers, 'content-type': 'text/plain' })).statusCode).toBe(200);
    await waitUntilApplied(server);
    expect(await balanceKobo()).toBe(before + 700);
  });

  describe('changes nothing', () => {
    const tests: [string, () => ReturnType<typeof send>, number, string][] = [
      [
        'without a signature',
        () => send(transferWith({}), { 'content-type': 'application/json' }),
        401,
        'webhook_signature_wrong',
      ],
      [
        'with the signature of another body',
        () => send(transferWith({}), signed(`${transferWith({})} `)),
        401,
        'webhook_signature_wrong',
      ],
      [
        'with a signature under another key',
        () => {
          const text = transferWith({});
          return send(text, {
            ...signed(text),
            [SIGNATURE_HEADER]: sign(Buffer.from(text), 'not-the-secret-of-it'),
          });
        },
        401,
        'webhook_signature_wrong',
      ],
      [
        'from an unknown provider',
        () => send(transferWith({}), signed(transferWith({})), 'paystack'),
        404,
        'not_found',
      ],
      [
        'that is larger than any webhook',
        () => {
          const text = transferWith({ message: 'x'.repeat(1_100_000) });
          return send(text, signed(text));
        },
        413,
        'body_too_large',
      ],
    ];

    test.each(tests)('%s', async (_, run, status, code) => {
      const before = await readMoneyRows(server);
      const response = await run();
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      expect(await readMoneyRows(server)).toEqual(before);
    });
  });

  test('is counted where it is rejected, under the names of known senders alone', async () => {
    const body = transferWith({});
    const before = await rejectedCount('sandbox', 'wrong_signature');
    await send(body, { ...signed(body), [SIGNATURE_HEADER]: 'f'.repeat(128) });
    expect(await rejectedCount('sandbox', 'wrong_signature')).toBe(before + 1);
    const missing = await rejectedCount('termii', 'not_configured');
    await send(body, signed(body), 'termii');
    expect(await rejectedCount('termii', 'not_configured')).toBe(missing + 1);
    const made = await rejectedCount('other', 'not_configured');
    await send(body, signed(body), 'made-up');
    expect(await rejectedCount('other', 'not_configured')).toBe(made + 1);
  });

  test('is counted by outcome from 0 on', async () => {
    const metrics = (await server.app.inject({ url: '/metrics' })).body;
    for (const outcome of BANK_EVENT_OUTCOMES)
      expect(metrics).toMatch(new RegExp(`^bank_events_total\\{outcome="${outcome}"\\} \\d+$`, 'm'));
  });

  test('leaves events that wait to a sweep when it closes', async () => {
    const closing = await open();
    const account = (await walletOf(closing.app, await createBuyer(closing))).account_number;
    const { bank } = closing.dependencies;
    const verify = bank.verifyDeposit.bind(bank);
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    vi.spyOn(bank, 'verifyDeposit').mockImplementation(async (...deposit) => {
      await isReleased;
      return verify(...deposit);
    });
    for (let sent = 0; sent < 3; sent += 1)
      await postWebhook(closing, { accountNumber: account, amountKobo: naira(100) });
    const closed = closing.app.close();
    await vi.waitFor(() => expect(closing.app.inject('/healthz')).rejects.toThrow('closed'));
    release();
    await closed;
    const left = await closing.db.select().from(bankEvents).where(isNull(bankEvents.appliedAt));
    expect(left).toHaveLength(2);
    await closing.close();
  });

  describe('the sweep', () => {
    // The other tests wait until every deposit is settled.
    afterEach(() => sweepSettlements(server.dependencies, (error) => expect.unreachable(String(error))));

    const store = (amountKobo: number, to = accountNumber) => {
      const transfer = {
        eventId: randomUUID(),
        accountNumber: to,
        amountKobo: kobo(amountKobo),
        occurredAt: server.clock.now(),
      };
      const { rawBody } = sandboxWebhook(transfer, '');
      return storeEvent(server.db, {
        provider: 'sandbox',
        eventId: transfer.eventId,
        rawBody: rawBody.toString(),
        receivedAt: server.clock.now(),
      });
    };

    test('applies what was stored and not applied, when a server died in between', async () => {
      const before = await balanceKobo();
      await store(300);
      await store(400);
      await sweepEvents(server.dependencies, (error) => expect.unreachable(String(error)));
      await sweepEvents(server.dependencies, (error) => expect.unreachable(String(error)));
      expect(await balanceKobo()).toBe(before + 700);
    });

    test('is run when the server starts', async () => {
      const before = await balanceKobo();
      await store(300);
      const workers = await server.startWorkers();
      await waitUntilApplied(server);
      await workers.stop();
      expect(await balanceKobo()).toBe(before + 300);
    });

    test('skips an event that cannot be applied, reports it, and applies it once it can', async () => {
      const before = await balanceKobo();
      const id = await store(200);
      await store(100);
      await server.db.execute(sql`
        create function refuse_event() returns trigger language plpgsql as $$
        begin raise exception 'this event is bad'; end $$`);
      await server.db.execute(
        sql.raw(`create trigger refuse_event before update on bank_events for each row
          when (old.id = '${id}') execute function refuse_event()`),
      );
      const failures: unknown[] = [];
      await sweepEvents(server.dependencies, (error) => failures.push(error));
      expect(failures).toHaveLength(1);
      expect(await balanceKobo()).toBe(before + 100);
      const kept = await server.db
        .select()
        .from(bankEvents)
        .where(eq(bankEvents.id, id ?? ''));
      expect(kept).toMatchObject([{ appliedAt: null, outcome: null }]);
      await server.db.execute(sql`drop function refuse_event cascade`);
      await sweepEvents(server.dependencies, (error) => expect.unreachable(String(error)));
      expect(await balanceKobo()).toBe(before + 300);
      await expectLedgerConsistent(server);
    });
  });
});
