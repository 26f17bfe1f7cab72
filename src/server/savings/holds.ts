import { and, eq, gt, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { type HoldDurations, holdEnd, MAX_UNPAID_CONTRIBUTIONS } from '#domain/listings/holds.ts';
import type { Plan } from '#domain/plans/plans.ts';
import { LIVE_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import type { LockedWallet } from '../money/wallet/store.ts';
import { type Database, violatedCheck, violatedUnique } from '../platform/db/database.ts';
import { wallets } from '../platform/db/schema/bank.ts';
import { contributions } from '../platform/db/schema/contributions.ts';
import { ledgerAccounts } from '../platform/db/schema/ledger.ts';
import { apartments } from '../platform/db/schema/properties.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { IssuingDependencies } from './documents/issuing.ts';
import { isLapsedBy } from './lapsed-holds.ts';
import { firstInstalmentKobo } from './next-payment.ts';
import { payEndingHold } from './pay-due.ts';
import { release } from './transitions.ts';

export const holdColumns = {
  id: contributions.id,
  apartmentId: contributions.apartmentId,
  holdExpiresAt: contributions.holdExpiresAt,
};

interface Hold {
  readonly userId: string;
  readonly apartmentId: string;
  readonly plan: Plan;
  readonly at: Date;
}

/**
 * Holds a free unit for a buyer whose wallet is locked. Returns when the hold ends.
 * @throws HttpError `unit_taken`, `unit_already_yours` or `too_many_holds`.
 */
export async function holdUnit(
  db: Database,
  durations: HoldDurations,
  { userId, apartmentId, plan, at }: Hold,
): Promise<Date> {
  await expireLapsedHoldOn(db, apartmentId, at);
  await takeUnit(db, { userId, apartmentId });
  await assertHoldLimit(db, userId, at);
  return holdEnd(plan, at, durations);
}

/**
 * Releases a unit whose hold has lapsed but which the sweep has not released yet, for a new buyer. Not if the wallet of
 * the buyer before pays its first instalment: only the sweep may lock that wallet, since this transaction has locked the
 * new buyer's.
 */
async function expireLapsedHoldOn(db: Database, apartmentId: string, at: Date): Promise<void> {
  const [lapsed] = await db
    .select(holdColumns)
    .from(contributions)
    .where(and(eq(contributions.apartmentId, apartmentId), isLapsedBy(at)))
    .for('no key update');
  if (lapsed && !(await isCovered(db, lapsed.id))) await release(db, lapsed, { status: 'expired', at });
}

/** Whether the wallet of a pending contribution's buyer pays what is due and covers the first instalment. */
async function isCovered(db: Database, contributionId: string): Promise<boolean> {
  const covered = await db
    .select({ id: contributions.id })
    .from(contributions)
    .innerJoin(wallets, eq(wallets.userId, contributions.userId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, wallets.ledgerAccountId))
    .where(
      and(
        eq(contributions.id, contributionId),
        isNotNull(wallets.paysDueSince),
        gte(ledgerAccounts.balanceKobo, firstInstalmentKobo),
      ),
    );
  return covered.length > 0;
}

interface LapsedHold {
  readonly wallet: LockedWallet;
  /** A hold that ends later is left alone. */
  readonly heldAt: Date;
  readonly at: Date;
  readonly issuing: IssuingDependencies;
}

/**
 * Ends one lapsed hold of a buyer whose wallet is locked: the wallet pays its first instalment if it pays what is due
 * and covers it, otherwise the unit is released. Returns whether there was one.
 */
export async function endLapsedHoldOf(
  db: Database,
  { wallet, heldAt, at, issuing }: LapsedHold,
): Promise<boolean> {
  const [lapsed] = await db
    .select(holdColumns)
    .from(contributions)
    .where(and(eq(contributions.userId, wallet.userId), isLapsedBy(heldAt)))
    .limit(1)
    .for('no key update');
  if (!lapsed) return false;
  if (!(await payEndingHold(db, { wallet, id: lapsed.id, at, issuing })))
    await release(db, lapsed, { status: 'expired', at });
  return true;
}

/** Only one of several concurrent requests can hold a unit. */
async function takeUnit(
  db: Database,
  { userId, apartmentId }: { userId: string; apartmentId: string },
): Promise<void> {
  const held = await db
    .update(apartments)
    .set({ status: 'held' })
    .where(and(eq(apartments.id, apartmentId), eq(apartments.status, 'available')))
    .returning({ id: apartments.id });
  if (held.length > 0) return;
  const isOwn = await isContributingTo(db, { userId, apartmentId });
  throw new HttpError(isOwn ? 'unit_already_yours' : 'unit_taken');
}

/**
 * Handles the error of a write that gives a contribution its unit: another buyer may have taken it, or its listing was
 * withdrawn, after it was loaded.
 * @throws HttpError `unit_taken` or `listing_withdrawn`, otherwise the error.
 */
export function rejectUnavailableUnit(error: unknown): never {
  if (violatedUnique(error) === 'contributions_live_unit_key') throw new HttpError('unit_taken');
  if (violatedCheck(error) === 'contributions_listing_on_sale') throw new HttpError('listing_withdrawn');
  throw error;
}

/**
 * What the first payment of a contribution comes to: what is due at the agreement or, on Plan C, a month. Not the first
 * of its instalments, which a change of its terms cuts down to the part that is paid.
 */
const firstPaymentKobo = sql`coalesce(
  nullif((${contributions.agreedQuote} ->> 'checkoutKobo')::bigint, 0),
  (${contributions.agreedQuote} ->> 'monthlyKobo')::bigint
)`;

/**
 * Counts held units, and those whose first payment has come in part. The least payment reserves a unit, so that a buyer
 * who makes only that could otherwise take one unit after the other off the market for good.
 */
async function assertHoldLimit(db: Database, userId: string, at: Date): Promise<void> {
  const isHeld = and(eq(contributions.status, 'pending'), gt(contributions.holdExpiresAt, at));
  const isPaidInPart = and(
    inArray(contributions.status, ['active', 'leaving']),
    lt(ledgerAccounts.balanceKobo, firstPaymentKobo),
  );
  // Under the lock of the buyer's wallet, so that concurrent requests count each other.
  const unpaid = await db
    .select({ id: contributions.id })
    .from(contributions)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, contributions.ledgerAccountId))
    .where(and(eq(contributions.userId, userId), or(isHeld, isPaidInPart)))
    .limit(MAX_UNPAID_CONTRIBUTIONS);
  if (unpaid.length >= MAX_UNPAID_CONTRIBUTIONS) throw new HttpError('too_many_holds');
}

async function isContributingTo(
  db: Database,
  { userId, apartmentId }: { userId: string; apartmentId: string },
) {
  const own = await db
    .select({ id: contributions.id })
    .from(contributions)
    .where(
      and(
        eq(contributions.apartmentId, apartmentId),
        eq(contributions.userId, userId),
        inArray(contributions.status, LIVE_CONTRIBUTION_STATUSES),
      ),
    );
  return own.length > 0;
}
