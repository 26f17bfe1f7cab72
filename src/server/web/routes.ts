import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { loggable } from '../platform/http/loggable.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { escapeHtml } from './html.ts';
import { listingPreview } from './listing-preview.ts';
import { isPageAddress } from './page-address.ts';
import { pageSettings } from './page-settings.ts';

/** The browser build, from `npm run build`. */
const WEB_ROOT = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const ASSETS_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** Serves the browser build: hashed files with an unlimited lifetime, and one page for every other address. */
async function webRoutes(app: FastifyInstance, { db, settings }: Dependencies): Promise<void> {
  // Tests of the API run without a browser build.
  if (!existsSync(path.join(WEB_ROOT, 'index.html'))) return;
  const page = await renderPage(settings);

  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(staticFiles, {
    root: WEB_ROOT,
    wildcard: false,
    index: false,
    setHeaders: (reply, filePath) => {
      const isHashed = path.relative(WEB_ROOT, filePath).startsWith('assets');
      reply.header(
        'Cache-Control',
        isHashed ? `public, max-age=${ASSETS_LIFETIME_MS / 1000}, immutable` : 'no-cache',
      );
    },
  });
  app.get<{ Params: { id: string } }>('/property/:id', { schema: { hide: true } }, async (request, reply) => {
    if (!isPageAddress(request.url)) throw new HttpError('not_found');
    // The page itself shows by its calls when the database is down.
    const preview = await listingPreview(db, request.params.id, settings).catch((error: unknown) => {
      request.log.error({ err: loggable(error) }, 'a page was sent without its preview');
      return '';
    });
    return send(reply, withHead(page, preview));
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPageAddress(request.url)) throw new HttpError('not_found');
    return send(reply, page);
  });
}

const send = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(html);

/** The page with the settings that it needs before its first call. */
async function renderPage(settings: Settings): Promise<string> {
  const html = await readFile(path.join(WEB_ROOT, 'index.html'), 'utf8');
  return withHead(
    html,
    `<title>${escapeHtml(settings.productName)}</title><meta name="app-settings" content="${escapeHtml(pageSettings(settings))}">`,
  );
}

const withHead = (html: string, more: string): string => html.replace('</head>', () => `${more}</head>`);

export const webArea = area<Dependencies>('web', ['error-handler', 'security-headers'], webRoutes);
