import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { KEPT_DAYS } from '#server/web/kept-assets.ts';
import { MANIFEST, serveStaticFiles } from '#server/web/static-files.ts';

let folder: string;
let nowMs = 0;
const running: FastifyInstance[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'static-files-'));
  nowMs = Date.UTC(2026, 0, 1);
});
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
  await rm(folder, { recursive: true });
});

/** A server of a release whose build has these hashed files. */
async function start(release: string, names: readonly string[]): Promise<FastifyInstance> {
  const webRoot = path.join(folder, release);
  await mkdir(path.join(webRoot, 'assets'), { recursive: true });
  await writeFile(path.join(webRoot, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(webRoot, MANIFEST), '{}');
  for (const name of names) await writeFile(path.join(webRoot, 'assets', name), `text of ${name}`);
  const app = Fastify();
  await serveStaticFiles(app, { webRoot, dataDir: path.join(folder, 'data'), now: () => new Date(nowMs) });
  await app.ready();
  running.push(app);
  return app;
}

const FOREVER = 'public, max-age=31536000, immutable';

it('serves the files of the release before to pages that are still open', async () => {
  const old = await start('1', ['main-1.js', 'main-1.js.br', 'shared.js']);
  const current = await start('2', ['main-2.js', 'shared.js']);
  await old.close();
  const asked = { url: '/assets/main-1.js', headers: { 'accept-encoding': 'br' } };
  const { statusCode, headers, body } = await current.inject(asked);
  expect([statusCode, headers['cache-control'], headers['content-encoding'], body]).toEqual([
    200,
    FOREVER,
    'br',
    'text of main-1.js.br',
  ]);
  expect((await current.inject('/assets/main-2.js')).headers['cache-control']).toBe(FOREVER);
  expect((await current.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  for (const missing of ['main-3.js', '..%2f..%2f1%2ffavicon.svg'])
    expect([403, 404]).toContain((await current.inject(`/assets/${missing}`)).statusCode);
});

it('lets browsers keep the files of the release before where the data folder is a relative one', async () => {
  const old = await start('1', ['main-1.js']);
  await old.close();
  const webRoot = path.join(folder, '1');
  await rm(path.join(webRoot, 'assets', 'main-1.js'));
  const app = Fastify();
  running.push(app);
  const dataDir = path.relative(process.cwd(), path.join(folder, 'data'));
  await serveStaticFiles(app, { webRoot, dataDir, now: () => new Date(nowMs) });
  expect((await app.inject('/assets/main-1.js')).headers['cache-control']).toBe(FOREVER);
});

it('serves the files of the next release while servers of this one are running', async () => {
  const old = await start('1', ['main-1.js']);
  await start('2', ['main-2.js']);
  expect((await old.inject('/assets/main-2.js')).body).toBe('text of main-2.js');
});

it('deletes the files of a release that was last used too long ago, and no others', async () => {
  const first = await start('1', ['main-1.js', 'shared.js']);
  // Nobody restarts this server for longer than files are kept: what counts is when it stops.
  nowMs += 2 * KEPT_DAYS * DAY_MS;
  const second = await start('2', ['main-2.js', 'shared.js']);
  await first.close();
  const kept = async () => (await readdir(path.join(folder, 'data', 'assets'))).sort();
  expect(await kept()).toEqual(['main-1.js', 'main-2.js', 'shared.js']);
  nowMs += (KEPT_DAYS + 1) * DAY_MS;
  await second.close();
  expect(await kept()).toEqual(['main-2.js', 'shared.js']);
});

it('keeps the list of the build to itself', async () => {
  const app = await start('1', ['main-1.js']);
  expect((await app.inject(`/${MANIFEST}`)).statusCode).toBe(404);
});

it('serves its own files where the data folder cannot be written', async () => {
  await writeFile(path.join(folder, 'data'), 'no folder');
  const app = await start('1', ['main-1.js']);
  expect((await app.inject('/assets/main-1.js')).body).toBe('text of main-1.js');
});
