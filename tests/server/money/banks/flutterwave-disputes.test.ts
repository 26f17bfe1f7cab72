import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { confirmReversal } from '#server/money/bank/confirm-reversal.ts';
import { HASH_HEADER } from '#server/money/bank/flutterwave/signature.ts';
import { reverseDeposit } from '#server/money/bank/reverse.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

describeOnPostgres('a dispute at flutterwave, which names no deposit,', (open) => {
  let server: LiveServer;
  beforeAll(async () => {
    server = await openLive(open, 'flutterwave');
  });
  afterAll(() => server.close());

  test('says that the deposit has to be named in its place', async () => {
    const payload = JSON.stringify({ event: 'dispute.created', data: { id: 5 } });
    const headers = { 'content-type': 'application/json', [HASH_HEADER]: RAILS_KEYS.flutterwave.secretHash };
    await server.app.inject({ method: 'POST', url: '/api/webhooks/flutterwave', headers, payload });
    await waitUntilSettled(server);
    const [dispute] = await server.db.select().from(bankEvents).where(eq(bankEvents.outcome, 'dispute'));
    const eventId = dispute?.id ?? '';
    const decision = {
      eventId,
      amountKobo: null,
      refundedKobo: null,
      actor: 'Bola',
      reason: 'lost',
      at: server.clock.now(),
    };
    const attempts = [
      () => confirmReversal(server.dependencies, eventId),
      () => reverseDeposit(server.dependencies, decision),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toThrow(
        `The bank event ${eventId} does not name its deposit: find that in the provider's dashboard`,
      );
  });
});
