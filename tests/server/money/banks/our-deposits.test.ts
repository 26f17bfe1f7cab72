import { afterAll, beforeAll, expect, test } from 'vitest';
import { kobo } from '#domain/money.ts';
import { depositsBetween } from '#server/money/bank/our-deposits.ts';
import { SANDBOX_PROVIDER } from '#server/money/bank/sandbox/bank.ts';
import { sandboxWebhook } from '#server/money/bank/sandbox/webhook.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { describeOnEachDatabase, type TestServer } from '../../kit/server.ts';

/** More than two pages. */
const COUNT = 1_201;
const MIDDAY = new Date('2026-11-20T12:00:00Z');
const PERIOD = { from: new Date('2026-11-20T00:00:00Z'), until: new Date('2026-11-20T23:00:00Z') };

describeOnEachDatabase('the stored deposits of a period', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const storedEvent = (eventId: string, amountKobo: number, receivedAt: Date) => {
    const transfer = {
      accountNumber: '0690000058',
      amountKobo: kobo(amountKobo),
      eventId,
      occurredAt: MIDDAY,
    };
    const { rawBody } = sandboxWebhook(transfer, server.dependencies.settings.bankWebhookSecret);
    return { provider: SANDBOX_PROVIDER, eventId, rawBody: rawBody.toString(), receivedAt };
  };

  test('are all read, however many pages they fill, and no others', async () => {
    const counts = Array.from({ length: COUNT }, (_, index) => index + 1);
    // The order in which they are stored is not that of their ids.
    const events = counts.map((count) => storedEvent(`event-${(count * 7) % COUNT}`, count, MIDDAY));
    await server.db
      .insert(bankEvents)
      .values([
        ...events,
        storedEvent('earlier', 5, new Date('2026-11-19T23:59:59Z')),
        storedEvent('later', 5, new Date('2026-11-20T23:00:01Z')),
        { ...storedEvent('of-another', 5, MIDDAY), provider: 'paystack' },
      ]);

    const deposits = await depositsBetween(server.db, { provider: SANDBOX_PROVIDER, ...PERIOD });

    expect(deposits.size).toBe(COUNT);
    expect(new Set([...deposits.values()].map(({ amountKobo }) => amountKobo))).toEqual(new Set(counts));
    expect(deposits.get('event-7')).toStrictEqual({
      amountKobo: 1,
      occurredAt: MIDDAY,
      outcome: null,
      note: null,
      reversedKobo: 0,
    });
  });
});
