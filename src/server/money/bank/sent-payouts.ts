import { eq } from 'drizzle-orm';
import { DAY_MS } from '#domain/durations.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, moneyAudit } from '../../platform/db/schema/bank.ts';
import { withdrawals } from '../../platform/db/schema/withdrawals.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { BankCallError, type BankProvider, type ListedPayout } from '../../platform/ports/bank.ts';
import { withdrawalKey } from '../ledger/keys.ts';
import { BANK_CLEARING_ACCOUNT_ID, PAYOUT_ACCOUNT_ID, post } from '../ledger/ledger.ts';
import { configuredBanks } from '../wallet/banks.ts';
import { withdrawalReference } from '../withdrawals/request.ts';
import { listPayouts } from './listing.ts';

const SLACK_MS = DAY_MS;

/** A payout that a provider sent and the books lost, as described by an operator. */
export interface LostPayout {
  /** Our reference at the provider: the former id of the withdrawal, a UUIDv7. */
  readonly payoutId: string;
  /** The destination account number, as the provider shows it to the operator. */
  readonly paidAccount: string;
  /** The code of the destination bank, if the operator knows it. */
  readonly paidBank: string | undefined;
  readonly actor: string;
  readonly reason: string;
}

/** @throws OperationError if the payout is booked. */
export async function assertUnbooked(db: Database, payoutId: string): Promise<void> {
  const [known] = await db
    .select({ reference: withdrawals.reference })
    .from(withdrawals)
    .where(eq(withdrawals.id, payoutId));
  if (known)
    throw new OperationError(`The payout ${payoutId} is in the books, as the withdrawal ${known.reference}.`);
}

export interface SentPayout {
  readonly bank: BankProvider;
  readonly payout: ListedPayout;
  readonly providerReference: string;
  /** The code of the destination bank; null if neither provider nor operator gives it. */
  readonly paidBank: string | null;
}

/**
 * Returns the payout from the provider's list, after a lookup that confirms that it was sent.
 * @throws OperationError if no provider has sent it, or its destination differs from the operator's description.
 * @throws BankCallError if a provider could not be queried.
 */
export async function findSentPayout(
  { now, ...banks }: Pick<Dependencies, 'now' | 'bank' | 'backupBank' | 'formerBanks'>,
  lost: LostPayout,
): Promise<SentPayout> {
  const { payoutId } = lost;
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
    if (!payout) continue;
    assertDestination(bank, payout, lost);
    const paidBank = payout.destination.bankCode ?? lost.paidBank ?? null;
    return { bank, payout, providerReference: found.value.providerReference, paidBank };
  }
  throw new OperationError(`No bank lists a payout ${payoutId}.`);
}

/** A UUIDv7 begins with the Unix time in milliseconds. */
const timeOfId = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

function assertDestination(
  { name }: BankProvider,
  { destination: { bankCode, accountNumber } }: ListedPayout,
  { payoutId, paidAccount, paidBank }: LostPayout,
): void {
  if (accountNumber !== null && accountNumber !== paidAccount)
    throw new OperationError(
      `${name} sent the payout ${payoutId} to ${accountNumber}, not to ${paidAccount}.`,
    );
  if (bankCode !== null && paidBank !== undefined && bankCode !== paidBank)
    throw new OperationError(
      `${name} sent the payout ${payoutId} to the bank ${bankCode}, not to the bank ${paidBank}.`,
    );
}

interface Writing {
  readonly lost: LostPayout;
  readonly sent: SentPayout;
  /** The owner, the known details of the destination account, and the repaid withdrawal. */
  readonly owner: Pick<
    typeof withdrawals.$inferInsert,
    'userId' | 'walletId' | 'payoutAccountId' | 'accountName' | 'repaysId' | 'repaidBy' | 'repaidReason'
  >;
  readonly fromAccountId: string;
  readonly at: Date;
}

/**
 * Writes the payout as a sent withdrawal under its former id, its ledger transfers, and a closed bank event with
 * operator and reason. Returns the withdrawal's reference.
 */
export async function bookSentPayout(
  transaction: Database,
  { lost, sent: { bank, payout, providerReference }, owner, fromAccountId, at }: Writing,
): Promise<string> {
  const { payoutId, actor, reason } = lost;
  const { amountKobo, occurredAt } = payout;
  const reference = withdrawalReference();
  await transaction.insert(withdrawals).values({
    ...owner,
    id: payoutId,
    reference,
    amountKobo,
    status: 'sent',
    createdAt: occurredAt,
    sentAt: occurredAt,
    isAsked: true,
    providerReference,
    // It may have been returned since it was looked up.
    nextTryAt: at,
  });
  const posting = { amountKobo, reference, eventAt: at };
  await post(transaction, {
    ...posting,
    idempotencyKey: withdrawalKey(payoutId, 'requested'),
    kind: 'withdrawal_requested',
    fromAccountId,
    toAccountId: PAYOUT_ACCOUNT_ID,
  });
  await post(transaction, {
    ...posting,
    idempotencyKey: withdrawalKey(payoutId, 'sent'),
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
  const { walletId } = owner;
  await transaction
    .insert(moneyAudit)
    .values({ action: 'event_closed', eventId: event.id, walletId, actor, reason, createdAt: at });
  return reference;
}
