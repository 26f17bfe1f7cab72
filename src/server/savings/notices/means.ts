import { eq } from 'drizzle-orm';
import type { IsoDate } from '#domain/dates.ts';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import { lackingKobo } from '#domain/payments/walletDue.ts';
import type { Means } from '../../messages/templates/reminders.ts';
import type { Database } from '../../platform/db/database.ts';
import { wallets } from '../../platform/db/schema/bank.ts';
import { ledgerAccounts } from '../../platform/db/schema/ledger.ts';
import { openPlans } from '../open-plans.ts';

interface Owed {
  readonly contributionId: string;
  readonly userId: string;
  /** What the reminder asks for. */
  readonly amountKobo: Kobo;
  /** The last day on which a part of it is due. */
  readonly by: IsoDate;
  readonly at: Date;
}

/** How what a reminder asks for gets paid, as the buyer's wallet is now. */
export async function meansOf(
  db: Database,
  { contributionId, userId, amountKobo, by, at }: Owed,
): Promise<Means> {
  const [wallet] = await db
    .select({ since: wallets.paysDueSince, balanceKobo: ledgerAccounts.balanceKobo })
    .from(wallets)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, wallets.ledgerAccountId))
    .where(eq(wallets.userId, userId));
  if (!wallet) return { kind: 'transfer' };
  const { balanceKobo } = wallet;
  if (wallet.since === null)
    return balanceKobo >= amountKobo ? { kind: 'covered', balanceKobo } : { kind: 'transfer' };
  const plans = await openPlans(db, userId, at);
  const missingKobo = lackingKobo(plans, {
    planId: contributionId,
    by,
    balanceKobo,
  });
  return missingKobo === ZERO_KOBO ? { kind: 'automatic' } : { kind: 'lacking', missingKobo };
}
