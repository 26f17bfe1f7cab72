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
import type { TestPerson } from '../../kit/people.ts';
import { describeOnPostgres } from '../../kit/server.ts';
import { expectLedgerRight } from '../kit.ts';
import { expectOneMessageEach } from './messages.ts';
import { monthOf } from './month.ts';
import { type PlayedMonth, playMonth } from './play.ts';

/** `npm run rails:months` plays all of them, or those that are named; here one, and one in which a process is killed. */
const SEEDS = (process.env.MONTH_SEEDS ?? '3,5').split(',').map(Number);

describeOnPostgres('a month of transfers, outages and crashes', (open) => {
  test.each(SEEDS)(
    'ends with every naira where it was sent, and each buyer told once: npm run rails:months -- %i',
    async (seed) => {
      const played = await playMonth(open, monthOf(seed));
      try {
        const { observer, truth, buyers } = played;
        await expectLedgerRight(observer);
        expect({
          ofBuyerKobo: await Promise.all(buyers.map((buyer) => ownedKobo(played, buyer))),
          suspenseKobo: await balance(observer.db, SUSPENSE_ACCOUNT_ID),
        }).toEqual(truth);
        expect(await balance(observer.db, PAYOUT_ACCOUNT_ID)).toBe(0);
        expect(-(await balance(observer.db, BANK_CLEARING_ACCOUNT_ID))).toBe(atBanksKobo(played));
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

/** What is in a buyer's wallet and homes. */
async function ownedKobo({ observer: { db } }: PlayedMonth, { user }: TestPerson): Promise<number> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, user.id));
  const { paid } = await queryRow<{ paid: number }>(
    db,
    sql`select coalesce(sum(amount_kobo), 0)::int as paid from payments
        where user_id = ${user.id} and status = 'received'`,
  );
  return paid + (await balance(db, wallet?.ledgerAccountId ?? ''));
}
