import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { propertyResponse } from '#api/contract/properties.ts';
import { type Addition, addPhotographs } from '#server/catalogue/photographs/add.ts';
import { queryRows } from '#server/platform/db/database.ts';
import { properties } from '#server/platform/db/schema/properties.ts';
import type { MediaStore } from '#server/platform/media/port.ts';
import { WAIT } from '../kit/wait.ts';
import { createListing } from './kit/listings.ts';
import { createPhoto } from './kit/pictures.ts';
import { describeOnDatabase, TEST_DATABASE_URL, type TestServer } from './kit/server.ts';

const createStrip = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#654' } })
    .png()
    .toBuffer();

describeOnDatabase('photographs of a listing', (open) => {
  let server: TestServer;
  let folder: string;
  let propertyId: string;
  let code: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'photographs-test-'));
    server = await open({ DATA_DIR: folder });
    // Low ones: each is encoded in every width and format.
    const photo = await createPhoto(1600, 400);
    await writeFile(file('street.jpg'), photo);
    await writeFile(
      file('garden.png'),
      await sharp(await createPhoto(1000, 250, { sky: '#333' }))
        .png()
        .toBuffer(),
    );
    await writeFile(file('narrow.jpg'), await createPhoto(700, 1600));
    await writeFile(file('tall.png'), await createStrip(800, 3201));
    await writeFile(file('flat.png'), await createStrip(2000, 1));
    await symlink('/dev/null', file('device.jpg'));
    await writeFile(file('torn.jpg'), photo.subarray(0, 2_000));
    await writeFile(file('text.jpg'), 'no picture');
    await writeFile(
      file('turned.jpg'),
      await sharp(await createPhoto(300, 1200))
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Make: 'SecretPhone' } })
        .toBuffer(),
    );
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    const rendered = [{ url: '/media/pictures/LAG-0001/street-a0b1c2-01234567/800.jpg', alt: 'Rendered' }];
    ({ propertyId } = await createListing(server.db, { title: 'Ile Ayo Court', images: rendered }));
    const [row] = await server.db.select().from(properties).where(eq(properties.id, propertyId));
    code = row?.code ?? '';
  });

  const file = (name: string): string => path.join(folder, name);
  const add = (names: readonly string[], options: Partial<Addition> = {}) =>
    addPhotographs(server.db, server.dependencies.media, {
      code,
      files: names.map(file),
      alts: [],
      isReplacing: false,
      ...options,
    });
  const images = async () => {
    const response = await server.app.inject({ url: '/api/propy/get-property', query: { id: propertyId } });
    return propertyResponse.parse(response.json()).body.property.images;
  };
  /** The number of pictures with stored files. */
  const kept = async (): Promise<number> => {
    const names = await readdir(file(`uploads/listings/${code}`), { recursive: true }).catch(() => []);
    return names.filter((name) => name.endsWith('share.jpg')).length;
  };
  const served = async (url: string) => {
    const response = await server.app.inject({ url });
    return { ...response, ...(await sharp(response.rawPayload).metadata()) };
  };

  it('take the place of what was rendered, in each width and format', async () => {
    expect(
      await add(['street.jpg', 'garden.png'], { code: code.toLowerCase(), alts: ['From the street'] }),
    ).toEqual({
      code,
      title: 'Ile Ayo Court',
      addedCount: 2,
      totalCount: 2,
    });
    const [street, garden] = await images();
    expect(street).toEqual({
      url: expect.stringMatching(
        new RegExp(`^/media/listings/${code}/photo-[0-9a-f]{6}-[0-9a-f]{8}/800\\.jpg$`),
      ),
      alt: 'From the street',
    });
    expect(garden?.alt).toBe('Ile Ayo Court, photograph 2');
    for (const widthPx of [400, 800, 1280]) {
      for (const [ending, format, type] of [
        ['avif', 'heif', 'image/avif'],
        ['webp', 'webp', 'image/webp'],
        ['jpg', 'jpeg', 'image/jpeg'],
      ]) {
        const found = await served((street?.url ?? '').replace('800.jpg', `${widthPx}.${ending}`));
        expect(found).toMatchObject({ statusCode: 200, format, width: widthPx, height: widthPx / 4 });
        expect(found.headers).toMatchObject({
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
        });
      }
    }
    const share = await served((street?.url ?? '').replace('800.jpg', 'share.jpg'));
    expect(share).toMatchObject({ statusCode: 200, format: 'jpeg', width: 1200, height: 630 });
    expect(Number(share.headers['content-length'])).toBeLessThan(300_000);
  });

  it('name the colour that most of it has', async () => {
    await add(['street.jpg']);
    const hex = /photo-([0-9a-f]{6})-/.exec((await images())[0]?.url ?? '')?.[1] ?? '';
    const [red = 0, , blue = 0] = hex.match(/../g)?.map((level) => Number.parseInt(level, 16)) ?? [];
    // The sky and the ground have equal shares, and both are far from grey.
    expect(Math.abs(red - blue)).toBeGreaterThan(60);
  });

  it('are turned upright, and lose the camera’s metadata', async () => {
    await add(['turned.jpg']);
    const { rawPayload, width, height, exif } = await served((await images())[0]?.url ?? '');
    expect([width, height, exif]).toEqual([800, 200, undefined]);
    expect(rawPayload.includes('SecretPhone')).toBe(false);
  });

  it('come after those that are there, unless they replace them', async () => {
    await add(['street.jpg']);
    await add(['garden.png']);
    expect((await images()).map(({ alt }) => alt)).toEqual([
      'Ile Ayo Court, photograph 1',
      'Ile Ayo Court, photograph 2',
    ]);
    const [, garden] = await images();
    await add(['garden.png'], { isReplacing: true, alts: ['The garden'] });
    expect(await images()).toEqual([{ url: garden?.url, alt: 'The garden' }]);
    expect((await served(garden?.url ?? '')).statusCode).toBe(200);
    expect(await kept()).toBe(1);
    await add([], { isReplacing: true });
    expect(await images()).toEqual([]);
    expect(await kept()).toBe(0);
  });

  it.each([
    [['street.jpg', 'narrow.jpg'], /narrow\.jpg: it is 700 px wide, and has to be at least 800 px\.$/],
    [['tall.png'], /tall\.png: it is 800 × 3201 px, and one side has to be at most 4 times the other\.$/],
    [['flat.png'], /flat\.png: it is 2000 × 1 px, and one side has to be at most 4 times the other\.$/],
    [['device.jpg'], /device\.jpg is not a file\.$/],
    [['street.jpg', 'torn.jpg'], /torn\.jpg: the file is broken\.$/],
    [['street.jpg', 'text.jpg'], /text\.jpg: it is no JPEG, PNG or WebP\.$/],
    [['street.jpg', 'gone.jpg'], /gone\.jpg cannot be read: ENOENT/],
    [['street.jpg', 'street.jpg'], /street\.jpg is given twice\.$/],
  ])('are rejected whole where one is wrong: %j', async (names, message) => {
    await expect(add(names)).rejects.toThrow(message);
    expect((await images()).map(({ alt }) => alt)).toEqual(['Rendered']);
    expect(await kept()).toBe(0);
  });

  it('are rejected where the listing would have more than 60', async () => {
    const names = Array<string>(61).fill('street.jpg');
    await expect(add(names)).rejects.toThrow(
      new RegExp(`^${code} would have 61 photographs, and can have 60 at most\\.$`),
    );
  });

  it('are rejected where they exist already, or the listing does not', async () => {
    await add(['street.jpg']);
    await expect(add(['street.jpg'])).rejects.toThrow(/is among the listing's photographs already/);
    await expect(add(['street.jpg'], { code: 'XYZ-0001' })).rejects.toThrow('There is no listing XYZ-0001.');
    expect(await images()).toHaveLength(1);
  });

  it('stay where another run that adds the same ones comes too late', async () => {
    const runs = await Promise.allSettled([add(['street.jpg']), add(['street.jpg'])]);
    expect(runs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(runs.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: 'The pictures were changed meanwhile. Run it again.' },
    });
    const [street] = await images();
    expect((await served(street?.url ?? '')).statusCode).toBe(200);
  });

  // The embedded database has one connection, and one process.
  it.skipIf(!TEST_DATABASE_URL)('stay where one run replaces what another adds again', async () => {
    await add(['street.jpg']);
    const { media } = server.dependencies;
    let adding: Promise<unknown> | null = null;
    let isAdded = false;
    const isWaiting = sql`select from pg_locks join pg_database on pg_database.oid = database
      where not granted and locktype = 'advisory' and datname = current_database()`;
    const meeting: MediaStore = {
      ...media,
      async delete(key) {
        adding ??= add(['street.jpg']).then(() => {
          isAdded = true;
        });
        const hasMet = async () =>
          expect(isAdded || (await queryRows(server.db, isWaiting)).length > 0).toBe(true);
        await vi.waitFor(hasMet, WAIT);
        await media.delete(key);
      },
    };
    const replacement = { code, files: [file('garden.png')], alts: [], isReplacing: true };
    await addPhotographs(server.db, meeting, replacement);
    await adding;
    const statuses = await Promise.all(
      (await images()).map(async ({ url }) => (await served(url)).statusCode),
    );
    expect(statuses).toEqual([200, 200]);
  });
});
