import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { area } from '../http/area.ts';
import { HttpError } from '../http/http-error.ts';
import type { MediaReader } from './port.ts';

const A_YEAR_SECONDS = 31_536_000;

/** Serves pictures by key: the product's own under `/media/pictures`, all others from the store. */
function mediaRoutes(app: FastifyInstance, { media, pictures }: Dependencies): void {
  serve(app, '/media/pictures', pictures);
  serve(app, '/media', media);
}

function serve(app: FastifyInstance, prefix: string, reader: MediaReader): void {
  app.get<{ Params: { '*': string } }>(`${prefix}/*`, { schema: { hide: true } }, async (request, reply) =>
    send(request, reply, reader, request.params['*']),
  );
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  reader: MediaReader,
  key: string,
): Promise<FastifyReply> {
  const found = await reader.get(key);
  if (!found) throw new HttpError('not_found');
  reply
    .header('Cache-Control', `public, max-age=${A_YEAR_SECONDS}, immutable`)
    .header('ETag', found.etag)
    .header('X-Content-Type-Options', 'nosniff');
  if (request.headers['if-none-match'] === found.etag) {
    found.body.destroy();
    return reply.code(304).send();
  }
  return reply.type(found.contentType).header('Content-Length', found.sizeBytes).send(found.body);
}

export const mediaArea = area<Dependencies>('media', ['error-handler'], mediaRoutes);
