import { formatNaira, kobo } from '#domain/money.ts';
import { OperationError } from '../../platform/command.ts';
import { violatedUnique } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import {
  findUnpaidReturn,
  holderOf,
  nothingToRepay,
  SINGLE_REPAYMENT_CONSTRAINT,
  storeRepaymentAccount,
} from '../withdrawals/repay.ts';
import { assertUnbooked, bookSentPayout, findSentPayout, type LostPayout } from './sent-payouts.ts';

interface Booking extends LostPayout {
  /** `WDR-…`: the returned withdrawal of the erased account that the payout repays. */
  readonly repays: string;
  /** The holder whom the operator identified as the withdrawal's owner, if the name is merely similar; else null. */
  readonly confirmedHolder: string | null;
}

/**
 * Books a payout that repaid the returned withdrawal of an erased account and that the books lost. The money leaves
 * suspense, and the payout is stored like one of `withdrawals:repay`, with operator and reason. The provider is queried
 * first, and nothing is sent. Returns the reference of the withdrawal.
 * @throws OperationError if the payout is already booked, was not sent or went elsewhere, if no unpaid withdrawal has
 * the reference, or if its amount or owner differs.
 * @throws BankCallError if a provider could not be queried.
 */
export async function bookRepayment(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'bank' | 'backupBank' | 'formerBanks'>,
  booking: Booking,
): Promise<string> {
  const { db, now } = dependencies;
  const { payoutId, repays, paidAccount, confirmedHolder, actor, reason } = booking;
  await assertUnbooked(db, payoutId);
  const returned = await findUnpaidReturn(db, repays);
  const sent = await findSentPayout(dependencies, booking);
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
    const payoutAccountId = await storeRepaymentAccount(transaction, { userId, account, holder, at });
    const repayment = { repaysId, repaidBy: actor, repaidReason: reason };
    const owner = { userId, walletId, payoutAccountId, accountName: holder.accountName, ...repayment };
    return bookSentPayout(transaction, {
      lost: booking,
      sent,
      owner,
      fromAccountId: SUSPENSE_ACCOUNT_ID,
      at,
    });
  });
  return booked.catch(async (error: unknown) => {
    // Another operator booked the payout, or sent the money again, at the same time.
    if (violatedUnique(error) === 'withdrawals_pkey') await assertUnbooked(db, payoutId);
    throw violatedUnique(error) === SINGLE_REPAYMENT_CONSTRAINT ? nothingToRepay(repays) : error;
  });
}
