import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { area } from '../http/area.ts';
import { HttpError } from '../http/http-error.ts';
import { cachingOf, PUBLIC_CACHING } from './keys.ts';
import type { MediaReader } from './port.ts';

/** Serves pictures by key: the bundled ones under `/media/pictures`, all others from the store. */
function mediaRoutes(app: FastifyInstance, { media, pictures }: Dependencies): void {
  serve(app, '/media/pictures', pictures, () => PUBLIC_CACHING);
  serve(app, '/media', media, cachingOf);
}

function serve(
  app: FastifyInstance,
  prefix: string,
  reader: MediaReader,
  caching: (key: string) => string,
): void {
  app.get<{ Params: { '*': string } }>(`${prefix}/*`, { schema: { hide: true } }, async (request, reply) => {
    const key = request.params['*'];
    const found = await reader.get(key);
    if (!found) throw new HttpError('not_found');
    reply
      .header('Cache-Control', caching(key))
      .header('ETag', found.etag)
      .header('X-Content-Type-Options', 'nosniff');
    if (request.headers['if-none-match'] === found.etag) {
      found.body.destroy();
      return reply.code(304).send();
    }
    return reply.type(found.contentType).header('Content-Length', found.sizeBytes).send(found.body);
  });
}

export const mediaArea = area<Dependencies>('media', ['error-handler'], mediaRoutes);
