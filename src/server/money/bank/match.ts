import { eq } from 'drizzle-orm';
import { kobo } from '#domain/money.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, moneyAudit } from '../../platform/db/schema/bank.ts';
import { post, SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import { canAcceptMoney, lockWallet, ownerOfAccount } from '../wallet/store.ts';

export interface Operation {
  /** The id of the bank event, as listed by `bank:events`. */
  readonly eventId: string;
  /** The operator. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Moves suspended money into the wallet with an account number and writes an audit entry, in one transaction. The
 * wallet then pays from it as from any other deposit.
 * @throws OperationError if the event is not suspended, no wallet has the account number, or the owner's account is
 * erased.
 */
export async function matchSuspense(
  db: Database,
  { eventId, accountNumber, actor, reason, at }: Operation & { readonly accountNumber: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const ownerId = await ownerOfAccount(transaction, accountNumber);
    const wallet = ownerId === null ? null : await lockWallet(transaction, ownerId);
    if (!wallet) throw new OperationError(`No wallet has the account number ${accountNumber}.`);
    if (!(await canAcceptMoney(transaction, wallet.userId)))
      throw new OperationError(`The account of ${accountNumber} is erased: send the money back.`);
    const amountKobo = await lockSuspended(transaction, eventId);
    const { id: walletId } = wallet;
    await transaction
      .update(bankEvents)
      .set({ outcome: 'credited', walletId, note: `matched by ${actor}: ${reason}` })
      .where(eq(bankEvents.id, eventId));
    await transaction
      .insert(moneyAudit)
      .values({ action: 'suspense_matched', eventId, walletId, actor, reason, createdAt: at });
    await post(transaction, {
      idempotencyKey: `match:${eventId}`,
      kind: 'suspense_match',
      fromAccountId: SUSPENSE_ACCOUNT_ID,
      toAccountId: wallet.ledgerAccountId,
      amountKobo,
      reference: eventId,
      eventAt: at,
    });
  });
}

/** Locks a suspended event and returns its amount. @throws OperationError if it is not suspended. */
export async function lockSuspended(db: Database, eventId: string) {
  const [event] = await db
    .select({ outcome: bankEvents.outcome, amountKobo: bankEvents.amountKobo })
    .from(bankEvents)
    .where(eq(bankEvents.id, eventId))
    .for('update');
  if (!event) throw new OperationError(`There is no bank event ${eventId}.`);
  if (event.outcome !== 'suspended' || event.amountKobo === null)
    throw new OperationError(`The bank event ${eventId} is ${event.outcome ?? 'unapplied'}, not suspended.`);
  return kobo(event.amountKobo);
}
