import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#server/platform/db/schema/messages.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { buildRegistration, post, type TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { createBuyer } from '../money/kit.ts';

describeOnDatabase('somebody who enters the phone number of a stranger', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  it('does not learn that our last SMS to it was blocked, nor uses its notice up', async () => {
    const { phone } = buildRegistration();
    const owner = await createBuyer(server);
    const stranger = await createBuyer(server);
    const at = new Date();
    await server.db.insert(messages).values({
      kind: 'code',
      userId: owner.user.id,
      channel: 'sms',
      to: phone,
      status: 'blocked',
      createdAt: at,
      sentAt: at,
    });
    await server.db
      .update(users)
      .set({ pendingPhone: phone })
      .where(inArray(users.id, [owner.user.id, stranger.user.id]));
    const ask = ({ headers }: TestPerson) =>
      post(server.app, '/users/me/contact-codes', { channel: 'phone' }, headers);
    expect((await ask(stranger)).statusCode).toBe(200);
    expect((await ask(owner)).json().code).toBe('sms_blocked');
  });
});
