import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { area } from '../../platform/http/area.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { robotsText } from './robots.ts';
import { homesEntries, homesSitemaps, pageEntries, type SitemapEntry } from './sitemap-data.ts';

const LIFETIME_SECONDS = 60 * 60;
const PAGES_PATH = '/sitemap-pages.xml';
const homesPath = (page: number): string => `/sitemap-homes-${page}.xml`;

/** `robots.txt` and the sitemaps. Sitemaps need absolute URLs, so there are none without the public URL. */
function crawlerRoutes(app: FastifyInstance, { browsing, settings: { publicUrl } }: Dependencies): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    lasting(reply).type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  );
  if (publicUrl === null) return;

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const homes = await homesSitemaps(browsing);
    const sitemaps = [
      { url: new URL(PAGES_PATH, publicUrl).href },
      ...homes.map((lastmod, index) => ({ url: new URL(homesPath(index + 1), publicUrl).href, lastmod })),
    ];
    const { ErrorLevel, SitemapIndexStream } = await import('sitemap');
    const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
    return lasting(reply).type(XML).send(Readable.from(sitemaps).pipe(stream));
  });

  app.get(PAGES_PATH, { schema: { hide: true } }, async (_request, reply) =>
    sendSitemap(reply, publicUrl, await pageEntries(browsing)),
  );

  app.get<{ Params: { page: string } }>(
    '/sitemap-homes-:page(^[1-9]\\d{0,5}).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const entries = homesEntries(browsing, Number(request.params.page));
      const first = await entries.next();
      if (first.done) throw new HttpError('not_found');
      return sendSitemap(reply, publicUrl, startingWith(first.value, entries));
    },
  );
}

const XML = 'application/xml; charset=utf-8';

const lasting = (reply: FastifyReply): FastifyReply =>
  reply.header('Cache-Control', `public, max-age=${LIFETIME_SECONDS}`);

async function* startingWith(
  first: SitemapEntry,
  rest: AsyncIterable<SitemapEntry>,
): AsyncGenerator<SitemapEntry> {
  yield first;
  yield* rest;
}

async function sendSitemap(
  reply: FastifyReply,
  publicUrl: string,
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
): Promise<FastifyReply> {
  const { ErrorLevel, SitemapStream } = await import('sitemap');
  const stream = new SitemapStream({
    hostname: publicUrl,
    level: ErrorLevel.THROW,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  const source = Readable.from(items(entries));
  source.on('error', (error) => stream.destroy(error));
  return lasting(reply).type(XML).send(source.pipe(stream));
}

async function* items(entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>) {
  for await (const { path, changedAt } of entries) {
    yield { url: path, ...(changedAt !== undefined && { lastmod: changedAt }) };
  }
}

export const crawlerArea = area<Dependencies>('crawlers', ['error-handler'], crawlerRoutes);
