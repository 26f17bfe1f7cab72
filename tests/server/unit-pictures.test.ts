import { afterAll, beforeAll, expect, test } from 'vitest';
import { unitPicturePath } from '#domain/listings/homeLights.ts';
import { createListing, type TestListing } from './kit/listings.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

describeOnDatabase("the picture of a unit's block", (open) => {
  let server: TestServer;
  let listing: TestListing;
  beforeAll(async () => {
    server = await open();
    listing = await createListing(server.db);
  });
  afterAll(() => server?.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const pathOf = (unit: number) => unitPicturePath(listing.apartmentIds[unit] ?? '', 'evening');

  test('is drawn for each unit, cached by browsers, and revalidated without being sent again', async () => {
    const first = await get(pathOf(0));
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=86400/);
    expect(first.body).toMatch(/^<svg .*<\/svg>$/s);
    expect((await get(pathOf(1))).body).not.toBe(first.body);

    const again = await get(pathOf(0), { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('does not exist for an unknown unit, a malformed id, or another light', async () => {
    const [unit = ''] = listing.apartmentIds;
    for (const url of [
      unitPicturePath(listing.propertyId, 'evening'),
      unitPicturePath('1', 'evening'),
      `/media/homes/${unit}/noon.svg`,
    ])
      expect((await get(url)).statusCode).toBe(404);
  });
});
