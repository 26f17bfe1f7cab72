import { eq } from 'drizzle-orm';
import { naira } from '#domain/money.ts';
import { processWithdrawal } from '#server/money/withdrawals/send.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { decideExit } from '#server/savings/exits/decide.ts';
import { createListing } from '../kit/listings.ts';
import { post, signUpVerified, type TestPerson, verifyEmail } from '../kit/people.ts';
import type { TestServer } from '../kit/server.ts';
import { agreement, contribute, deposit } from './kit.ts';
import { ownAccount, PASSWORD, postWithdrawal, withPassword } from './withdrawing.ts';

export const MONTHLY = naira(312_500);

export const erase = ({ app }: TestServer, { headers }: TestPerson, password = PASSWORD) =>
  post(app, '/users/me/erasure', { current_password: password }, headers);
export const rowOf = async ({ db }: TestServer, { user }: TestPerson) =>
  (await db.select().from(users).where(eq(users.id, user.id)))[0];

export const createSaver = async (server: TestServer, details: Parameters<typeof signUpVerified>[1] = {}) =>
  withPassword(server, await signUpVerified(server.app, details));

/** A buyer who left their plan and withdrew the money. */
export async function createSettledBuyer(
  server: TestServer,
): Promise<{ buyer: TestPerson; withdrawalId: string }> {
  const { app } = server;
  const buyer = await createSaver(server, { first_name: 'Ngozi', last_name: 'Eze' });
  await verifyEmail(app, buyer);
  const { id } = await contribute(app, buyer, agreement(await createListing(server.db)));
  await deposit(server, buyer, MONTHLY);
  const exit = await post(
    app,
    `/contributions/${id}/exit`,
    { current_password: PASSWORD, returned: MONTHLY },
    buyer.headers,
  );
  const { reference } = exit.json().body.exit;
  await decideExit(server.dependencies, { reference, isConfirmed: true, actor: 'Bisi', reason: 'As asked.' });
  const accountId = await ownAccount(app, buyer);
  const withdrawal = await postWithdrawal(app, buyer, {
    account_id: accountId,
    amount: MONTHLY,
  });
  return { buyer, withdrawalId: withdrawal.json().body.withdrawal.id };
}

/** Asks the bank to send a withdrawal, which succeeds. */
export async function completeWithdrawal(server: TestServer, id: string): Promise<void> {
  const { bank } = server.dependencies;
  const successful = { status: 'successful', providerReference: 'TRF-1' } as const;
  const sendPayout = async () => ({ outcome: 'ok', value: successful }) as const;
  await processWithdrawal({ ...server.dependencies, bank: { ...bank, sendPayout } }, id);
}
