import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedPage, PageRequest } from '#server/web/page-renderer.ts';
import { MAX_CONCURRENT_RENDERS, pageSender } from '#server/web/pages.ts';
import { RECENT_MS } from '#server/web/recent-pages.ts';
import { openTemplate } from '#server/web/template.ts';

const HTML =
  '<html><head><script src="/theme.js"></script></head><body><div id="root"></div><script type="module" src="/boot.js"></script></body></html>';

const MEGABYTE = 1024 * 1024;

let app: FastifyInstance;
/** The current data of the page; changing it changes the page. */
let version = 'one';
let renderCount = 0;
let load: (request: PageRequest) => Promise<LoadedPage | null>;

const loaded = (status = 200, isForGuests = false): LoadedPage => ({
  status,
  isForGuests,
  version,
  data: '{}',
  files: [],
  render: async () => {
    renderCount += 1;
    return { head: '<title>Homes</title>', sheet: 'a{}', root: `<h1>${version}</h1>` };
  },
});

/** More than are rendered at once. */
const RENDERS_PER_SECOND = 2 * MAX_CONCURRENT_RENDERS;

beforeEach(async () => {
  version = 'one';
  renderCount = 0;
  load = async () => loaded();
  app = await serve(HTML);
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** A server of the release with this template. */
async function serve(html: string): Promise<FastifyInstance> {
  const server = Fastify();
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('Content-Security-Policy', "script-src 'self';style-src 'self'");
  });
  const send = pageSender({
    template: openTemplate({ html, themeScript: 'theme()', productName: 'Kolo' }),
    assets: { assetsOf: () => ({ styles: [], scripts: [] }), groupScript: () => null },
    loadPage: (request) => load(request),
    opening: 'Opening',
    rendersPerSecond: RENDERS_PER_SECOND,
    settingsFor: ({ savesData }) => JSON.stringify({ savesData }),
    callApi: async () => ({ status: 200, body: null }),
  });
  server.get('/', (request, reply) => send(request, reply));
  await server.ready();
  return server;
}

const isShell = (html: string): boolean => html.includes('<div id="root">Opening</div>');

it('sends a rendered page for shared caches, and 304 while its data is the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const first = await app.inject('/');
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('<div id="root"><h1>one</h1></div>');
  expect(first.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/);
  expect(first.headers['content-security-policy']).toMatch(
    /^script-src 'self' 'sha256-[^']+';style-src 'self' 'sha256-/,
  );
  const headers = { 'if-none-match': String(first.headers.etag) };
  const second = await app.inject({ url: '/', headers });
  expect([second.statusCode, second.body, second.headers['content-security-policy']]).toStrictEqual([
    304,
    '',
    first.headers['content-security-policy'],
  ]);
  version = 'two';
  vi.setSystemTime(RECENT_MS);
  const third = await app.inject({ url: '/', headers });
  expect(third.statusCode).toBe(200);
  expect(third.body).toContain('two');
});

it('holds the script of the theme, and lets its others wait for its styles', async () => {
  const rendered = await app.inject('/');
  expect(rendered.body).toContain('<script>theme()</script>');
  expect(rendered.body).toContain('<script type="module" fetchpriority="low" src="/boot.js">');
  load = async () => null;
  const shell = await app.inject('/?later');
  expect(shell.headers['content-security-policy']).toMatch(
    /^script-src 'self' 'sha256-[^']+';style-src 'self'$/,
  );
  expect(shell.body).toContain('<script type="module" src="/boot.js">');
});

it('renders a page of its own for visitors who save data, which caches keep apart', async () => {
  load = async ({ settings }) => ({ ...loaded(), version: settings });
  const saving = await app.inject({ url: '/', headers: { 'save-data': 'on' } });
  expect(saving.body).toContain('content="{&quot;savesData&quot;:true}"');
  expect(String(saving.headers.vary)).toContain('Save-Data');
  const other = await app.inject('/');
  expect(other.body).toContain('content="{&quot;savesData&quot;:false}"');
  expect(other.headers.etag).not.toBe(saving.headers.etag);
});

it('sends a page of a moment ago to visitors as it is, and what is new to the signed in', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  await app.inject('/');
  version = 'two';
  vi.setSystemTime(RECENT_MS - 1);
  expect((await app.inject('/')).body).toContain('<h1>one</h1>');
  const other = await app.inject('/?page=2');
  const signedIn = await app.inject({ url: '/', headers: { cookie: 'a=1; userToken=token' } });
  expect([other.body, signedIn.body]).toStrictEqual(Array(2).fill(expect.stringContaining('<h1>two</h1>')));
  expect((await app.inject('/')).body).toContain('<h1>two</h1>');
});

it('keeps many pages of a moment ago within a bound of bytes: the oldest is made again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  load = async ({ url }) => ({
    ...loaded(),
    version: url,
    render: async () => {
      renderCount += 1;
      return { head: '', sheet: 'a{}', root: 'x'.repeat(MEGABYTE) };
    },
  });
  for (let page = 0; page < 30; page += 1) await app.inject(`/?page=${page}`);
  await app.inject('/?page=29');
  expect(renderCount).toBe(30);
  await app.inject('/?page=0');
  expect(renderCount).toBe(31);
});

it('sends a form for guests to visitors, and the shell to the signed in, whom the browser redirects', async () => {
  load = async () => loaded(200, true);
  const sent = await app.inject('/');
  expect(sent.body).toMatch(/<script type="application\/json" id="page-data" [^>]*data-for-guests/);
  const left = await app.inject({ url: '/', headers: { cookie: 'userToken=token' } });
  expect([left.statusCode, isShell(left.body), left.headers['cache-control']]).toStrictEqual([
    200,
    true,
    'no-cache',
  ]);
});

it('renders the same data once, and says of each page when it was sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  const first = await app.inject('/');
  vi.setSystemTime(61_000);
  const second = await app.inject('/');
  expect(renderCount).toBe(1);
  expect(first.body).toContain(' data-sent-ms="1000"');
  expect(second.body).toContain(' data-sent-ms="61000"');
});

it('sends the status of what is not there, and never as unchanged', async () => {
  load = async () => loaded(404);
  const first = await app.inject('/');
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([first.statusCode, again.statusCode]).toStrictEqual([404, 404]);
});

it('sends the shell at once where as many pages are rendered as may be', async () => {
  let finish = (): void => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  load = async () => {
    await held;
    return loaded();
  };
  const rendering = Array.from({ length: MAX_CONCURRENT_RENDERS }, () => app.inject('/'));
  await new Promise((resolve) => setImmediate(resolve));
  const beyond = await app.inject('/');
  expect(beyond.statusCode).toBe(200);
  expect(isShell(beyond.body)).toBe(true);
  expect(beyond.headers['cache-control']).toBe('no-cache');
  finish();
  for (const { body } of await Promise.all(rendering)) expect(isShell(body)).toBe(false);
  expect(isShell((await app.inject('/')).body)).toBe(false);
});

it('renders no more for one network in a second than its share', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const get = async (remoteAddress: string, count: number) => {
    // Each is another page, as the answers of made-up addresses are.
    version = `${version}.`;
    const response = await app.inject({ url: `/?x=${remoteAddress}-${count}-${Date.now()}`, remoteAddress });
    return isShell(response.body);
  };
  const shells: boolean[] = [];
  for (let count = 0; count <= RENDERS_PER_SECOND; count += 1) shells.push(await get('197.210.1.1', count));
  expect(shells.indexOf(true)).toBe(RENDERS_PER_SECOND);
  expect(await get('197.210.1.77', 0), 'the same network').toBe(true);
  expect(await get('102.89.1.1', 0), 'another network').toBe(false);
  vi.setSystemTime(1_000);
  expect(await get('197.210.1.1', 0)).toBe(false);
});

it('sends the shell with 503 where the data cannot be had', async () => {
  load = async () => {
    throw new Error('The database is down.');
  };
  const response = await app.inject('/');
  expect(response.statusCode).toBe(503);
  expect(isShell(response.body)).toBe(true);
});

it('is sent anew by another release, whose scripts and styles are others, although its data is the same', async () => {
  const { headers } = await app.inject('/');
  const next = await serve(HTML.replace('/boot.js', '/boot-2.js'));
  const known = { url: '/', headers: { 'if-none-match': String(headers.etag) } };
  expect((await app.inject(known)).statusCode).toBe(304);
  const { statusCode, body } = await next.inject(known);
  await next.close();
  expect([statusCode, body.includes('/boot-2.js')]).toEqual([200, true]);
});
