import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '#domain/accounts/accounts.ts';
import { loggable } from '../platform/http/loggable.ts';
import { networkOf } from '../platform/http/networks.ts';
import type { AssetReader } from './assets.ts';
import type { LoadedPage, LoadPage, PageRequest } from './page-renderer.ts';
import { isPrivatePath, pathOf } from './private-paths.ts';
import { RecentPages } from './recent-pages.ts';
import { RenderAllowance } from './render-allowance.ts';
import { RenderedPages, type SentPage } from './rendered-pages.ts';
import { EncodedPage, type Template } from './template.ts';

/** The most concurrent renders. Beyond it, requests get the shell, which the browser renders. */
export const MAX_CONCURRENT_RENDERS = 16;
/** The source file that starts every page, and the group of the build that it needs first. */
const APP_FILE = 'src/main.tsx';
const CORE_GROUP = 'core';

/** Shared caches keep a page for a minute, and send it for ten more while they fetch it again. */
const SHARED_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const REVALIDATED = 'no-cache';

interface PagesOptions {
  readonly template: Template;
  readonly assets: AssetReader;
  readonly loadPage: LoadPage | null;
  /** The content of the shell until its scripts have loaded. */
  readonly opening: string;
  /** For each network; beyond it, its requests get the shell. */
  readonly rendersPerSecond: number;
  /** The content of `<meta name="app-settings">`, with or without the data saver. */
  readonly settingsFor: (visitor: { readonly savesData: boolean }) => string;
  /** Makes a GET call as the visitor at an address. */
  readonly callApi: (url: string, address: string) => ReturnType<PageRequest['callApi']>;
}

/** Sends the page of a request, rendered if possible. */
export type PageSender = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function pageSender(options: PagesOptions): PageSender {
  const { template, assets, loadPage, settingsFor, callApi } = options;
  const allowance = new RenderAllowance(options.rendersPerSecond);
  const rendered = new RenderedPages();
  const recent = new RecentPages();
  const app = assets.assetsOf([APP_FILE]);
  const shell = template.shell({
    settings: settingsFor({ savesData: false }),
    head: [
      ...app.styles.map((address) => `<link rel="stylesheet" href="${address}">`),
      ...app.scripts.map((address) => `<link rel="modulepreload" href="${address}">`),
    ].join(''),
    root: options.opening,
  });
  // It names the first scripts and styles, whose names change with every other file of the build.
  const release = hashOf(shell);
  const core = assets.groupScript(CORE_GROUP);
  const coreAlone = core === null ? [] : [core];
  const scriptHash = hashOf(template.script);
  let running = 0;

  const sendShell = (reply: FastifyReply, status = 200): FastifyReply => {
    allowInline(reply, { 'script-src': scriptHash });
    return asHtml(reply).code(status).header('Cache-Control', REVALIDATED).send(shell);
  };

  return async (request, reply) => {
    if (!loadPage) return sendShell(reply);
    const settings = settingsFor({ savesData: request.headers['save-data'] === 'on' });
    // Signed-in users must see their latest changes.
    const key = isSignedIn(request)
      ? undefined
      : recent.get(addressWithSettings(request, settings), Date.now());
    const known = key === undefined ? undefined : rendered.get(key);
    if (key !== undefined && known) return sendPage(request, reply, { ...known, key });
    const mayRender = running < MAX_CONCURRENT_RENDERS && allowance.take(networkOf(request.ip), Date.now());
    if (!mayRender) return sendShell(reply);
    running += 1;
    try {
      const page = await loadPage({
        url: request.url,
        settings,
        callApi: (url) => callApi(url, request.ip),
      });
      // The browser redirects the signed-in, who should not see a form for guests before.
      const isLeft = !page || (page.isForGuests && isSignedIn(request));
      return isLeft ? sendShell(reply) : await sendRendered({ request, reply, page, settings });
    } catch (error) {
      request.log.error({ err: loggable(error) }, 'a page was not rendered');
      return sendShell(reply, 503);
    } finally {
      running -= 1;
    }
  };

  async function sendRendered({ request, reply, page, settings }: Rendering): Promise<FastifyReply> {
    const readMs = Date.now();
    // Without the release, a browser would keep an earlier one's page, and its scripts, until the data changes.
    const key = createHash('sha256').update(release).update(page.version).digest('base64url');
    const sent = rendered.get(key) ?? (await render(page, settings));
    rendered.set(key, sent);
    if (page.status === 200) recent.set(addressWithSettings(request, settings), key, readMs);
    return sendPage(request, reply, { ...sent, key }, page.status);
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeyedPage, status = 200) {
    const { key, html, sheetHash } = page;
    const tag = `W/"${key}"`;
    allowInline(reply, { 'script-src': scriptHash, 'style-src': sheetHash });
    const caching = isPrivatePath(pathOf(request.url)) ? REVALIDATED : SHARED_CACHING;
    asHtml(reply).header('Cache-Control', caching).header('ETag', tag);
    return status === 200 && isKnown(request, tag)
      ? reply.code(304).send()
      : reply.code(status).send(html.sentAt(Date.now()));
  }

  async function render(page: LoadedPage, settings: string): Promise<SentPage> {
    const markup = await page.render();
    const { styles, scripts } = assets.assetsOf([APP_FILE, ...page.files]);
    const html = template.page({
      settings,
      head: markup.head,
      root: markup.root,
      data: page.data,
      styles,
      scriptsAhead: page.isForGuests ? scripts : coreAlone,
      isForGuests: page.isForGuests,
    });
    return { html: new EncodedPage(html), sheetHash: hashOf(markup.sheet) };
  }
}

/** A page and its key, which is also its ETag for browsers and shared caches. */
interface KeyedPage extends SentPage {
  readonly key: string;
}

interface Rendering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly page: LoadedPage;
  readonly settings: string;
}

const asHtml = (reply: FastifyReply): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding, Save-Data');

const addressWithSettings = ({ url }: FastifyRequest, settings: string): string => `${url} ${settings}`;

const isSignedIn = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').includes(`${SESSION_COOKIE}=`);

const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(tag);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Allows only the page's own inline script and style, by their hashes. */
function allowInline(reply: FastifyReply, hashes: Readonly<Record<string, string>>): void {
  const policy = String(reply.getHeader('Content-Security-Policy') ?? '');
  const allowing = Object.entries(hashes).reduce(
    (allowed, [directive, hash]) =>
      allowed.replace(`${directive} 'self'`, `${directive} 'self' 'sha256-${hash}'`),
    policy,
  );
  reply.header('Content-Security-Policy', allowing);
}
