import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { addKobo, formatNaira, type Kobo, kobo, maxKobo, subtractKobo, ZERO_KOBO } from '#domain/money.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { depositReversedCopy } from '../../messages/templates/payments.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents, CLOSABLE_OUTCOMES, moneyAudit, wallets } from '../../platform/db/schema/bank.ts';
import { ledgerTransfers } from '../../platform/db/schema/ledger.ts';
import { BANK_CLEARING_ACCOUNT_ID, balance, post, SUSPENSE_ACCOUNT_ID } from '../ledger/ledger.ts';
import { type LockedWallet, lockWallet } from '../wallet/store.ts';
import type { Operation } from './match.ts';
import { parseBankEvent } from './parsers.ts';
import { everReversedKobo, furtherId, reversalCauses, reversalKey, wasUndone } from './reversals.ts';
import { shortfall } from './shortfall.ts';
import { waitingPayment } from './waiting-payment.ts';

export type EventRow = typeof bankEvents.$inferSelect;

/** What the bank took of a deposit. */
export interface Taken {
  /** Null for what the provider has sent back, or the dispute names, or else the whole deposit. */
  readonly amountKobo: Kobo | null;
  /** What the provider has sent back of the deposit in all; null if that is not known. */
  readonly refundedKobo: Kobo | null;
}

interface Reversal extends Operation, Taken {
  /** The event of the deposit, where that of its dispute names none and an operator does. */
  readonly depositId?: string | undefined;
  /** Whether an operator vouches that the bank took the amount besides what is booked. */
  readonly isFurther?: boolean;
}

export interface Reversed {
  readonly amountKobo: Kobo;
  /** False if it was reversed before: nothing moved now. */
  readonly isNew: boolean;
}

/**
 * Books that the bank took a deposit back: the money leaves the wallet, or suspense, in the ledger too, and its buyer is
 * told. The event may be the deposit's own, or that of a dispute or refund of it, which is closed. Once something is
 * booked, only an open event books more: the rest of what the provider has sent back in all, or a further amount.
 * @throws OperationError if there is no such deposit, it was reversed by another amount, or for a refund where the event is
 * that of a dispute, its reversal was undone, or the wallet holds less; the message names where the rest is.
 */
export async function reverseDeposit(
  dependencies: Sending & { readonly db: Database },
  { eventId, depositId, actor, reason, at, isFurther = false, ...taken }: Reversal,
): Promise<Reversed> {
  const { db, settings } = dependencies;
  const { named, deposit } = await findDeposit(db, eventId, depositId);
  return db.transaction(async (transaction) => {
    // Locked first, as in every payment into or out of a wallet.
    const wallet = await lockWalletOf(transaction, deposit);
    const current = await lockEvent(transaction, deposit.id);
    const wholeKobo = kobo(current.amountKobo ?? 0);
    const isClosed = await close(transaction, { named, deposit }, { actor, reason, at });
    if (!isClosed && named.id !== deposit.id) await requireItsDeposit(transaction, named.id, deposit);
    const bookedKobo = await everReversedKobo(transaction, deposit.id);
    const isFirst = bookedKobo === ZERO_KOBO;
    const amountKobo = isFirst
      ? (taken.amountKobo ?? taken.refundedKobo ?? disputedKobo(named) ?? wholeKobo)
      : await furtherKobo(transaction, { named, deposit, isClosed, bookedKobo, isFurther, ...taken });
    if (amountKobo === ZERO_KOBO) return { amountKobo: bookedKobo, isNew: false };
    if (current.outcome !== 'credited' && current.outcome !== 'suspended')
      throw new OperationError(
        `The deposit ${deposit.id} is ${current.outcome ?? 'unapplied'}: it is in no wallet and not in suspense.`,
      );
    if (addKobo(bookedKobo, amountKobo) > wholeKobo)
      throw new OperationError(
        `The deposit is of ${formatNaira(wholeKobo)}${isFirst ? '' : `, of which ${formatNaira(bookedKobo)} are booked`}: ${formatNaira(amountKobo)} cannot be taken back of it.`,
      );
    const isSuspended = current.outcome === 'suspended';
    if (isSuspended && amountKobo !== wholeKobo)
      throw new OperationError('A deposit in suspense is reversed whole: send the rest back by bank:refund.');
    const id = isFirst ? deposit.id : furtherId(deposit.id, named.id);
    if (!isSuspended) {
      // Read before the lock: it was matched to a wallet in between.
      if (!wallet) throw new OperationError(`The deposit ${deposit.id} was matched meanwhile: try again.`);
      const heldKobo = await balance(transaction, wallet.ledgerAccountId);
      if (heldKobo < amountKobo)
        throw new OperationError(await shortfall(transaction, wallet, { heldKobo, amountKobo }));
      await notify(dependencies, transaction, {
        kind: 'deposit_reversed',
        copy: depositReversedCopy(settings.productName, {
          amountKobo,
          reference: deposit.eventId,
          waiting: await waitingPayment(transaction, {
            userId: wallet.userId,
            balanceKobo: subtractKobo(heldKobo, amountKobo),
            at,
          }),
        }),
        userId: wallet.userId,
        key: `deposit-reversed:${id}`,
      });
    } else
      await endSuspended(transaction, deposit.id, `taken back by the bank, booked by ${actor}: ${reason}`);
    await transaction.insert(moneyAudit).values({
      action: 'deposit_reversed',
      eventId: deposit.id,
      walletId: isSuspended ? null : (wallet?.id ?? null),
      forEventId: named.id === deposit.id ? null : named.id,
      actor,
      reason: isClosed ? `${reason} (for the event ${named.id})` : reason,
      createdAt: at,
    });
    await post(transaction, {
      idempotencyKey: reversalKey(id),
      kind: 'deposit_reversal',
      fromAccountId: isSuspended || !wallet ? SUSPENSE_ACCOUNT_ID : wallet.ledgerAccountId,
      toAccountId: BANK_CLEARING_ACCOUNT_ID,
      amountKobo,
      reference: deposit.eventId,
      eventAt: at,
    });
    return { amountKobo, isNew: true };
  });
}

interface Further extends Taken {
  readonly named: EventRow;
  readonly deposit: EventRow;
  /** Whether the event was open, and is closed by this. */
  readonly isClosed: boolean;
  /** Above 0. */
  readonly bookedKobo: Kobo;
  readonly isFurther: boolean;
}

/** What to book besides what is booked; 0 if the event is among that. @throws OperationError if that is not known. */
async function furtherKobo(
  db: Database,
  { named, deposit, isClosed, bookedKobo, isFurther, amountKobo, refundedKobo }: Further,
): Promise<Kobo> {
  if (await wasUndone(db, deposit.id))
    throw new OperationError('Its reversal was undone, and a deposit is not reversed again after that.');
  const isOwn = named.id === deposit.id;
  if (isFurther && !isClosed && (isOwn || !(await isReversed(db, furtherId(deposit.id, named.id)))))
    throw new OperationError('--further takes the event of a dispute or refund that is open.');
  if (!isOwn && !isClosed) return ZERO_KOBO;
  if (isFurther) return amountKobo ?? ZERO_KOBO;
  const isBooked = `${formatNaira(bookedKobo)} of this deposit are booked as taken back already`;
  const causes = await reversalCauses(db, deposit.id);
  const isForRefundsAlone = causes.every((cause) => cause === 'refund');
  if (named.outcome === 'refund' && !isForRefundsAlone)
    throw new OperationError(
      `${isBooked}, and not for a refund alone, so this one may be among that. It is not booked, and its event stays open. ${FURTHER_ADVICE}`,
    );
  if (named.outcome === 'dispute' && causes.includes('refund') && !causes.includes('dispute'))
    throw new OperationError(
      `${isBooked}, for a refund: what the dispute took is not booked, and its event stays open. ${FURTHER_ADVICE}`,
    );
  const restKobo = subtractKobo(maxKobo(refundedKobo ?? bookedKobo, bookedKobo), bookedKobo);
  const isKnown = amountKobo === null || amountKobo <= restKobo;
  if (isKnown) return amountKobo ?? restKobo;
  if (restKobo === ZERO_KOBO && amountKobo === bookedKobo) return ZERO_KOBO;
  throw new OperationError(
    `${isBooked}: ${formatNaira(amountKobo)} besides are not known to be taken back.${isOwn ? '' : ` ${FURTHER_ADVICE}`}`,
  );
}

const FURTHER_ADVICE =
  'If the statement of the bank shows that it took more besides, add --on-statement --further --amount with that; if not, close the event by bank:close.';

/**
 * The named event and its deposit, which may be the same.
 * @param depositId The id of the deposit's event, if an operator names it for a dispute.
 * @throws OperationError
 */
export async function findDeposit(
  db: Database,
  id: string,
  depositId?: string,
): Promise<{ named: EventRow; deposit: EventRow }> {
  const [named] = await db.select().from(bankEvents).where(eq(bankEvents.id, id));
  if (!named) throw new OperationError(`There is no bank event ${id}.`);
  if (depositId !== undefined) return { named, deposit: await disputedDeposit(db, named, depositId) };
  const reference = depositReferenceOf(named);
  if (reference === null && named.outcome === 'dispute')
    throw new OperationError(
      `The bank event ${id} does not name its deposit: find that in the provider's dashboard. Where the bank has taken it back, add --deposit with the deposit's event, and --on-statement; if not, close this one by bank:close.`,
    );
  if (reference === null && named.outcome === 'refund')
    throw new OperationError(
      `The bank event ${id} does not name its deposit: find that in the provider's dashboard, name the deposit's event, with --on-statement where the bank has taken it back, and close this one by bank:close.`,
    );
  if (reference === null) return { named, deposit: named };
  const [deposit] = await db
    .select()
    .from(bankEvents)
    .where(and(eq(bankEvents.provider, named.provider), eq(bankEvents.eventId, reference)));
  if (!deposit)
    throw new OperationError(`The deposit ${reference} of the bank event ${id} was never counted here.`);
  return { named, deposit };
}

/** The deposit that an operator names for a dispute that names none. @throws OperationError */
async function disputedDeposit(db: Database, named: EventRow, depositId: string): Promise<EventRow> {
  if (named.outcome !== 'dispute')
    throw new OperationError(`--deposit takes the event of a dispute, and ${named.id} is not that.`);
  const [deposit] = await db
    .select()
    .from(bankEvents)
    .where(
      and(
        eq(bankEvents.id, depositId),
        eq(bankEvents.provider, named.provider),
        isNotNull(bankEvents.amountKobo),
      ),
    );
  if (!deposit)
    throw new OperationError(
      `${depositId} is the event of no deposit that was counted from ${named.provider}.`,
    );
  if ((depositReferenceOf(named) ?? deposit.eventId) !== deposit.eventId) throw notOf(named.id, deposit);
  return deposit;
}

/** Requires that a closed event is of this deposit: another one may have been named for it meanwhile. */
async function requireItsDeposit(db: Database, id: string, deposit: EventRow): Promise<void> {
  const [current] = await db.select().from(bankEvents).where(eq(bankEvents.id, id));
  if (!current || depositReferenceOf(current) !== deposit.eventId) throw notOf(id, deposit);
}

const notOf = (id: string, deposit: EventRow) =>
  new OperationError(
    `The bank event ${id} is not of the deposit ${deposit.id}: it is of another, or closed. Name the deposit's own event in its place.`,
  );

const parsed = ({ provider, rawBody }: EventRow) => parseBankEvent(provider, Buffer.from(rawBody));

/** Null for an event that names no deposit. */
const depositReferenceOf = (event: EventRow): string | null => event.refundOf ?? referenceIn(event);

function referenceIn(event: EventRow): string | null {
  if (event.outcome !== 'dispute' && event.outcome !== 'refund') return null;
  const content = parsed(event);
  return content.kind === 'dispute' || content.kind === 'refund' ? content.depositReference : null;
}

function disputedKobo(event: EventRow): Kobo | null {
  if (event.outcome !== 'dispute') return null;
  const content = parsed(event);
  return content.kind === 'dispute' ? content.amountKobo : null;
}

export async function lockWalletOf(db: Database, { walletId }: EventRow): Promise<LockedWallet | null> {
  if (walletId === null) return null;
  const [owner] = await db.select({ userId: wallets.userId }).from(wallets).where(eq(wallets.id, walletId));
  return owner ? lockWallet(db, owner.userId) : null;
}

async function lockEvent(db: Database, id: string) {
  const [event] = await db
    .select({ outcome: bankEvents.outcome, amountKobo: bankEvents.amountKobo, walletId: bankEvents.walletId })
    .from(bankEvents)
    .where(eq(bankEvents.id, id))
    .for('update');
  if (!event) throw new OperationError(`There is no bank event ${id}.`);
  return event;
}

const isReversed = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(ledgerTransfers, eq(ledgerTransfers.idempotencyKey, reversalKey(id)))) > 0;

/** Closes the event of a dispute or refund, if it is open, and notes its deposit. */
async function close(
  db: Database,
  { named: { id, outcome }, deposit }: { readonly named: EventRow; readonly deposit: EventRow },
  { actor, reason, at }: Pick<Operation, 'actor' | 'reason' | 'at'>,
): Promise<boolean> {
  if (!CLOSABLE_OUTCOMES.some((closable) => closable === outcome)) return false;
  const closed = await db
    .update(bankEvents)
    .set({ closedAt: at, refundOf: deposit.eventId })
    .where(and(eq(bankEvents.id, id), isNull(bankEvents.closedAt)))
    .returning({ id: bankEvents.id });
  if (closed.length === 0) return false;
  await db.insert(moneyAudit).values({ action: 'event_closed', eventId: id, actor, reason, createdAt: at });
  return true;
}

const endSuspended = (db: Database, id: string, note: string) =>
  db.update(bankEvents).set({ outcome: 'refunded', note }).where(eq(bankEvents.id, id));
