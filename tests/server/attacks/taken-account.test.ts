import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedIn } from '#api/contract/onboarding.ts';
import { outboxMessages } from '#server/platform/db/schema/support.ts';
import {
  buildRegistration,
  cookiesOf,
  latestOtp,
  post,
  signUpVerified,
  TEST_PASSWORD,
  verifyEmail,
} from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const NEW_PASSWORD = 'lantern-okada-77';

/** The blocks of SQL in docs/operations.md under 'An account in other hands', each as its statements. */
async function documentedSql(): Promise<string[][]> {
  const docs = await readFile('docs/operations.md', 'utf8');
  const [, chapter = ''] = docs.split('**An account in other hands.**');
  const blocks = chapter.split('\n## ')[0]?.matchAll(/```sql\n(.*?)```/gs) ?? [];
  return [...blocks].map(([, block = '']) =>
    block
      .split(/;\s*/)
      .map((statement) => statement.trim())
      .filter((statement) => !['', 'begin', 'commit'].includes(statement)),
  );
}

describeOnDatabase('an account in other hands', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const run = async (statements: readonly string[], values: Readonly<Record<string, string>>) => {
    for (const statement of statements) {
      const filled = Object.entries(values).reduce(
        (text, [name, value]) => text.replaceAll(`'${name}'`, `'${value}'`),
        statement,
      );
      await server.db.execute(sql.raw(filled));
    }
  };
  const logIn = (identifier: string, password: string) =>
    post(server.app, '/onboarding/login', { identifier, password });

  it('is locked, and given back, by what the guide to operations says', async () => {
    const { app, db } = server;
    const [locking = [], givingBack = []] = await documentedSql();
    const { user } = await signUpVerified(app);
    const loggedIn = await logIn(user.phone, TEST_PASSWORD);
    const thief = { authorization: `Bearer ${signedIn.parse(loggedIn.json()).body.token.authToken}` };
    const { phone, email } = buildRegistration();
    const change = { phone, email, current_password: TEST_PASSWORD };
    const patch = { method: 'PATCH', url: '/api/users/me', headers: thief, payload: change } as const;
    expect((await app.inject(patch)).statusCode).toBe(200);
    const otp = await latestOtp(app, phone);
    await post(app, '/users/me/contacts/verify', { channel: 'phone', otp }, thief);
    await verifyEmail(app, { user: { ...user, email }, token: '', headers: thief });

    await run(locking, { USER_ID: user.id });
    expect((await app.inject({ url: '/api/users/me', headers: thief })).statusCode).toBe(401);
    await db.delete(outboxMessages);
    for (const identifier of [phone, email, user.phone]) {
      expect((await logIn(identifier, TEST_PASSWORD)).statusCode).toBe(401);
      await post(app, '/onboarding/init-reset-password', { identifier });
    }
    expect(await db.select().from(outboxMessages)).toEqual([]);

    await run(givingBack, { USER_ID: user.id, PHONE: user.phone, EMAIL: user.email });
    for (const identifier of [phone, email])
      await post(app, '/onboarding/init-reset-password', { identifier });
    expect(await db.select().from(outboxMessages)).toEqual([]);
    const identifier = user.phone;
    const asked = await post(app, '/onboarding/init-reset-password', { identifier });
    const password = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    const payload = { identifier, otp: await latestOtp(app, identifier), ...password };
    const reset = await post(app, '/onboarding/reset-password', payload, cookiesOf(asked));
    expect(reset.statusCode).toBe(200);
    expect((await logIn(identifier, NEW_PASSWORD)).statusCode).toBe(200);
  });
});
