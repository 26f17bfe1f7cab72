import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { deleteOldOutbox, outboxMessages as outboxProvider } from '#server/messages/providers/outbox.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import { idempotencyKeys } from '#server/platform/db/schema/users.ts';
import { deleteOldResponses } from '#server/platform/http/sweep.ts';
import { createListing } from './kit/listings.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';
import { agreement, createBuyer, postContribution } from './money/kit.ts';

/** The database's clock advances while the test's clock does not. */
const A_MOMENT_MS = 60_000;

describeOnEachDatabase('what is kept for a week', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('are the answers under idempotency keys, and the messages of the outbox', async () => {
    const buyer = await createBuyer(server);
    const headers = { ...buyer.headers, 'idempotency-key': randomUUID() };
    await postContribution(server.app, headers, agreement(await createListing(server.db)));
    await outboxProvider().store(server.db, {
      id: randomUUID(),
      channel: 'sms',
      to: buyer.user.phone,
      text: 'Hello',
    });
    const sweep = () =>
      Promise.all([deleteOldResponses(server.dependencies), deleteOldOutbox(server.dependencies)]);
    const kept = async () => [
      await server.db.$count(idempotencyKeys),
      await server.db.$count(outboxMessages),
    ];
    server.clock.advance(7 * DAY_MS - A_MOMENT_MS);
    await sweep();
    expect(await kept()).toEqual([1, 1]);
    server.clock.advance(2 * A_MOMENT_MS);
    await sweep();
    expect(await kept()).toEqual([0, 0]);
  });
});
