import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { Fault } from '../http/fault.ts';
import type { Settings } from '../settings.ts';
import { isPageAddress } from './page-address.ts';
import { pageSettings } from './pageSettings.ts';

/** Where `npm run build` puts the browser's part. */
const WEB_ROOT = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const ASSETS_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** The browser's part: hashed files for ever, and one page for every address that is not a call. */
export async function webRoutes(app: FastifyInstance, { settings }: Dependencies): Promise<void> {
  // A server without a built browser part still answers its calls, as tests of the API use it.
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
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPageAddress(request.url)) throw new Fault('not_found');
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page);
  });
}

/** The page with what it must know of this server before its first call. */
async function renderPage(settings: Settings): Promise<string> {
  const html = await readFile(path.join(WEB_ROOT, 'index.html'), 'utf8');
  const head = `<title>${escapeHtml(settings.productName)}</title><meta name="app-settings" content="${escapeHtml(pageSettings(settings))}">`;
  return html.replace('</head>', `${head}</head>`);
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
