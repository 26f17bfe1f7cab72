import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { propertyResponse } from '#api/contract/properties.ts';
import { isoDate } from '#domain/dates.ts';
import { naira } from '#domain/money.ts';
import { replaceImages } from '#server/catalogue/listings/images.ts';
import type { ListingMilestone } from '#server/catalogue/listings/listing.ts';
import { replaceMilestones } from '#server/catalogue/listings/milestones.ts';
import { loadSampleIfEmpty, sampleListings } from '#server/catalogue/sample/load.ts';
import { syncSampleMilestones } from '#server/catalogue/sample/sync-milestones.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { samplePictures } from '#server/platform/media/sample-pictures.ts';
import { createListing } from './kit/listings.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const SAMPLE = sampleListings(NOW);

/** The five steps that every home had in earlier releases. */
const earlier = (status: ListingMilestone['status']): ListingMilestone[] =>
  ['Foundation', 'Block work', 'Roofing', 'Finishing', 'Handover'].map((name, index) => ({
    name,
    date: isoDate(`2026-0${index + 1}-21`),
    status,
  }));

test('no two homes are built by the same steps on the same days', () => {
  expect(new Set(SAMPLE.map(({ milestones }) => JSON.stringify(milestones))).size).toBe(SAMPLE.length);
});

test('the steps fit the home', () => {
  const stepsOf = (title: string) =>
    SAMPLE.find((home) => home.title === title)?.milestones.map(({ name }) => name);
  expect(stepsOf('Aso View Court')).toEqual([
    'Piling and foundation',
    'Frame and block work, 4 floors',
    'Roofing and lift shaft',
    'Interior finishing and pool',
    'Handover of 8 apartments',
  ]);
  expect(stepsOf('Sabon Lugbe Bungalows')).toEqual([
    'Foundation',
    'Block work',
    'Roofing',
    'Interior finishing and borehole',
    'Handover of 6 bungalows',
  ]);
});

test('the steps are consecutive, and none begins before the previous one', () => {
  const order = ['Completed', 'On-going', 'Pending'];
  for (const { milestones } of SAMPLE) {
    const dates = milestones.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    const ranks = milestones.map(({ status }) => order.indexOf(status));
    expect(ranks).toEqual(ranks.toSorted());
  }
});

describeOnDatabase('the building steps of the sample', (open) => {
  let server: TestServer;
  let folder: string;
  const finished = SAMPLE.find(({ title }) => title === 'Aso View Court');
  const roofed = SAMPLE.find(({ title }) => title === 'Ile Ayo Court');

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'milestones-test-'));
    server = await open({ TEST_PICTURES: folder });
    await loadSampleIfEmpty(server.db, NOW);
    const manifest: Record<string, unknown> = {};
    for (const title of ['Aso View Court', 'Ile Ayo Court']) {
      const { code } = await rowOf(title);
      const keys = ['street', 'inside'].map((view) => ({
        view,
        key: `${code}/${view}-a0b1c2-01234567`,
        alt: view,
      }));
      for (const { key } of keys) {
        await mkdir(path.join(folder, key), { recursive: true });
        await writeFile(path.join(folder, key, '800.jpg'), key);
      }
      manifest[code] = keys;
    }
    await writeFile(path.join(folder, 'pictures.json'), JSON.stringify(manifest));
    const { code } = await rowOf('Ile Ayo Court');
    const stages = ['foundation', 'roof'].map((stage) => ({
      stage,
      key: `${code}/${stage}-a0b1c2-01234567-800`,
      alt: `${stage} on site`,
    }));
    for (const { key } of stages) {
      await mkdir(path.join(folder, key), { recursive: true });
      await writeFile(path.join(folder, key, '800.jpg'), key);
    }
    const gone = { stage: 'structure', key: `${code}/structure-a0b1c2-01234567-800`, alt: 'No files' };
    await writeFile(path.join(folder, 'stages.json'), JSON.stringify({ [code]: [...stages, gone] }));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const sync = () => syncSampleMilestones(server.db, samplePictures(folder));
  async function rowOf(title: string) {
    const [row] = await server.db.select().from(properties).where(eq(properties.title, title));
    if (!row) throw new Error(`${title} is not there.`);
    return row;
  }
  async function milestonesOf(title: string) {
    const { id } = await rowOf(title);
    const response = await server.app.inject({ url: '/api/propy/get-property', query: { id } });
    return propertyResponse
      .parse(response.json())
      .body.property.milestones.map(({ id: _, images, ...milestone }) => ({
        ...milestone,
        images: images.map(({ alt }) => alt),
      }));
  }
  const write = async (title: string, milestones: readonly ListingMilestone[]) => {
    const { id } = await rowOf(title);
    await server.db.transaction((transaction) => replaceMilestones(transaction, id, milestones));
  };

  it('of a finished home have its own pictures: outside at the handover, rooms at the finishing', async () => {
    expect(await sync()).toBe(2);
    const steps = await milestonesOf('Aso View Court');
    expect(steps.map(({ images }) => images)).toEqual([[], [], [], ['inside'], ['street']]);
  });

  it('of a home under construction have those of its site, if they are rendered', async () => {
    const steps = await milestonesOf('Ile Ayo Court');
    expect(steps.map(({ images }) => images)).toEqual([['foundation on site'], [], ['roof on site'], [], []]);
  });

  it('replace the five that every home had, and then stay', async () => {
    await write('Aso View Court', earlier('Completed'));
    await write('Ile Ayo Court', earlier('Pending'));
    expect(await sync()).toBe(2);
    expect((await milestonesOf('Ile Ayo Court')).map(({ name, date }) => [name, date])).toEqual(
      roofed?.milestones.map(({ name, date }) => [name, date]),
    );
    expect((await milestonesOf('Aso View Court')).map(({ date }) => date)).toEqual(
      finished?.milestones.map(({ date }) => date),
    );
    expect(await sync()).toBe(0);
  });

  it('lose the rendered pictures if there are photographs', async () => {
    const { id } = await rowOf('Aso View Court');
    const photographs = [{ url: '/pictures/court.jpg', alt: 'The court' }];
    await server.db.transaction((transaction) => replaceImages(transaction, id, photographs));
    expect(await sync()).toBe(1);
    expect((await milestonesOf('Aso View Court')).flatMap(({ images }) => images)).toEqual([]);
  });

  it('are unchanged if an operator changed them, and on imported listings', async () => {
    const own: ListingMilestone[] = [{ name: 'Fence', date: isoDate('2026-12-01'), status: 'On-going' }];
    await write('Ile Ayo Court', own);
    const photographed = earlier('Completed').map((step) => ({
      ...step,
      images: [{ url: '/pictures/site.jpg', alt: 'The site' }],
    }));
    await write('Bodija Steps', photographed);
    await createListing(server.db, {
      title: 'Imported Court',
      priceKobo: naira(20_000_000),
      milestones: earlier('Completed'),
    });
    expect(await sync()).toBe(0);
    expect(await milestonesOf('Ile Ayo Court')).toEqual([{ ...own[0], images: [] }]);
    expect((await milestonesOf('Bodija Steps'))[0]?.images).toEqual(['The site']);
    expect((await milestonesOf('Imported Court')).map(({ name }) => name)).toContain('Block work');
  });
});
