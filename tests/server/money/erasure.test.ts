import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { erasureResponse } from '#api/contract/users.ts';
import { BOOKS_KEPT_YEARS } from '#domain/erasure.ts';
import { naira } from '#domain/money.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { carryOnDue } from '#server/money/withdrawals/send.ts';
import { settleReturned, settleSent } from '#server/money/withdrawals/settle.ts';
import { purgeBooks } from '#server/own-data/erasure/purge-books.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { documents } from '#server/platform/db/schema/documents.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { accountErasures, users } from '#server/platform/db/schema/users.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { decideExit } from '#server/savings/exits/decide.ts';
import { documentsOf, download } from '../documents/kit.ts';
import { aListing } from '../kit/listings.ts';
import { messagesTo } from '../kit/outbox.ts';
import { post, signUpVerified, type TestPerson, verifyEmail } from '../kit/people.ts';
import { describeOnEachDatabase, describeOnPostgres, type TestServer } from '../kit/server.ts';
import { agreement, contribute, deposit, expectLedgerRight, postWebhook, walletOf } from './kit.ts';
import { ownAccount, PASSWORD, postWithdrawal, withPassword } from './withdrawing.ts';

const MONTHLY = naira(312_500);
const YEAR_MS = 366 * 24 * 3_600_000;

const erase = ({ app }: TestServer, { headers }: TestPerson, password = PASSWORD) =>
  post(app, '/users/me/erasure', { current_password: password }, headers);
const codeOf = async (call: ReturnType<typeof erase>) => failure.parse((await call).json()).code;
const rowOf = async ({ db }: TestServer, { user }: TestPerson) =>
  (await db.select().from(users).where(eq(users.id, user.id)))[0];

const aSaver = async (server: TestServer, details: Parameters<typeof signUpVerified>[1] = {}) =>
  withPassword(server, await signUpVerified(server.app, details));

/** A buyer whose plan was left, and whose money was withdrawn. */
async function aSettledBuyer(server: TestServer): Promise<{ buyer: TestPerson; withdrawalId: string }> {
  const { app } = server;
  const buyer = await aSaver(server, { first_name: 'Ngozi', last_name: 'Eze' });
  await verifyEmail(app, buyer);
  const { id } = await contribute(app, buyer, agreement(await aListing(server.db)));
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

/** The bank is asked to send a withdrawal, and has sent it. */
async function sent(server: TestServer, id: string): Promise<void> {
  await carryOnDue(server.dependencies, (error) => expect.unreachable(String(error)));
  await settleSent(server.dependencies, { id, at: server.clock.now(), providerReference: 'TRF-1' });
}

describeOnEachDatabase('the erasure of an account', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const unsettledOf = async ({ headers }: TestPerson) =>
    erasureResponse.parse((await server.app.inject({ url: '/api/users/me/erasure', headers })).json()).body
      .erasure;

  test('waits for a plan, for money in the wallet and for a withdrawal that is not sent, and asks for the password', async () => {
    const buyer = await aSaver(server, { first_name: 'Ngozi', last_name: 'Eze' });
    const { id } = await contribute(server.app, buyer, agreement(await aListing(server.db)));
    expect(await unsettledOf(buyer)).toMatchObject({ unfinished_contributions: [id] });
    expect(await codeOf(erase(server, buyer))).toBe('erasure_not_possible');
    await post(server.app, `/contributions/${id}/cancel`, {}, buyer.headers);
    await deposit(server, buyer, naira(20_000));
    expect(await unsettledOf(buyer)).toEqual({
      balance: naira(20_000),
      open_withdrawals: 0,
      unfinished_contributions: [],
    });
    expect(await codeOf(erase(server, buyer))).toBe('erasure_not_possible');
    const withdrawal = await postWithdrawal(server.app, buyer, {
      account_id: await ownAccount(server.app, buyer),
      amount: naira(20_000),
    });
    expect(await unsettledOf(buyer)).toMatchObject({ balance: 0, open_withdrawals: 1 });
    expect(await codeOf(erase(server, buyer))).toBe('erasure_not_possible');
    await sent(server, withdrawal.json().body.withdrawal.id);
    expect(await codeOf(erase(server, buyer, 'not the password'))).toBe('current_password_wrong');
    expect((await erase(server, buyer)).statusCode).toBe(200);
  });

  test('leaves nothing of the person, one last message, and an audit line', async () => {
    const { buyer, withdrawalId } = await aSettledBuyer(server);
    await sent(server, withdrawalId);
    const { propertyId } = await aListing(server.db);
    await post(server.app, '/propy/save-property', { id: propertyId }, buyer.headers);
    expect((await erase(server, buyer)).statusCode).toBe(200);

    expect(await rowOf(server, buyer)).toMatchObject({
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      passwordHash: '',
      phoneVerifiedAt: null,
      erasedAt: server.clock.now(),
    });
    const me = await server.app.inject({ url: '/api/users/me', headers: buyer.headers });
    expect(me.statusCode).toBe(401);
    const { phone, email } = buyer.user;
    for (const identifier of [phone, email])
      expect(
        (await post(server.app, '/onboarding/login', { identifier, password: PASSWORD })).statusCode,
      ).toBe(401);
    for (const to of [phone, email])
      expect((await messagesTo(server.db, to)).map(({ text }) => text)).toEqual([
        expect.stringContaining('account is erased, and this is our last message to you'),
      ]);
    expect(await server.db.select().from(messages).where(eq(messages.userId, buyer.user.id))).toEqual([]);
    const [audit] = await server.db
      .select()
      .from(accountErasures)
      .where(eq(accountErasures.userId, buyer.user.id));
    expect(audit?.deleted).toMatchObject({ sessions: 1, saved_properties: 1 });
    await expectLedgerRight(server);
  });

  test('frees the phone and the email for a new account', async () => {
    const { user, ...buyer } = await aSaver(server);
    await erase(server, { user, ...buyer });
    const again = await signUpVerified(server.app, { phone: user.phone, email: user.email });
    expect(again.user).toMatchObject({ phone: user.phone, phone_verified: true });
    expect(again.user.id).not.toBe(user.id);
  });

  test('suspends what is sent to the account number afterwards, and what a bank gives back', async () => {
    const { buyer, withdrawalId } = await aSettledBuyer(server);
    await sent(server, withdrawalId);
    const { account_number } = await walletOf(server.app, buyer);
    expect((await erase(server, buyer)).statusCode).toBe(200);
    const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
    await postWebhook(server, { accountNumber: account_number, amountKobo: naira(7_000) });
    await expect
      .poll(async () => (await balance(server.db, SUSPENSE_ACCOUNT_ID)) - before)
      .toBe(naira(7_000));
    await settleReturned(server.dependencies, {
      id: withdrawalId,
      userId: buyer.user.id,
      at: server.clock.now(),
      reason: 'given_back',
      failure: 'account closed',
    });
    expect((await balance(server.db, SUSPENSE_ACCOUNT_ID)) - before).toBe(naira(7_000) + MONTHLY);
    await expectLedgerRight(server);
  });

  test('keeps the books for their years, then the ledger and the check of documents alone', async () => {
    const { buyer, withdrawalId } = await aSettledBuyer(server);
    await sent(server, withdrawalId);
    const [receipt] = await documentsOf(server, buyer, 'receipt');
    await download(server, buyer, receipt?.id ?? '');
    await erase(server, buyer);
    const facts = async () =>
      JSON.stringify(
        (await server.db.select().from(documents).where(eq(documents.userId, buyer.user.id))).map(
          (each) => each.facts,
        ),
      );
    await purgeBooks(server.dependencies);
    expect(await facts()).toContain('Ngozi');
    const later = new Date(server.clock.now().getTime() + BOOKS_KEPT_YEARS * YEAR_MS);
    await purgeBooks({ db: server.db, now: () => later });
    expect(await facts()).not.toContain('Ngozi');
    const [withdrawal] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
    expect(withdrawal?.accountName).toBe('');
    const files = await queryRows(
      server.db,
      sql`select from document_files f join documents d on d.id = f.document_id where d.user_id = ${buyer.user.id}`,
    );
    expect(files).toEqual([]);
    const verified = await server.app.inject(`/api/documents/verify/${receipt?.code}`);
    expect(verified.json().body.document).toMatchObject({
      unit_name: 'Ile Ayo Court, Block 1, Ground floor, U1',
    });
    await expectLedgerRight(server);
  });

  test('holds in the database: nobody is erased with money, and nothing is added for an erased account', async () => {
    const buyer = await aSaver(server);
    await deposit(server, buyer, naira(1_000));
    const nobody = sql`update users set first_name = '', last_name = '', email = '', phone = '', password_hash = '',
      email_verified_at = null, phone_verified_at = null, erased_at = now() where id = ${buyer.user.id}`;
    await expect(server.db.execute(nobody)).rejects.toMatchObject({
      cause: { constraint: 'users_erased_is_settled' },
    });
    const other = await aSaver(server);
    await erase(server, other);
    const { id } = other.user;
    for (const statement of [
      sql`insert into message_preferences (user_id, topic, channel, is_wanted) values (${id}, 'homes', 'sms', true)`,
      sql`update users set first_name = 'Ada' where id = ${id}`,
    ])
      await expect(server.db.execute(statement)).rejects.toMatchObject({
        cause: { constraint: 'users_erased_stays' },
      });
  });
});

describeOnPostgres('an erasure and other calls at the same moment', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  }, 60_000);
  afterAll(() => server.close());

  test.each([1, 2, 3, 4])(
    'a transfer is in the wallet, or in suspense; a login never outlives it (round %i)',
    async () => {
      const buyer = await aSaver(server);
      const { account_number } = await walletOf(server.app, buyer);
      const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
      const credentials = { identifier: buyer.user.phone, password: PASSWORD };
      const [erased] = await Promise.all([
        erase(server, buyer),
        postWebhook(server, { accountNumber: account_number, amountKobo: naira(9_000) }),
        post(server.app, '/onboarding/login', credentials),
        erase(server, buyer),
      ]);
      await expect
        .poll(async () =>
          (await server.db.select().from(bankEvents)).every(({ appliedAt }) => appliedAt !== null),
        )
        .toBe(true);
      const row = await rowOf(server, buyer);
      const suspended = (await balance(server.db, SUSPENSE_ACCOUNT_ID)) - before;
      expect([200, 401, 409]).toContain(erased.statusCode);
      if (row?.erasedAt) {
        expect(suspended).toBe(naira(9_000));
        expect(
          await queryRows(server.db, sql`select from sessions where user_id = ${buyer.user.id}`),
        ).toEqual([]);
      } else expect(suspended).toBe(0);
      await expectLedgerRight(server);
    },
  );
});
