import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listing } from '#server/catalogue/listings/listing.ts';
import { createListing } from './kit/listings.ts';
import { searchHomes, titlesFound } from './kit/searching.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

const inLekki = (street: string) => ({ town: 'Lekki', state: 'Lagos', address: `${street}, Lekki, Lagos` });
const bedrooms = (count: number): Listing['blocks'] => [
  { bedrooms: count, bathrooms: 2, floors: 1, unitsPerFloor: 2 },
];

const HOMES: readonly Partial<Listing>[] = [
  { title: 'Admiralty', ...inLekki('2 Bisola Way, Phase 1'), type: 'flat', blocks: bedrooms(2) },
  { title: 'Freedom', ...inLekki('1 Freedom Way, Phase 2'), type: 'flat', blocks: bedrooms(3) },
  { title: 'Gardens', town: 'Lekki Phase 1', state: 'Lagos', type: 'duplex', blocks: bedrooms(4) },
  { title: 'Wuse Suites', town: 'Wuse 2', state: 'Abuja', type: 'maisonette', blocks: bedrooms(2) },
  { title: 'Palace', ...inLekki('3 Palace Road'), type: 'duplex', blocks: bedrooms(5) },
];

describeOnEachDatabase('search by numbers', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
    for (const [index, home] of HOMES.entries()) {
      await createListing(server.db, { ...home, listedAt: new Date(Date.UTC(2026, 0, 1 + index)) });
    }
  });
  afterAll(() => server?.close());

  test.each([
    ['Lekki Phase 1', ['Gardens', 'Admiralty']],
    ['lekki phase2', ['Freedom']],
    ['Phase Two', ['Freedom']],
    ['Lekki Phase 3', []],
    ['2 bedroom', ['Wuse Suites', 'Admiralty']],
    ['one or 2 bed in Wuse 2', ['Wuse Suites']],
    ['Lekki Phase 1 - 4 bedroom', ['Gardens']],
    ['five bedroom duplex', ['Palace']],
    ['6 bedroom duplex', []],
    ['2 or 3 bedroom flat', ['Freedom', 'Admiralty']],
    ['3-5 bed', ['Palace', 'Gardens', 'Freedom']],
    ['at least 3 bedrooms', ['Palace', 'Gardens', 'Freedom']],
    ['4+ bedroom duplex', ['Palace', 'Gardens']],
    ['5 bedrooms or more', ['Palace']],
    ['flat, up to 2 bedrooms', ['Admiralty']],
    ['2 bedrooms or less in Wuse 2', ['Wuse Suites']],
  ])('%j finds %j', async (search, titles) => {
    expect(await titlesFound(server.app, { search })).toEqual(titles);
  });

  test.each([
    ['flat Lekki Phase 3', { search: 'flat Lekki', total: 2 }],
    ['6 bedroom duplex', { search: 'duplex', total: 2 }],
    ['bungalow 4 bedroom', { search: '4 bedroom', total: 1 }],
    ['2 to 3 bedroom duplex', { search: 'duplex', total: 2 }],
    ['bungalow, at least 4 bedrooms', { search: 'at least 4 bedrooms', total: 2 }],
    ['bungalow, 4+ bedrooms', { search: '4+ bedrooms', total: 2 }],
    ['3 bedrooms and above bungalow', { search: '3 bedrooms and above', total: 3 }],
  ])('where %j finds nothing, a shorter text is offered', async (search, shorter) => {
    const { shorter_texts } = await searchHomes(server.app, { search });
    expect(shorter_texts).toContainEqual(shorter);
  });
});
