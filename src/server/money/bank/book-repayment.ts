import { formatNaira, kobo } from '#domain/money.ts';
import { OperationError } from '../../platform/command.ts';
import { violatedUnique } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import { findUnpaidReturn, holderOf, keepHolder, nothingToRepay, REPAYS_ONCE } from '../withdrawals/repay.ts';
import { assertUnbooked, findSent, type LostPayout, writeSent } from './sent-payouts.ts';

interface Booking extends LostPayout {
  /** `WDR-…`: the withdrawal of the erased account that came back, and that the payout sent again. */
  readonly repays: string;
  /** The holder whom the operator found to be its person, where the name is merely similar; null where not asked. */
  readonly confirmedHolder: string | null;
}

/**
 * Books a payout that sent the returned withdrawal of an erased account again, and that the books lost: its money leaves
 * suspense, and it is kept as `withdrawals:repay` keeps one, with who books it and why. The provider is asked first, and
 * nothing is sent. Returns the reference of the withdrawal.
 * @throws OperationError where it is booked already, the provider has not sent it, or sent it elsewhere, nothing waits under
 * the reference or is of another amount, or the account is not the person's.
 * @throws BankCallError where no provider could be asked.
 */
export async function bookRepayment(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>,
  booking: Booking,
): Promise<string> {
  const { db, now } = dependencies;
  const { payoutId, repays, paidAccount, confirmedHolder, actor, reason } = booking;
  await assertUnbooked(db, payoutId);
  const returned = await findUnpaidReturn(db, repays);
  const sent = await findSent(dependencies, booking);
  const { bank, payout, paidBank } = sent;
  const ofKobo = kobo(returned.amountKobo);
  if (payout.amountKobo !== ofKobo)
    throw new OperationError(
      `The payout is of ${formatNaira(payout.amountKobo)}, and ${repays} is of ${formatNaira(ofKobo)}.`,
    );
  if (paidBank === null)
    throw new OperationError(`${bank.name} does not say to which bank it went: say so by --bank CODE.`);
  const account = { bankCode: paidBank, accountNumber: paidAccount };
  const holder = await holderOf({ bank, now }, { account, confirmedHolder, returned });
  const at = now();
  const { userId, walletId, id: repaysId } = returned;
  const booked = db.transaction(async (transaction) => {
    await assertUnbooked(transaction, payoutId);
    const payoutAccountId = await keepHolder(transaction, { userId, account, holder, at });
    const repayment = { repaysId, repaidBy: actor, repaidReason: reason };
    const owner = { userId, walletId, payoutAccountId, accountName: holder.accountName, ...repayment };
    return writeSent(transaction, { lost: booking, sent, owner, fromAccountId: SUSPENSE_ACCOUNT_ID, at });
  });
  return booked.catch(async (error: unknown) => {
    // Somebody books it, or sends the money again, at this moment.
    if (violatedUnique(error) === 'withdrawals_pkey') await assertUnbooked(db, payoutId);
    throw violatedUnique(error) === REPAYS_ONCE ? nothingToRepay(repays) : error;
  });
}
