import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore } from '#server/platform/media/folder.ts';
import { openMedia } from '#server/platform/media/open.ts';
import { type MediaStore, MediaStoreError } from '#server/platform/media/port.ts';
import { s3Store } from '#server/platform/media/s3.ts';
import { startS3, type TestS3 } from './kit/s3.ts';

interface OpenStore {
  readonly store: MediaStore;
  /** The same store when it cannot be reached. */
  readonly unreachable: MediaStore;
  close(): Promise<void>;
}

async function openFolder(): Promise<OpenStore> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'media-test-'));
  const taken = path.join(folder, 'taken');
  await writeFile(taken, 'a file where the folder should be');
  return {
    store: openMedia({ kind: 'folder', folder: path.join(folder, 'not', 'there', 'yet') }),
    unreachable: folderStore(taken),
    close: () => rm(folder, { recursive: true }),
  };
}

async function openS3(): Promise<OpenStore> {
  const s3 = await startS3();
  const gone = await startS3();
  await gone.stop();
  return {
    store: openMedia({ kind: 's3', s3: s3.settings }),
    unreachable: s3Store(gone.settings),
    close: () => s3.stop(),
  };
}

const bytes = (text: string) => Buffer.from(text);
const KEY = 'listings/LAG-0001/photo-a0b1c2-01234567/800.jpg';

describe.each([
  ['a folder', openFolder],
  ['a bucket', openS3],
])('the media store in %s', (_, open) => {
  let opened: OpenStore;
  let store: MediaStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.close());

  const read = async (key: string) => {
    const found = await store.get(key);
    return found && { ...found, body: (await buffer(found.body)).toString('latin1') };
  };

  it('returns a stored file with its type, length and ETag', async () => {
    await store.put(KEY, bytes('a street'));
    expect(await read(KEY)).toEqual({
      body: 'a street',
      contentType: 'image/jpeg',
      sizeBytes: 8,
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect((await read(KEY))?.etag).toBe((await read(KEY))?.etag);
    expect(await store.exists(KEY)).toBe(true);
  });

  it.each([
    ['a/1.avif', 'image/avif'],
    ['a/1.webp', 'image/webp'],
  ])('serves %s as %s', async (key, contentType) => {
    await store.put(key, bytes('x'));
    expect((await read(key))?.contentType).toBe(contentType);
  });

  it('has nothing under an unknown key', async () => {
    expect(await store.get('people/none.webp')).toBeNull();
    expect(await store.exists('people/none.webp')).toBe(false);
    await store.delete('people/none.webp');
  });

  it('replaces a file, with another ETag', async () => {
    await store.put('people/a.webp', bytes('one'));
    const before = await read('people/a.webp');
    await store.put('people/a.webp', bytes('two'));
    const after = await read('people/a.webp');
    expect([before?.body, after?.body]).toEqual(['one', 'two']);
    expect(after?.etag).not.toBe(before?.etag);
  });

  it('deletes', async () => {
    await store.put('people/b.webp', bytes('one'));
    await store.delete('people/b.webp');
    expect(await store.get('people/b.webp')).toBeNull();
    expect(await store.exists('people/b.webp')).toBe(false);
  });

  it('stores large files exactly, and concurrent ones separately', async () => {
    const large = Buffer.alloc(12 * 1024 * 1024, 'kolo');
    await Promise.all([
      store.put('large/1.jpg', large),
      ...Array.from({ length: 12 }, (_item, index) => store.put(`many/${index}.webp`, bytes(`${index}`))),
    ]);
    const found = await store.get('large/1.jpg');
    expect(found?.sizeBytes).toBe(large.length);
    expect(found && large.equals(await buffer(found.body))).toBe(true);
    expect((await read('many/7.webp'))?.body).toBe('7');
  });

  it.each([
    '../secret.jpg',
    'a/../b.jpg',
    '/a.jpg',
    'a//b.jpg',
    'a.txt',
    'a',
    '',
    'a/.jpg',
    'a/b.jpg\0',
    '.a.jpg',
  ])('takes %j for no key', async (key) => {
    expect(await store.get(key)).toBeNull();
    expect(await store.exists(key)).toBe(false);
    await expect(store.put(key, bytes('x'))).rejects.toThrow('is not a key');
    await expect(store.delete(key)).rejects.toThrow('is not a key');
  });

  it('reports in one line that it cannot be reached, for every call', async () => {
    const { unreachable } = opened;
    for (const call of [
      () => unreachable.put(KEY, bytes('x')),
      () => unreachable.get(KEY),
      () => unreachable.exists(KEY),
      () => unreachable.delete(KEY),
    ]) {
      const error = await call().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(MediaStoreError);
      expect(error).toHaveProperty(
        'message',
        expect.stringMatching(
          /^The media (folder \S+ cannot be used: ENOTDIR|store at \S+ does not answer: .+)$/,
        ),
      );
    }
  });
});

describe('the media store in a folder', () => {
  it('leaves no partial files', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'media-test-'));
    const store = folderStore(folder);
    await mkdir(path.join(folder, 'a', '1.jpg'), { recursive: true });
    await expect(store.put('a/1.jpg', bytes('x'))).rejects.toThrow(MediaStoreError);
    expect(await readdir(path.join(folder, 'a'))).toEqual(['1.jpg']);
    expect(await store.get('a/1.jpg')).toBeNull();
    await rm(folder, { recursive: true });
  });
});

describe('the media store in a bucket', () => {
  let s3: TestS3;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.stop());

  const SECRET = 'a-secret-that-must-not-be-told';
  it.each([
    ['a wrong secret', { secretAccessKey: SECRET }, /refuses the key or what it may do \(403.*\): PUT /],
    ['a key that nobody has', { accessKeyId: 'NOBODY', secretAccessKey: SECRET }, /refuses the key/],
    ['another region', { region: 'us-west-2' }, /is of another region \(400 .*\): see MEDIA_S3_REGION$/],
  ])('says that %s is rejected, and never the secret', async (_, wrong, message) => {
    const store = s3Store({ ...s3.settings, ...wrong });
    const put = await store.put(KEY, bytes('x')).catch((error: unknown) => error);
    expect(put).toHaveProperty('message', expect.stringMatching(message));
    for (const call of [() => store.get(KEY), () => store.exists(KEY), () => store.delete(KEY)]) {
      await expect(call()).rejects.toThrow(MediaStoreError);
    }
    expect(inspect(put, { depth: 9 })).not.toMatch(/a-secret|Signature=|AWS4-HMAC/);
  });

  it('distinguishes a missing bucket from a missing picture', async () => {
    const store = s3Store({ ...s3.settings, bucket: 'nowhere' });
    await expect(store.get(KEY)).rejects.toThrow(/has no such bucket \(404 NoSuchBucket\)$/);
    await expect(store.put(KEY, bytes('x'))).rejects.toThrow(/has no such bucket/);
  });

  it('names the bucket in the host if configured so', async () => {
    const store = s3Store({ ...s3.settings, endpoint: 'http://localhost:1', isPathStyle: false });
    await expect(store.get(KEY)).rejects.toThrow(
      'The media store at http://pictures.localhost:1 does not answer',
    );
  });

  it('retries when the server is too busy, and finally gives up', async () => {
    const store = s3Store(s3.settings);
    s3.failNext(503, 500);
    await store.put(KEY, bytes('x'));
    s3.failNext(503, 503, 503);
    await expect(store.put(KEY, bytes('x'))).rejects.toThrow(/answered 503 to PUT /);
  });
});
