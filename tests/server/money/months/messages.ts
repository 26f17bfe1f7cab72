import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { bankEvents, wallets } from '#server/platform/db/schema/bank.ts';
import { contributions, payments } from '#server/platform/db/schema/contributions.ts';
import { ledgerTransfers } from '#server/platform/db/schema/ledger.ts';
import { messages } from '#server/platform/db/schema/messages.ts';
import { toAgreedQuote } from '#server/savings/agreed-quote.ts';
import { contributionRows } from '#server/savings/store.ts';
import type { TestPerson } from '../../kit/people.ts';
import type { PlayedMonth } from './play.ts';

/** Asserts that each event about a buyer's money has reached the buyer's phone, once. */
export async function expectOneMessageEach(played: PlayedMonth, buyer: TestPerson): Promise<void> {
  const { db } = played.observer;
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, buyer.user.id), eq(messages.channel, 'sms')));
  const keys = rows.map(({ key }) => key?.replace(/:sms$/, ''));
  expect(keys).toEqual(expect.arrayContaining(await paymentFacts(played, buyer)));
  expectWithdrawalMessages(played, buyer, keys);
  await expectDepositMessages(played, buyer, keys);
  expectReceivedOnce(played, buyer, rows);
}

/**
 * A key for each received payment, and for each target that the payments have reached; there may be no other keys of
 * these kinds.
 */
async function paymentFacts({ observer: { db } }: PlayedMonth, { user }: TestPerson): Promise<string[]> {
  const received = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, user.id), eq(payments.status, 'received')));
  const rows = await contributionRows(db, eq(contributions.userId, user.id));
  const met = rows.flatMap(({ contribution: { id, agreedQuote }, paidKobo }) =>
    toAgreedQuote(agreedQuote)
      .targets.filter(({ amountKobo }) => amountKobo <= paidKobo)
      .map(({ name }) => `target-met:${id}:${name}`),
  );
  return [...received.map(({ id }) => `payment-received:${id}`), ...met];
}

/** Asserts that each status of a withdrawal has its message, and that there are no other messages about it. */
function expectWithdrawalMessages(
  { withdrawals, buyers }: PlayedMonth,
  buyer: TestPerson,
  keys: readonly (string | undefined)[],
): void {
  const written = keys.filter((key) => key?.startsWith('withdrawal-'));
  const own = withdrawals.filter((each) => buyers[each.buyer] === buyer);
  const possible = own.flatMap(({ id, statuses, wasSent }) => [
    `withdrawal-requested:${id}`,
    `withdrawal-delayed:${id}`,
    ...(wasSent === false ? [] : [`withdrawal-sent:${id}`]),
    ...(statuses.includes('returned') ? [`withdrawal-returned:${id}`] : []),
  ]);
  const certain = own.flatMap(({ id, statuses, wasSent }) => [
    `withdrawal-requested:${id}`,
    ...(wasSent ? [`withdrawal-sent:${id}`] : []),
    ...(statuses.length === 1 && statuses.includes('returned') ? [`withdrawal-returned:${id}`] : []),
  ]);
  expect(possible).toEqual(expect.arrayContaining(written));
  expect(written).toEqual(expect.arrayContaining(certain));
  expect(new Set(written).size).toBe(written.length);
}

/** Asserts that a deposit is reported by the payments that it made possible, or by a message of its own. */
async function expectDepositMessages(
  { observer: { db } }: PlayedMonth,
  { user }: TestPerson,
  keys: readonly (string | undefined)[],
): Promise<void> {
  const credited = await db
    .select({ event: bankEvents, matchedAt: ledgerTransfers.eventAt })
    .from(bankEvents)
    .innerJoin(wallets, eq(wallets.id, bankEvents.walletId))
    .leftJoin(ledgerTransfers, eq(ledgerTransfers.idempotencyKey, sql`'match:' || ${bankEvents.id}`))
    .where(and(eq(wallets.userId, user.id), eq(bankEvents.outcome, 'credited')));
  const received = await db
    .select({ at: payments.receivedAt })
    .from(payments)
    .where(and(eq(payments.userId, user.id), isNotNull(payments.receivedAt)));
  // Money that was in suspense came into the wallet when it was matched.
  const creditedAt = ({ event, matchedAt }: (typeof credited)[number]): Date =>
    matchedAt ?? event.appliedAt ?? new Date(0);
  for (const { event } of credited) {
    const { appliedAt, settledAt } = event;
    if (!appliedAt || !settledAt) throw new Error(`The deposit ${event.id} is not settled`);
    const together = credited.filter(({ event: other }) => Number(other.settledAt) === Number(settledAt));
    const isOfPayment = received.some(
      ({ at }) => at && together.some((one) => at >= creditedAt(one)) && at <= settledAt,
    );
    const hasOwnMessage = together.some((one) => keys.includes(`deposit-short:${one.event.id}`));
    expect({ deposit: event.id, hasMessage: isOfPayment || hasOwnMessage }).toMatchObject({
      hasMessage: true,
    });
  }
}

/** Asserts that the phone received each written message once; one that a crash interrupted may arrive twice. */
function expectReceivedOnce(
  { simulator, interrupted }: PlayedMonth,
  { user }: TestPerson,
  rows: readonly (typeof messages.$inferSelect)[],
): void {
  const received = simulator.inbox.to(user.phone).map(({ id }) => id);
  // Reminders are dropped if the payment was made or ended while the phone network was down.
  const useful = rows.filter(
    ({ kind, status }) => !['hold_ending', 'deposit_short'].includes(kind) || status !== 'expired',
  );
  const written = useful.map(({ providerId, status, kind }) => {
    expect({ kind, status }).toMatchObject({ status: expect.stringMatching(/^(sent|delivered)$/) });
    return providerId;
  });
  expect(received).toEqual(expect.arrayContaining(written));
  const twice = rows.filter(({ id }) => interrupted.has(id)).length;
  expect(received.length).toBeGreaterThanOrEqual(written.length);
  expect(received.length).toBeLessThanOrEqual(written.length + twice);
}
