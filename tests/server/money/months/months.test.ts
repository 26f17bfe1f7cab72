import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  BANK_CLEARING_ACCOUNT_ID,
  balance,
  PAYOUT_ACCOUNT_ID,
  SUSPENSE_ACCOUNT_ID,
} from '#server/money/ledger/ledger.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { wallets } from '#server/platform/db/schema/bank.ts';
import { withdrawals } from '#server/platform/db/schema/withdrawals.ts';
import type { TestPerson } from '../../kit/people.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerConsistent } from '../kit.ts';
import { expectOneMessageEach } from './messages.ts';
import { monthOf } from './month.ts';
import { type PlayedMonth, playMonth } from './play.ts';

/**
 * `npm run rails:months` plays all months, or the named ones; by default, this plays one month, and one in which a
 * process is killed.
 */
const SEEDS = (process.env.MONTH_SEEDS ?? '3,5').split(',').map(Number);

describeOnPostgres('a month of transfers, outages and crashes', (open) => {
  test.each(SEEDS)(
    'ends with every naira where it was sent, and each buyer told once: npm run rails:months -- %i',
    async (seed) => {
      const played = await playMonth(open, monthOf(seed));
      try {
        const { observer, truth, buyers } = played;
        await expectLedgerConsistent(observer);
        expect({
          ofBuyerKobo: await Promise.all(buyers.map((buyer) => accountedKobo(played, buyer))),
          suspenseKobo: await balance(observer.db, SUSPENSE_ACCOUNT_ID),
          heldKobo: await balance(observer.db, PAYOUT_ACCOUNT_ID),
        }).toEqual(truth);
        const sentTwiceKobo = await expectWithdrawals(played);
        expect(-(await balance(observer.db, BANK_CLEARING_ACCOUNT_ID))).toBe(
          atBanksKobo(played) + played.pendingKobo + sentTwiceKobo + played.partlyBackKobo,
        );
        for (const buyer of buyers) await expectOneMessageEach(played, buyer);
      } finally {
        await played.close();
      }
    },
    300_000,
  );
});

const atBanksKobo = ({ simulator }: PlayedMonth): number =>
  Object.values(simulator.banks).reduce((sum, { book }) => sum + book.balanceKobo(), 0);

/**
 * Asserts that each withdrawal has the status that follows from the bank's books. Returns the kobo that the bank sent
 * again after a return: it is also in the wallet until an operator has settled it.
 */
async function expectWithdrawals({ observer: { db }, withdrawals: expected }: PlayedMonth): Promise<number> {
  const rows = await db.select({ id: withdrawals.id, status: withdrawals.status }).from(withdrawals);
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  expect(statuses.size).toBe(expected.length);
  let sentTwiceKobo = 0;
  for (const { id, amountKobo, statuses: possible } of expected) {
    const status = statuses.get(id);
    expect({ id, status, possible }).toMatchObject({ status: expect.toBeOneOf([...possible]) });
    if (possible.length > 1 && status === 'returned') sentTwiceKobo += amountKobo;
  }
  return sentTwiceKobo;
}

/** The sum in a buyer's wallet and homes, and of the withdrawals that the bank was asked to send or has sent. */
async function accountedKobo({ observer: { db } }: PlayedMonth, { user }: TestPerson): Promise<number> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, user.id));
  const { paid, withdrawn } = await queryRow<{ paid: number; withdrawn: number }>(
    db,
    sql`select
      (select coalesce(sum(amount_kobo), 0)::int from payments
       where user_id = ${user.id} and status = 'received') as paid,
      (select coalesce(sum(amount_kobo), 0)::int from withdrawals
       where user_id = ${user.id} and status <> 'returned') as withdrawn`,
  );
  return paid + withdrawn + (await balance(db, wallet?.ledgerAccountId ?? ''));
}
