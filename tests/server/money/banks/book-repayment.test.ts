import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Kobo, naira } from '#domain/money.ts';
import { bookRepayment } from '#server/money/bank/book-repayment.ts';
import { reconcile } from '#server/money/bank/reconcile.ts';
import { balance, SUSPENSE_ACCOUNT_ID } from '#server/money/ledger/ledger.ts';
import { repayWithdrawal } from '#server/money/withdrawals/repay.ts';
import { processDueWithdrawals } from '#server/money/withdrawals/send.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import { WAIT } from '../../../kit/wait.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { erase } from '../erasing.ts';
import { expectLedgerConsistent, walletOf } from '../kit.ts';
import { ownAccount, withdrawMoney, withPassword } from '../withdrawing.ts';
import { type LiveServer, openLive, waitUntilSettled } from './live.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ELSEWHERE = { bankCode: '058', accountNumber: '0123456785' };
const DECISION = { actor: 'Bola', reason: 'of the days that the backup lacks' };

describeOnPostgres('a repayment to somebody erased that a restored backup lost', (open) => {
  let server: LiveServer;
  let holder: string;
  /** The withdrawal that the bank returned after the erasure. */
  let returned: typeof withdrawals.$inferSelect;
  beforeAll(async () => {
    server = await openLive(open, 'monnify');
    // Other money of the company at the bank, from which payouts are made that only the bank has recorded.
    await server.send('monnify', { to: '0690000031', amountKobo: naira(10_000) });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const buyer = await withPassword(server, await server.buyer());
    holder = `${buyer.user.last_name} ${buyer.user.first_name}`;
    server.banks.simulator.directory.nameAccount(ELSEWHERE.accountNumber, holder);
    const { account_number: to } = await walletOf(server.app, buyer);
    await server.send('monnify', { to, amountKobo: naira(1_000) });
    await waitUntilSettled(server);
    const account_id = await ownAccount(server.app, buyer);
    const { id } = await withdrawMoney(server.app, buyer, { account_id, amount: naira(1_000) });
    await moves(id, 'sent');
    const erased = await erase(server, buyer);
    expect(erased.statusCode, erased.body).toBe(200);
    const payout = book().payouts.find(({ reference }) => reference === id);
    if (!payout) throw new Error('The bank has no such payout');
    payout.status = 'reversed';
    returned = await moves(id, 'returned');
  });

  const book = () => server.banks.simulator.banks.monnify.book;
  const rowOf = async (id: string) =>
    (await server.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0];
  const moves = (id: string, status: string) =>
    vi.waitFor(async () => {
      await processDueWithdrawals(server.dependencies, (error) => expect.unreachable(String(error)));
      const row = await rowOf(id);
      if (row?.status === status) return row;
      await server.pass(row?.status === 'sent' ? DAY_MS : MINUTE_MS);
      throw new Error(`It is ${row?.status}`);
    }, WAIT);
  const suspenseKobo = () => balance(server.db, SUSPENSE_ACCOUNT_ID);
  const pay = async (amountKobo: Kobo = naira(1_000)) => {
    const payout = book().pay(uuidv7(), amountKobo, ELSEWHERE, 'Withdrawal');
    await server.pass(MINUTE_MS);
    return payout;
  };
  const booking = (payoutId: string, changes: Partial<Parameters<typeof bookRepayment>[1]> = {}) =>
    bookRepayment(server.dependencies, {
      payoutId,
      repays: returned.reference,
      paidAccount: ELSEWHERE.accountNumber,
      paidBank: undefined,
      confirmedHolder: null,
      ...DECISION,
      ...changes,
    });
  const differing = async () => {
    const until = server.clock.now();
    const { differences } = await reconcile(server.dependencies, { from: new Date(0), until });
    return differences.map(({ eventId }) => eventId);
  };

  test('is booked out of suspense, once, with who booked it, and followed like the others', async () => {
    const payout = await pay();
    expect(await differing()).toContain(payout.reference);
    const before = await suspenseKobo();
    const reference = await booking(payout.reference);
    expect(before - (await suspenseKobo())).toBe(naira(1_000));
    expect(await rowOf(payout.reference)).toMatchObject({
      status: 'sent',
      reference,
      userId: returned.userId,
      accountName: holder,
      repaysId: returned.id,
      repaidBy: DECISION.actor,
      repaidReason: DECISION.reason,
    });
    expect(await differing()).not.toContain(payout.reference);
    await expect(booking(payout.reference)).rejects.toThrow(
      `is in the books, as the withdrawal ${reference}.`,
    );
    await expect(booking((await pay()).reference)).rejects.toThrow(/^No withdrawal WDR-.* waits/);
    await expectLedgerConsistent(server);
    payout.status = 'reversed';
    await moves(payout.reference, 'returned');
    expect(await suspenseKobo()).toBe(before);
    await expectLedgerConsistent(server);
  });

  test('is not booked with another amount, account or holder', async () => {
    const before = await suspenseKobo();
    const less = await pay(naira(999));
    await expect(booking(less.reference)).rejects.toThrow(
      /^The payout is of ₦999, and WDR-.* is of ₦1,000\.$/,
    );
    const payout = await pay();
    await expect(booking(payout.reference, { paidAccount: '0123450011' })).rejects.toThrow(
      `monnify sent the payout ${payout.reference} to 0123456785, not to 0123450011.`,
    );
    server.banks.simulator.directory.nameAccount(ELSEWHERE.accountNumber, 'MUSA BELLO');
    await expect(booking(payout.reference)).rejects.toThrow(/somebody else/);
    expect(await suspenseKobo()).toBe(before);
    expect(await rowOf(payout.reference)).toBeUndefined();
  });

  test('takes the money out of suspense once, where it is booked and sent again at once', async () => {
    const before = await suspenseKobo();
    const payouts = [await pay(), await pay()];
    const results = await Promise.allSettled([
      ...payouts.map(({ reference }) => booking(reference)),
      repayWithdrawal(server.dependencies, {
        reference: returned.reference,
        account: ELSEWHERE,
        confirmedHolder: null,
        ...DECISION,
      }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const result of results)
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/No withdrawal WDR-.* waits/);
    expect(before - (await suspenseKobo())).toBe(naira(1_000));
    await expectLedgerConsistent(server);
  });
});
