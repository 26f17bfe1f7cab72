import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { priceCountsResponse, propertiesPage, similarResponse } from '#api/contract/properties.ts';
import { naira } from '#domain/money.ts';
import { importListings } from '#server/catalogue/import/import.ts';
import { changeSaleByCode, WithdrawalError } from '#server/catalogue/withdrawal/withdrawal.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { contributions } from '#server/platform/db/schema/contributions.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { WAIT } from '../kit/wait.ts';
import { createListing, type TestListing } from './kit/listings.ts';
import { searchHomes, titlesFound } from './kit/searching.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';
import { agreement, contribute, contributionOf, createBuyer, postContribution } from './money/kit.ts';

describeOnDatabase('a withdrawn listing', (open) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'withdrawn-'));
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (call: string, query: Record<string, string>, headers = {}) =>
    server.app.inject({ url: `/api/propy/${call}`, query, headers });
  const codeOf = async ({ propertyId }: TestListing): Promise<string> => {
    const [row] = await server.db
      .select({ code: properties.code })
      .from(properties)
      .where(eq(properties.id, propertyId));
    return row?.code ?? '';
  };
  const change = async (listing: TestListing, to: 'withdrawn' | 'onSale') =>
    changeSaleByCode(server.db, [await codeOf(listing)], to);
  const home = (town: string, title: string) =>
    createListing(server.db, { title, town, state: 'Lagos', address: `${town}, Lagos` });
  const wordCount = (word: string) =>
    queryRows<{ n: number }>(server.db, sql`select n from search_words where word = ${word}`);

  test('responds 410 with its code; an unknown one responds 404', async () => {
    const listing = await home('Lekki', 'Gone Court');
    await change(listing, 'withdrawn');
    const gone = await get('get-property', { id: listing.propertyId });
    expect(gone.statusCode).toBe(410);
    expect(gone.json()).toMatchObject({
      code: 'listing_withdrawn',
      message: 'This home is no longer for sale.',
    });
    const unknown = await get('get-property', { id: '0190b3a0-0000-7000-8000-0000000000ff' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
  });

  test('is in no search, count of prices or words, or list of similar homes, and returns when relisted', async () => {
    const gone = await home('Ikoyi', 'Zebra Court');
    const other = await home('Ikoyi', 'Quiet Court');
    const facts = async () => ({
      byText: await titlesFound(server.app, { search: 'zebra' }),
      byTown: (await titlesFound(server.app, { search: 'ikoyi', sort: 'price_asc' })).toSorted(),
      byPrice: (await searchHomes(server.app, { search: 'ikoyi', max_price: naira(30_000_000) })).total,
      all: (await searchHomes(server.app)).total,
      prices: priceCountsResponse
        .parse((await get('price-counts', {})).json())
        .body.prices.reduce((sum, { count }) => sum + count, 0),
      similar: similarResponse
        .parse((await get('similar-properties', { id: other.propertyId })).json())
        .body.properties.filter(({ id }) => id === gone.propertyId).length,
      word: (await wordCount('zebra'))[0]?.n,
    });
    const before = await facts();
    expect(before).toMatchObject({ byText: ['Zebra Court'], byPrice: 2, similar: 1, word: 1 });

    expect(await change(gone, 'withdrawn')).toBe(1);
    expect(await change(gone, 'withdrawn')).toBe(0);
    expect(await facts()).toEqual({
      byText: [],
      byTown: ['Quiet Court'],
      byPrice: 1,
      all: before.all - 1,
      prices: before.prices - 1,
      similar: 0,
      word: 0,
    });

    expect(await change(gone, 'onSale')).toBe(1);
    expect(await facts()).toEqual(before);
  });

  test('still leads to homes like it', async () => {
    const gone = await home('Yaba', 'Yaba One');
    await home('Yaba', 'Yaba Two');
    await change(gone, 'withdrawn');
    const response = await get('similar-properties', { id: gone.propertyId });
    const [first] = similarResponse.parse(response.json()).body.properties;
    expect(first?.title).toBe('Yaba Two');
  });

  test('is found among the saved homes by a word that no other home has, typo or not', async () => {
    const listing = await home('Ajah', 'Zuwena Terraces');
    await home('Ajah', 'Ajah on Sale');
    const { headers } = await createBuyer(server);
    const payload = { id: listing.propertyId };
    await server.app.inject({ method: 'POST', url: '/api/propy/save-property', headers, payload });
    await change(listing, 'withdrawn');
    const find = async (search: string) => {
      const response = await get('list-saved-properties', { search }, headers);
      return propertiesPage.parse(response.json()).body.properties.map(({ title }) => title);
    };
    expect(await find('zuwena')).toEqual(['Zuwena Terraces']);
    expect(await find('zuwena ajha')).toEqual(['Zuwena Terraces']);
    expect(await find('zuwena palace')).toEqual([]);
  });

  test('stays among the saved homes, marked, and is saved by nobody else', async () => {
    const listing = await home('Ajah', 'Saved Court');
    const person = await createBuyer(server);
    const save = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/api/propy/save-property',
        headers,
        payload: { id: listing.propertyId },
      });
    expect((await save(person.headers)).statusCode).toBe(200);
    await change(listing, 'withdrawn');
    const saved = propertiesPage.parse((await get('list-saved-properties', {}, person.headers)).json()).body;
    expect(saved.properties).toMatchObject([{ title: 'Saved Court', withdrawn: true, saved: true }]);
    const rejected = await save((await createBuyer(server)).headers);
    expect([rejected.statusCode, rejected.json().code]).toEqual([410, 'listing_withdrawn']);
    const unsaved = await server.app.inject({
      method: 'POST',
      url: '/api/propy/unsave-property',
      headers: person.headers,
      payload: { id: listing.propertyId },
    });
    expect(unsaved.statusCode).toBe(200);
  });

  test('stays readable to its buyer, contribution and home, and to nobody else', async () => {
    const listing = await createListing(server.db);
    const buyer = await createBuyer(server);
    const stranger = await createBuyer(server);
    const { id } = await contribute(server.app, buyer, agreement(listing));
    await change(listing, 'withdrawn');
    const contribution = await contributionOf(server.app, buyer, id);
    expect(contribution).toMatchObject({ status: 'pending', property: { id: listing.propertyId } });
    const read = async (headers: Record<string, string>) =>
      (await get('get-property', { id: listing.propertyId }, headers)).statusCode;
    expect(await read(buyer.headers)).toBe(200);
    expect(await read(stranger.headers)).toBe(410);
    const rejected = await postContribution(server.app, stranger.headers, agreement(listing, 1));
    expect([rejected.statusCode, rejected.json().code]).toEqual([410, 'listing_withdrawn']);
  });

  test('has no new contribution, even of a buyer who agreed while it was being withdrawn', async () => {
    const listing = await createListing(server.db);
    const buyer = await createBuyer(server);
    const code = await codeOf(listing);
    // The embedded database has one connection, so there the agreement waits for the whole withdrawal.
    const isWaiting = async () => {
      const waiting = await queryRows(server.db, sql`select from pg_locks where not granted`);
      expect(waiting.length).toBeGreaterThan(0);
    };
    const agreeing = await server.db.transaction(async (transaction) => {
      await changeSaleByCode(transaction, [code], 'withdrawn');
      const response = postContribution(server.app, buyer.headers, agreement(listing));
      if (server.databaseUrl !== null) await vi.waitFor(isWaiting, WAIT);
      return { response };
    });
    const response = await agreeing.response;
    expect([response.statusCode, response.json().code]).toEqual([410, 'listing_withdrawn']);
    expect(await server.db.$count(contributions, eq(contributions.propertyId, listing.propertyId))).toBe(0);
    const [row] = await server.db.select().from(properties).where(eq(properties.id, listing.propertyId));
    expect(row?.unitsAvailable).toBe(row?.unitsTotal);
  });

  test('cannot be used by a contribution inserted directly into the database', async () => {
    const listing = await createListing(server.db);
    const buyer = await createBuyer(server);
    const { id } = await contribute(server.app, buyer, agreement(listing));
    await change(listing, 'withdrawn');
    const copy = server.db.execute(
      sql`insert into contributions select (jsonb_populate_record(c, '{"id": "0190b3a0-0000-7000-8000-0000000000aa"}')).*
          from contributions as c where id = ${id}::uuid`,
    );
    await expect(copy).rejects.toMatchObject({
      cause: { constraint: 'contributions_listing_on_sale', code: '23514' },
    });
  });

  test('is named by its code: one unknown code changes nothing', async () => {
    const listing = await home('Surulere', 'Stays Court');
    await expect(
      changeSaleByCode(server.db, [await codeOf(listing), 'LAG-9999'], 'withdrawn'),
    ).rejects.toThrow(new WithdrawalError('There is no listing LAG-9999; nothing was changed.'));
    expect((await get('get-property', { id: listing.propertyId })).statusCode).toBe(200);
  });

  test('comes from a file by `withdrawn`, and goes back on sale by it', async () => {
    const importing = async (entries: readonly { key: string; withdrawn?: boolean }[]) => {
      const file = path.join(folder, 'feed.json');
      const listings = entries.map((entry) => ({
        title: `Feed ${entry.key}`,
        address: 'Road, Epe, Lagos',
        town: 'Epe',
        state: 'Lagos',
        type: 'house',
        price_naira: 30_000_000,
        description: 'A house.',
        blocks: [{ bedrooms: 3, bathrooms: 3, floors: 1, units_per_floor: 1 }],
        ...entry,
      }));
      await writeFile(file, JSON.stringify({ listings }));
      const { importedCount, knownCount, withdrawnCount, relistedCount } = await importListings(
        server.db,
        file,
        { now: new Date() },
      );
      return { importedCount, knownCount, withdrawnCount, relistedCount };
    };
    const inEpe = async () => (await titlesFound(server.app, { search: 'epe' })).toSorted();
    const nothing = { importedCount: 0, knownCount: 0, withdrawnCount: 0, relistedCount: 0 };

    expect(await importing([{ key: 'a' }, { key: 'b' }, { key: 'c', withdrawn: true }])).toEqual({
      ...nothing,
      importedCount: 2,
    });
    expect(await importing([{ key: 'a', withdrawn: true }, { key: 'b' }])).toEqual({
      ...nothing,
      knownCount: 1,
      withdrawnCount: 1,
    });
    expect(await inEpe()).toEqual(['Feed b']);
    expect(await importing([{ key: 'a' }])).toEqual({ ...nothing, knownCount: 1 });
    expect(await inEpe()).toEqual(['Feed b']);
    expect(await importing([{ key: 'a', withdrawn: false }])).toEqual({
      ...nothing,
      knownCount: 1,
      relistedCount: 1,
    });
    expect(await inEpe()).toEqual(['Feed a', 'Feed b']);
  });
});
