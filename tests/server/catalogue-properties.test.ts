import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyResponse, similarResponse } from '#api/contract/properties.ts';
import { isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { apartments } from '#server/platform/db/schema/properties.ts';
import { createListing, type TestListing } from './kit/listings.ts';
import { searchHomes } from './kit/searching.ts';
import { describeOnDatabase, describeOnPostgres, type TestServer } from './kit/server.ts';

describeOnDatabase('a property', (open) => {
  let server: TestServer;
  let listing: TestListing;
  beforeAll(async () => {
    server = await open();
    listing = await createListing(server.db, {
      title: 'Ile Ayo Court',
      blocks: [
        { bedrooms: 2, bathrooms: 3, floors: 2, unitsPerFloor: 11, sold: [{ floor: 1, unit: 2 }] },
        { bedrooms: 3, bathrooms: 3, floors: 1, unitsPerFloor: 1 },
      ],
      images: [{ url: '/pictures/one.webp', alt: 'The court from the gate' }],
      milestones: [
        {
          name: 'Foundation',
          date: isoDate('2026-01-15'),
          status: 'Completed',
          images: [{ url: '/pictures/two.webp', alt: 'Concrete' }],
        },
        { name: 'Roofing', date: isoDate('2026-09-15'), status: 'On-going' },
      ],
    });
  });
  afterAll(() => server?.close());

  async function read(id: string) {
    const response = await server.app.inject({ url: '/api/propy/get-property', query: { id } });
    expect(response.statusCode).toBe(200);
    return propertyResponse.parse(response.json()).body.property;
  }

  test('has all that its page shows', async () => {
    const property = await read(listing.propertyId);
    expect(property).toMatchObject({
      title: 'Ile Ayo Court',
      code: expect.stringMatching(/^OGU-\d{4}$/),
      price: naira(25_000_000),
      beds: 2,
      baths: 3,
      units: 22,
      units_total: 23,
      buildings_count: 2,
      img: '/pictures/one.webp',
      images: [{ url: '/pictures/one.webp', alt: 'The court from the gate' }],
      amenities: ['Newly Built', 'CCTV Camera'],
      listed_at: '2026-10-01T08:00:00.000Z',
      agent: {
        name: 'Adunni Bello',
        company: 'Adunni Homes Ltd',
        phone: '+2348031234567',
        whatsapp: null,
        email: null,
      },
      milestones: [
        {
          name: 'Foundation',
          date: '2026-01-15',
          status: 'Completed',
          images: [{ url: '/pictures/two.webp', alt: 'Concrete' }],
        },
        { name: 'Roofing', date: '2026-09-15', status: 'On-going', images: [] },
      ],
    });
    const [first, second] = property.buildings;
    expect(first).toMatchObject({ name: 'Block 1', bedroom_count: 2, floor_count: 2 });
    expect(first?.apartments.map(({ floor, label }) => `${floor} ${label}`)).toEqual(
      [0, 1].flatMap((floor) => Array.from({ length: 11 }, (_, index) => `${floor} U${index + 1}`)),
    );
    expect(
      first?.apartments
        .filter(({ status }) => status === 'sold')
        .map(({ floor, label }) => `${floor} ${label}`),
    ).toEqual(['1 U2']);
    expect(second).toMatchObject({
      name: 'Block 2',
      bedroom_count: 3,
      apartments: [{ floor: 0, label: 'U1', status: 'available' }],
    });
  });

  test('is 404 for an unknown id, and 422 for a malformed one', async () => {
    for (const call of ['get-property', 'similar-properties']) {
      const url = `/api/propy/${call}`;
      expect((await server.app.inject({ url, query: { id: uuidv7() } })).statusCode).toBe(404);
      expect((await server.app.inject({ url, query: { id: "1' or '1'='1" } })).statusCode).toBe(422);
      expect((await server.app.inject({ url })).statusCode).toBe(422);
    }
  });

  test('counts a held unit as taken until it is released', async () => {
    const held = await createListing(server.db, { title: 'Held Court', town: 'Heldtown' });
    const [apartmentId = ''] = held.apartmentIds;
    const set = (status: 'held' | 'available') =>
      server.db.update(apartments).set({ status }).where(eq(apartments.id, apartmentId));
    const seen = async () => {
      const property = await read(held.propertyId);
      const [card] = (await searchHomes(server.app, { search: 'Heldtown' })).properties;
      const unit = property.buildings
        .flatMap((block) => block.apartments)
        .find(({ id }) => id === apartmentId);
      return [unit?.status, property.units, card?.units];
    };
    await set('held');
    expect(await seen()).toEqual(['held', 3, 3]);
    await set('available');
    expect(await seen()).toEqual(['available', 4, 4]);
  });

  test('counts its units as they are sold, deleted and added', async () => {
    const home = await createListing(server.db, { title: 'Counted' });
    const [one = '', two = ''] = home.apartmentIds;
    for (const status of ['held', 'sold'] as const) {
      await server.db.update(apartments).set({ status }).where(eq(apartments.propertyId, home.propertyId));
    }
    expect(await read(home.propertyId)).toMatchObject({ units: 0, units_total: 4 });
    await server.db.update(apartments).set({ status: 'available' }).where(eq(apartments.id, one));
    await server.db.delete(apartments).where(eq(apartments.id, two));
    expect(await read(home.propertyId)).toMatchObject({ units: 1, units_total: 3 });
  });

  test('has up to ten like it: of its town first, then of its state, and never itself', async () => {
    const here = { town: 'Yaba', state: 'Lagos', type: 'flat' } as const;
    const home = await createListing(server.db, { ...here, title: 'Home' });
    await createListing(server.db, { ...here, title: 'Neighbour', priceKobo: naira(26_000_000) });
    await createListing(server.db, { ...here, title: 'Dear neighbour', priceKobo: naira(90_000_000) });
    await createListing(server.db, {
      ...here,
      town: 'Ikeja',
      title: 'Same state',
      priceKobo: naira(25_000_000),
    });
    for (let index = 0; index < 12; index++) {
      await createListing(server.db, {
        title: `Elsewhere ${index}`,
        town: 'Kano',
        state: 'Kano',
        type: 'flat',
      });
    }
    const response = await server.app.inject({
      url: '/api/propy/similar-properties',
      query: { id: home.propertyId },
    });
    const { properties } = similarResponse.parse(response.json()).body;
    expect(properties).toHaveLength(10);
    expect(properties.slice(0, 3).map(({ title }) => title)).toEqual([
      'Neighbour',
      'Dear neighbour',
      'Same state',
    ]);
    expect(properties.map(({ id }) => id)).not.toContain(home.propertyId);
    expect(new Set(properties.map(({ id }) => id)).size).toBe(10);
  });
});

describeOnPostgres('the count of a home’s units', (open) => {
  test('is correct after many units were taken concurrently', async () => {
    const server = await open();
    const home = await createListing(server.db, {
      blocks: [{ bedrooms: 1, bathrooms: 1, floors: 5, unitsPerFloor: 8 }],
    });
    await Promise.all(
      home.apartmentIds
        .slice(0, 30)
        .map((id) => server.db.update(apartments).set({ status: 'reserved' }).where(eq(apartments.id, id))),
    );
    const [card] = (await searchHomes(server.app)).properties;
    expect(card?.units).toBe(10);
    await server.close();
  });
});
