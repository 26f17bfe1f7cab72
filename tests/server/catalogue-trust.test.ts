import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { propertyResponse } from '#api/contract/properties.ts';
import { ImportError } from '#server/catalogue/import/errors.ts';
import { importListings } from '#server/catalogue/import/import.ts';
import { loadSampleIfEmpty, sampleListings } from '#server/catalogue/sample/load.ts';
import { syncSampleTrust } from '#server/catalogue/sample/sync-trust.ts';
import { agents, properties } from '#server/platform/db/schema/properties.ts';
import { buildJsonListing, CSV_HEADER, CSV_ROW } from './kit/imports.ts';
import { createListing } from './kit/listings.ts';
import { searchHomes } from './kit/searching.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const TRUST_HEADER =
  'title_document,developer,developer_registration,developer_redan,completes_on,agent_name,agent_company,agent_phone,agent_whatsapp,agent_email';

describe('the title, developer and completion of the sample', () => {
  const sample = sampleListings(NOW);

  test('are given for every home, the same each time', () => {
    expect(sampleListings(NOW)).toEqual(sample);
    for (const { titleDocument, developer, completesOn, milestones } of sample) {
      expect(titleDocument).not.toBeNull();
      expect(developer?.registration).toMatch(/^RC 99\d{6}$/);
      expect(completesOn).toBe(milestones.at(-1)?.date);
    }
  });

  test('vary, and agree with what the text says', () => {
    expect(new Set(sample.map(({ titleDocument }) => titleDocument)).size).toBe(6);
    expect(new Set(sample.map(({ developer }) => developer?.name)).size).toBeGreaterThanOrEqual(12);
    const titleOf = (title: string) => sample.find((home) => home.title === title)?.titleDocument;
    expect(titleOf('Idejo House')).toBe('certificate_of_occupancy');
    expect(titleOf('Akesan House')).toBe('governors_consent');
  });
});

describeOnDatabase('what a buyer asks before paying', (open) => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'trust-'));
  });
  beforeEach(() => server.db.delete(properties));
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function importText(name: string, content: string) {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return importListings(server.db, file, { now: NOW });
  }
  const importJson = (...listings: unknown[]) => importText('homes.json', JSON.stringify({ listings }));
  const importCsv = (row: string) =>
    importText('homes.csv', `${CSV_HEADER},${TRUST_HEADER}\n${CSV_ROW},${row}`);
  async function onlyHome() {
    const [card] = (await searchHomes(server.app)).properties;
    const response = await server.app.inject({
      url: '/api/propy/get-property',
      query: { id: card?.id ?? '' },
    });
    return propertyResponse.parse(response.json()).body.property;
  }

  test('is read from JSON, in one spelling, with photographs newest first', async () => {
    await importJson(
      buildJsonListing({
        title_document: 'governors_consent',
        developer: { name: 'Lagoon Crest Ltd', registration: 'rc1234567', redan: 'redan/lag/0412' },
        completes_on: '2027-06-30',
        site_photographs: [
          { url: '/media/june.jpg', alt: 'The ground floor', taken_on: '2026-06-02' },
          { url: '/media/october.jpg', alt: 'The first floor', taken_on: '2026-10-02' },
        ],
        agent: {
          name: 'Adunni Bello',
          company: 'Adunni Homes Ltd',
          phone: '+2348031234567',
          whatsapp: '+2348039876543',
        },
      }),
    );
    expect(await onlyHome()).toMatchObject({
      title_document: 'governors_consent',
      developer: { name: 'Lagoon Crest Ltd', registration: 'RC 1234567', redan: 'REDAN/LAG/0412' },
      completes_on: '2027-06-30',
      site_photographs: [
        { url: '/media/october.jpg', alt: 'The first floor', taken_on: '2026-10-02' },
        { url: '/media/june.jpg', alt: 'The ground floor', taken_on: '2026-06-02' },
      ],
      agent: { phone: '+2348031234567', whatsapp: '+2348039876543' },
    });
  });

  test('is null or empty if it is not given', async () => {
    await importJson(buildJsonListing({ developer: { name: 'Lagoon Crest Ltd' } }));
    expect(await onlyHome()).toMatchObject({
      title_document: null,
      developer: { name: 'Lagoon Crest Ltd', registration: null, redan: null },
      completes_on: null,
      site_photographs: [],
      agent: null,
    });
  });

  test.each([
    [{ title_document: 'paper' }, /^title_document has to be one of certificate_of_occupancy, /],
    [{ developer: { registration: 'RC 1' } }, 'developer.name is missing'],
    [{ developer: { name: 'X', registration: 'ABC' } }, 'developer.registration has to be like RC 1234567'],
    [{ developer: { name: 'X', redan: '!' } }, /^developer\.redan has to be a membership number/],
    [{ completes_on: '30/06/2027' }, 'completes_on has to be a day like 2026-11-30'],
    [
      { site_photographs: [{ url: '/a.jpg', alt: 'A', taken_on: '2026-11-22' }] },
      'site_photographs.0.taken_on is in the future',
    ],
    [
      { site_photographs: [{ url: 'https://x.example/a.jpg', alt: 'A', taken_on: '2026-11-20' }] },
      /^site_photographs\.0\.url has to start with one/,
    ],
    [
      { agent: { name: 'A', company: 'B', whatsapp: '0803' } },
      'agent.whatsapp has to be like +2348031234567',
    ],
  ])('of %j is rejected', async (fields, reason) => {
    const error: unknown = await importJson(buildJsonListing(fields)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportError);
    expect(error instanceof ImportError && error.rejections).toEqual([
      { row: 1, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) },
    ]);
  });

  test('is read from columns of a CSV, as people write it', async () => {
    const report = await importCsv(
      "Governor's Consent,Lagoon Crest Ltd,1234567,,2027-06-30,Adunni Bello,Adunni Homes,0803 123 4567,08039876543,",
    );
    expect(report.rejections).toEqual([]);
    expect(await onlyHome()).toMatchObject({
      title_document: 'governors_consent',
      developer: { name: 'Lagoon Crest Ltd', registration: 'RC 1234567', redan: null },
      completes_on: '2027-06-30',
      agent: {
        name: 'Adunni Bello',
        company: 'Adunni Homes',
        phone: '+2348031234567',
        whatsapp: '+2348039876543',
        email: null,
      },
    });
  });

  test.each([
    ['C of Q,,,,,,,,,', '"C of Q" is not a title document that we know'],
    [',X,12-3,,,,,,,', '"12-3" is not a registration like RC 1234567'],
    [',X,,!,,,,,,', '"!" is not a membership number of REDAN'],
    [',,RC 1,,,,,,,', 'it has the number of a developer without a name'],
    [',,,,June 2027,,,,,', '"June 2027" is not a day like 2026-11-30'],
    [',,,,0000-01-01,,,,,', '"0000-01-01" is not a day like 2026-11-30'],
    [',,,,,Adunni Bello,,,,', 'its agent needs a name and a company'],
    [',,,,,,,08031234567,,', 'its agent has no name'],
    [',,,,,A,B,0803,,', '"0803" is not a phone number'],
    [',,,,,A,B,,12,', '"12" is not a phone number'],
    [',,,,,A,B,,,mail', '"mail" is not an email address'],
  ])('in a row that ends in %s is rejected', async (row, reason) => {
    expect(await importCsv(row)).toMatchObject({ importedCount: 0, rejections: [{ row: 2, reason }] });
  });

  test('is checked by the database too', async () => {
    const { propertyId } = await createListing(server.db);
    const change = (fields: Partial<typeof properties.$inferInsert>) =>
      server.db.update(properties).set(fields).where(eq(properties.id, propertyId));
    await expect(change({ developerRegistration: 'RC 1' })).rejects.toThrow();
    await expect(change({ developerName: 'X', developerRegistration: 'rc1' })).rejects.toThrow();
    await expect(change({ developerName: 'X', developerRedan: '!' })).rejects.toThrow();
    await change({ developerName: 'X', developerRegistration: 'RC 1', developerRedan: 'REDAN/1' });
  });

  test('is added to a sample of an earlier release, but not to listings with their own', async () => {
    await loadSampleIfEmpty(server.db, NOW);
    const nothing = {
      titleDocument: null,
      developerName: null,
      developerRegistration: null,
      developerRedan: null,
      completesOn: null,
    };
    await server.db.update(properties).set(nothing);
    await server.db.update(agents).set({ whatsapp: null });
    await server.db
      .update(properties)
      .set({ developerName: 'Our own Ltd' })
      .where(eq(properties.title, 'Orchid Steps'));
    expect(await syncSampleTrust(server.db)).toBe(sampleListings(NOW).length - 1);
    expect(await syncSampleTrust(server.db)).toBe(0);
    const rows = await server.db
      .select({
        title: properties.title,
        developer: properties.developerName,
        completesOn: properties.completesOn,
      })
      .from(properties);
    const fresh = sampleListings(NOW);
    const expected = fresh.map(({ title, developer, completesOn }) =>
      title === 'Orchid Steps'
        ? { title, developer: 'Our own Ltd', completesOn: null }
        : { title, developer: developer?.name, completesOn },
    );
    const byTitle = (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1);
    expect(rows.sort(byTitle)).toEqual(expected.sort(byTitle));
    const known = await server.db.select({ whatsapp: agents.whatsapp }).from(agents);
    expect(known.filter(({ whatsapp }) => whatsapp !== null)).toHaveLength(7);
  });
});
