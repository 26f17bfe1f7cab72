import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { naira } from '#domain/money.ts';
import { replaceDocument } from '#server/documents/void.ts';
import { payments } from '#server/platform/db/schema/contributions.ts';
import { documents } from '#server/platform/db/schema/documents.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { reissueDocument } from '#server/savings/documents/reissue.ts';
import { issueMissingPaymentDocuments } from '#server/savings/documents/sweeps.ts';
import { notifyOfPayment } from '#server/savings/notices/received.ts';
import { createListing } from '../kit/listings.ts';
import { messagesTo } from '../kit/outbox.ts';
import type { TestPerson } from '../kit/people.ts';
import { describeOnDatabase, describeOnPostgres, type TestServer } from '../kit/server.ts';
import { agreement, contribute, contributionOf, createBuyer, deposit, pay } from '../money/kit.ts';
import { documentsOf, download, textOf } from './kit.ts';

const FIRST_TARGET = naira(3_750_000);
const rethrow = (error: unknown): never => expect.unreachable(String(error));

describeOnDatabase('the allocation letter', (open) => {
  let server: TestServer;
  let buyer: TestPerson;
  beforeAll(async () => {
    server = await open();
    server.clock.skipQuietHours();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    buyer = await createBuyer(server, { first_name: 'Ṣẹ́gun', last_name: 'Ọláwálé' });
  });
  const begin = async (plan: 'A' | 'B' = 'B') => {
    const listing = await createListing(server.db, { title: 'Ile Ayo Court' });
    return (await contribute(server.app, buyer, { ...agreement(listing), plan })).id;
  };
  const announceAndTransfer = async (id: string, amountKobo: number) => {
    await pay(server.app, buyer, id, amountKobo);
    await deposit(server, buyer, amountKobo);
  };

  test('is issued with the payment that meets the first target, once', async () => {
    const id = await begin();
    await announceAndTransfer(id, FIRST_TARGET - 100_000);
    expect(await documentsOf(server, buyer, 'letter', id)).toEqual([]);
    await announceAndTransfer(id, 100_000);
    const [letter, ...others] = await documentsOf(server, buyer, 'letter', id);
    expect(others).toEqual([]);
    expect(letter?.number).toMatch(/^AL-\d{4}-\d{6}$/);
    expect(letter?.unit_name).toMatch(/^Ile Ayo Court, Block/);
    await announceAndTransfer(id, naira(312_500));
    expect(await documentsOf(server, buyer, 'letter', id)).toHaveLength(1);
  });

  test('waits two days after a change of name, and says so, then and when it is there', async () => {
    const id = await begin();
    const url = '/api/users/me';
    const rename = { method: 'PATCH', url, headers: buyer.headers, payload: { last_name: 'Bello' } } as const;
    expect((await server.app.inject(rename)).statusCode).toBe(200);
    await announceAndTransfer(id, FIRST_TARGET);
    await issueMissingPaymentDocuments(server.dependencies, rethrow);
    expect(await documentsOf(server, buyer, 'letter', id)).toEqual([]);
    const [payment] = await server.db
      .select()
      .from(payments)
      .where(and(eq(payments.contributionId, id), eq(payments.status, 'received')));
    await notifyOfPayment(server.dependencies, payment?.id ?? '');
    const notices = (await messagesTo(server.db, buyer.user.phone)).map(({ text }) => text);
    expect(notices).toContainEqual(
      expect.stringContaining('your allocation letter is issued when 48 hours have passed'),
    );
    expect(notices.some((text) => text.includes('letter is ready'))).toBe(false);
    const nameChangedAt = new Date(server.clock.now().getTime() - 48 * HOUR_MS);
    await server.db.update(users).set({ nameChangedAt }).where(eq(users.id, buyer.user.id));
    await issueMissingPaymentDocuments(server.dependencies, rethrow);
    const [letter] = await documentsOf(server, buyer, 'letter', id);
    expect(await textOf((await download(server, buyer, letter?.id ?? '')).rawPayload)).toContain(
      'Ṣẹ́gun Bello',
    );
    expect((await messagesTo(server.db, buyer.user.phone)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('is ready: open it from your dashboard'),
    );
  });

  test('is not replaced by hand either for two days after a change of name', async () => {
    const id = await begin();
    await announceAndTransfer(id, FIRST_TARGET);
    const inForce = and(eq(documents.contributionId, id), eq(documents.kind, 'letter'));
    const [letter] = await server.db.select().from(documents).where(inForce);
    const at = server.clock.now();
    await server.db.update(users).set({ nameChangedAt: at }).where(eq(users.id, buyer.user.id));
    const replaced = replaceDocument(
      server.db,
      { code: letter?.code ?? '', actor: 'Ada', reason: 'The name', at },
      (db, old, replacement) => reissueDocument(server.dependencies, db, { old, replacement, at }),
    );
    await expect(replaced).rejects.toThrow('name was changed less than 48 hours ago');
    expect(await documentsOf(server, buyer, 'letter', id)).toMatchObject([{ voided_at: null }]);
  });

  test('comes on Plan A with the last instalment', async () => {
    const id = await begin('A');
    await announceAndTransfer(id, naira(24_000_000));
    expect(await documentsOf(server, buyer, 'letter', id)).toEqual([]);
    await announceAndTransfer(id, naira(1_000_000));
    expect((await contributionOf(server.app, buyer, id)).status).toBe('completed');
    const [letter] = await documentsOf(server, buyer, 'letter', id);
    const text = await textOf((await download(server, buyer, letter?.id ?? '')).rawPayload);
    expect(text).toContain('You have paid the whole price of ₦25,000,000.');
  });

  test('names the buyer, the unit and the amounts, in letters that are there', async () => {
    const id = await begin();
    await announceAndTransfer(id, FIRST_TARGET);
    const [letter] = await documentsOf(server, buyer, 'letter', id);
    const response = await download(server, buyer, letter?.id ?? '');
    expect(response.headers['content-type']).toBe('application/pdf');
    const text = await textOf(response.rawPayload);
    const unit = letter?.unit_name?.replace('Ile Ayo Court, ', '') ?? 'none';
    for (const stated of [
      'Ṣẹ́gun Ọláwálé',
      'Ile Ayo Court',
      unit,
      '₦25,000,000',
      '₦3,750,000',
      letter?.code ?? '',
    ])
      expect(text).toContain(stated);
  });

  test('is the same file each time, for its owner alone, and no cache keeps it', async () => {
    const id = await begin();
    await announceAndTransfer(id, FIRST_TARGET);
    const [letter] = await documentsOf(server, buyer, 'letter', id);
    const [first, second] = await Promise.all([
      download(server, buyer, letter?.id ?? ''),
      download(server, buyer, letter?.id ?? ''),
    ]);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(first.headers['content-disposition']).toContain(`${letter?.number}.pdf`);
    const stranger = await createBuyer(server);
    expect((await download(server, stranger, letter?.id ?? '')).statusCode).toBe(403);
    expect((await download(server, { headers: {} }, letter?.id ?? '')).statusCode).toBe(401);
  });

  test.each([
    [sql`update documents set facts = '{}'`],
    [sql`update documents set serial = serial + 1000`],
    [sql`delete from documents`],
    [sql`update document_files set content = 'x'`],
    [sql`delete from document_files`],
  ])('cannot be changed or deleted, nor its file', async (statement) => {
    const id = await begin();
    await announceAndTransfer(id, FIRST_TARGET);
    const [letter] = await documentsOf(server, buyer, 'letter', id);
    await download(server, buyer, letter?.id ?? '');
    await expect(server.db.execute(statement)).rejects.toThrow();
  });
});

describeOnPostgres('numbers of documents', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());

  test('have no gaps and no doubles, however many payments come at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => createBuyer(server)));
    const started = [];
    for (const buyer of buyers)
      started.push({
        buyer,
        id: (await contribute(server.app, buyer, agreement(await createListing(server.db)))).id,
      });
    await Promise.all(
      started.map(async ({ buyer, id }) => {
        await pay(server.app, buyer, id, FIRST_TARGET);
        await deposit(server, buyer, FIRST_TARGET);
      }),
    );
    const rows = await server.db.select().from(documents);
    for (const kind of ['letter', 'receipt', 'terms'] as const) {
      const serials = rows.filter((row) => row.kind === kind).map(({ serial }) => serial);
      expect(serials.toSorted((a, b) => a - b)).toEqual(Array.from(buyers, (_, index) => index + 1));
    }
  });

  describe('of a transaction that is rolled back', () => {
    test('are given again', async () => {
      const buyer = await createBuyer(server);
      const listing = await createListing(server.db);
      const before = await server.db.$count(documents);
      await contribute(server.app, buyer, agreement(listing));
      // The unit is now taken, so the second attempt is rolled back completely.
      await expect(contribute(server.app, await createBuyer(server), agreement(listing))).rejects.toThrow();
      await contribute(server.app, await createBuyer(server), agreement(await createListing(server.db)));
      const rows = (await server.db.select().from(documents)).filter(({ kind }) => kind === 'terms');
      expect(await server.db.$count(documents)).toBe(before + 2);
      expect(Math.max(...rows.map(({ serial }) => serial))).toBe(rows.length);
    });
  });
});
