import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listing } from '#server/catalogue/listings/listing.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { createListing } from './kit/listings.ts';
import { titlesFound } from './kit/searching.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

const HOMES: readonly Partial<Listing>[] = [
  { title: 'Omi Court', type: 'duplex', amenities: ['Swimming Pool', 'CCTV Camera', 'Borehole'] },
  { title: 'Iroko Flats', type: 'flat', amenities: ['Serviced Apartment', 'Gym', 'Lift'] },
  { title: 'Ebute House', type: 'house', amenities: [], description: "Five bedrooms, and boys' quarters." },
];

describeOnEachDatabase('search by amenities', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    for (const [index, home] of HOMES.entries()) {
      await createListing(server.db, { ...home, listedAt: new Date(Date.UTC(2026, 0, 1 + index)) });
    }
  });
  afterAll(() => server?.close());
  const found = (search: string) => titlesFound(server.app, { search });

  test.each([
    ['swimming pool', ['Omi Court']],
    ['duplex with swimming pool and CCTV', ['Omi Court']],
    ['swiming pool', ['Omi Court']],
    ['bore hole', []],
    ['borehol', ['Omi Court']],
    ['serviced apartment', ['Iroko Flats']],
    ['flat with gym', ['Iroko Flats']],
    ['duplex with gym', []],
    ['house with BQ', ['Ebute House']],
  ])('%j finds %j', async (search, titles) => {
    expect(await found(search)).toEqual(titles);
  });

  test('an amenity that changes is found by its new word alone', async () => {
    await server.db
      .update(properties)
      .set({ amenities: ['Tennis Court'] })
      .where(eq(properties.title, 'Ebute House'));
    expect(await found('tenis')).toEqual(['Ebute House']);
    await server.db.update(properties).set({ amenities: [] }).where(eq(properties.title, 'Ebute House'));
    expect(await found('tennis')).toEqual([]);
  });
});
