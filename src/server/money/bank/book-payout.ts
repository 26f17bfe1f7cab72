import { and, eq } from 'drizzle-orm';
import { formatNaira } from '#domain/money.ts';
import { OperationError } from '../../platform/command.ts';
import { type Database, violatedUnique } from '../../platform/db/database.ts';
import { payoutAccounts } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { balance } from '../ledger/ledger.ts';
import { canAcceptMoney, type LockedWallet, lockWallet, ownerOfAccount } from '../wallet/store.ts';
import {
  assertUnbooked,
  bookSentPayout,
  findSentPayout,
  type LostPayout,
  type SentPayout,
} from './sent-payouts.ts';

interface Booking extends LostPayout {
  /** An account number of the wallet from which the money left. */
  readonly walletAccount: string;
}

/**
 * Books a withdrawal that the provider sent and the books lost, for example after a restored backup. The money leaves
 * the wallet, and the withdrawal is `sent` under its former id, so that a later return is detected as usual. The
 * provider is queried first, and nothing is sent. A closed bank event records operator and reason. Returns the
 * reference of the withdrawal.
 * @throws OperationError if the payout is already booked, was not sent or went elsewhere, if the buyer has not saved
 * the account or has it at several banks, or if the wallet's balance is too small.
 * @throws BankCallError if a provider could not be queried.
 */
export async function bookPayout(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>,
  booking: Booking,
): Promise<string> {
  const { db, now } = dependencies;
  const { payoutId, walletAccount } = booking;
  await assertUnbooked(db, payoutId);
  const sent = await findSentPayout(dependencies, booking);
  const ownerId = await ownerOfAccount(db, walletAccount);
  if (ownerId === null) throw new OperationError(`No wallet has the account number ${walletAccount}.`);
  const booked = db.transaction(async (transaction) => {
    const wallet = await lockWallet(transaction, ownerId);
    if (!wallet || !(await canAcceptMoney(transaction, ownerId)))
      throw new OperationError(`The account of ${walletAccount} is erased.`);
    await assertUnbooked(transaction, payoutId);
    return write(transaction, { booking, sent, wallet, at: now() });
  });
  return booked.catch(async (error: unknown) => {
    // Another operator booked it from another wallet at the same time.
    if (violatedUnique(error) === 'withdrawals_pkey') await assertUnbooked(db, payoutId);
    throw error;
  });
}

interface Writing {
  readonly booking: Booking;
  readonly sent: SentPayout;
  readonly wallet: LockedWallet;
  readonly at: Date;
}

async function write(transaction: Database, { booking, sent, wallet, at }: Writing): Promise<string> {
  const { paidAccount } = booking;
  const { bank, payout, paidBank } = sent;
  const { id: walletId, userId, ledgerAccountId } = wallet;
  const isPaid = and(
    eq(payoutAccounts.userId, userId),
    eq(payoutAccounts.provider, bank.name),
    eq(payoutAccounts.accountNumber, paidAccount),
    paidBank === null ? undefined : eq(payoutAccounts.bankCode, paidBank),
  );
  const [account, ...others] = await transaction.select().from(payoutAccounts).where(isPaid);
  if (others.length > 0)
    throw new OperationError(
      `The buyer has saved ${paidAccount} at several banks: say which by --bank CODE.`,
    );
  if (!account)
    throw new OperationError(
      `The buyer has not saved the account ${paidAccount}${paidBank === null ? '' : ` of the bank ${paidBank}`}: have them add it in their wallet, which checks whose it is.`,
    );
  const heldKobo = await balance(transaction, ledgerAccountId);
  if (heldKobo < payout.amountKobo)
    throw new OperationError(
      `The payout is of ${formatNaira(payout.amountKobo)}, and the wallet holds ${formatNaira(heldKobo)}.`,
    );
  const { id: payoutAccountId, accountName } = account;
  const owner = { userId, walletId, payoutAccountId, accountName };
  return bookSentPayout(transaction, { lost: booking, sent, owner, fromAccountId: ledgerAccountId, at });
}
