import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RAILS_KEYS } from '#rails/simulator.ts';
import { confirmReversal } from '#server/money/bank/confirm-reversal.ts';
import { bodyId } from '#server/money/bank/event-ids.ts';
import { HASH_HEADER } from '#server/money/bank/flutterwave/signature.ts';
import { reportEvents } from '#server/money/bank/report.ts';
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

  const report = async (event: string, data: object = { id: 5 }) => {
    const payload = JSON.stringify({ event, data });
    const headers = { 'content-type': 'application/json', [HASH_HEADER]: RAILS_KEYS.flutterwave.secretHash };
    await server.app.inject({ method: 'POST', url: '/api/webhooks/flutterwave', headers, payload });
    await waitUntilSettled(server);
    const [stored] = await server.db
      .select()
      .from(bankEvents)
      .where(eq(bankEvents.eventId, bodyId(Buffer.from(payload))));
    return { id: stored?.id ?? '', outcome: stored?.outcome };
  };

  test.each(['dispute.created', 'chargeback.created', 'chargeback'])(
    'is open until somebody decides on it, also as %s',
    async (event) => {
      const { id, outcome } = await report(event);
      expect(outcome).toBe('dispute');
      const open = await reportEvents(server.db, server.clock.now());
      expect(open.map((each) => each.id)).toContain(id);
    },
  );

  test('says that the deposit has to be named in its place', async () => {
    const { id: eventId } = await report('dispute.created', { id: 6 });
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
