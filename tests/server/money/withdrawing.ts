import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { payoutAccountResponse, withdrawalResponse } from '#api/contract/withdrawals.ts';
import { hashPassword } from '#server/identity/passwords/passwords.ts';
import { users } from '#server/platform/db/schema/users.ts';
import type { TestPerson } from '../kit/people.ts';
import type { TestServer } from '../kit/server.ts';

export const PASSWORD = 'a long enough secret';
const hashed = hashPassword(PASSWORD);

/** Gives a buyer of `createBuyer` a password, for calls that require it. */
export async function withPassword({ db }: TestServer, person: TestPerson): Promise<TestPerson> {
  await db
    .update(users)
    .set({ passwordHash: await hashed })
    .where(eq(users.id, person.user.id));
  return person;
}

export const postAccount = (app: FastifyInstance, { headers }: TestPerson, payload: object) =>
  app.inject({ method: 'POST', url: '/api/wallet/payout-accounts', headers, payload });

/** Saves one of the buyer's own accounts at another bank. Returns its id. */
export async function ownAccount(
  app: FastifyInstance,
  person: TestPerson,
  account: { bank_code: string; account_number: string } = {
    bank_code: '058',
    account_number: '0123456785',
  },
): Promise<string> {
  const response = await postAccount(app, person, account);
  if (response.statusCode !== 200) throw new Error(`The account was rejected: ${response.body}`);
  return payoutAccountResponse.parse(response.json()).body.account.id;
}

export const postWithdrawal = (
  app: FastifyInstance,
  { headers }: TestPerson,
  { key = randomUUID(), ...payload }: { account_id: string; amount: unknown; key?: string } & object,
) =>
  app.inject({
    method: 'POST',
    url: '/api/wallet/withdrawals',
    headers: { 'idempotency-key': key, ...headers },
    payload: { current_password: PASSWORD, ...payload },
  });

/** Withdraws money from the wallet. */
export async function withdrawMoney(
  app: FastifyInstance,
  person: TestPerson,
  payload: { account_id: string; amount: number },
) {
  const response = await postWithdrawal(app, person, payload);
  if (response.statusCode !== 201) throw new Error(`The withdrawal was rejected: ${response.body}`);
  return withdrawalResponse.parse(response.json()).body.withdrawal;
}

export async function withdrawalOf(app: FastifyInstance, { headers }: TestPerson, id: string) {
  const response = await app.inject({ url: `/api/wallet/withdrawals/${id}`, headers });
  return withdrawalResponse.parse(response.json()).body.withdrawal;
}
