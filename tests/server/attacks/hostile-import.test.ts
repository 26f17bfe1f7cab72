import { mkdtemp, open as openFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importListings } from '#server/catalogue/import/import.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { buildJsonListing, CSV_HEADER, CSV_ROW } from '../kit/imports.ts';
import { searchHomes } from '../kit/searching.ts';
import { describeOnDatabase, type TestServer } from '../kit/server.ts';

const MB = 1024 * 1024;

/** Finding 15: a file within the stated limit crashed the importer, which accepted any characters. */
describeOnDatabase('an import', (open) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'hostile-import-'));
  });
  beforeEach(() => server.db.delete(properties));
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const importFile = (name: string) =>
    importListings(server.db, path.join(folder, name), { now: new Date('2026-11-21T08:00:00Z') });
  async function importText(name: string, text: string) {
    await writeFile(path.join(folder, name), text);
    return importFile(name);
  }
  const importJson = (...listings: unknown[]) => importText('homes.json', JSON.stringify({ listings }));

  it.each([
    ['huge.csv', 256],
    ['huge.json', 16],
  ])('rejects %s before it reads a byte of it', async (name, maxMb) => {
    const file = await openFile(path.join(folder, name), 'w');
    await file.truncate(10_000 * MB);
    await file.close();
    const before = process.memoryUsage().rss;
    await expect(importFile(name)).rejects.toThrow(
      new RegExp(`is larger than ${maxMb} MB\\. Split it into several files\\.$`),
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MB);
  });

  it('rejects a device or pipe, which might never end', async () => {
    await symlink('/dev/zero', path.join(folder, 'endless.csv'));
    await expect(importFile('endless.csv')).rejects.toThrow(/endless\.csv is not a file\.$/);
  });

  it('rejects more rows, listings or units than the limits', async () => {
    const rows = `${CSV_HEADER}\n${',,,,,,,\n'.repeat(1_000_001)}`;
    await expect(importText('rows.csv', rows)).rejects.toThrow('The file has more than 1,000,000 rows.');
    const empty = Array(100_001).fill({});
    await expect(importJson(...empty)).rejects.toThrow('The file has more than 100,000 listings.');
    const towers = {
      blocks: Array(100).fill({ bedrooms: 1, bathrooms: 1, floors: 60, units_per_floor: 60 }),
    };
    await expect(importJson(buildJsonListing(towers))).rejects.toThrow(
      'The file has more than 250,000 units.',
    );
    expect((await searchHomes(server.app)).total).toBe(0);
  });

  it.each(['town', 'price'])('rejects a header that names %s twice', async (column) => {
    const text = `${CSV_HEADER},${column}\n${CSV_ROW},Abuja`;
    await expect(importText('twice.csv', text)).rejects.toThrow(
      `The first row names the column ${column} more than once.`,
    );
  });

  it.each([
    ['a bell', 'Lek\u0007ki'],
    ['an escape', '\u001BLekki'],
    ['an override of the direction', '\u202ELekki'],
    ['an isolate of the direction', '\u2066Lekki\u2069'],
    ['a zero-width space', 'Lek\u200Bki'],
    ['a joiner', 'Lek\u200Dki'],
    ['a soft hyphen', 'Lek\u00ADki'],
    ['a tag', 'Lekki\u{E0041}'],
    ['a formula', '=Lekki'],
    ['a formula after a hidden character', '\u200B=+Lekki'],
    ['a reference', '@Lekki'],
  ])('takes no %s with it', async (_, town) => {
    await importText('homes.csv', `${CSV_HEADER}\n${CSV_ROW.replace('Lekki', town)}`);
    await importJson(buildJsonListing({ town, title: `${town} Court` }));
    const { properties: homes } = await searchHomes(server.app, { sort: 'price_asc' });
    expect(homes.map((home) => [home.title, home.town])).toEqual([
      ['Lekki Court', 'Lekki'],
      ['4 bedroom detached duplex in Lekki', 'Lekki'],
    ]);
  });

  it('keeps one line one line, and several lines plain', async () => {
    await importText('homes.csv', `${CSV_HEADER}\n${CSV_ROW.replace('Lekki', '"Lekki\r\nPhase 1"')}`);
    const described = { title: 'Court\nof Mowe', description: '=cmd()|x!A1\r\n\u202EShady\u2028trees' };
    await importJson(buildJsonListing(described));
    const { properties: homes } = await searchHomes(server.app, { sort: 'price_asc' });
    expect(homes.map(({ title }) => title)).toEqual([
      'Court of Mowe',
      '4 bedroom detached duplex in Lekki Phase 1',
    ]);
    const [home] = await server.db
      .select({ description: properties.description })
      .from(properties)
      .where(eq(properties.title, 'Court of Mowe'));
    expect(home?.description).toBe('cmd()|x!A1\nShady\ntrees');
  });
});
