import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Kobo, naira } from '#domain/money.ts';
import { bookPayout } from '#server/money/bank/book-payout.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { mapResult } from '#server/money/bank/results.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { bankEvents, moneyAudit } from '#server/platform/db/schema/bank.ts';
import { payoutAccounts, withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import type { BankProvider } from '#server/platform/ports/bank.ts';
import { WAIT } from '../../../kit/wait.ts';
import type { TestPerson } from '../../kit/people.ts';
import { runProgram } from '../../kit/run-program.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent, walletOf } from '../kit.ts';
import { ownAccount, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ELSEWHERE = { bankCode: '058', accountNumber: '0123456785' };
const DECISION = { actor: 'Bola', reason: 'of the day that the backup lacks' };

describeOnPostgres('a payout that a restored backup lost', (open) => {
  let server: LiveServer;
  let buyer: TestPerson;
  let walletAccount: string;
  beforeAll(async () => {
    server = await openLive(open, 'flutterwave');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await withPassword(server, await server.buyer());
    const { first_name, last_name } = buyer.user;
    server.banks.simulator.directory.nameAccount(ELSEWHERE.accountNumber, `${last_name} ${first_name}`);
    walletAccount = (await walletOf(server.app, buyer)).account_number;
    await server.send('flutterwave', { to: walletAccount, amountKobo: naira(1_000) });
    await waitUntilSettled(server);
  });

  const book = () => server.banks.simulator.banks.flutterwave.book;
  const balanceOf = async () => (await walletOf(server.app, buyer)).balance;
  const differing = async () => {
    const until = server.clock.now();
    const { differences } = await reconcile(server.dependencies, { from: new Date(0), until });
    return differences.map(({ eventId }) => eventId);
  };
  const pay = (amountKobo: Kobo) => book().pay(uuidv7(), amountKobo, ELSEWHERE, 'Withdrawal');
  const booking = (
    payoutId: string,
    {
      from = walletAccount,
      paidBank,
      dependencies = server.dependencies,
    }: { from?: string; paidBank?: string; dependencies?: LiveServer['dependencies'] } = {},
  ) =>
    bookPayout(dependencies, {
      payoutId,
      walletAccount: from,
      paidAccount: ELSEWHERE.accountNumber,
      paidBank,
      ...DECISION,
    });

  /**
   * The buyer has saved the number of `ELSEWHERE` at two banks. Returns the id of the first, which is at the right
   * bank.
   */
  async function savedAtTwoBanks(): Promise<string> {
    const id = await ownAccount(server.app, buyer);
    const [saved] = await server.db.select().from(payoutAccounts).where(eq(payoutAccounts.id, id));
    if (!saved) throw new Error('The account was not saved');
    await server.db.insert(payoutAccounts).values({ ...saved, id: uuidv7(), bankCode: '044' });
    return id;
  }

  test('is booked by an operator, once, and followed like the others', async () => {
    await ownAccount(server.app, buyer);
    const payout = pay(naira(400));
    await server.pass(MINUTE_MS);
    expect(await differing()).toContain(payout.reference);
    const reference = await booking(payout.reference);
    await expect(booking(payout.reference)).rejects.toThrow(
      `is in the books, as the withdrawal ${reference}.`,
    );
    expect(await balanceOf()).toBe(naira(600));
    const withdrawal = async () =>
      (await server.db.select().from(withdrawals).where(eq(withdrawals.id, payout.reference)))[0];
    expect(await withdrawal()).toMatchObject({ status: 'sent', amountKobo: naira(400), reference });
    const [audit] = await server.db
      .select({ actor: moneyAudit.actor, reason: moneyAudit.reason, note: bankEvents.note })
      .from(moneyAudit)
      .innerJoin(bankEvents, eq(bankEvents.id, moneyAudit.eventId))
      .where(eq(bankEvents.eventId, `payout:${payout.reference}:booked`));
    expect(audit).toEqual({ ...DECISION, note: expect.stringContaining(reference) });
    expect(await differing()).not.toContain(payout.reference);
    await expectLedgerConsistent(server);
    payout.status = 'reversed';
    await vi.waitFor(async () => {
      await server.pass(DAY_MS);
      await processDueWithdrawals(server.dependencies, (error) => expect.unreachable(String(error)));
      expect((await withdrawal())?.status).toBe('returned');
    }, WAIT);
    expect(book().payouts.filter((each) => each.reference === payout.reference)).toHaveLength(1);
    await expectLedgerConsistent(server);
  });

  test('is not booked where the bank has not sent it, or has none', async () => {
    await ownAccount(server.app, buyer);
    const payout = pay(naira(401));
    await expect(booking(payout.reference)).rejects.toThrow(/has the payout .* as pending, not as sent/);
    payout.status = 'failed';
    await expect(booking(payout.reference)).rejects.toThrow(/has the payout .* as failed, not as sent/);
    await expect(booking(uuidv7())).rejects.toThrow(/^No bank lists a payout/);
    expect(await balanceOf()).toBe(naira(1_000));
  });

  test('is not booked where it went to no account of the buyer, or the wallet holds less', async () => {
    const small = pay(naira(402));
    const large = pay(naira(1_001));
    await server.pass(MINUTE_MS);
    await expect(booking(small.reference)).rejects.toThrow(
      'The buyer has not saved the account 0123456785 of the bank 058: have them add it in their wallet, which checks whose it is.',
    );
    await ownAccount(server.app, buyer);
    await expect(booking(large.reference)).rejects.toThrow(
      'The payout is of ₦1,001, and the wallet holds ₦1,000.',
    );
    expect(await balanceOf()).toBe(naira(1_000));
  });

  test('is booked to the bank that its provider lists, where the buyer has the number at several', async () => {
    const id = await savedAtTwoBanks();
    const payout = pay(naira(404));
    await server.pass(MINUTE_MS);
    await booking(payout.reference);
    const [row] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, payout.reference));
    expect(row?.payoutAccountId).toBe(id);
    await expectLedgerConsistent(server);
  });

  test('is booked to the bank that the operator names, where its provider lists none', async () => {
    const id = await savedAtTwoBanks();
    const payout = pay(naira(406));
    await server.pass(MINUTE_MS);
    const { bank } = server.dependencies;
    const listPayouts: BankProvider['listPayouts'] = async (query) =>
      mapResult(await bank.listPayouts(query), ({ payouts, nextCursor }) => ({
        payouts: payouts.map((each) => ({ ...each, destination: { bankCode: null, accountNumber: null } })),
        nextCursor,
      }));
    const silent = { ...server.dependencies, bank: { ...bank, listPayouts } };
    await expect(booking(payout.reference, { dependencies: silent })).rejects.toThrow(
      'The buyer has saved 0123456785 at several banks: say which by --bank CODE.',
    );
    await booking(payout.reference, { paidBank: '058', dependencies: silent });
    const [row] = await server.db.select().from(withdrawals).where(eq(withdrawals.id, payout.reference));
    expect(row?.payoutAccountId).toBe(id);
  });

  test('is not booked to another account or bank than its provider lists', async () => {
    await ownAccount(server.app, buyer);
    const payout = book().pay(uuidv7(), naira(407), { ...ELSEWHERE, accountNumber: '0123450011' }, '');
    const other = pay(naira(408));
    await server.pass(MINUTE_MS);
    await expect(booking(payout.reference)).rejects.toThrow(
      `flutterwave sent the payout ${payout.reference} to 0123450011, not to 0123456785.`,
    );
    await expect(booking(other.reference, { paidBank: '044' })).rejects.toThrow(
      `flutterwave sent the payout ${other.reference} to the bank 058, not to the bank 044.`,
    );
    expect(await balanceOf()).toBe(naira(1_000));
  });

  test('leaves one wallet, where two operators book it from two at once', async () => {
    await ownAccount(server.app, buyer);
    const other = await withPassword(server, await server.buyer());
    const { first_name, last_name } = other.user;
    server.banks.simulator.directory.nameAccount(ELSEWHERE.accountNumber, `${last_name} ${first_name}`);
    await ownAccount(server.app, other);
    const otherAccount = (await walletOf(server.app, other)).account_number;
    await server.send('flutterwave', { to: otherAccount, amountKobo: naira(1_000) });
    await waitUntilSettled(server);
    const payout = pay(naira(405));
    await server.pass(MINUTE_MS);
    const results = await Promise.allSettled([
      booking(payout.reference),
      booking(payout.reference, { from: otherAccount }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [rejected] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(String(rejected)).toMatch(/The payout .* is in the books, as the withdrawal WDR-/);
    const balances = [await balanceOf(), (await walletOf(server.app, other)).balance];
    expect(new Set(balances)).toEqual(new Set([naira(595), naira(1_000)]));
    await expectLedgerConsistent(server);
  });

  test('is not booked while the bank cannot be asked', async () => {
    await ownAccount(server.app, buyer);
    const payout = pay(naira(403));
    await server.pass(MINUTE_MS);
    server.banks.simulator.faults.flutterwave.add('unavailable', { path: '/v3/transfers' });
    await expect(booking(payout.reference)).rejects.toThrow(/503/);
    server.banks.simulator.faults.flutterwave.clear();
    expect(await balanceOf()).toBe(naira(1_000));
  });

  test('npm run withdrawals:book says what is wrong with its arguments', async () => {
    const run = async (words: readonly string[]) => {
      const settings = { ...server.banks.environment('flutterwave'), DATABASE_URL: server.databaseUrl ?? '' };
      const command = 'src/server/commands/withdrawals-book.ts';
      const { code, stdout, stderr } = await runProgram([command, ...words], settings);
      return { code, text: `${stdout}${stderr}` };
    };
    const asShown = walletAccount.replace(/^(\d{4})(\d{3})/, '$1 $2 ');
    const rest = ['--account', asShown, '--to', ELSEWHERE.accountNumber, '--by', 'Bola'];
    const reason = ['--reason', 'of the lost day'];
    expect(await run(['salaries', ...rest, ...reason])).toMatchObject({ code: 2 });
    expect(await run([uuidv7(), ...rest])).toMatchObject({ code: 2 });
    const both = await run([uuidv7(), ...rest, ...reason, '--repays', 'WDR-7K2M9QX4TB']);
    expect(both).toEqual({ code: 2, text: expect.stringMatching(/One of --account and --repays says/) });
    const unknown = await run([uuidv7(), ...rest, ...reason]);
    expect(unknown).toEqual({ code: 1, text: expect.stringMatching(/No bank lists a payout/) });
  });
});
