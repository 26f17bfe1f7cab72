import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listing } from '#server/catalogue/listings/listing.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { createListing } from './kit/listings.ts';
import { titlesFound } from './kit/searching.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

const HOMES: readonly Partial<Listing>[] = [
  {
    title: 'Omi Court',
    type: 'duplex',
    amenities: ['Swimming Pool', 'CCTV Camera', 'Borehole', 'Parking'],
    titleDocument: 'certificate_of_occupancy',
  },
  { title: 'Iroko Flats', type: 'flat', amenities: ['Serviced Apartment', 'Gym', 'Lift', 'Car Park'] },
  {
    title: 'Ebute House',
    type: 'house',
    amenities: [],
    description: "Five bedrooms, boys' quarters, a C of O.",
  },
  { title: 'Ajah Gardens', type: 'bungalow', amenities: ['BQ'], titleDocument: 'governors_consent' },
  {
    title: 'Epe Terrace',
    type: 'terrace',
    amenities: ['Bore Hole', 'C/O'],
    titleDocument: 'right_of_occupancy',
  },
];

describeOnEachDatabase('search by amenities and titles', (open) => {
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
    ['bore hole', ['Epe Terrace', 'Omi Court']],
    ['borehol', ['Epe Terrace', 'Omi Court']],
    ['serviced apartment', ['Iroko Flats']],
    ['flat with gym', ['Iroko Flats']],
    ['duplex with gym', []],
    ['flat with elevator', ['Iroko Flats']],
    ['parking space', ['Iroko Flats', 'Omi Court']],
    ['car parks', ['Iroko Flats', 'Omi Court']],
    ['house with BQ', ['Ajah Gardens', 'Ebute House']],
    ["boys' quarters", ['Ajah Gardens', 'Ebute House']],
    ['C of O', ['Epe Terrace', 'Ebute House', 'Omi Court']],
    ['C/O terrace', ['Epe Terrace']],
    ['cofo duplex', ['Omi Court']],
    ['certificate of occupancy', ['Omi Court']],
    ["bungalow with Governor's Consent", ['Ajah Gardens']],
    ['R of O', ['Epe Terrace']],
    ['right of occupancy', ['Epe Terrace']],
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
