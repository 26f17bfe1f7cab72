import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROPERTY_TYPES } from '#domain/listings/listings.ts';
import { naira } from '#domain/money.ts';
import { loadSampleIfEmpty, sampleListings } from '#server/catalogue/sample/load.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { createListing } from './kit/listings.ts';
import { searchHomes } from './kit/searching.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const SAMPLE = sampleListings(NOW);

test('the sample has at least 48 homes of every type, all over the country', () => {
  expect(SAMPLE.length).toBeGreaterThanOrEqual(48);
  for (const type of PROPERTY_TYPES)
    expect(SAMPLE.filter((home) => home.type === type).length).toBeGreaterThanOrEqual(4);
  const states = new Set(SAMPLE.map(({ state }) => state));
  for (const state of [
    'Lagos',
    'Abuja',
    'Rivers',
    'Oyo',
    'Enugu',
    'Kano',
    'Edo',
    'Akwa Ibom',
    'Kaduna',
    'Ogun',
  ]) {
    expect(states).toContain(state);
  }
});

test.each(SAMPLE.map((home) => [home.title, home] as const))('%s is credible', (_, home) => {
  expect(home.priceKobo).toBeGreaterThanOrEqual(naira(8_000_000));
  expect(home.priceKobo).toBeLessThanOrEqual(naira(500_000_000));
  expect(home.blocks.length).toBeGreaterThanOrEqual(1);
  expect(home.blocks.length).toBeLessThanOrEqual(6);
  expect(home.address.endsWith(`${home.town}, ${home.state}`)).toBe(true);
  expect(home.description.split('. ').length).toBeGreaterThanOrEqual(3);
  expect(home.amenities.length).toBeGreaterThanOrEqual(2);
  expect(home.agent).not.toBeNull();
  expect(home.milestones.length).toBeGreaterThanOrEqual(3);
  expect(home.milestones.length).toBeLessThanOrEqual(5);
  const today = NOW.toISOString().slice(0, 10);
  for (const { date, status } of home.milestones) {
    if (status === 'Completed') expect(date < today).toBe(true);
    else expect(date > today).toBe(true);
  }
  for (const { floors, unitsPerFloor, sold = [] } of home.blocks) {
    if (home.type === 'flat' || home.type === 'apartment') expect(floors).toBeGreaterThanOrEqual(2);
    else expect([floors, unitsPerFloor]).toEqual([1, 1]);
    for (const { floor, unit } of sold) expect(floor < floors && unit <= unitsPerFloor).toBe(true);
  }
});

test('no home of the sample is newly built before its handover', () => {
  const newlyBuilt = SAMPLE.filter(({ amenities }) => amenities.includes('Newly Built'));
  expect(newlyBuilt.length).toBeGreaterThan(0);
  for (const { title, milestones } of newlyBuilt)
    expect(
      milestones.every(({ status }) => status === 'Completed'),
      title,
    ).toBe(true);
});

test('the sample repeats neither a title nor a description', () => {
  expect(new Set(SAMPLE.map(({ title }) => title)).size).toBe(SAMPLE.length);
  expect(new Set(SAMPLE.map(({ description }) => description)).size).toBe(SAMPLE.length);
});

describeOnDatabase('the sample', (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server?.close());

  test('is loaded once, though several processes start at once', async () => {
    const counts = await Promise.all([1, 2, 3, 4].map(() => loadSampleIfEmpty(server.db, NOW)));
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 0, SAMPLE.length]);
    expect((await searchHomes(server.app)).total).toBe(SAMPLE.length);
  });

  test('is found by where it is', async () => {
    const { properties: homes } = await searchHomes(server.app, { search: 'Ile Ayo Court' });
    expect(homes[0]).toMatchObject({
      title: 'Ile Ayo Court',
      price: naira(25_000_000),
      units: 16,
      buildings_count: 3,
    });
    expect((await searchHomes(server.app, { search: 'Leki' })).total).toBeGreaterThan(3);
  });

  test('has homes to buy and units that are sold', async () => {
    const { properties: homes } = await searchHomes(server.app, { limit: 100 });
    expect(homes.every(({ units }) => units > 0)).toBe(true);
    expect(new Set(homes.map(({ listed_at }) => listed_at)).size).toBe(homes.length);
  });

  test('is not loaded into a database with listings', async () => {
    await server.db.delete(properties);
    await createListing(server.db);
    expect(await loadSampleIfEmpty(server.db, NOW)).toBe(0);
    expect((await searchHomes(server.app)).total).toBe(1);
  });
});
