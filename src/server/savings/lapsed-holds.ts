import { and, eq, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import type { Database } from '../platform/db/database.ts';
import { bankAccounts, bankEvents, wallets } from '../platform/db/schema/bank.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import { hasLapsed, type OpenContribution } from './transitions.ts';

/** How long a lapsed hold waits for money that came in time, while the bank cannot confirm it. */
const MONEY_WAIT_MS = DAY_MS;

/**
 * Contributions whose unpaid hold ended by this time and whose unit is to be released: not while a deposit that was
 * reported before the end waits to be credited or settled.
 */
export const isLapsedBy = (at: Date): SQL | undefined =>
  and(eq(contributions.status, 'pending'), lte(contributions.holdExpiresAt, at), not(isMoneyOnItsWay(at)));

const isMoneyOnItsWay = (at: Date): SQL => sql`(
  ${contributions.holdExpiresAt} > ${new Date(at.getTime() - MONEY_WAIT_MS).toISOString()}::timestamptz
  and (
    exists (
      select from ${bankEvents} join ${wallets} on ${wallets.id} = ${bankEvents.walletId}
      where ${wallets.userId} = ${contributions.userId} and ${bankEvents.receivedAt} < ${contributions.holdExpiresAt}
        and ${bankEvents.outcome} = 'credited' and ${bankEvents.settledAt} is null
    ) or exists (
      select from ${bankEvents} join ${bankAccounts} on ${bankAccounts.provider} = ${bankEvents.provider}
        join ${wallets} on ${wallets.id} = ${bankAccounts.walletId}
      where ${wallets.userId} = ${contributions.userId} and ${bankEvents.receivedAt} < ${contributions.holdExpiresAt}
        and ${bankEvents.appliedAt} is null and not ${bankEvents.seemsForeign}
        and (position(${bankAccounts.accountNumber} in ${bankEvents.rawBody}) > 0
          or position(${bankAccounts.providerReference} in ${bankEvents.rawBody}) > 0)
    )
  )
)`;

/**
 * Whether the unit of a contribution is held: `ended` even if nothing has released it yet, `confirming` after the end
 * while a deposit that was reported in time waits to be credited or settled.
 */
export type HoldPhase = 'running' | 'confirming' | 'ended';

/** The phase of each contribution's hold; one that is not pending has none that could end, so it is `running`. */
export async function holdPhases(
  db: Database,
  holds: readonly Pick<OpenContribution, 'id' | 'status' | 'holdExpiresAt'>[],
  at: Date,
): Promise<(id: string) => HoldPhase> {
  const lapsed = new Set(holds.filter((hold) => hasLapsed(hold, at)).map(({ id }) => id));
  const confirming = lapsed.size === 0 ? [] : await confirmingOf(db, [...lapsed], at);
  return (id) => (lapsed.has(id) ? (confirming.includes(id) ? 'confirming' : 'ended') : 'running');
}

async function confirmingOf(db: Database, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: contributions.id })
    .from(contributions)
    .where(and(inArray(contributions.id, [...ids]), isMoneyOnItsWay(at)));
  return rows.map(({ id }) => id);
}
