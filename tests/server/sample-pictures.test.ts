import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { propertyResponse } from '#api/contract/properties.ts';
import { replaceImages } from '#server/catalogue/listings/images.ts';
import { loadSampleIfEmpty } from '#server/catalogue/sample/load.ts';
import { syncSamplePictures } from '#server/catalogue/sample/pictures.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import { samplePictures } from '#server/platform/media/sample-pictures.ts';
import { searchHomes } from './kit/searching.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const CODE = 'LAG-0001';
const STREET = `${CODE}/street-a0b1c2-01234567`;
const AIR = `${CODE}/air-c0ffee-89abcdef`;

describeOnDatabase('the pictures that come with the product', (open) => {
  let server: TestServer;
  let folder: string;
  let homeId: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-test-'));
    server = await open({ TEST_PICTURES: folder });
    await loadSampleIfEmpty(server.db, NOW);
    const [home] = await server.db.select().from(properties).where(eq(properties.code, CODE));
    homeId = home?.id ?? '';
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => rm(path.join(folder, 'pictures.json'), { force: true }));

  const sync = () => syncSamplePictures(server.db, samplePictures(folder));
  const write = async (manifest: unknown) => {
    await writeFile(path.join(folder, 'pictures.json'), JSON.stringify(manifest));
  };
  const render = async (key: string) => {
    await mkdir(path.join(folder, key), { recursive: true });
    for (const name of ['400.avif', '800.jpg', 'share.jpg']) {
      await writeFile(path.join(folder, key, name), `${name} of ${key}`);
    }
  };
  const picture = (key: string, alt: string) => ({ view: 'street', key, width: 1500, height: 1000, alt });
  const home = async () => {
    const response = await server.app.inject({ url: '/api/propy/get-property', query: { id: homeId } });
    return propertyResponse.parse(response.json()).body.property;
  };

  it('show a placeholder for every home before they exist', async () => {
    expect(await sync()).toEqual({ changedCount: 0, fault: null });
    expect((await home()).img).toBeNull();
    expect((await home()).images).toEqual([]);
  });

  it('are added to an existing database, in order, and are served', async () => {
    await render(STREET);
    await render(AIR);
    await write({ [CODE]: [picture(STREET, 'From the street'), picture(AIR, 'From the air')] });
    expect(await sync()).toEqual({ changedCount: 1, fault: null });
    const { img, images } = await home();
    expect(img).toBe(`/media/pictures/${STREET}/800.jpg`);
    expect(images).toEqual([
      { url: `/media/pictures/${STREET}/800.jpg`, alt: 'From the street' },
      { url: `/media/pictures/${AIR}/800.jpg`, alt: 'From the air' },
    ]);
    const { properties: cards } = await searchHomes(server.app, { limit: 100 });
    expect(cards.filter((card) => card.img !== null).map(({ id }) => id)).toEqual([homeId]);

    const served = await server.app.inject({ url: `/media/pictures/${STREET}/400.avif` });
    expect([served.statusCode, served.body]).toEqual([200, `400.avif of ${STREET}`]);
    expect(served.headers).toMatchObject({
      'content-type': 'image/avif',
      'content-length': String(served.body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const asked = await server.app.inject({ method: 'HEAD', url: `/media/pictures/${STREET}/400.avif` });
    expect([asked.statusCode, asked.body, asked.headers['content-length']]).toEqual([
      200,
      '',
      String(served.body.length),
    ]);
  });

  it.each([
    `${STREET}/1280.jpg`,
    `${STREET}/400.png`,
    STREET,
    'pictures.json',
    '..%2fpackage.json',
    `${STREET}/..%2f..%2fpictures.json`,
    '',
  ])('have nothing at %j', async (key) => {
    const response = await server.app.inject({ url: `/media/pictures/${key}` });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });

  it('are idempotent, and follow later changes of the manifest', async () => {
    await render(STREET);
    await write({ [CODE]: [picture(STREET, 'From the street')] });
    await sync();
    expect(await sync()).toEqual({ changedCount: 0, fault: null });
    await write({ [CODE]: [picture(STREET, 'The house from the street')] });
    expect(await sync()).toEqual({ changedCount: 1, fault: null });
    expect((await home()).images[0]?.alt).toBe('The house from the street');
    await write({});
    expect(await sync()).toEqual({ changedCount: 1, fault: null });
    expect((await home()).images).toEqual([]);
  });

  it('are skipped while their files are missing', async () => {
    await render(STREET);
    const missing = `${CODE}/garden-000000-00000000`;
    await write({ [CODE]: [picture(missing, 'The garden'), picture(STREET, 'From the street')] });
    await sync();
    expect((await home()).images.map(({ alt }) => alt)).toEqual(['From the street']);
  });

  it('never replace photographs', async () => {
    await render(STREET);
    await write({ [CODE]: [picture(STREET, 'From the street')] });
    const photographs = [{ url: '/pictures/court.jpg', alt: 'The court' }];
    await server.db.transaction((transaction) => replaceImages(transaction, homeId, photographs));
    expect(await sync()).toEqual({ changedCount: 0, fault: null });
    expect((await home()).images).toEqual(photographs);
    await server.db.transaction((transaction) => replaceImages(transaction, homeId, []));
  });

  it('are not given to another home that has the code', async () => {
    await render(STREET);
    await write({ [CODE]: [picture(STREET, 'From the street')] });
    const rename = (from: string, to: string) =>
      server.db.update(properties).set({ code: to }).where(eq(properties.code, from));
    await rename(CODE, 'LAG-9001');
    await rename('LAG-0002', CODE);
    expect(await sync()).toEqual({ changedCount: 0, fault: null });
    await rename(CODE, 'LAG-0002');
    await rename('LAG-9001', CODE);
  });

  it.each(['{', '[]', '{"LAG-0001":[{"key":"../../x","alt":"x"}]}', '{"LAG-0001":[{"key":"a"}]}'])(
    'leave the listings as they are when the manifest is %s',
    async (text) => {
      await render(STREET);
      await write({ [CODE]: [picture(STREET, 'From the street')] });
      await sync();
      await writeFile(path.join(folder, 'pictures.json'), text);
      expect(await sync()).toEqual({ changedCount: 0, fault: expect.stringMatching(/./) });
      expect((await home()).images).toHaveLength(1);
    },
  );
});
