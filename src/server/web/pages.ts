import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggable } from '../platform/http/loggable.ts';
import type { AssetReader } from './assets.ts';
import type { LoadedPage, LoadPage, PageRequest } from './page-renderer.ts';
import { isPrivatePath, pathOf } from './private-paths.ts';
import { RenderedPages, type SentPage } from './rendered-pages.ts';
import { sentAt, type Template } from './template.ts';

/** More than this at once would make each of them late: the others get the shell, which the browser renders. */
export const MAX_CONCURRENT_RENDERS = 16;
/** The file that every page stands on, and the group of the build that it needs first. */
const APP_FILE = 'src/main.tsx';
const CORE_GROUP = 'core';

/** Shared caches keep a page for a minute, and send it for ten more while they fetch it again. */
const SHARED_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const REVALIDATED = 'no-cache';

interface PagesOptions {
  readonly template: Template;
  readonly assets: AssetReader;
  readonly loadPage: LoadPage | null;
  /** The content of `<meta name="app-settings">`, for a visitor who saves data or not. */
  readonly settingsFor: (visitor: { readonly savesData: boolean }) => string;
  /** Makes a GET call as the visitor at an address. */
  readonly callApi: (url: string, address: string) => ReturnType<PageRequest['callApi']>;
}

/** Sends the page of a request, rendered where it can be. */
export type PageSender = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function pageSender({ template, assets, loadPage, settingsFor, callApi }: PagesOptions): PageSender {
  const rendered = new RenderedPages();
  const app = assets.assetsOf([APP_FILE]);
  const shell = template.shell({
    settings: settingsFor({ savesData: false }),
    head: [
      ...app.styles.map((address) => `<link rel="stylesheet" href="${address}">`),
      ...app.scripts.map((address) => `<link rel="modulepreload" href="${address}">`),
    ].join(''),
  });
  const core = assets.groupScript(CORE_GROUP);
  let running = 0;

  const sendShell = (reply: FastifyReply, status = 200): FastifyReply =>
    asHtml(reply).code(status).header('Cache-Control', REVALIDATED).send(shell);

  return async (request, reply) => {
    if (!loadPage || running >= MAX_CONCURRENT_RENDERS) return sendShell(reply);
    running += 1;
    const settings = settingsFor({ savesData: request.headers['save-data'] === 'on' });
    try {
      const page = await loadPage({
        url: request.url,
        settings,
        callApi: (url) => callApi(url, request.ip),
      });
      return page ? await sendRendered({ request, reply, page, settings }) : sendShell(reply);
    } catch (error) {
      request.log.error({ err: loggable(error) }, 'a page was not rendered');
      return sendShell(reply, 503);
    } finally {
      running -= 1;
    }
  };

  async function sendRendered({ request, reply, page, settings }: Rendering): Promise<FastifyReply> {
    const key = createHash('sha256').update(page.version).digest('base64url');
    const sent = rendered.get(key) ?? (await render(page, settings));
    rendered.set(key, sent);
    const tag = `W/"${key}"`;
    allowSheet(reply, sent.sheetHash);
    const caching = isPrivatePath(pathOf(request.url)) ? REVALIDATED : SHARED_CACHING;
    asHtml(reply).header('Cache-Control', caching).header('ETag', tag);
    return page.status === 200 && isKnown(request, tag)
      ? reply.code(304).send()
      : reply.code(page.status).send(sentAt(sent.html, Date.now()));
  }

  async function render(page: LoadedPage, settings: string): Promise<SentPage> {
    const markup = await page.render();
    const html = template.page({
      settings,
      head: markup.head,
      root: markup.root,
      data: page.data,
      styles: assets.assetsOf([APP_FILE, ...page.files]).styles,
      scriptsAhead: core === null ? [] : [core],
    });
    return { html, sheetHash: createHash('sha256').update(markup.sheet).digest('base64') };
  }
}

interface Rendering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly page: LoadedPage;
  readonly settings: string;
}

const asHtml = (reply: FastifyReply): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding, Save-Data');

const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(tag);

/** The page's own style element applies by its hash; no other does. */
function allowSheet(reply: FastifyReply, sheetHash: string): void {
  const policy = String(reply.getHeader('Content-Security-Policy') ?? '');
  reply.header(
    'Content-Security-Policy',
    policy.replace("style-src 'self'", `style-src 'self' 'sha256-${sheetHash}'`),
  );
}
