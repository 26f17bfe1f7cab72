import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ImportError, ImportStopped } from '#server/catalogue/import/errors.ts';
import { importListings } from '#server/catalogue/import/import.ts';
import { queryRow } from '#server/platform/db/database.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { buildJsonListing, CSV_HEADER, CSV_ROW } from './kit/imports.ts';
import { linesOf, runProgram } from './kit/run-program.ts';
import { searchHomes } from './kit/searching.ts';
import { describeOnEachDatabase, type TestServer } from './kit/server.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const PICTURE = { url: '/pictures/court.jpg', alt: 'The court' };
const ROOF = { name: 'Roof', date: '2026-02-28', status: 'Pending' };

describeOnEachDatabase('the import of listings', (open) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'listings-'));
  });
  beforeEach(() => server.db.delete(properties));
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function importText(name: string, content: string | Uint8Array, keepDuplicates = false) {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return importListings(server.db, file, { now: NOW, keepDuplicates });
  }
  const importCsv = (...rows: string[]) => importText('homes.csv', [CSV_HEADER, ...rows].join('\n'));
  const importJson = (...listings: unknown[]) => importText('homes.json', JSON.stringify({ listings }));
  const everything = () =>
    queryRow<{ content: string; homes: number; units: number }>(
      server.db,
      sql`select (select count(*)::integer from properties) as homes, (select count(*)::integer from apartments) as units,
            (select string_agg(concat_ws(' ', p.id, p.code, p.title, p.price_kobo, p.listed_at), ',' order by p.id)
             from properties as p) as content`,
    );

  describe('from CSV', () => {
    test('maps the kinds to our types, and makes a home of each row', async () => {
      const report = await importCsv(
        '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000',
        '4,4,5,2,Semi Detached Duplex,Lekki,Lagos,75000000',
        '3,4,5,4,Terraced Duplexes,Wuse 2,Abuja,"190,000,000"',
        '3,3,4,1,Terraced Bungalow,Epe,Lagos,12500000.50',
        '2,2,3,6,Block of Flats,Surulere,Lagos,₦32500000',
        '2,2,3,6,Maisonette,Surulere,Lagos,32500000',
      );
      expect(report).toEqual({
        file: 'homes.csv',
        rowCount: 6,
        importedCount: 6,
        knownCount: 0,
        withdrawnCount: 0,
        relistedCount: 0,
        rejections: [],
      });
      const { properties: homes } = await searchHomes(server.app, { sort: 'price_asc' });
      expect(
        homes.map(({ title, type, price, address, beds, baths, units }) => [
          title,
          type,
          price,
          address,
          beds,
          baths,
          units,
        ]),
      ).toEqual([
        ['3 bedroom terraced bungalow in Epe', 'bungalow', 1_250_000_050, 'Epe, Lagos', 3, 3, 1],
        ['2 bedroom flat in Surulere', 'flat', 3_250_000_000, 'Surulere, Lagos', 2, 2, 4],
        ['2 bedroom maisonette in Surulere', 'maisonette', 3_250_000_000, 'Surulere, Lagos', 2, 2, 1],
        ['4 bedroom semi detached duplex in Lekki', 'duplex', 7_500_000_000, 'Lekki, Lagos', 4, 4, 1],
        ['4 bedroom detached duplex in Lekki', 'duplex', 12_000_000_000, 'Lekki, Lagos', 4, 5, 1],
        ['3 bedroom terraced duplex in Wuse 2', 'terrace', 19_000_000_000, 'Wuse 2, Abuja', 3, 4, 1],
      ]);
    });

    test.each([
      ['4,5,5,4,Detached Duplex,Lekki,Lagos,999999', 'the price ₦999,999 is under ₦1,000,000'],
      [
        '4,5,5,4,Detached Duplex,Lekki,Lagos,20000000001',
        'the price ₦20,000,000,001 is over ₦20,000,000,000',
      ],
      ['4,5,5,4,Detached Duplex,Lekki,Lagos,cheap', 'the price "cheap" is not an amount'],
      ['4,5,5,4,Detached Duplex,Lekki,Lagos,-5', 'the price "-5" is not an amount'],
      [
        '4,5,5,4,Detached Duplex,Lekki,Lagos,99999999999999999999',
        'the price "99999999999999999999" is not an amount',
      ],
      ['0,5,5,4,Detached Duplex,Lekki,Lagos,50000000', 'it has no number of bedrooms'],
      [',5,5,4,Detached Duplex,Lekki,Lagos,50000000', 'it has no number of bedrooms'],
      ['4,,5,4,Detached Duplex,Lekki,Lagos,50000000', 'it has no number of bathrooms'],
      ['400,5,5,4,Detached Duplex,Lekki,Lagos,50000000', 'it has more than 30 bedrooms or bathrooms'],
      ['4,5,5,4,Land,Lekki,Lagos,50000000', '"Land" is not a kind of home that we know'],
      ['4,5,5,4,Detached Duplex,,Lagos,50000000', 'it names no town or no state'],
      [`4,5,5,4,Detached Duplex,${'x'.repeat(81)},Lagos,50000000`, 'the town or state is too long'],
      ['4,5,5,4,Detached Duplex,Lekki', 'it has more or fewer fields than the header'],
      ['2,2,3,6,Detached Bungalow,Epe,Lagos,12000000', 'it repeats row 2'],
      ['2.0,2,3,6,DETACHED BUNGALOW ,Epe,Lagos,"12,000,000"', 'it repeats row 2'],
    ])('rejects %s, and imports the rest', async (row, reason) => {
      const report = await importCsv('2,2,3,6,Detached Bungalow,Epe,Lagos,12000000', row);
      expect(report).toMatchObject({ rowCount: 2, importedCount: 1, rejections: [{ row: 3, reason }] });
      expect((await searchHomes(server.app)).total).toBe(1);
    });

    test('rejects a town in another state than nearly all of its rows', async () => {
      const lekki = Array.from(
        { length: 12 },
        (_, index) => `4,4,4,4,Detached Duplex,Lekki,Lagos,${50 + index}000000`,
      );
      const report = await importCsv(
        ...lekki,
        '4,4,4,4,Detached Duplex,Lekki,Anambara,50000000',
        '4,4,4,4,Detached Duplex,Awka,Anambara,50000000',
      );
      expect(report.rejections).toEqual([{ row: 14, reason: 'Lekki is in Lagos, not in Anambra' }]);
      expect((await searchHomes(server.app, { search: 'Anambra' })).total).toBe(1);
    });

    test('takes any text as the name of a state, also that of a property of every object', async () => {
      const report = await importCsv(
        '2,2,2,1,Detached Bungalow,Mowe,toString,25000000',
        '2,2,2,1,Detached Bungalow,constructor,__proto__,25000000',
      );
      expect(report).toMatchObject({ importedCount: 2, rejections: [] });
      expect((await searchHomes(server.app, { search: 'toString' })).total).toBe(1);
    });

    test('takes repeated rows as more homes when asked', async () => {
      const rows = [
        CSV_HEADER,
        ...Array.from({ length: 3 }, () => '2,2,3,6,Detached Bungalow,Epe,Lagos,12000000'),
      ].join('\n');
      expect(await importText('twins.csv', rows, true)).toMatchObject({ importedCount: 3, rejections: [] });
      expect(await importText('twins.csv', rows, true)).toMatchObject({ importedCount: 0, knownCount: 3 });
    });

    test('again changes nothing at all', async () => {
      const rows = [
        '2,2,3,6,Detached Bungalow,Epe,Lagos,12000000',
        '4,5,5,4,Detached Duplex,Lekki,Lagos,120000000',
      ];
      await importCsv(...rows);
      const before = await everything();
      expect(await importCsv(...rows)).toMatchObject({ importedCount: 0, knownCount: 2 });
      expect(await everything()).toEqual(before);
      expect(await importCsv(...rows, '3,3,3,3,Detached Bungalow,Epe,Lagos,15000000')).toMatchObject({
        importedCount: 1,
        knownCount: 2,
      });
    });

    test('knows a home that an earlier release has imported', async () => {
      await importCsv(CSV_ROW);
      const keys = server.db.select({ key: properties.sourceKey }).from(properties);
      expect(await keys).toEqual([{ key: 'csv:61154e9f16458a2228d2b6d9f482296c' }]);
    });

    test('keeps what is stored when it stops, and goes on after it', async () => {
      const rows = Array.from(
        { length: 2_100 },
        (_, index) => `2,2,3,6,Detached Bungalow,Epe,Lagos,${12_000_000 + index}`,
      );
      await server.db.execute(
        sql`alter table properties add constraint too_dear check (price_kobo < ${sql.raw(String((12_000_000 + 1_500) * 100))})`,
      );
      const stopped = await importCsv(...rows).catch((error: unknown) => error);
      await server.db.execute(sql`alter table properties drop constraint too_dear`);
      expect(stopped).toBeInstanceOf(ImportStopped);
      expect(stopped).toMatchObject({ keptRowCount: 1_000, rejections: [] });
      expect((await searchHomes(server.app)).total).toBe(1_000);
      // The stopped import must also analyze the table; otherwise the planner would not know its size.
      const { known } = await queryRow<{ known: number }>(
        server.db,
        sql`select reltuples::integer as known from pg_class where oid = 'properties'::regclass`,
      );
      expect(known).toBe(1_000);
      expect(await importCsv(...rows)).toMatchObject({ importedCount: 1_100, knownCount: 1_000 });
      const { codes } = await queryRow<{ codes: number }>(
        server.db,
        sql`select count(distinct code)::integer as codes from properties`,
      );
      expect(codes).toBe(2_100);
    });

    test('reads a BOM, CRLF, quotes, other columns and another order', async () => {
      const text = `\uFEFFprice,State,town,title,parking_space,toilets,bathrooms,bedrooms,notes\r\n"12000000","Lagos","Epe, ""old"" town",Detached Bungalow,1,2,2,2,"two\r\nlines"\r\n`;
      expect(await importText('odd.csv', text)).toMatchObject({
        rowCount: 1,
        importedCount: 1,
        rejections: [],
      });
      expect((await searchHomes(server.app)).properties[0]).toMatchObject({
        town: 'Epe, "old" town',
        beds: 2,
      });
    });

    test.each([
      ['an empty file', '', /is empty/],
      ['a file of blanks', '\n\n', /has to name the columns|has no rows/],
      ['a header alone', CSV_HEADER, /a header and no rows/],
      ['another header', 'a,b\n1,2', /missing: bedrooms, bathrooms/],
      ['a header without a column', `${CSV_HEADER.replace(',price', '')}\n1,2,3,4,5,6,7`, /missing: price\./],
      ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), /is not a text file/],
      ['another encoding', new Uint8Array([0x62, 0xe9, 0x64]), /is not text in UTF-8/],
      ['a quote that never ends', `${CSV_HEADER}\n"4,5`, /not a CSV that can be read/],
      ['a huge field', `${CSV_HEADER}\n${'x'.repeat(70_000)},1,1,1,1,1,1,1`, /not a CSV that can be read/],
    ])('rejects %s with a clear line', async (_, content, message) => {
      await expect(importText('bad.csv', content)).rejects.toThrow(message);
      expect((await searchHomes(server.app)).total).toBe(0);
    });

    test('rejects a missing file, and one of another type', async () => {
      const options = { now: NOW };
      await expect(importListings(server.db, path.join(folder, 'none.csv'), options)).rejects.toThrow(
        /cannot be read/,
      );
      await expect(importListings(server.db, path.join(folder, 'homes.xlsx'), options)).rejects.toThrow(
        /has to end in .json or .csv/,
      );
    });
  });

  describe('from JSON', () => {
    test('takes the example of the documentation', async () => {
      const documentation = await readFile(new URL('../../docs/listings.md', import.meta.url), 'utf8');
      const example = /```json\n([\s\S]*?)```/.exec(documentation)?.[1] ?? '';
      expect(await importText('example.json', example)).toMatchObject({ importedCount: 1 });
      const [home] = (await searchHomes(server.app, { search: 'Ile Ayo' })).properties;
      expect(home).toMatchObject({
        price: 2_500_000_000,
        units: 15,
        buildings_count: 2,
        listed_at: '2026-10-01T08:00:00.000Z',
      });
      expect(await importText('example.json', example)).toMatchObject({ importedCount: 0, knownCount: 1 });
    });

    test.each<[string, Record<string, unknown>, RegExp]>([
      ['no title', { title: undefined }, /title is missing/],
      ['an empty title', { title: ' ' }, /title is empty/],
      ['another type', { type: 'castle' }, /type has to be one of/],
      ['a price as text', { price_naira: '25000000' }, /price_naira has to be a whole number/],
      [
        'a price under the least',
        { price_naira: 999_999 },
        /price_naira has to be a whole number from 1000000/,
      ],
      ['no blocks', { blocks: [] }, /blocks has to have at least one block/],
      [
        'no bedrooms',
        { blocks: [{ bedrooms: 0, bathrooms: 1, floors: 1, units_per_floor: 1 }] },
        /blocks.0.bedrooms has to be/,
      ],
      [
        'a sold unit that is not there',
        {
          blocks: [
            { bedrooms: 1, bathrooms: 1, floors: 1, units_per_floor: 1, sold: [{ floor: 1, unit: 1 }] },
          ],
        },
        /sold unit that it does not have/,
      ],
      [
        'a date that is none',
        { milestones: [{ name: 'Roof', date: '2026-02-30', status: 'Pending' }] },
        /milestones.0.date has to be a day/,
      ],
      ['a field that is misspelt', { pirce: 1 }, /pirce/],
      [
        'a picture from elsewhere',
        { images: [{ url: 'javascript:alert(1)', alt: 'x' }] },
        /images.0.url has to start with/,
      ],
      [
        'a picture of another server, which no page may show',
        { images: [{ url: 'https://example.com/x.jpg', alt: 'x' }] },
        /images.0.url has to start with/,
      ],
      [
        'a picture of another server, written short',
        { images: [{ url: '//example.com/x.jpg', alt: 'x' }] },
        /images.0.url has to start with/,
      ],
      ...['/\\example.com/x.jpg', '/\t/example.com/x.jpg'].map(
        (url): [string, Record<string, unknown>, RegExp] => [
          `a picture of another server, as ${JSON.stringify(url)}`,
          { images: [{ url, alt: 'x' }] },
          /images.0.url has to start with/,
        ],
      ),
      [
        'a day that no database stores',
        { completes_on: '0000-01-01' },
        /^completes_on has to be a day from 1900/,
      ],
      ['61 amenities', { amenities: Array(61).fill('Gym') }, /^amenities has more than 60 amenities$/],
      ['61 pictures', { images: Array(61).fill(PICTURE) }, /^images has more than 60 pictures$/],
      ['41 milestones', { milestones: Array(41).fill(ROOF) }, /^milestones has more than 40 milestones$/],
      [
        '21 pictures of one milestone',
        { milestones: [{ ...ROOF, images: Array(21).fill(PICTURE) }] },
        /^milestones\.0\.images has more than 20 pictures$/,
      ],
      [
        '121 photographs of the site',
        { site_photographs: Array(121).fill({ ...PICTURE, taken_on: '2026-10-02' }) },
        /^site_photographs has more than 120 photographs$/,
      ],
      ['a NUL', { title: 'Ile\u0000Ayo' }, /title has a character that cannot be kept/],
      ['a day in the future', { listed_on: '2099-01-01' }, /^listed_on is in the future$/],
      ['the key of another', { key: 'b' }, /key is that of listing 1/],
    ])('with %s imports none of the file, and says where and why', async (_, overrides, reason) => {
      const failure = await importJson(buildJsonListing({ key: 'b' }), buildJsonListing(overrides)).catch(
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(ImportError);
      expect(failure).toMatchObject({ rejections: [{ row: 2, reason: expect.stringMatching(reason) }] });
      expect((await searchHomes(server.app)).total).toBe(0);
    });

    test.each([
      ['no JSON', '{"listings": [', /is not JSON/],
      ['a list', '[]', /has to be an object/],
      ['no listings', '{"listings": []}', /at least one listing/],
      ['nothing', 'null', /has to be an object/],
    ])('rejects %s', async (_, text, message) => {
      await expect(importText('bad.json', text)).rejects.toThrow(message);
    });
  });
});

test('npm run listings:import imports nothing where its report cannot be written', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'listings-report-'));
  const file = path.join(folder, 'homes.csv');
  await writeFile(file, `${CSV_HEADER}\n${CSV_ROW}`);
  const words = ['src/server/catalogue/import/cli.ts', file, '--report', path.join(folder, 'none', 'r.json')];
  const result = await runProgram(words, { DATA_DIR: path.join(folder, 'data') });
  expect([result.code, linesOf(result)]).toEqual([
    1,
    [
      expect.stringMatching(
        /^Nothing is imported, because the report cannot be written: ENOENT: .*r\.json'\.$/,
      ),
    ],
  ]);
  await rm(folder, { recursive: true });
});
