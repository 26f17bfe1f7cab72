import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kobo, naira } from '#domain/money.ts';
import { nuban } from '#domain/nuban.ts';
import { storeEvent } from '#server/bank/events.ts';
import { sandboxWebhook } from '#server/bank/sandbox-webhook.ts';
import { SIGNATURE_HEADER, sign } from '#server/bank/signature.ts';
import { sweepEvents } from '#server/bank/sweep.ts';
import { bankEvents } from '#server/db/schema/bank.ts';
import { startJobs } from '#server/jobs.ts';
import { SUSPENSE_ACCOUNT_ID } from '#server/ledger/accounts.ts';
import { balance } from '#server/ledger/ledger.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnEachDatabase, type TestServer } from '../kit/server.ts';
import { aBuyer, allApplied, everything, expectLedgerRight, postWebhook, walletOf } from './kit.ts';

describeOnEachDatabase('the bank webhook', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  let accountNumber: string;
  beforeAll(async () => {
    server = await open();
    buyer = await aBuyer(server);
    accountNumber = (await walletOf(server.app, buyer)).account_number;
  });
  afterAll(() => server.close());

  const balanceKobo = async () => (await walletOf(server.app, buyer)).balance;
  const eventsOf = (eventId: string) =>
    server.db.select().from(bankEvents).where(eq(bankEvents.eventId, eventId));
  const send = (body: string | Buffer, headers: Record<string, string>, provider = 'sandbox') =>
    server.app.inject({ method: 'POST', url: `/api/webhooks/${provider}`, headers, payload: body });
  const signed = (body: string) => ({
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: sign(Buffer.from(body), server.dependencies.settings.bankWebhookSecret),
  });

  test('credits the wallet once, however often it comes', async () => {
    const before = await balanceKobo();
    const eventId = randomUUID();
    for (let times = 0; times < 3; times += 1) {
      const response = await postWebhook(server, { accountNumber, amountKobo: 5_000, eventId });
      expect(response.statusCode).toBe(200);
      await allApplied(server);
    }
    expect(await balanceKobo()).toBe(before + 5_000);
    expect(await eventsOf(eventId)).toMatchObject([{ outcome: 'credited', appliedAt: server.clock.now() }]);
    await expectLedgerRight(server);
  });

  test('trusts the first word on an event: the same event with another amount moves nothing', async () => {
    const before = await balanceKobo();
    const eventId = randomUUID();
    await postWebhook(server, { accountNumber, amountKobo: 5_000, eventId });
    await postWebhook(server, { accountNumber, amountKobo: 9_000, eventId });
    await allApplied(server);
    expect(await balanceKobo()).toBe(before + 5_000);
  });

  test('takes events in any order', async () => {
    const before = await balanceKobo();
    const now = server.clock.now();
    const earlier = new Date(now.getTime() - 86_400_000);
    await postWebhook(server, { accountNumber, amountKobo: 200, occurredAt: now });
    await postWebhook(server, { accountNumber, amountKobo: 100, occurredAt: earlier });
    await allApplied(server);
    expect(await balanceKobo()).toBe(before + 300);
  });

  test('keeps the money of an unknown account in suspense', async () => {
    const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
    const eventId = randomUUID();
    await postWebhook(server, { accountNumber: nuban('058', '1'), amountKobo: naira(70), eventId });
    await allApplied(server);
    expect(await balance(server.db, SUSPENSE_ACCOUNT_ID)).toBe(before + naira(70));
    expect(await eventsOf(eventId)).toMatchObject([{ outcome: 'suspended' }]);
    await expectLedgerRight(server);
  });

  test('keeps and ignores an event that moves no money', async () => {
    const before = await balanceKobo();
    const body = JSON.stringify({ event: 'dedicatedaccount.assign.success', data: { id: randomUUID() } });
    expect((await send(body, signed(body))).statusCode).toBe(200);
    await allApplied(server);
    expect(await balanceKobo()).toBe(before);
    const kept = await server.db.select().from(bankEvents).where(eq(bankEvents.rawBody, body));
    expect(kept).toMatchObject([{ outcome: 'ignored' }]);
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
    await allApplied(server);
    expect(await balanceKobo()).toBe(before + 700);
  });

  describe('changes nothing', () => {
    const body = (changes: object = {}) => {
      const { rawBody } = sandboxWebhook(
        { accountNumber, amountKobo: kobo(5_000), eventId: randomUUID(), occurredAt: server.clock.now() },
        '',
      );
      const event = JSON.parse(rawBody.toString());
      return JSON.stringify({ ...event, data: { ...event.data, ...changes } });
    };
    const tests: [string, () => ReturnType<typeof send>, number, string][] = [
      [
        'without a signature',
        () => send(body(), { 'content-type': 'application/json' }),
        401,
        'webhook_signature_wrong',
      ],
      [
        'with the signature of another body',
        () => send(body(), signed(`${body()} `)),
        401,
        'webhook_signature_wrong',
      ],
      [
        'with a signature under another key',
        () => {
          const text = body();
          return send(text, {
            ...signed(text),
            [SIGNATURE_HEADER]: sign(Buffer.from(text), 'not-the-secret-of-it'),
          });
        },
        401,
        'webhook_signature_wrong',
      ],
      ['from an unknown provider', () => send(body(), signed(body()), 'paystack'), 404, 'not_found'],
      ['without a body', () => send('', signed('')), 400, 'malformed_request'],
      ['that is not JSON', () => send('{"event":', signed('{"event":')), 400, 'malformed_request'],
      ...[0, -5, 1.5, '5000', null, 2 ** 53].map((amount): (typeof tests)[number] => [
        `with the amount ${JSON.stringify(amount)}`,
        () => {
          const text = body({ amount });
          return send(text, signed(text));
        },
        400,
        'malformed_request',
      ]),
      [
        'that is larger than any webhook',
        () => {
          const text = body({ message: 'x'.repeat(70_000) });
          return send(text, signed(text));
        },
        413,
        'body_too_large',
      ],
    ];

    test.each(tests)('%s', async (_, run, status, code) => {
      const before = await everything(server);
      const response = await run();
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      expect(await everything(server)).toEqual(before);
    });
  });

  describe('the sweep', () => {
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
      const stop = startJobs(server.dependencies);
      await allApplied(server);
      stop();
      expect(await balanceKobo()).toBe(before + 300);
    });

    test('passes an event that cannot be applied, says so, and keeps it', async () => {
      const before = await balanceKobo();
      const id = await store(Number.MAX_SAFE_INTEGER);
      await store(100);
      const failures: unknown[] = [];
      await sweepEvents(server.dependencies, (error) => failures.push(error));
      expect(failures).toHaveLength(1);
      expect(await balanceKobo()).toBe(before + 100);
      const kept = await server.db
        .select()
        .from(bankEvents)
        .where(eq(bankEvents.id, id ?? ''));
      expect(kept).toMatchObject([{ appliedAt: null, outcome: null }]);
      await expectLedgerRight(server);
    });
  });
});
