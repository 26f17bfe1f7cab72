import { asc, eq } from 'drizzle-orm';
import { voidOf } from '../../documents/void.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { exitConfirmedCopy, exitDeclinedCopy } from '../../messages/templates/plans.ts';
import { balance, EXIT_FEES_ACCOUNT_ID, post } from '../../money/ledger/ledger.ts';
import { lockWallet } from '../../money/wallet/store.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributionExits } from '../../platform/db/schema/changes.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { oldestOpenExit } from '../../platform/metrics.ts';
import { type ContributionRow, contributionRows } from '../store.ts';
import { endByExit, lockContribution } from '../transitions.ts';
import { unitNameOf } from '../unit-name.ts';
import { resume } from './request.ts';
import type { ExitRow } from './view.ts';

/** An operator's decision on an exit request. */
export interface Decision {
  /** `EXT-…` */
  readonly reference: string;
  readonly isConfirmed: boolean;
  readonly actor: string;
  /** Shown to the buyer. */
  readonly reason: string;
}

/** Undecided requests, oldest first. */
export const openExits = (db: Database) =>
  db
    .select({
      reference: contributionExits.reference,
      requestedAt: contributionExits.requestedAt,
      contributionId: contributionExits.contributionId,
      paidKobo: contributionExits.paidKobo,
      returnedKobo: contributionExits.returnedKobo,
    })
    .from(contributionExits)
    .where(eq(contributionExits.status, 'requested'))
    .orderBy(asc(contributionExits.requestedAt));

/** Sets the gauge of the oldest undecided request. */
export async function measureOpenExits({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const [oldest] = await openExits(db).limit(1);
  const ageMs = oldest ? now().getTime() - oldest.requestedAt.getTime() : 0;
  oldestOpenExit.set(Math.max(0, ageMs) / 1_000);
}

/**
 * Confirms or declines a request in one transaction, and notifies the buyer. If confirmed, the money minus the fee is
 * returned to the wallet, the unit is freed, the letter is voided and the contribution ends. If declined, it continues.
 * @throws OperationError if there is no such request, or it is already decided.
 */
export async function decideExit(
  dependencies: Sending & { readonly db: Database },
  decision: Decision,
): Promise<ExitRow> {
  const { reference, isConfirmed, actor, reason } = decision;
  return dependencies.db.transaction(async (transaction) => {
    const { contributionId } = await exitNamed(transaction, reference);
    const [{ contribution } = none(reference)] = await rowOf(transaction, contributionId);
    const wallet = await lockWallet(transaction, contribution.userId);
    if (!wallet) throw new Error(`The user ${contribution.userId} has no wallet`);
    const at = dependencies.now();
    await lockContribution(transaction, contributionId);
    // The request may have been withdrawn since.
    const exit = await exitNamed(transaction, reference);
    const [row = none(reference)] = await rowOf(transaction, contributionId);
    if (exit.status !== 'requested') throw new OperationError(`${reference} is ${exit.status} already.`);
    await transaction
      .update(contributionExits)
      .set({ status: isConfirmed ? 'confirmed' : 'declined', decidedAt: at, decidedBy: actor, reason })
      .where(eq(contributionExits.id, exit.id));
    const { feeKobo, returnedKobo } = exit;
    const copied = { unitName: unitNameOf(row), reference, feeKobo, returnedKobo, reason };
    /** Returns whether there was an allocation letter, which is void now. */
    const leave = async (): Promise<boolean> => {
      await endByExit(transaction, row.contribution, at);
      await payBack(transaction, { exit, row, walletAccountId: wallet.ledgerAccountId, at });
      return voidOf(transaction, {
        contributionId,
        kind: 'letter',
        actor,
        reason: `The plan was left: ${reference}`,
        at,
      });
    };
    await notify(dependencies, transaction, {
      kind: 'exit_decided',
      copy: isConfirmed
        ? exitConfirmedCopy(dependencies.settings.productName, { ...copied, hadLetter: await leave() })
        : exitDeclinedCopy(copied),
      userId: contribution.userId,
      key: `exit-decided:${reference}`,
    });
    if (!isConfirmed) await resume(transaction, exit);
    return exit;
  });
}

const none = (reference: string): never => {
  throw new OperationError(`There is no request ${reference}.`);
};

const rowOf = (db: Database, contributionId: string): Promise<ContributionRow[]> =>
  contributionRows(db, eq(contributions.id, contributionId));

async function exitNamed(db: Database, reference: string): Promise<ExitRow> {
  const [found] = await db.select().from(contributionExits).where(eq(contributionExits.reference, reference));
  return found ?? none(reference);
}

interface PayBack {
  readonly exit: ExitRow;
  readonly row: ContributionRow;
  readonly walletAccountId: string;
  readonly at: Date;
}

async function payBack(db: Database, { exit, row, walletAccountId, at }: PayBack): Promise<void> {
  const { ledgerAccountId: fromAccountId } = row.contribution;
  const paidKobo = await balance(db, fromAccountId);
  if (paidKobo !== exit.paidKobo)
    throw new Error(`${exit.reference} is about ${exit.paidKobo} kobo, and ${paidKobo} are there`);
  const posting = { fromAccountId, reference: exit.reference, eventAt: at };
  if (exit.returnedKobo > 0)
    await post(db, {
      ...posting,
      idempotencyKey: `exit-return:${exit.id}`,
      kind: 'exit_return',
      toAccountId: walletAccountId,
      amountKobo: exit.returnedKobo,
    });
  if (exit.feeKobo > 0)
    await post(db, {
      ...posting,
      idempotencyKey: `exit-fee:${exit.id}`,
      kind: 'exit_fee',
      toAccountId: EXIT_FEES_ACCOUNT_ID,
      amountKobo: exit.feeKobo,
    });
}
