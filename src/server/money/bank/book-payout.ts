import { and, eq } from 'drizzle-orm';
import { formatNaira } from '#domain/money.ts';
import { OperationError } from '../../platform/command.ts';
import { type Database, violatedUnique } from '../../platform/db/database.ts';
import { bankAccounts, bankEvents, moneyAudit, wallets } from '../../platform/db/schema/bank.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { BankCallError, type BankProvider, type ListedPayout } from '../../platform/ports/bank.ts';
import { BANK_CLEARING_ACCOUNT_ID, balance, PAYOUT_ACCOUNT_ID, post } from '../ledger/ledger.ts';
import { configuredBanks } from '../wallet/banks.ts';
import { type LockedWallet, lockWallet, takesMoney } from '../wallet/store.ts';
import { withdrawalReference } from '../withdrawals/request.ts';
import { listPayouts } from './listing.ts';

const SLACK_MS = 24 * 3_600_000;

interface Booking {
  /** Ours at the provider: what the id of the withdrawal was. A UUID of version 7. */
  readonly payoutId: string;
  /** An account number of the wallet that the money left. */
  readonly walletAccount: string;
  /** The buyer's account elsewhere that it went to, as the operator sees it at the provider: our lists do not say. */
  readonly paidAccount: string;
  /** The code of its bank; needed where the buyer has saved the number at several. */
  readonly paidBank: string | undefined;
  readonly actor: string;
  readonly reason: string;
}

/**
 * Books a withdrawal that the provider has sent and that the books lost, as after a restored backup: the money leaves the
 * wallet, and the withdrawal is `sent` under its old id, so that a return is found as for any other. The provider is asked
 * first, and nothing is sent. Name and reason are kept by a closed bank event. Returns the reference of the withdrawal.
 * @throws OperationError where it is booked already, the provider has not sent it, the buyer has not saved the account, or
 * has it at several banks, or the wallet holds less.
 * @throws BankCallError where no provider could be asked.
 */
export async function bookPayout(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>,
  booking: Booking,
): Promise<string> {
  const { db, now } = dependencies;
  const { payoutId, walletAccount } = booking;
  await assertUnbooked(db, payoutId);
  const sent = await findSent(dependencies, payoutId);
  const [owner] = await db
    .select({ userId: wallets.userId })
    .from(bankAccounts)
    .innerJoin(wallets, eq(wallets.id, bankAccounts.walletId))
    .where(eq(bankAccounts.accountNumber, walletAccount));
  if (!owner) throw new OperationError(`No wallet has the account number ${walletAccount}.`);
  const booked = db.transaction(async (transaction) => {
    const wallet = await lockWallet(transaction, owner.userId);
    if (!wallet || !(await takesMoney(transaction, owner.userId)))
      throw new OperationError(`The account of ${walletAccount} is erased.`);
    await assertUnbooked(transaction, payoutId);
    return write(transaction, { booking, sent, wallet, at: now() });
  });
  return booked.catch(async (error: unknown) => {
    // Somebody books it from another wallet at this moment.
    if (violatedUnique(error) === 'withdrawals_pkey') await assertUnbooked(db, payoutId);
    throw error;
  });
}

async function assertUnbooked(db: Database, payoutId: string): Promise<void> {
  const [known] = await db
    .select({ reference: withdrawals.reference })
    .from(withdrawals)
    .where(eq(withdrawals.id, payoutId));
  if (known)
    throw new OperationError(`The payout ${payoutId} is in the books, as the withdrawal ${known.reference}.`);
}

interface Sent {
  readonly bank: BankProvider;
  readonly payout: ListedPayout;
  readonly providerReference: string;
}

/** The payout as its provider lists it, and says anew that it was sent. */
async function findSent(
  { now, ...banks }: Pick<Dependencies, 'now' | 'bank' | 'backupBank' | 'formerBanks'>,
  payoutId: string,
): Promise<Sent> {
  const from = new Date(timeOfId(payoutId) - SLACK_MS);
  for (const bank of configuredBanks(banks)) {
    const found = await bank.findPayout(payoutId, null);
    if (found.outcome !== 'ok' && found.reason === 'not_found') continue;
    if (found.outcome !== 'ok') throw new BankCallError(found);
    if (found.value.status !== 'successful')
      throw new OperationError(
        `${bank.name} has the payout ${payoutId} as ${found.value.status}, not as sent.`,
      );
    const listed = await listPayouts(bank, { from, until: now() });
    if (listed.outcome !== 'ok') throw new BankCallError(listed);
    const payout = listed.value.find(({ reference }) => reference === payoutId);
    if (payout) return { bank, payout, providerReference: found.value.providerReference };
  }
  throw new OperationError(`No bank lists a payout ${payoutId}.`);
}

/** A UUID of version 7 begins with the milliseconds since 1970. */
const timeOfId = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

interface Writing {
  readonly booking: Booking;
  readonly sent: Sent;
  readonly wallet: LockedWallet;
  readonly at: Date;
}

async function write(
  transaction: Database,
  { booking, sent: { bank, payout, providerReference }, wallet, at }: Writing,
): Promise<string> {
  const { payoutId, paidAccount, paidBank, actor, reason } = booking;
  const { amountKobo, occurredAt } = payout;
  const { id: walletId, userId, ledgerAccountId } = wallet;
  const isPaid = and(
    eq(payoutAccounts.userId, userId),
    eq(payoutAccounts.provider, bank.name),
    eq(payoutAccounts.accountNumber, paidAccount),
    paidBank === undefined ? undefined : eq(payoutAccounts.bankCode, paidBank),
  );
  const [account, ...others] = await transaction.select().from(payoutAccounts).where(isPaid);
  if (others.length > 0)
    throw new OperationError(
      `The buyer has saved ${paidAccount} at several banks: say which by --bank CODE.`,
    );
  if (!account)
    throw new OperationError(
      `The buyer has not saved the account ${paidAccount}: have them add it in their wallet, which checks whose it is.`,
    );
  const heldKobo = await balance(transaction, ledgerAccountId);
  if (heldKobo < amountKobo)
    throw new OperationError(
      `The payout is of ${formatNaira(amountKobo)}, and the wallet holds ${formatNaira(heldKobo)}.`,
    );
  const reference = withdrawalReference();
  await transaction.insert(withdrawals).values({
    id: payoutId,
    userId,
    walletId,
    payoutAccountId: account.id,
    reference,
    amountKobo,
    accountName: account.accountName,
    status: 'sent',
    createdAt: occurredAt,
    sentAt: occurredAt,
    isAsked: true,
    providerReference,
    // It may have come back while it was looked up.
    nextTryAt: at,
  });
  const posting = { amountKobo, reference, eventAt: at };
  await post(transaction, {
    ...posting,
    idempotencyKey: `withdrawal:${payoutId}:requested`,
    kind: 'withdrawal_requested',
    fromAccountId: ledgerAccountId,
    toAccountId: PAYOUT_ACCOUNT_ID,
  });
  await post(transaction, {
    ...posting,
    idempotencyKey: `withdrawal:${payoutId}:sent`,
    kind: 'withdrawal_sent',
    fromAccountId: PAYOUT_ACCOUNT_ID,
    toAccountId: BANK_CLEARING_ACCOUNT_ID,
  });
  const note = `the payout ${payoutId} was not in the books, and is the withdrawal ${reference} now`;
  const [event] = await transaction
    .insert(bankEvents)
    .values({
      provider: bank.name,
      eventId: `payout:${payoutId}:booked`,
      rawBody: JSON.stringify({ books: 'payout', id: payoutId, note }),
      receivedAt: at,
      appliedAt: at,
      closedAt: at,
      source: 'response',
      outcome: 'payout',
      note,
    })
    .returning({ id: bankEvents.id });
  if (!event) throw new Error('The event was not written');
  await transaction
    .insert(moneyAudit)
    .values({ action: 'event_closed', eventId: event.id, walletId, actor, reason, createdAt: at });
  return reference;
}
