import { and, asc, count, eq, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import { lagosMoment } from '#domain/dates.ts';
import { DAY_MS } from '#domain/durations.ts';
import { formatNaira } from '#domain/money.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  type BankEventOutcome,
  bankAccounts,
  bankEvents,
  bankRefunds,
  OUTCOMES_FOR_ATTENTION,
  wallets,
} from '../../platform/db/schema/bank.ts';
import { isOneOf } from '../../platform/db/schema/columns.ts';
import { ledgerAccounts } from '../../platform/db/schema/ledger.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { oldestOpenBankEvent, oldestOpenRefund, openBankEvents } from '../../platform/metrics.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';
import { parseBankEvent } from './parsers.ts';

/**
 * Events that need attention: suspended money, and other events that are not closed. Must match the condition of the
 * index.
 */
const needsAttention = and(isOneOf(bankEvents.outcome, OUTCOMES_FOR_ATTENTION), isNull(bankEvents.closedAt));

/**
 * A bank accepts a refund immediately and completes it within some working days. A later refund is reported to
 * operators.
 */
const REFUND_IS_LATE_MS = { requested: DAY_MS, sent: 15 * DAY_MS } as const;

const isLateRefund = (at: Date) =>
  or(
    ...(['requested', 'sent'] as const).map((status) =>
      and(
        eq(bankRefunds.status, status),
        lte(bankRefunds.createdAt, new Date(at.getTime() - REFUND_IS_LATE_MS[status])),
      ),
    ),
  );

export interface ReportedEvent {
  /** The id that the commands accept. */
  readonly id: string;
  readonly receivedAt: Date;
  readonly provider: string;
  readonly eventId: string;
  readonly outcome: BankEventOutcome | 'unapplied';
  /**
   * '₦5,000 to 9930000902 from A** O**, First Bank, …0011' for a deposit; for a dispute or refund, what it says and where
   * the deposit is; else empty.
   */
  readonly transfer: string;
  /** The reason for the outcome or for the delay. */
  readonly note: string;
}

/** Open bank events, oldest first: unapplied ones, those that need attention, and those with a late refund. */
export async function reportEvents(db: Database, at: Date): Promise<ReportedEvent[]> {
  const late = await db.select().from(bankRefunds).where(isLateRefund(at));
  const refundOf = new Map(late.map((refund) => [refund.eventId, refund]));
  const events = await db
    .select({
      id: bankEvents.id,
      receivedAt: bankEvents.receivedAt,
      provider: bankEvents.provider,
      eventId: bankEvents.eventId,
      outcome: bankEvents.outcome,
      rawBody: bankEvents.rawBody,
      note: bankEvents.note,
      refundOf: bankEvents.refundOf,
    })
    .from(bankEvents)
    .where(or(isNull(bankEvents.appliedAt), needsAttention, inArray(bankEvents.id, [...refundOf.keys()])))
    .orderBy(asc(bankEvents.receivedAt), asc(bankEvents.id));
  const reported: ReportedEvent[] = [];
  for (const { outcome, rawBody, note, refundOf: named, ...event } of events) {
    const content = read(event.provider, rawBody);
    reported.push({
      ...event,
      outcome: outcome ?? 'unapplied',
      transfer: [describe(content), await placeOf(db, event.provider, named ?? depositIn(content))]
        .filter(Boolean)
        .join(' '),
      note: [note, lateText(refundOf.get(event.id))].filter(Boolean).join('; '),
    });
  }
  return reported;
}

const lateText = (refund: typeof bankRefunds.$inferSelect | undefined): string | null =>
  refund
    ? (refund.failure ?? `the bank has not ${refund.status === 'sent' ? 'sent it' : 'taken it'} yet`)
    : null;

function read(provider: string, rawBody: string): BankEvent | null {
  try {
    return parseBankEvent(provider, Buffer.from(rawBody));
  } catch {
    // Its provider has no parser, so the event is listed without its transfer.
    return null;
  }
}

const depositIn = (event: BankEvent | null): string | null =>
  event?.kind === 'dispute' || event?.kind === 'refund' ? event.depositReference : null;

/** Where a disputed or refunded deposit is: 'in the wallet of 9930000902, which holds ₦5,000'. */
async function placeOf(db: Database, provider: string, depositId: string | null): Promise<string> {
  if (depositId === null) return '';
  const [deposit] = await db
    .select({
      outcome: bankEvents.outcome,
      amountKobo: bankEvents.amountKobo,
      balanceKobo: ledgerAccounts.balanceKobo,
      accountNumber: bankAccounts.accountNumber,
    })
    .from(bankEvents)
    .leftJoin(wallets, eq(wallets.id, bankEvents.walletId))
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.id, wallets.ledgerAccountId))
    .leftJoin(
      bankAccounts,
      and(eq(bankAccounts.walletId, wallets.id), sql`${bankAccounts.provider} = ${bankEvents.provider}`),
    )
    .where(and(eq(bankEvents.provider, provider), eq(bankEvents.eventId, depositId)));
  if (!deposit) return '';
  const of = `of the deposit ${depositId}${deposit.amountKobo === null ? '' : ` of ${formatNaira(deposit.amountKobo)}`}`;
  return deposit.balanceKobo === null
    ? `${of}, which is ${deposit.outcome ?? 'unapplied'}`
    : `${of} in the wallet of ${deposit.accountNumber ?? 'no account'}, which holds ${formatNaira(deposit.balanceKobo)}`;
}

function describe(event: BankEvent | null): string {
  if (event?.kind === 'dispute') {
    const { amountKobo, dueAt, state } = event;
    const due = dueAt && `answer by ${lagosMoment(dueAt)}`;
    return [amountKobo === null ? '' : formatNaira(amountKobo), state, due].filter(Boolean).join(', ');
  }
  if (event?.kind === 'refund') return event.status;
  if (event?.kind !== 'deposit') return '';
  const { amountKobo, accountNumber, accountReference, sender } = event;
  const last4 = sender.accountLast4 && `…${sender.accountLast4}`;
  const from = [sender.name, sender.bankName, last4].filter(Boolean).join(', ');
  const to = accountNumber || accountReference || 'no account';
  return `${formatNaira(amountKobo)} to ${to}${from && ` from ${from}`}`;
}

/** Sets the gauges of events that need attention: their number by outcome, and the age of the oldest. */
export async function measureOpenEvents({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const rows = await db
    .select({ outcome: bankEvents.outcome, total: count(), oldest: min(bankEvents.receivedAt) })
    .from(bankEvents)
    .where(needsAttention)
    .groupBy(bankEvents.outcome);
  for (const outcome of OUTCOMES_FOR_ATTENTION)
    openBankEvents.set({ outcome }, rows.find((row) => row.outcome === outcome)?.total ?? 0);
  const oldestMs = Math.min(...rows.map(({ oldest }) => oldest?.getTime() ?? Number.POSITIVE_INFINITY));
  const ageMs = Number.isFinite(oldestMs) ? now().getTime() - oldestMs : 0;
  oldestOpenBankEvent.set(Math.max(0, ageMs) / 1_000);
}

/** Sets the gauges of the oldest refund that the bank has not accepted, and of the oldest that it has not completed. */
export async function measureOpenRefunds({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const rows = await db
    .select({ status: bankRefunds.status, oldest: min(bankRefunds.createdAt) })
    .from(bankRefunds)
    .where(inArray(bankRefunds.status, ['requested', 'sent']))
    .groupBy(bankRefunds.status);
  for (const status of ['requested', 'sent'] as const) {
    const oldest = rows.find((row) => row.status === status)?.oldest;
    const ageMs = oldest ? now().getTime() - oldest.getTime() : 0;
    oldestOpenRefund.set({ status }, Math.max(0, ageMs) / 1_000);
  }
}
