import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, moneyAudit } from '../../platform/db/schema/bank.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { BankCallError, type BankProviderName } from '../../platform/ports/bank.ts';
import { type Attempt, beginAttempt, mayRun, releaseAttempt } from '../wallet/attempts.ts';
import { bankNamed } from '../wallet/banks.ts';
import { checkBusiness } from '../wallet/our-business.ts';
import { type Settling, settleReturned } from './settle.ts';

interface Decision {
  /** `WDR-…` */
  readonly reference: string;
  readonly actor: string;
  readonly reason: string;
  /** Whether the operator vouches, by the bank's statement, that the money never left. */
  readonly isOnStatement?: boolean | undefined;
}

interface Claimed extends Attempt<typeof withdrawals.$inferSelect> {
  readonly provider: BankProviderName;
}

/** Where the money of a withdrawal that is given up goes: that of a repayment had left suspense. */
export type ReturnPlace = 'wallet' | 'suspense';

const PLACES: Readonly<Record<ReturnPlace, string>> = { wallet: 'the wallet', suspense: 'suspense' };

const placeOf = ({ repaysId }: typeof withdrawals.$inferSelect): ReturnPlace =>
  repaysId === null ? 'wallet' : 'suspense';

/** How old a withdrawal has to be for the bank's statement to show whether it left. */
const STATEMENT_AFTER_MS = DAY_MS;

const ADVICE =
  'If the statement of the bank shows that the money has not left since, add --on-statement: see "A withdrawal that the bank has lost" in docs/operations.md.';

/**
 * Returns a withdrawal that our own account with the provider holds up, where an operator gives it up, and says where its
 * money is. The provider is asked first, and must not have it; that counts only if it knows the deposits before, and never
 * accepted it, unless the operator vouches by its statement. A closed bank event records operator and reason.
 * @throws OperationError if no withdrawal with this reference is held, it is being attempted, a call may still arrive, or
 * the provider has it.
 * @throws BankCallError if the provider could not be queried.
 */
export async function returnHeld(
  dependencies: Settling & Pick<Dependencies, 'bank' | 'backupBank' | 'formerBanks'>,
  decision: Decision,
): Promise<ReturnPlace> {
  const { db, now } = dependencies;
  const { reference, actor, reason, isOnStatement = false } = decision;
  const claimed = await claim(db, decision, now());
  const { provider, leasedUntil } = claimed;
  const bank = bankNamed(dependencies, provider);
  if (claimed.mayStillArrive) {
    // From now on, where the last attempt did not learn how its call ended: without this, each would begin anew.
    await releaseAttempt(db, withdrawals, claimed, { at: now(), failure: claimed.failure });
    throw new OperationError(`An earlier call for ${reference} may still arrive: try again in half an hour.`);
  }
  const giveUp = async (failure: string, error: Error): Promise<never> => {
    await releaseAttempt(db, withdrawals, claimed, { at: now(), failure });
    throw error;
  };
  if (!bank) {
    const failure = `the keys of ${provider} are not set`;
    return giveUp(failure, new OperationError(`It is not returned: ${failure}.`));
  }
  const found = await bank.findPayout(claimed.id, claimed.reported);
  if (found.outcome === 'ok') {
    const has = `${provider} has it as ${found.value.status}`;
    return giveUp(has, new OperationError(`It is not returned: ${has}.`));
  }
  if (found.reason !== 'not_found') return giveUp(found.detail, new BankCallError(found));
  if (!isOnStatement) {
    // With the keys of another business, the bank would not find it either.
    const business = await checkBusiness(db, bank, claimed.createdAt);
    if (business.outcome !== 'ok')
      return giveUp(business.detail, new OperationError(`It is not returned: ${business.detail}. ${ADVICE}`));
  }
  const at = now();
  const failure = `given up by ${actor}: ${reason}`;
  const isReturned = await settleReturned(dependencies, claimed, {
    at,
    reason: 'our_side',
    failure,
    provider,
    unreportedSince: leasedUntil,
    within: (transaction) => record(transaction, claimed, { ...decision, at }),
  });
  if (!isReturned) {
    await releaseAttempt(db, withdrawals, claimed, { at, failure: claimed.failure });
    throw new OperationError(`${reference} has changed meanwhile: look at it again.`);
  }
  return placeOf(claimed);
}

async function record(
  transaction: Database,
  claimed: Claimed,
  { reference, actor, reason, isOnStatement = false, at }: Decision & { readonly at: Date },
): Promise<void> {
  const { id, walletId, provider } = claimed;
  const [event] = await transaction
    .insert(bankEvents)
    .values({
      provider,
      eventId: `payout:${id}:given-up`,
      rawBody: JSON.stringify({ returns: 'payout', id, reference }),
      receivedAt: at,
      appliedAt: at,
      closedAt: at,
      source: 'response',
      outcome: 'payout',
      note: `${reference} is back in ${PLACES[placeOf(claimed)]}; ${provider} does not have it`,
    })
    .returning({ id: bankEvents.id });
  if (!event) throw new Error('The event was not written');
  await transaction.insert(moneyAudit).values({
    action: 'withdrawal_returned',
    eventId: event.id,
    walletId,
    actor,
    reason: isOnStatement ? `${reason} (on the statement of the bank)` : reason,
    createdAt: at,
  });
}

/** The withdrawals that our own accounts with the banks hold up, the longest held first. */
export const heldWithdrawalRows = (db: Database) =>
  db
    .select({ withdrawal: withdrawals, provider: payoutAccounts.provider })
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
    .where(and(eq(withdrawals.status, 'requested'), isNotNull(withdrawals.heldReason)))
    .orderBy(asc(withdrawals.heldSince));

/** Whether the bank has accepted a withdrawal, or reported it as sent: its look-ups then do not return it. */
export const isAccepted = ({ providerReference, reported }: typeof withdrawals.$inferSelect): boolean =>
  providerReference !== null || reported === 'successful';

/** The withdrawals that are not held, and whose last call to the bank failed: the servers try again by themselves. */
export const failingWithdrawalRows = (db: Database) =>
  db
    .select({ withdrawal: withdrawals, provider: payoutAccounts.provider })
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
    .where(
      and(
        eq(withdrawals.status, 'requested'),
        isNull(withdrawals.heldReason),
        isNotNull(withdrawals.failure),
      ),
    )
    .orderBy(asc(withdrawals.createdAt));

/** Whether a withdrawal is held, or was accepted by the bank, which does not confirm it any longer. */
const isStuck = ({ status, heldReason, failure }: typeof withdrawals.$inferSelect): boolean =>
  status === 'requested' && (heldReason !== null || failure !== null);

/** Begins an attempt, so that no other one sends it meanwhile. */
async function claim(
  db: Database,
  { reference, isOnStatement = false }: Decision,
  at: Date,
): Promise<Claimed> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(withdrawals)
      .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.payoutAccountId))
      .where(eq(withdrawals.reference, reference))
      .for('update', { of: withdrawals });
    if (found?.withdrawals.status === 'sent')
      throw new OperationError(
        `${reference} is sent: leave out --on-statement, and the servers ask the bank about it again.`,
      );
    if (!found || !isStuck(found.withdrawals)) throw notHeld(reference);
    const { withdrawals: row, payout_accounts: account } = found;
    if (mayRun(row, at))
      throw new OperationError(`${reference} is being attempted: try again in a few minutes.`);
    if (isOnStatement && at.getTime() - row.createdAt.getTime() < STATEMENT_AFTER_MS)
      throw new OperationError(
        `${reference} is less than a day old: no statement of the bank shows yet whether it left.`,
      );
    const attempt = await beginAttempt(transaction, withdrawals, row, at);
    if (!isOnStatement && row.heldReason === null && !attempt.isTaken) throw notHeld(reference);
    if (!isOnStatement && attempt.isTaken)
      throw new OperationError(
        `${account.provider} has accepted ${reference}: decide on it in its dashboard. ${ADVICE}`,
      );
    return { ...attempt, provider: account.provider };
  });
}

const notHeld = (reference: string) =>
  new OperationError(`${reference} is not held: npm run withdrawals:return lists those that are.`);
