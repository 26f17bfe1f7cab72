import { and, desc, eq } from 'drizzle-orm';
import { addKobo, formatNaira, type Kobo, ZERO_KOBO } from '#domain/money.ts';
import { OperationError } from '../../platform/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { bankEvents } from '../../platform/db/schema/bank.ts';
import type { BankProvider, BankResult, ListedRefund } from '../../platform/ports/bank.ts';
import { type Banks, bankNamed } from '../wallet/banks.ts';
import { parseBankEvent } from './parsers.ts';
import { type RequestedDeposit, refundableSince, requestedColumns } from './refund-request.ts';
import { mapResult } from './results.ts';
import { type EventRow, findDeposit, type Taken } from './reverse.ts';

/**
 * Checks that the bank took a deposit back, before it leaves the books: the provider has carried out a refund of it, its
 * dispute is lost, or the provider has it as reversed. Never call it in a transaction, as it asks the provider.
 * @param wantedKobo Null for all that the bank took back.
 * @returns The amount to book, if it is wanted or the dispute names it, and all that was refunded.
 * @throws OperationError that says what the provider has.
 */
export async function confirmReversal(
  dependencies: Banks & { readonly db: Database },
  eventId: string,
  wantedKobo: Kobo | null = null,
): Promise<Taken> {
  const { named, deposit } = await findDeposit(dependencies.db, eventId);
  if (named.outcome === 'dispute')
    return { amountKobo: await requireLost(dependencies.db, deposit, wantedKobo), refundedKobo: null };
  const bank = bankNamed(dependencies, deposit.provider);
  if (!bank)
    throw new OperationError(
      `It is not known whether the bank took it back: the keys of ${deposit.provider} are not set. Set them and try again, or add --on-statement if the statement of the bank shows that the money is gone.`,
    );
  if (named.outcome === 'refund') return requireRefunded(bank, deposit, wantedKobo);
  const event = parseBankEvent(deposit.provider, Buffer.from(deposit.rawBody));
  if (event.kind !== 'deposit')
    throw new OperationError(`${deposit.provider} cannot be asked for this deposit. ${ADVICE}`);
  const found = await bank.verifyDeposit(deposit.eventId, event);
  if (found.outcome !== 'ok')
    throw new OperationError(`It is not known whether the bank took it back: ${found.detail}. ${ADVICE}`);
  if (found.value.status !== 'reversed')
    throw new OperationError(
      `${deposit.provider} has this deposit as ${found.value.status}: it has not taken it back. ${ADVICE}`,
    );
  return { amountKobo: wantedKobo, refundedKobo: null };
}

const ADVICE =
  'Name the event of its dispute or refund, or add --on-statement if the statement of the bank shows that the money is gone.';

/** An event tells of a refund that is asked for, and of one that failed, as of one that was carried out. */
async function requireRefunded(
  bank: BankProvider,
  deposit: EventRow,
  wantedKobo: Kobo | null,
): Promise<Taken> {
  const found = await refundsOfDeposit(bank, deposit);
  if (found.outcome !== 'ok')
    throw new OperationError(
      `It is not known whether ${bank.name} sent the refund: ${found.detail}. Try again, or add --on-statement if the statement of the bank shows that the money is gone.`,
    );
  const refundedKobo = sumOfProcessed(found.value);
  if (refundedKobo > 0) {
    if (wantedKobo !== null) partOf(refundedKobo, wantedKobo);
    return { amountKobo: wantedKobo, refundedKobo };
  }
  const statuses = found.value.map(({ status }) => status);
  const status = statuses.find((each) => each === 'pending') ?? statuses[0];
  throw new OperationError(
    status === undefined
      ? `${bank.name} has no refund of this deposit. ${ADVICE}`
      : `${bank.name} has the refund of this deposit as ${status}: the money has not gone back. ${ADVICE}`,
  );
}

/** What to book of what the bank took back, which may be a part of the deposit. @throws OperationError if it is less. */
function partOf(takenKobo: Kobo, wantedKobo: Kobo | null): Kobo {
  if (wantedKobo === null || wantedKobo <= takenKobo) return wantedKobo ?? takenKobo;
  throw new OperationError(
    `The bank took ${formatNaira(takenKobo)} of this deposit back, and ${formatNaira(wantedKobo)} are to be booked.`,
  );
}

const sumOfProcessed = (refunds: readonly ListedRefund[]): Kobo =>
  addKobo(...refunds.filter(({ status }) => status === 'processed').map(({ amountKobo }) => amountKobo));

/** All refunds that the provider has of a deposit. Never call it in a transaction. */
export async function refundsOfDeposit(
  bank: BankProvider,
  deposit: RequestedDeposit,
): Promise<BankResult<readonly ListedRefund[]>> {
  const { eventId } = deposit;
  const found = (await bank.refundsOf([{ eventId, since: refundableSince(deposit) }])).get(eventId);
  if (!found || (found.outcome !== 'ok' && found.reason === 'not_found')) return { outcome: 'ok', value: [] };
  return found;
}

/** How the last event of a deposit's dispute says that the merchant has lost it. */
const LOST = /accepted$/;

async function requireLost(
  db: Database,
  { provider, eventId }: EventRow,
  wantedKobo: Kobo | null,
): Promise<Kobo | null> {
  const { state = null, amountKobo = null } = (await disputeEventOf(db, provider, eventId)) ?? {};
  // It may end with another amount than it began with.
  if (state !== null && LOST.test(state))
    return amountKobo === null ? wantedKobo : partOf(amountKobo, wantedKobo);
  throw new OperationError(
    `The dispute is ${state ?? 'in no known state'}: the bank takes nothing back unless it is lost. Wait for its end, or add --on-statement if the statement of the bank shows that the money is gone.`,
  );
}

/**
 * The event that says how a deposit's dispute ended in a loss, or else its last one; null if there is none. A webhook of
 * an earlier state may be delivered after that of the end.
 */
async function disputeEventOf(db: Database, provider: string, depositId: string) {
  const received = await db
    .select({ rawBody: bankEvents.rawBody })
    .from(bankEvents)
    .where(
      and(
        eq(bankEvents.provider, provider),
        eq(bankEvents.refundOf, depositId),
        eq(bankEvents.outcome, 'dispute'),
      ),
    )
    .orderBy(desc(bankEvents.receivedAt), desc(bankEvents.id));
  const events = received.flatMap(({ rawBody }) => {
    const event = parseBankEvent(provider, Buffer.from(rawBody));
    return event.kind === 'dispute' ? [event] : [];
  });
  return events.find(({ state }) => LOST.test(state ?? '')) ?? events[0] ?? null;
}

/**
 * How much of a deposit the provider took back at most, by refunds and by a dispute that is lost, which it may list among
 * the refunds; null if the dispute does not say. Never call it in a transaction, as it asks the provider.
 */
export async function takenBackThere(
  db: Database,
  bank: BankProvider,
  depositId: string,
): Promise<BankResult<Kobo | null>> {
  const dispute = await disputeEventOf(db, bank.name, depositId);
  const lostKobo = dispute && LOST.test(dispute.state ?? '') ? dispute.amountKobo : ZERO_KOBO;
  if (lostKobo === null) return { outcome: 'ok', value: null };
  const [deposit] = await db
    .select(requestedColumns)
    .from(bankEvents)
    .where(and(eq(bankEvents.provider, bank.name), eq(bankEvents.eventId, depositId)));
  if (!deposit) return { outcome: 'ok', value: ZERO_KOBO };
  return mapResult(await refundsOfDeposit(bank, deposit), (refunds) =>
    addKobo(lostKobo, sumOfProcessed(refunds)),
  );
}
