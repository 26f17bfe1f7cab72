import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { naira } from '#domain/money.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { messagesTo } from '../kit/outbox.ts';
import { buildRegistration, latestOtp, post, type TestPerson, verifyEmail } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { createBuyer, deposit } from '../money/kit.ts';
import { ownAccount, PASSWORD, withdrawMoney, withPassword } from '../money/withdrawing.ts';

const DAY_MS = 24 * 3_600_000;
const RENAMED = /A new name was given to the Kolo account that had your contact details/;
const LEAVING = /Money is leaving the wallet of the Kolo account that had your contact details/;

describeOnDatabase('phone and email that somebody replaced', (open) => {
  let server: TestServer;
  let owner: TestPerson;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await withPassword(
      server,
      await createBuyer(server, { first_name: 'Tolu', last_name: 'Adeyemi' }),
    );
    const proven = { emailVerifiedAt: server.clock.now() };
    await server.db.update(users).set(proven).where(eq(users.id, owner.user.id));
    await deposit(server, owner, naira(50_000));
  });

  const change = async (payload: object) => {
    const { headers } = owner;
    const response = await server.app.inject({ method: 'PATCH', url: '/api/users/me', headers, payload });
    expect(response.statusCode).toBe(200);
  };
  const replaceContacts = async () => {
    const { phone, email } = buildRegistration();
    await change({ phone, email, current_password: PASSWORD });
    const otp = await latestOtp(server.app, phone);
    await post(server.app, '/users/me/contacts/verify', { channel: 'phone', otp }, owner.headers);
    await verifyEmail(server.app, { ...owner, user: { ...owner.user, email } });
    return { phone, email };
  };
  const withdraw = async () => {
    const accountId = await ownAccount(server.app, owner);
    await withdrawMoney(server.app, owner, { account_id: accountId, amount: naira(5_000) });
  };
  const textsTo = async (to: string) => (await messagesTo(server.db, to)).map(({ text }) => text);
  const countOf = async (to: string, pattern: RegExp) =>
    (await textsTo(to)).filter((text) => pattern.test(text)).length;

  it('are told of a withdrawal and of a new name, without a word about the account', async () => {
    const { phone, email } = await replaceContacts();
    await withdraw();
    await change({ last_name: 'Musa' });
    for (const to of [owner.user.phone, owner.user.email]) {
      expect([await countOf(to, LEAVING), await countOf(to, RENAMED)]).toEqual([1, 1]);
      expect((await textsTo(to)).join()).not.toMatch(/Musa|5,000/);
    }
    for (const to of [phone, email])
      expect([await countOf(to, LEAVING), await countOf(to, RENAMED)]).toEqual([0, 0]);
  });

  it('are told nothing after seven days, nor where the account has them again', async () => {
    const { phone, email } = owner.user;
    await replaceContacts();
    await change({ phone, current_password: PASSWORD });
    const otp = await latestOtp(server.app, phone);
    await post(server.app, '/users/me/contacts/verify', { channel: 'phone', otp }, owner.headers);
    await withdraw();
    expect([await countOf(phone, LEAVING), await countOf(email, LEAVING)]).toEqual([0, 1]);
    server.clock.advance(7 * DAY_MS + 1);
    await server.db.execute("update sessions set expires_at = expires_at + interval '8 days'");
    await withdraw();
    expect([await countOf(phone, LEAVING), await countOf(email, LEAVING)]).toEqual([0, 1]);
  });
});
