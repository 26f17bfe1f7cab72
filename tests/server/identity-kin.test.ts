import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userResponse } from '#api/contract/users.ts';
import { KIN_PHONE_MESSAGE, PHONE_OF_KIN_MESSAGE } from '#domain/accounts/nextOfKin.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { buildRegistration, signUpVerified, TEST_PASSWORD, type TestPerson } from './kit/people.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

describeOnDatabase('the next of kin', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const change = ({ headers }: TestPerson, payload: object) =>
    server.app.inject({ method: 'PATCH', url: '/api/users/me', headers, payload });
  const me = async ({ headers }: TestPerson) => {
    const response = await server.app.inject({ url: '/api/users/me', headers });
    return userResponse.parse(response.json()).body.user;
  };

  it('takes no number of the buyer for that of the next of kin', async () => {
    const person = await signUpVerified(server.app);
    const { phone } = buildRegistration();
    const named = (number: string) => ({ name: 'Ada Adeyemi', relation: 'sibling', phone: number });
    const isRejected = async (payload: object) => {
      const response = await change(person, payload);
      expect([response.statusCode, response.json().fields]).toEqual([
        422,
        { 'next_of_kin.phone': KIN_PHONE_MESSAGE },
      ]);
    };
    await isRejected({ next_of_kin: named(person.user.phone) });
    await isRejected({ next_of_kin: named(phone), phone, current_password: TEST_PASSWORD });
    await change(person, { phone, current_password: TEST_PASSWORD });
    await isRejected({ next_of_kin: named(phone) });
    expect(await me(person)).toMatchObject({ next_of_kin: null });
  });

  it('takes no number of the next of kin for that of the buyer, unless theirs changes too', async () => {
    const person = await signUpVerified(server.app);
    const { phone } = buildRegistration();
    const next_of_kin = { name: 'Ada Adeyemi', relation: 'sibling', phone };
    await change(person, { next_of_kin });
    const own = { phone, current_password: TEST_PASSWORD };
    const rejected = await change(person, own);
    expect([rejected.statusCode, rejected.json().fields]).toEqual([422, { phone: PHONE_OF_KIN_MESSAGE }]);
    expect((await change(person, { ...own, next_of_kin: null })).statusCode).toBe(200);
  });

  it('keeps the next of kin whole, and names nobody again', async () => {
    const person = await signUpVerified(server.app);
    const next_of_kin = { name: 'Ada Adeyemi', relation: 'sibling', phone: '+2348031234567' };
    await change(person, { next_of_kin });
    expect(await me(person)).toEqual({ ...person.user, next_of_kin });
    await change(person, { first_name: 'Tola' });
    expect((await me(person)).next_of_kin).toEqual(next_of_kin);
    expect((await change(person, { next_of_kin: { ...next_of_kin, phone: '12' } })).statusCode).toBe(422);
    expect((await change(person, { next_of_kin: { name: 'Ada Adeyemi' } })).statusCode).toBe(422);
    await change(person, { next_of_kin: null });
    expect((await me(person)).next_of_kin).toBeNull();
    const inHalf = server.db.update(users).set({ kinName: 'Ada' }).where(eq(users.id, person.user.id));
    await expect(inHalf).rejects.toThrow();
  });

  it('notifies the owner of each change of the next of kin, and names nobody in it', async () => {
    const person = await signUpVerified(server.app);
    const next_of_kin = { name: 'Ada Adeyemi', relation: 'sibling', phone: '+2348031234567' };
    const other = { ...next_of_kin, phone: '+2348031234568' };
    for (const each of [next_of_kin, next_of_kin, other, null, null]) {
      await change(person, { next_of_kin: each });
      server.clock.advance(1_000);
    }
    const sent = server.db.select().from(outboxMessages).where(eq(outboxMessages.to, person.user.phone));
    const notices = (await sent).map(({ text }) => text).filter((text) => text.includes('next of kin'));
    const hows = notices.map((text) => /account was (\w+)\./.exec(text)?.[1]);
    expect(hows.toSorted()).toEqual(['added', 'changed', 'removed']);
    expect(notices.join(' ')).not.toContain('Ada');
  });
});
