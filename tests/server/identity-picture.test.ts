import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userResponse } from '#api/contract/users.ts';
import { MediaStoreError } from '#server/platform/media/port.ts';
import { post, signUp, type TestPerson } from './kit/people.ts';
import { startS3, type TestS3 } from './kit/s3.ts';
import { describeOnDatabase, type TestServer } from './kit/server.ts';
import { PASSWORD, withPassword } from './money/withdrawing.ts';

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6' } });

describeOnDatabase('the picture', (open) => {
  let server: TestServer;
  let dataDir: string;
  let person: TestPerson;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'pictures-test-'));
    server = await open({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    person = await signUp(server.app);
  });

  const upload = (
    content: Buffer,
    { filename = 'me.jpg', type = 'image/jpeg', field = 'picture', headers = person.headers } = {},
  ) => {
    const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
    return server.app.inject({
      method: 'PUT',
      url: '/api/users/me/picture',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]),
    });
  };
  const pictureOf = async () => {
    const response = await server.app.inject({ url: '/api/users/me', headers: person.headers });
    return userResponse.parse(response.json()).body.user.picture;
  };

  it.each(['jpeg', 'png', 'webp'] as const)(
    'takes a %s whatever its name says, as a square WebP',
    async (format) => {
      const response = await upload(await solid(900, 600).toFormat(format).toBuffer(), {
        filename: '../../etc/passwd.exe',
        type: 'text/plain',
      });
      expect(response.statusCode).toBe(200);
      const { picture } = userResponse.parse(response.json()).body.user;
      expect(picture).toMatch(/^\/media\/people\/[0-9a-f]{32}\.webp$/);
      const served = await server.app.inject({ url: picture ?? '' });
      expect(served.statusCode).toBe(200);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 256,
        height: 256,
      });
    },
  );

  it("rotates it upright and removes the camera's metadata", async () => {
    const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
      .composite([{ input: await solid(200, 100).png().toBuffer(), top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .withExif({
        IFD0: { Make: 'SecretPhone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect(photo.includes('SecretPhone')).toBe(true);
    expect((await sharp(photo).metadata()).orientation).toBe(3);
    await upload(photo);
    const { rawPayload } = await server.app.inject({ url: (await pictureOf()) ?? '' });
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(rawPayload.includes('SecretPhone')).toBe(false);
    // The green half was on top, and the camera was held upside down.
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const redOfRow = (row: number) => data[row * info.width * info.channels] ?? 0;
    expect(redOfRow(25)).toBeGreaterThan(200);
    expect(redOfRow(info.height - 25)).toBeLessThan(50);
  });

  it('deletes the previous picture, and that of an erased account, even if the store was down', async () => {
    const workers = await server.startWorkers();
    await upload(await solid(60, 60).png().toBuffer());
    const before = await pictureOf();
    await upload(await solid(80, 60).png().toBuffer());
    const after = await pictureOf();
    expect(after).not.toBe(before);
    const stored = () => readdir(path.join(dataDir, 'uploads', 'people'));
    await expect.poll(stored).not.toContain(path.basename(before ?? ''));
    expect((await server.app.inject({ url: before ?? '' })).statusCode).toBe(404);
    expect(await stored()).toContain(path.basename(after ?? ''));

    const down = vi
      .spyOn(server.dependencies.media, 'delete')
      .mockRejectedValueOnce(new MediaStoreError('It is down'));
    await withPassword(server, person);
    const erased = await post(
      server.app,
      '/users/me/erasure',
      { current_password: PASSWORD },
      person.headers,
    );
    expect(erased.statusCode).toBe(200);
    await expect.poll(() => down.mock.calls.length).toBe(1);
    await expect.poll(stored, { timeout: 100_000 }).not.toContain(path.basename(after ?? ''));
    expect((await server.app.inject({ url: after ?? '' })).statusCode).toBe(404);
    down.mockRestore();
    await workers.stop();
  });

  it('is removed with its file; removing it again changes nothing', async () => {
    const workers = await server.startWorkers();
    await upload(await solid(60, 60).png().toBuffer());
    const before = await pictureOf();
    const remove = async () => {
      const response = await server.app.inject({
        method: 'DELETE',
        url: '/api/users/me/picture',
        headers: person.headers,
      });
      expect(response.statusCode).toBe(200);
      return userResponse.parse(response.json()).body.user.picture;
    };
    expect(await remove()).toBeNull();
    expect(await pictureOf()).toBeNull();
    const fileStatus = async () => (await server.app.inject({ url: before ?? '' })).statusCode;
    await expect.poll(fileStatus).toBe(404);
    expect(await remove()).toBeNull();
    await workers.stop();
  });

  it('removes one picture for two removals and an upload at once', async () => {
    const workers = await server.startWorkers();
    await upload(await solid(60, 60).png().toBuffer());
    const remove = () =>
      server.app.inject({ method: 'DELETE', url: '/api/users/me/picture', headers: person.headers });
    const file = await solid(70, 70).png().toBuffer();
    const responses = await Promise.all([remove(), upload(file), remove()]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const kept = await pictureOf();
    const shown = responses
      .map((response) => userResponse.parse(response.json()).body.user.picture)
      .filter((picture) => picture !== null && picture !== kept);
    for (const picture of shown) {
      await expect.poll(async () => (await server.app.inject({ url: picture ?? '' })).statusCode).toBe(404);
    }
    if (kept !== null) expect((await server.app.inject({ url: kept })).statusCode).toBe(200);
    await workers.stop();
  });

  it('rejects a file that is not a picture, and keeps the current one', async () => {
    await upload(await solid(60, 60).png().toBuffer());
    const before = await pictureOf();
    const jpeg = await solid(60, 60).jpeg().toBuffer();
    const bad: Buffer[] = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('GIF89a'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
      jpeg.subarray(0, 200),
      await solid(60, 60).gif().toBuffer(),
      await solid(60, 60).tiff().toBuffer(),
    ];
    for (const content of bad) {
      const response = await upload(content);
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { code: 'picture_unreadable', message: expect.stringMatching(/^We could not read that picture/) },
      ]);
    }
    expect(await pictureOf()).toBe(before);
  });

  const frames = async () => {
    const pages = await Promise.all(['#f00', '#0f0'].map((background) => frame(background)));
    return sharp(pages, { join: { animated: true } });
  };
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  /** A PNG that declares two frames before its pixel data. */
  const movingPng = async () => {
    const png = await frame('#f00');
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
    return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  };
  it.each([
    ['WebP', async () => (await frames()).webp().toBuffer()],
    ['PNG', movingPng],
  ])('rejects a %s that moves', async (_, moving) => {
    const response = await upload(await moving());
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { code: 'picture_unreadable', message: 'That picture moves. Use one that stands still.' },
    ]);
  });

  it('rejects a small file that decodes to a huge picture', async () => {
    const bomb = await solid(16_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    const response = await upload(bomb);
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { code: 'picture_unreadable', message: expect.stringContaining('at most 60 megapixels') },
    ]);
  });

  it('accepts a file of five megabytes and rejects one byte more', async () => {
    const limit = 5 * 1024 * 1024;
    const jpeg = await solid(60, 60).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await upload(padded(limit))).statusCode).toBe(200);
    const response = await upload(padded(limit + 1));
    expect([response.statusCode, response.json()]).toMatchObject([
      413,
      { code: 'picture_too_large', message: 'That picture is larger than 5 MB.' },
    ]);
  });

  it('names what is missing if there is no form, no file, or another field', async () => {
    const json = await server.app.inject({
      method: 'PUT',
      url: '/api/users/me/picture',
      headers: person.headers,
      payload: { picture: 'x' },
    });
    expect([json.statusCode, json.json().code]).toEqual([415, 'unsupported_media_type']);
    const other = await upload(await solid(60, 60).png().toBuffer(), { field: 'avatar' });
    expect([other.statusCode, other.json().fields]).toEqual([422, { picture: 'Choose a picture.' }]);
    const empty = await upload(Buffer.alloc(0));
    expect([empty.statusCode, empty.json().fields]).toEqual([422, { picture: 'Choose a picture.' }]);
    const broken = await server.app.inject({
      method: 'PUT',
      url: '/api/users/me/picture',
      headers: { ...person.headers, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: 'no form at all',
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'malformed_request']);
  });

  it('still shows a picture that was stored under a bare name', async () => {
    const name = `${'a1'.repeat(16)}.webp`;
    await writeFile(path.join(dataDir, 'uploads', name), await solid(20, 20).webp().toBuffer());
    expect((await server.app.inject({ url: `/media/${name}` })).statusCode).toBe(200);
  });

  it('responds 304 to a browser that has it cached', async () => {
    await upload(await solid(60, 60).png().toBuffer());
    const url = (await pictureOf()) ?? '';
    const { etag } = (await server.app.inject({ url })).headers;
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it("takes many people's at once", async () => {
    const file = await solid(300, 300).png().toBuffer();
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(server.app)));
    const answers = await Promise.all(people.map((each) => upload(file, { headers: each.headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200));
  });

  it('stores nothing of an upload but the picture', async () => {
    const temporary = await mkdtemp(path.join(dataDir, 'temporary-'));
    vi.stubEnv('TMPDIR', temporary);
    await upload(await solid(60, 60).png().toBuffer());
    await upload(Buffer.from('no picture'));
    await upload(Buffer.alloc(6 * 1024 * 1024));
    vi.unstubAllEnvs();
    expect(await readdir(temporary)).toEqual([]);
  });

  it.each(['..%2f..%2fpackage.json', `${'0'.repeat(32)}.webp`, 'x.webp', '%00.webp'])(
    'has no picture named %s',
    async (name) => {
      const response = await server.app.inject({ url: `/media/people/${name}` });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    },
  );
});

describeOnDatabase('the picture in a bucket', (open) => {
  let s3: TestS3;
  let server: TestServer;
  beforeAll(async () => {
    s3 = await startS3();
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings;
    server = await open({
      MEDIA_STORE: 's3',
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_BUCKET: bucket,
      MEDIA_S3_REGION: region,
      MEDIA_S3_KEY: accessKeyId,
      MEDIA_S3_SECRET: secretAccessKey,
    });
  });
  afterAll(async () => {
    await server.close();
    await s3.stop();
  });

  it('is stored, served and replaced there; without the bucket, the response asks to try again', async () => {
    const person = await signUp(server.app);
    const upload = async (background: string) => {
      const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer();
      const head = '--edge\r\nContent-Disposition: form-data; name="picture"; filename="me"\r\n\r\n';
      return server.app.inject({
        method: 'PUT',
        url: '/api/users/me/picture',
        headers: { ...person.headers, 'content-type': 'multipart/form-data; boundary=edge' },
        payload: Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--edge--\r\n')]),
      });
    };
    const workers = await server.startWorkers();
    const first = userResponse.parse((await upload('#f00')).json()).body.user.picture ?? '';
    expect((await server.app.inject({ url: first })).headers['content-type']).toBe('image/webp');
    const second = userResponse.parse((await upload('#00f')).json()).body.user.picture ?? '';
    await expect.poll(async () => (await server.app.inject({ url: first })).statusCode).toBe(404);
    await workers.stop();

    await s3.stop();
    for (const response of [await server.app.inject({ url: second }), await upload('#0f0')]) {
      expect([response.statusCode, response.json().code]).toEqual([503, 'dependency_down']);
    }
    expect(server.log.text()).toContain(
      `The media store at ${s3.settings.endpoint}/pictures does not answer`,
    );
    expect(server.log.text()).not.toMatch(/Signature=|AWS4-HMAC|S3RVER/);
  });
});
