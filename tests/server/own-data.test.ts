import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failure } from '#api/contract/envelope.ts';
import { inspectionDays } from '#domain/listings/inspections.ts';
import { naira } from '#domain/money.ts';
import { inspections, propertyRequests } from '#server/platform/db/schema/support.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { answerSupport } from '#server/support/answer.ts';
import { documentsOf, download, textOf } from './documents/kit.ts';
import { createListing } from './kit/listings.ts';
import { post, type TestPerson } from './kit/people.ts';
import { personalTables } from './kit/personal-tables.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';
import { agreement, contribute, createBuyer, deposit, newSession } from './money/kit.ts';
import { ownAccount, PASSWORD, withdrawMoney, withPassword } from './money/withdrawing.ts';

const MONTHLY = naira(312_500);
/** Table → its path in `data.json`. */
const EXPORTED = {
  bank_accounts: 'account_numbers',
  contact_messages: 'support_messages',
  contribution_exits: 'exits',
  contribution_revisions: 'plan_changes',
  contributions: 'contributions',
  documents: 'documents',
  inspections: 'inspections',
  known_devices: 'known_browsers',
  message_preferences: 'message_preferences',
  messages: 'messages',
  mortgage_moves: 'mortgage_moves',
  payments: 'payments',
  payout_accounts: 'payout_accounts',
  property_requests: 'property_requests',
  saved_properties: 'saved_homes',
  sessions: 'sessions',
  users: 'profile',
  wallets: 'wallet_transactions',
  withdrawals: 'withdrawals',
} as const;
/** Table → why `data.json` does not contain it. */
const NOT_EXPORTED = {
  account_erasures: 'there is a row once nobody can ask for the export any more',
  backoffs: 'counts, under hashes and networks, which expire within a day',
  bank_events:
    'reports of the banks, with names and accounts of senders; the movements are in wallet_transactions',
  bank_refunds: 'money that belongs to no wallet',
  document_files: 'they lie beside data.json',
  idempotency_keys: 'repeats of responses, for a week',
  money_audit: 'what operators did with money that had no wallet; the movements are in wallet_transactions',
  one_time_codes: 'hashes of codes, which would let them be guessed',
  outbox_messages: 'only on a server for trials; each message is in messages',
  rate_limits: 'counts, under networks, which expire within a day',
} as const;
const exported = z.record(z.string(), z.unknown());

describeOnEachDatabase('the export of own data', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  const exportOf = ({ headers }: TestPerson, password = PASSWORD) =>
    post(server.app, '/users/me/export', { current_password: password }, headers);
  async function dataOf(person: TestPerson) {
    const response = await exportOf(person);
    expect(response.statusCode).toBe(200);
    const files = unzipSync(new Uint8Array(response.rawPayload));
    const json = strFromU8(files['data.json'] ?? new Uint8Array());
    return { files, json, data: exported.parse(JSON.parse(json)) };
  }
  const createSaver = async () =>
    withPassword(server, await createBuyer(server, { first_name: 'Ngozi', last_name: 'Eze' }));

  it('has the profile, the money and the requests of the person, and every document as it is downloaded', async () => {
    const buyer = await createSaver();
    const listing = await createListing(server.db);
    const { id } = await contribute(server.app, buyer, agreement(listing));
    await deposit(server, buyer, MONTHLY);
    await deposit(server, buyer, naira(50_000));
    const accountId = await ownAccount(server.app, buyer);
    const { reference } = await withdrawMoney(server.app, buyer, {
      account_id: accountId,
      amount: naira(20_000),
    });
    await post(server.app, '/propy/save-property', { id: listing.propertyId }, buyer.headers);
    const inspection = {
      property_id: listing.propertyId,
      day: inspectionDays(server.clock.now()).first,
      name: 'Ngozi Eze',
      phone: buyer.user.phone,
      email: buyer.user.email,
      note: 'After four.',
    };
    expect((await post(server.app, '/support/inspections', inspection, buyer.headers)).statusCode).toBe(201);
    // Without an email: it is the buyer's by its verified phone.
    const request = {
      first_name: '',
      last_name: '',
      phone: buyer.user.phone,
      email: '',
      preferred_location: 'Yaba',
      budget: naira(30_000_000),
      message: '',
    };
    expect((await post(server.app, '/support/property-requests', request)).statusCode).toBe(201);

    const asked = await server.db
      .select({ reference: propertyRequests.reference })
      .from(propertyRequests)
      .union(server.db.select({ reference: inspections.reference }).from(inspections));
    for (const { reference: question } of asked)
      await answerSupport(server.dependencies, { reference: question, text: 'Yes.', actor: 'Bola' });

    const { files, data, json } = await dataOf(buyer);
    expect(json).not.toContain('Bola');
    const answers = [{ text: 'Yes.', at: server.clock.now().toISOString() }];
    expect(data).toMatchObject({ property_requests: [{ answers }], inspections: [{ answers }] });
    expect(data).toMatchObject({
      exported_at: server.clock.now().toISOString(),
      profile: { id: buyer.user.id, first_name: 'Ngozi', phone: buyer.user.phone, email: buyer.user.email },
      sessions: [{ network: '127.0.0.0/24' }],
      saved_homes: [{ title: 'Ile Ayo Court' }],
      contributions: [{ id, title: 'Ile Ayo Court', plan: 'B', paid_kobo: MONTHLY }],
      payments: [{ contribution_id: id, status: 'received', amount_kobo: MONTHLY }],
      wallet_transactions: [
        { kind: 'deposit', amount_kobo: MONTHLY },
        { kind: 'contribution_payment', amount_kobo: -MONTHLY, balance_after_kobo: 0 },
        { kind: 'deposit', amount_kobo: naira(50_000) },
        { kind: 'withdrawal_requested', amount_kobo: naira(-20_000), reference },
      ],
      payout_accounts: [{ account_number: '0123456785' }],
      withdrawals: [{ reference, amount_kobo: naira(20_000) }],
      inspections: [{ note: 'After four.', title: 'Ile Ayo Court' }],
      property_requests: [{ preferred_location: 'Yaba', email: null }],
    });
    const [receipt] = await documentsOf(server, buyer, 'receipt', id);
    const [terms] = await documentsOf(server, buyer, 'terms', id);
    const names = Object.keys(files).sort();
    expect(names).toEqual(
      ['data.json', ...[receipt, terms].map((document) => `documents/${document?.number}.pdf`)].sort(),
    );
    const inArchive = files[`documents/${receipt?.number}.pdf`] ?? new Uint8Array();
    expect(Buffer.from(inArchive).equals((await download(server, buyer, receipt?.id ?? '')).rawPayload)).toBe(
      true,
    );
    expect(await textOf(inArchive)).toContain('₦312,500 of ₦7,500,000');
  });

  it('contains the personal data of every table, unless there is a stated reason', async () => {
    const { data } = await dataOf(await createSaver());
    expect([...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)].sort()).toEqual(personalTables());
    for (const key of Object.values(EXPORTED)) expect(data).toHaveProperty(key);
  });

  it('contains no data of another user, and no password or token', async () => {
    const buyer = await createSaver();
    const other = await createSaver();
    const listing = await createListing(server.db);
    await contribute(server.app, other, agreement(listing));
    await deposit(server, other, MONTHLY);
    const at = server.clock.now();
    await server.db.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, buyer.user.id));
    const inspection = {
      property_id: listing.propertyId,
      day: inspectionDays(at).first,
      name: 'Ngozi Eze',
      phone: other.user.phone,
      email: buyer.user.email,
      note: '',
    };
    expect((await post(server.app, '/support/inspections', inspection, other.headers)).statusCode).toBe(201);
    const { json, files } = await dataOf(buyer);
    for (const theirs of [other.user.id, other.user.phone, other.user.email])
      expect(json).not.toContain(theirs);
    expect(Object.keys(files)).toEqual(['data.json']);
    const [row] = await server.db.select().from(users).where(eq(users.id, buyer.user.id));
    for (const secret of [row?.passwordHash ?? '', buyer.token, 'token_hash', 'password'])
      expect(json).not.toContain(secret);
  });

  it('contains messages with an email only once the account has verified it', async () => {
    const buyer = await createSaver();
    const { email } = buyer.user;
    await post(server.app, '/support/contact', { name: 'Somebody', email, message: 'A private matter.' });
    expect((await dataOf(buyer)).data).toMatchObject({ support_messages: [] });
    await server.db
      .update(users)
      .set({ emailVerifiedAt: server.clock.now() })
      .where(eq(users.id, buyer.user.id));
    expect((await dataOf(buyer)).data).toMatchObject({
      support_messages: [{ message: 'A private matter.' }],
    });
  });

  it('requires the password, is not cacheable, and is a file', async () => {
    const buyer = await createSaver();
    const wrong = await exportOf(buyer, 'not the password');
    expect([wrong.statusCode, failure.parse(wrong.json()).code]).toEqual([422, 'current_password_wrong']);
    const visitor = await post(server.app, '/users/me/export', { current_password: PASSWORD });
    expect(visitor.statusCode).toBe(401);
    const { headers } = await exportOf(buyer);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);
  });

  it('is limited to ten times an hour', async () => {
    const buyer = await createSaver();
    // Wrong passwords have a limit of their own, which ends after a minute.
    for (let nth = 1; nth <= 10; nth += 1) await exportOf(buyer, 'not the password');
    server.clock.advance(60_000);
    for (let nth = 1; nth <= 10; nth += 1) expect((await exportOf(buyer)).statusCode).toBe(200);
    expect((await exportOf(buyer)).statusCode).toBe(429);
    server.clock.advance(60 * 60 * 1000 + 1);
    const later = { ...buyer, ...(await sessionAgain(buyer)) };
    expect((await exportOf(later)).statusCode).toBe(200);
  });
  async function sessionAgain(buyer: TestPerson) {
    const { id } = buyer.user;
    await server.db.update(users).set({ passwordHash: 'none' }).where(eq(users.id, id));
    const session = await newSession(server, id);
    await withPassword(server, buyer);
    return session;
  }
});
