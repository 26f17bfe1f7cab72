import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { contributionResponse, paymentResponse } from '#api/contract/contributions.ts';
import { sandboxTransferResponse } from '#api/contract/sandbox.ts';
import { userResponse } from '#api/contract/users.ts';
import { walletResponse } from '#api/contract/wallet.ts';
import { type Kobo, kobo } from '#domain/money.ts';
import { DEFAULT_TERMS, type TermsSettings } from '#domain/terms/termsSettings.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { startSession } from '#server/identity/sessions/sessions.ts';
import { getUser } from '#server/identity/users/store.ts';
import { storeEvent } from '#server/money/bank/events.ts';
import { SANDBOX_PROVIDER } from '#server/money/bank/sandbox/bank.ts';
import { sandboxWebhook } from '#server/money/bank/sandbox/webhook.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { ensureWalletOf } from '#server/money/wallet/open.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { bankAccounts, bankEvents, wallets } from '#server/platform/db/schema/bank.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { WAIT } from '../../kit/wait.ts';
import { createListing, type TestListing } from '../kit/listings.ts';
import { buildRegistration, signUpVerified, type TestPerson } from '../kit/people.ts';
import type { TestServer } from '../kit/server.ts';

/**
 * A verified buyer with a wallet, created without the seconds that passwords and codes take, which have their own
 * tests.
 */
export async function createBuyer(
  server: TestServer,
  name: { first_name?: string; last_name?: string } = {},
): Promise<TestPerson> {
  const { app, db, dependencies } = server;
  const { first_name, last_name, phone, email } = { ...buildRegistration(), ...name };
  const now = dependencies.now();
  const [row] = await db
    .insert(users)
    .values({
      firstName: first_name,
      lastName: last_name,
      phone,
      email,
      passwordHash: 'none',
      phoneVerifiedAt: now,
    })
    .returning({ id: users.id });
  if (!row) throw new Error('The buyer was not written');
  await ensureWalletOf(dependencies, row.id);
  const session = await newSession(server, row.id);
  const response = await app.inject({ url: '/api/users/me', headers: session.headers });
  return { user: userResponse.parse(response.json()).body.user, ...session };
}

/** A new session, by the server's clock, for a buyer of `createBuyer`. */
export async function newSession(
  { db, dependencies }: TestServer,
  userId: string,
): Promise<Pick<TestPerson, 'token' | 'headers'>> {
  const client = { device: 'Unknown device', network: '127.0.0.0/24' };
  const now = dependencies.now();
  const { passwordHash } = await getUser(db, userId);
  const token = await startSession(db, { userId, passwordHash, client, now });
  if (token === null) throw new Error('The session was not started');
  return { token, headers: { authorization: `Bearer ${token}` } };
}

/** ₦25,000,000 over 24 months on Plan B: ₦312,500 per month, ₦7,500,000 in total. */
export const agreement = (
  { propertyId, apartmentIds }: TestListing,
  unit = 0,
  settings: TermsSettings = DEFAULT_TERMS,
) => ({
  property_id: propertyId,
  apartment_id: apartmentIds[unit],
  plan: 'B',
  duration_months: 24,
  age: 30,
  salary: 100_000_000,
  rsa_balance: 0,
  terms_version: termsVersion(settings),
});

type Headers = Readonly<Record<string, string>>;

/** Adds a new idempotency key unless the call has one. */
const withKey = (headers: Headers): Headers => ({ 'idempotency-key': randomUUID(), ...headers });

export const postContribution = (app: FastifyInstance, headers: Headers, payload: object) =>
  app.inject({ method: 'POST', url: '/api/contributions', headers: withKey(headers), payload });

/** Begins a contribution. */
export async function contribute(app: FastifyInstance, person: TestPerson, payload: object) {
  const response = await postContribution(app, person.headers, payload);
  if (response.statusCode !== 201) throw new Error(`The contribution was refused: ${response.body}`);
  return contributionResponse.parse(response.json()).body.contribution;
}

/** Creates a buyer with a password, and begins a contribution. */
export async function createSavingBuyer({ app, db }: TestServer) {
  const buyer = await signUpVerified(app);
  const { id, slug } = await contribute(app, buyer, agreement(await createListing(db)));
  return { buyer, id, reference: slug };
}

export async function contributionOf(app: FastifyInstance, { headers }: TestPerson, id: string) {
  const response = await app.inject({ url: `/api/contributions/${id}`, headers });
  return contributionResponse.parse(response.json()).body.contribution;
}

export const postPayment = (
  app: FastifyInstance,
  headers: Headers,
  contributionId: string,
  amountKobo: unknown,
) =>
  app.inject({
    method: 'POST',
    url: `/api/contributions/${contributionId}/payments`,
    headers: withKey(headers),
    payload: { amount: amountKobo },
  });

/** Announces a payment ('I have sent the money'). */
export async function pay(
  app: FastifyInstance,
  person: TestPerson,
  contributionId: string,
  amountKobo: number,
) {
  const response = await postPayment(app, person.headers, contributionId, amountKobo);
  if (response.statusCode !== 201) throw new Error(`The payment was refused: ${response.body}`);
  return paymentResponse.parse(response.json()).body.payment;
}

export async function paymentOf(app: FastifyInstance, { headers }: TestPerson, id: string) {
  const response = await app.inject({ url: `/api/payments/${id}`, headers });
  return paymentResponse.parse(response.json()).body.payment;
}

export const cancel = (app: FastifyInstance, { headers }: TestPerson, id: string) =>
  app.inject({ method: 'POST', url: `/api/contributions/${id}/cancel`, headers });

export const withdraw = (app: FastifyInstance, { headers }: TestPerson, paymentId: string) =>
  app.inject({ method: 'POST', url: `/api/payments/${paymentId}/withdraw`, headers });

/** The payment that a contribution awaits. */
export async function awaitingOf(app: FastifyInstance, person: TestPerson, contributionId: string) {
  const { awaiting_payment } = await contributionOf(app, person, contributionId);
  if (!awaiting_payment) throw new Error('The contribution awaits nothing');
  return awaiting_payment;
}

/** A wallet with an assigned account number. */
export async function walletOf(app: FastifyInstance, { headers }: TestPerson) {
  const response = await app.inject({ url: '/api/wallet/get', headers });
  const { account_number, ...wallet } = walletResponse.parse(response.json()).body.wallet;
  if (account_number === null) throw new Error('The wallet has no account number yet');
  return { ...wallet, account_number };
}

/** Deletes a wallet and its bank accounts; the next request for the wallet creates it again. */
export async function withoutWallet({ db }: TestServer, { user }: TestPerson): Promise<void> {
  const ofUser = db.select({ id: wallets.id }).from(wallets).where(eq(wallets.userId, user.id));
  await db.delete(bankAccounts).where(inArray(bankAccounts.walletId, ofUser));
  await db.delete(wallets).where(eq(wallets.userId, user.id));
}

export interface WebhookOf {
  readonly accountNumber: string;
  readonly amountKobo: number;
  readonly eventId?: string;
  readonly occurredAt?: Date;
}

/** Sends the bank's signed webhook about a transfer. */
export const postWebhook = (
  { app, dependencies }: TestServer,
  { accountNumber, amountKobo, eventId = randomUUID(), occurredAt = dependencies.now() }: WebhookOf,
) => {
  const transfer = { accountNumber, amountKobo: kobo(amountKobo), eventId, occurredAt };
  const { rawBody, headers } = sandboxWebhook(transfer, dependencies.settings.bankWebhookSecret);
  return app.inject({ method: 'POST', url: `/api/webhooks/${SANDBOX_PROVIDER}`, headers, payload: rawBody });
};

/** Stores the bank's report of a transfer as a server would that dies after it. */
export async function storeDeposit(
  { app, db, clock }: TestServer,
  person: TestPerson,
  amountKobo: Kobo,
): Promise<{ readonly id: string; readonly eventId: string }> {
  const { account_number: accountNumber } = await walletOf(app, person);
  const eventId = randomUUID();
  const receivedAt = clock.now();
  const { rawBody } = sandboxWebhook({ eventId, accountNumber, amountKobo, occurredAt: receivedAt }, '');
  const event = { provider: SANDBOX_PROVIDER, eventId, rawBody: rawBody.toString(), receivedAt };
  return { id: (await storeEvent(db, event)) ?? '', eventId };
}

/** Transfers money to a user's account, and waits until it is credited. */
export async function deposit(server: TestServer, person: TestPerson, amountKobo: number): Promise<string> {
  const { account_number } = await walletOf(server.app, person);
  const payload = { account_number, amount: amountKobo };
  const response = await server.app.inject({ method: 'POST', url: '/api/sandbox/transfers', payload });
  await waitUntilApplied(server);
  return sandboxTransferResponse.parse(response.json()).body.event_id;
}

/** Announces a payment, then transfers its money. */
export async function announceAndTransfer(
  server: TestServer,
  person: TestPerson,
  contributionId: string,
  amountKobo: number,
): Promise<void> {
  await pay(server.app, person, contributionId, amountKobo);
  await deposit(server, person, amountKobo);
}

/**
 * Waits until all webhooks are applied and the payments from them are made: a webhook is acknowledged before it is
 * applied.
 */
export const waitUntilApplied = ({ db }: TestServer): Promise<void> =>
  vi.waitFor(async () => {
    const left = await db
      .select({ id: bankEvents.id })
      .from(bankEvents)
      .where(
        or(
          isNull(bankEvents.appliedAt),
          and(eq(bankEvents.outcome, 'credited'), isNull(bankEvents.settledAt)),
        ),
      );
    expect(left).toHaveLength(0);
  }, WAIT);

/** The ledger must be correct after every test. */
export const expectLedgerConsistent = async ({ db }: TestServer): Promise<void> =>
  expect(await verifyLedger(db)).toEqual([]);

/** Every row about money, to compare before and after: a rejected call changes nothing. */
export async function readMoneyRows({ db }: TestServer): Promise<unknown> {
  const tables = [
    'contributions',
    'payments',
    'apartments',
    'wallets',
    'withdrawals',
    'payout_accounts',
    'bank_accounts',
    'bank_events',
    'ledger_accounts',
    'ledger_transfers',
    'ledger_entries',
    'idempotency_keys',
  ];
  const rows: Record<string, unknown> = {};
  for (const table of tables) {
    const all = sql`select coalesce(json_agg(t order by t.id), '[]')::text as rows from ${sql.identifier(table)} as t`;
    rows[table] = (await queryRow<{ rows: string }>(db, all)).rows;
  }
  return rows;
}
