import { and, asc, eq, sql } from 'drizzle-orm';
import { kobo } from '#domain/money.ts';
import { compareHolder, isPayableMatch } from '#domain/payments/accountHolders.ts';
import { OperationError } from '../../platform/command.ts';
import { type Database, violatedUnique } from '../../platform/db/database.ts';
import { payoutAccounts, withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { PayoutAccount } from '../../platform/ports/bank.ts';
import { keySql, withdrawalKey } from '../ledger/keys.ts';
import { PAYOUT_ACCOUNT_ID, post, SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import { bankLister } from './bank-list.ts';
import { sendWithdrawal } from './jobs.ts';
import { withdrawalReference } from './request.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/**
 * A condition on `withdrawals`: returned after its account was erased, with its money still in suspense. It tests where
 * the money was posted, because the bank may have reported the return shortly before the erasure.
 */
export const isUnpaidReturn = sql`(${withdrawals.status} = 'returned'
  and exists (select from ledger_transfers t where t.to_account_id = ${SUSPENSE_ACCOUNT_ID}
    and t.idempotency_key = ${keySql((id) => withdrawalKey(id, 'returned'), withdrawals.id)})
  and not exists (select from withdrawals again where again.repays_id = ${withdrawals.id}))`;

/** The withdrawals that match `isUnpaidReturn`, oldest first. */
export const unpaidReturns = (db: Database): Promise<WithdrawalRow[]> =>
  db.select().from(withdrawals).where(isUnpaidReturn).orderBy(asc(withdrawals.returnedAt));

interface Repayment {
  /** `WDR-…` */
  readonly reference: string;
  /** The same user's account, as stated by that user. */
  readonly account: PayoutAccount;
  /** The holder whom the operator identified as that user, if the name is merely similar; else null. */
  readonly confirmedHolder: string | null;
  readonly actor: string;
  readonly reason: string;
}

/**
 * Sends the money of a withdrawal that was returned after its account was erased. The account's holder must have the
 * name of the original withdrawal, because nothing else identifies an erased user; the operator confirms a similar
 * name. Returns the new withdrawal, with destination, operator and reason.
 * @throws OperationError if no unpaid withdrawal has this reference, the account belongs to someone else, or its holder
 * is not confirmed.
 */
export async function repayWithdrawal(
  dependencies: Pick<Dependencies, 'bank' | 'db' | 'jobs' | 'now'>,
  { reference, account, confirmedHolder, actor, reason }: Repayment,
): Promise<WithdrawalRow> {
  const { db, jobs, now } = dependencies;
  const returned = await findUnpaidReturn(db, reference);
  const holder = await holderOf(dependencies, { account, confirmedHolder, returned });
  const at = now();
  const { userId, walletId, amountKobo } = returned;
  try {
    return await db.transaction(async (transaction) => {
      const payoutAccountId = await storeRepaymentAccount(transaction, { userId, account, holder, at });
      const [repayment] = await transaction
        .insert(withdrawals)
        .values({
          userId,
          walletId,
          payoutAccountId,
          reference: withdrawalReference(),
          amountKobo,
          accountName: holder.accountName,
          createdAt: at,
          nextTryAt: at,
          repaysId: returned.id,
          repaidBy: actor,
          repaidReason: reason,
        })
        .returning();
      if (!repayment) throw new Error('The withdrawal was not written');
      const { id } = repayment;
      await jobs.enqueue(transaction, sendWithdrawal, { withdrawalId: id }, { key: id });
      await post(transaction, {
        idempotencyKey: withdrawalKey(id, 'requested'),
        kind: 'withdrawal_requested',
        fromAccountId: SUSPENSE_ACCOUNT_ID,
        toAccountId: PAYOUT_ACCOUNT_ID,
        amountKobo: kobo(amountKobo),
        reference: repayment.reference,
        eventAt: at,
      });
      return repayment;
    });
  } catch (error) {
    throw violatedUnique(error) === SINGLE_REPAYMENT_CONSTRAINT ? nothingToRepay(reference) : error;
  }
}

/** The constraint that allows only one repayment of a withdrawal. */
export const SINGLE_REPAYMENT_CONSTRAINT = 'withdrawals_repays_key';

/** @throws OperationError if no unpaid withdrawal has this reference. */
export async function findUnpaidReturn(db: Database, reference: string): Promise<WithdrawalRow> {
  const [returned] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.reference, reference), isUnpaidReturn));
  if (!returned) throw nothingToRepay(reference);
  return returned;
}

export const nothingToRepay = (reference: string) =>
  new OperationError(`No withdrawal ${reference} of an erased account waits to be sent again.`);

interface Keeping {
  readonly userId: string;
  readonly account: PayoutAccount;
  readonly holder: Awaited<ReturnType<typeof holderOf>>;
  readonly at: Date;
}

/** Stores the account for the erased user. Returns its id. */
export async function storeRepaymentAccount(
  transaction: Database,
  { userId, account, holder, at }: Keeping,
): Promise<string> {
  const [kept] = await transaction
    .insert(payoutAccounts)
    .values({ userId, ...holder, ...account, createdAt: at, usedAt: at })
    .onConflictDoUpdate({
      target: [
        payoutAccounts.userId,
        payoutAccounts.provider,
        payoutAccounts.bankCode,
        payoutAccounts.accountNumber,
      ],
      set: { ...holder, usedAt: at },
    })
    .returning({ id: payoutAccounts.id });
  if (!kept) throw new Error('The account was not written');
  return kept.id;
}

interface Held extends Pick<Repayment, 'account' | 'confirmedHolder'> {
  readonly returned: WithdrawalRow;
}

/**
 * Returns the account's values to be stored.
 * @throws OperationError if the holder is not the withdrawal's owner, or is not confirmed.
 */
export async function holderOf(
  dependencies: Pick<Dependencies, 'bank' | 'now'>,
  { account, confirmedHolder, returned: { accountName: knownName } }: Held,
) {
  const { bank } = dependencies;
  const listed = (await bankLister(dependencies)()).find(({ code }) => code === account.bankCode);
  if (!listed) throw new OperationError(`${bank.name} lists no bank ${account.bankCode}.`);
  const result = await bank.resolveAccountName(account, knownName);
  if (result.outcome !== 'ok') throw new OperationError(`The account was not found: ${result.detail}`);
  const accountName = result.value.trim().replace(/\s+/g, ' ');
  const [firstName = '', ...others] = knownName.split(' ');
  const holderMatch = compareHolder({ firstName, lastName: others.join(' ') }, accountName);
  if (!isPayableMatch(holderMatch))
    throw new OperationError('The account belongs to somebody else than that of the withdrawal.');
  if (confirmedHolder === null ? holderMatch === 'similar' : confirmedHolder !== accountName)
    throw new OperationError(
      `The holder of the account is ${accountName}, and the withdrawal went to ${knownName}. If the document of identity says that they are one person, add --holder "${accountName}".`,
    );
  return { provider: bank.name, bankName: listed.name, accountName, holderMatch };
}
