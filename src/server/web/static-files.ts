import path from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS, SECOND_MS } from '#domain/durations.ts';
import { loggable } from '../platform/http/loggable.ts';
import { type KeptAssets, keepAssets } from './kept-assets.ts';

const HASHED_LIFETIME_SECONDS = (365 * DAY_MS) / SECOND_MS;

/** Vite's list of the built files, from `vite.config.ts`. The server reads it; nobody else needs it. */
export const MANIFEST = 'manifest.json';

interface StaticFilesOptions {
  /** The browser build. */
  readonly webRoot: string;
  /** The server's data folder, which outlives the release. */
  readonly dataDir: string;
  readonly now: () => Date;
}

/** Serves the files of the browser build, and hashed files of other releases that the data folder keeps. */
export async function serveStaticFiles(
  app: FastifyInstance,
  { webRoot, dataDir, now }: StaticFilesOptions,
): Promise<void> {
  const assets = path.join(webRoot, 'assets');
  const kept = await keepAssets(assets, dataDir, now().getTime()).catch((error: unknown) => {
    app.log.warn({ err: loggable(error) }, 'the files of this release are not kept for later ones');
    return null;
  });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(staticFiles, {
    root: webRoot,
    wildcard: false,
    index: false,
    globIgnore: [MANIFEST],
    preCompressed: true,
    setHeaders: (reply, filePath) => {
      const folder = path.dirname(filePath);
      const isHashed = folder === assets || folder === kept?.folder;
      reply.header(
        'Cache-Control',
        isHashed ? `public, max-age=${HASHED_LIFETIME_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  if (kept) serveKept(app, kept, now);
}

function serveKept(app: FastifyInstance, { folder, release }: KeptAssets, now: () => Date): void {
  // Files of this release have routes of their own, which take precedence.
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => reply.sendFile(params.name, folder),
  );
  app.addHook('onClose', async () => {
    await release(now().getTime()).catch((error: unknown) => {
      app.log.warn({ err: loggable(error) }, 'old files of the pages were not deleted');
    });
  });
}
