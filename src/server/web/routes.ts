import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { openAssets } from './assets.ts';
import { contactFormRoutes } from './contact-form.ts';
import { guestFormRoutes } from './guest-forms.ts';
import { isPageAddress } from './page-address.ts';
import type { PageRenderer } from './page-renderer.ts';
import { pageSettings } from './page-settings.ts';
import { type PageSender, pageSender } from './pages.ts';
import { canonicalPlaceAddress } from './place-address.ts';
import { isPrivatePath, pathOf } from './private-paths.ts';
import { MANIFEST, serveStaticFiles } from './static-files.ts';
import { openTemplate } from './template.ts';
import { verificationAddress } from './verification-address.ts';
import { webManifest } from './web-manifest.ts';

/** The browser build, from `npm run build`. */
const WEB_ROOT = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const TEMPLATE = path.join(WEB_ROOT, 'index.html');
const THEME_SCRIPT = path.join(WEB_ROOT, 'theme.js');

interface WebDependencies extends Dependencies {
  readonly renderer: PageRenderer | null;
}

/** Serves the browser build: hashed files with an unlimited lifetime, and a page for every other URL. */
async function webRoutes(app: FastifyInstance, { settings, now, renderer }: WebDependencies): Promise<void> {
  // Tests of the API run without a browser build.
  if (!existsSync(TEMPLATE)) return;
  const sendPage = await openPages(app, { settings, now, renderer });

  await serveStaticFiles(app, { webRoot: WEB_ROOT, dataDir: settings.dataDir, now });
  app.get('/app.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', 'no-cache')
      .send(webManifest(settings.productName)),
  );
  await app.register(contactFormRoutes, { productName: settings.productName, now });
  await app.register(guestFormRoutes);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPageAddress(request.url)) throw new HttpError('not_found');
    const elsewhere = canonicalPlaceAddress(request.url);
    if (elsewhere !== null) return reply.redirect(elsewhere, 301);
    const checked = verificationAddress(request.url);
    if (checked !== null) return reply.redirect(checked, 303);
    if (isPrivatePath(pathOf(request.url))) reply.header('X-Robots-Tag', 'noindex');
    return sendPage(request, reply);
  });
}

async function openPages(
  app: FastifyInstance,
  { settings, now, renderer }: Pick<WebDependencies, 'settings' | 'now' | 'renderer'>,
): Promise<PageSender> {
  const settingsFor = (visitor: { readonly savesData: boolean }) =>
    pageSettings(settings, { ...visitor, now: now() });
  return pageSender({
    template: openTemplate({
      html: await readFile(TEMPLATE, 'utf8'),
      themeScript: await readFile(THEME_SCRIPT, 'utf8'),
      productName: settings.productName,
    }),
    assets: await openAssets(path.join(WEB_ROOT, MANIFEST)),
    loadPage: renderer?.loadPage ?? null,
    opening: renderer ? await renderer.renderOpening(settingsFor({ savesData: false })) : '',
    rendersPerSecond: settings.rendersPerSecondPerNetwork,
    settingsFor,
    callApi: async (url, remoteAddress) => {
      const response = await app.inject({ method: 'GET', url, remoteAddress });
      return { status: response.statusCode, body: response.json() };
    },
  });
}

export const webArea = area<WebDependencies>('web', ['error-handler', 'security-headers'], webRoutes);
