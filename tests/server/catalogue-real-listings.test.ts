import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportReport, importListings } from '#server/catalogue/import/import.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { searchHomes } from './kit/searching.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

/** The path of a CSV with real listings, which is not part of the product. */
const REAL_LISTINGS_CSV = process.env.REAL_LISTINGS_CSV;
if (!REAL_LISTINGS_CSV)
  console.log('REAL_LISTINGS_CSV names no file: the import of real listings is not tested.');

describeOnDatabase('real listings', (open) => {
  let server: TestServer;
  let report: ImportReport;
  beforeAll(async () => {
    server = await open();
    if (REAL_LISTINGS_CSV) report = await importListings(server.db, REAL_LISTINGS_CSV, { now: new Date() });
  });
  afterAll(() => server?.close());

  test.skipIf(!REAL_LISTINGS_CSV)('are imported or rejected, each row one of the two', async () => {
    expect(report.rowCount).toBe(24_326);
    expect(report.importedCount + report.rejections.length).toBe(report.rowCount);
    expect(report.importedCount).toBeGreaterThan(13_000);
    const { cheapest, dearest, homes } = await queryRow<{ cheapest: number; dearest: number; homes: number }>(
      server.db,
      sql`select (min(price_kobo) / 100)::float8 as cheapest, (max(price_kobo) / 100)::float8 as dearest, count(*)::integer as homes from properties`,
    );
    expect(cheapest).toBeGreaterThanOrEqual(1_000_000);
    expect(dearest).toBeLessThanOrEqual(20_000_000_000);
    expect(homes).toBe(report.importedCount);
  });

  test.skipIf(!REAL_LISTINGS_CSV)('are found with a typo as without, as many as there are', async () => {
    for (const [typo, right] of [
      ['Leki', 'Lekki'],
      ['Ikoyii', 'Ikoyi'],
      ['Prot Harcourt', 'Port Harcourt'],
      ['Gwarimpa', 'Gwarinpa'],
      ['Asokoro', 'Asokoro District'],
    ]) {
      const rightly = await searchHomes(server.app, { search: right ?? '' });
      expect(rightly.total).toBeGreaterThan(50);
      expect(await searchHomes(server.app, { search: typo ?? '' })).toEqual(rightly);
    }
    expect((await searchHomes(server.app)).total).toBe(report.importedCount);
  });
});
