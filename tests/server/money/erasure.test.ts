import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failure } from '#api/contract/envelope.ts';
import { erasureResponse } from '#api/contract/users.ts';
import { BOOKS_RETENTION_YEARS } from '#domain/accounts/erasure.ts';
import { parseDocumentCode } from '#domain/documents.ts';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { naira } from '#domain/money.ts';
import { replaceDocument } from '#server/documents/void.ts';
import { reverseDeposit } from '#server/money/bank/reverse.ts';
import { undoReversal } from '#server/money/bank/undo-reversal.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { repayWithdrawal, unpaidReturns } from '#server/money/withdrawals/repay.ts';
import { returnHeld } from '#server/money/withdrawals/return-held.ts';
import { settleReturned } from '#server/money/withdrawals/settle.ts';
import { purgeBooks } from '#server/own-data/retention/books.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { bankEvents } from '#server/platform/db/schema/bank.ts';
import { contributionRevisions } from '#server/platform/db/schema/changes.ts';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { documents } from '#server/platform/db/schema/documents.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { inspections } from '#server/platform/db/schema/support.ts';
import { accountErasures } from '#server/platform/db/schema/users.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { documentsOf, download } from '../documents/kit.ts';
import { createListing } from '../kit/listings.ts';
import { messagesTo } from '../kit/outbox.ts';
import { post, signUpVerified, type TestPerson } from '../kit/people.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';
import { completeWithdrawal, createSaver, createSettledBuyer, erase, MONTHLY, rowOf } from './erasing.ts';
import {
  agreement,
  contribute,
  createBuyer,
  deposit,
  expectLedgerConsistent,
  postWebhook,
  walletOf,
} from './kit.ts';
import { ownAccount, PASSWORD, postWithdrawal } from './withdrawing.ts';

const YEAR_MS = 366 * 24 * 3_600_000;
const ORDER = {
  account: { bankCode: '058', accountNumber: '0123456785' },
  confirmedHolder: null,
  actor: 'Bisi',
  reason: 'She wrote, and showed her passport.',
};

const codeOf = async (call: ReturnType<typeof erase>) => failure.parse((await call).json()).code;

/** Settles a withdrawal that the bank has given back, as an attempt to find its outcome does. */
async function givenBack({ db, dependencies }: TestServer, withdrawalId: string, at: Date): Promise<void> {
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
  if (!withdrawal) throw new Error('There is no such withdrawal');
  await settleReturned(dependencies, withdrawal, {
    at,
    reason: 'given_back',
    failure: 'account closed',
    provider: 'sandbox',
  });
}

describeOnDatabase('the erasure of an account', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const unsettledOf = async ({ headers }: TestPerson) =>
    erasureResponse.parse((await server.app.inject({ url: '/api/users/me/erasure', headers })).json()).body
      .erasure;

  test('waits for a plan, for money in the wallet and for a withdrawal that is not sent, and asks for the password', async () => {
    const buyer = await createSaver(server, { first_name: 'Ngozi', last_name: 'Eze' });
    const { id } = await contribute(server.app, buyer, agreement(await createListing(server.db)));
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
    await completeWithdrawal(server, withdrawal.json().body.withdrawal.id);
    expect(await codeOf(erase(server, buyer, 'not the password'))).toBe('current_password_wrong');
    expect((await erase(server, buyer)).statusCode).toBe(200);
  });

  test('leaves nothing of the person, one last message, and an audit line', async () => {
    const { buyer, withdrawalId } = await createSettledBuyer(server);
    await completeWithdrawal(server, withdrawalId);
    const { propertyId } = await createListing(server.db);
    await post(server.app, '/propy/save-property', { id: propertyId }, buyer.headers);
    for (const { phone, email } of [
      { phone: buyer.user.phone, email: '' },
      { phone: buyer.user.phone, email: 'another@example.com' },
    ]) {
      const propertyRequest = {
        first_name: '',
        last_name: '',
        preferred_location: 'Yaba',
        budget: 100,
        message: '',
      };
      await post(server.app, '/support/property-requests', { ...propertyRequest, phone, email });
    }
    const other = await createBuyer(server);
    const inspection = {
      property_id: propertyId,
      day: inspectionDays(server.clock.now()).first,
      name: 'Bola Ade',
      phone: other.user.phone,
      email: buyer.user.email,
      note: '',
    };
    await post(server.app, '/support/inspections', inspection, other.headers);
    expect((await erase(server, buyer)).statusCode).toBe(200);

    expect(await server.db.$count(inspections, eq(inspections.userId, other.user.id))).toBe(1);
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
    expect(audit?.deleted).toMatchObject({ sessions: 1, saved_properties: 1, property_requests: 1 });
    await expectLedgerConsistent(server);
  });

  test('frees the phone and the email for a new account', async () => {
    const { user, ...buyer } = await createSaver(server);
    await erase(server, { user, ...buyer });
    const again = await signUpVerified(server.app, { phone: user.phone, email: user.email });
    expect(again.user).toMatchObject({ phone: user.phone, phone_verified: true });
    expect(again.user.id).not.toBe(user.id);
  });

  test('suspends what is sent to the account number afterwards, and what a bank gives back', async () => {
    const { buyer, withdrawalId } = await createSettledBuyer(server);
    await completeWithdrawal(server, withdrawalId);
    const { account_number } = await walletOf(server.app, buyer);
    expect((await erase(server, buyer)).statusCode).toBe(200);
    const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
    await postWebhook(server, { accountNumber: account_number, amountKobo: naira(7_000) });
    await expect
      .poll(async () => (await balance(server.db, SUSPENSE_ACCOUNT_ID)) - before)
      .toBe(naira(7_000));
    await givenBack(server, withdrawalId, server.clock.now());
    expect((await balance(server.db, SUSPENSE_ACCOUNT_ID)) - before).toBe(naira(7_000) + MONTHLY);
    await expectLedgerConsistent(server);
  });

  test('leaves what a bank gave back to be sent again by an operator, once, to the same person alone', async () => {
    const { buyer, withdrawalId } = await createSettledBuyer(server);
    await completeWithdrawal(server, withdrawalId);
    await erase(server, buyer);
    const [returned] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
    const reference = returned?.reference ?? '';
    const repay = () => repayWithdrawal(server.dependencies, { ...ORDER, reference });
    await expect(repay()).rejects.toThrow(/No withdrawal/);
    // The bank gave it back just before the erasure, but the erasure locked the wallet first.
    await givenBack(server, withdrawalId, new Date(server.clock.now().getTime() - 1_000));
    const before = await balance(server.db, SUSPENSE_ACCOUNT_ID);
    const holder = vi.spyOn(server.dependencies.bank, 'resolveAccountName');
    holder.mockResolvedValueOnce({ outcome: 'ok', value: 'MUSA BELLO' });
    await expect(repay()).rejects.toThrow(/somebody else/);
    holder.mockRestore();
    // The owner of this money can no longer be determined, so its records are not deleted after the retention
    // period.
    const later = new Date(server.clock.now().getTime() + BOOKS_RETENTION_YEARS * YEAR_MS);
    await purgeBooks({ db: server.db, now: () => later });

    const attempts = await Promise.allSettled([repay(), repay()]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(before - (await balance(server.db, SUSPENSE_ACCOUNT_ID))).toBe(MONTHLY);
    const [repayment] = await server.db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.repaysId, withdrawalId));
    expect(repayment).toMatchObject({ amountKobo: MONTHLY, repaidBy: 'Bisi', repaidReason: ORDER.reason });
    await completeWithdrawal(server, repayment?.id ?? '');
    await expectLedgerConsistent(server);
    await expect(repay()).rejects.toThrow(/No withdrawal/);
    await expect(
      server.db.execute(sql`update withdrawals set repaid_by = 'Nobody' where id = ${repayment?.id}`),
    ).rejects.toThrow();
  });

  test('has an operator confirm a holder whose name is merely similar', async () => {
    const { buyer, withdrawalId } = await createSettledBuyer(server);
    await completeWithdrawal(server, withdrawalId);
    await erase(server, buyer);
    await givenBack(server, withdrawalId, server.clock.now());
    const [returned] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
    const repay = (confirmedHolder: string | null) =>
      repayWithdrawal(server.dependencies, {
        ...ORDER,
        reference: returned?.reference ?? '',
        confirmedHolder,
      });
    const bank = vi
      .spyOn(server.dependencies.bank, 'resolveAccountName')
      .mockResolvedValue({ outcome: 'ok', value: 'NGOSI  EZE' });
    await expect(repay(null)).rejects.toThrow('--holder "NGOSI EZE"');
    await expect(repay('NGOZI EZE')).rejects.toThrow('--holder "NGOSI EZE"');
    expect(await repay('NGOSI EZE')).toMatchObject({ amountKobo: MONTHLY, accountName: 'NGOSI EZE' });
    bank.mockRestore();
  });

  test('has a repayment that is given up in suspense again, from where it is sent once more', async () => {
    const { buyer, withdrawalId } = await createSettledBuyer(server);
    await completeWithdrawal(server, withdrawalId);
    await erase(server, buyer);
    await givenBack(server, withdrawalId, server.clock.now());
    const [returned] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
    const { id, reference } = await repayWithdrawal(server.dependencies, {
      ...ORDER,
      reference: returned?.reference ?? '',
    });
    const hold = { heldReason: 'low_balance', heldSince: server.clock.now() } as const;
    await server.db.update(withdrawals).set(hold).where(eq(withdrawals.id, id));
    const lookup = vi
      .spyOn(server.dependencies.bank, 'findPayout')
      .mockResolvedValue({ outcome: 'refused', reason: 'not_found', detail: 'no such payout' });
    const decision = { reference, actor: 'Bisi', reason: 'The bank pays nobody.' };
    expect(await returnHeld(server.dependencies, decision)).toBe('suspense');
    lookup.mockRestore();
    expect((await unpaidReturns(server.db)).map((row) => row.reference)).toContain(reference);
    await expectLedgerConsistent(server);
  });

  test('keeps the books for their years, then the ledger and the check of documents alone', async () => {
    const { buyer, withdrawalId } = await createSettledBuyer(server);
    await completeWithdrawal(server, withdrawalId);
    const [receipt] = await documentsOf(server, buyer, 'receipt');
    await download(server, buyer, receipt?.id ?? '');
    await erase(server, buyer);
    const code = parseDocumentCode(receipt?.code ?? '') ?? '';
    const voiding = { code, actor: 'Ada', reason: 'Wrong address', at: server.clock.now() };
    await expect(
      replaceDocument(server.db, voiding, () => expect.unreachable('a replacement that names nobody')),
    ).rejects.toThrow("Its holder's account is erased");
    const facts = async () =>
      JSON.stringify(
        (await server.db.select().from(documents).where(eq(documents.userId, buyer.user.id))).map(
          (each) => each.facts,
        ),
      );
    const [plan] = await server.db
      .select()
      .from(contributions)
      .where(eq(contributions.userId, buyer.user.id));
    await server.db.insert(contributionRevisions).values({
      contributionId: plan?.id ?? '',
      number: 1,
      kind: 'duration',
      before: { rsaBalanceKobo: 1 },
      after: { rsaBalanceKobo: 2 },
      paidKobo: MONTHLY,
    });
    const figures = async () =>
      queryRows(
        server.db,
        sql`select c.age_years > 0 and c.salary_kobo > 0 and c.agreed_quote <> '{}' as plan, r.before <> '{}' and r.after <> '{}' as revision
          from contributions c join contribution_revisions r on r.contribution_id = c.id where c.id = ${plan?.id}`,
      );
    await purgeBooks(server.dependencies);
    expect(await facts()).toContain('Ngozi');
    expect(await figures()).toEqual([{ plan: true, revision: true }]);
    await expect(
      server.db.execute(
        sql`update contribution_revisions set after = '[]' where contribution_id = ${plan?.id}`,
      ),
    ).rejects.toMatchObject({ cause: { code: 'LG005' } });
    const later = new Date(server.clock.now().getTime() + BOOKS_RETENTION_YEARS * YEAR_MS);
    await purgeBooks({ db: server.db, now: () => later });
    expect(await facts()).not.toContain('Ngozi');
    expect(await figures()).toEqual([{ plan: false, revision: false }]);
    const [withdrawal] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId));
    expect(withdrawal).toMatchObject({ accountName: '', payoutAccountId: null, amountKobo: MONTHLY });
    const accounts = await queryRows(
      server.db,
      sql`select from payout_accounts where user_id = ${buyer.user.id}`,
    );
    expect(accounts).toEqual([]);
    const files = await queryRows(
      server.db,
      sql`select from document_files f join documents d on d.id = f.document_id where d.user_id = ${buyer.user.id}`,
    );
    expect(files).toEqual([]);
    const verified = await server.app.inject(`/api/documents/verify/${receipt?.code}`);
    expect(verified.json().body.document).toMatchObject({
      unit_name: 'Ile Ayo Court, Block 1, Ground floor, U1',
    });
    await expectLedgerConsistent(server);
  });

  test('leaves a deposit that was reversed by mistake for an operator to send back', async () => {
    const buyer = await createSaver(server);
    const reference = await deposit(server, buyer, naira(1_000));
    const [event] = await server.db
      .select({ id: bankEvents.id })
      .from(bankEvents)
      .where(eq(bankEvents.eventId, reference));
    const operation = {
      eventId: event?.id ?? '',
      actor: 'Bola',
      reason: 'disputed',
      at: server.clock.now(),
    };
    await reverseDeposit(server.dependencies, { ...operation, amountKobo: null, refundedKobo: null });
    expect((await erase(server, buyer)).statusCode).toBe(200);
    await expect(undoReversal(server.dependencies, operation)).rejects.toThrow(
      /is erased: send the money back/,
    );
    await expectLedgerConsistent(server);
  });
});
