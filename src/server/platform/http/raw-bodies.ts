import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestsShed } from '../metrics.ts';
import { HttpError } from './http-error.ts';

/** The largest body of a route without a `bodyLimit` of its own. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Bodies above `MAX_BODY_BYTES` that an area holds at once. */
const MAX_LARGE_COUNT = 4;
const RETRY_AFTER_SECONDS = 2;

/**
 * Makes the routes of an area receive their bodies as unparsed buffers, because signatures cover the received bytes. A
 * body is in memory before its signature can be checked, so only a few above `MAX_BODY_BYTES` are held at once; a
 * further one gets 503 with `Retry-After`. Smaller ones are always received.
 */
export function receiveRawBodies(app: FastifyInstance): void {
  const large = new Set<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => large.delete(request));
  });

  /** @throws HttpError `body_too_large` or `overloaded`. */
  const checkSize = (request: FastifyRequest, sizeBytes: number): void => {
    const { bodyLimit = MAX_BODY_BYTES } = request.routeOptions;
    if (sizeBytes > bodyLimit) throw new HttpError('body_too_large');
    if (sizeBytes <= MAX_BODY_BYTES || large.has(request)) return;
    if (large.size >= MAX_LARGE_COUNT) {
      requestsShed.inc({ gate: 'large_bodies' });
      throw new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    large.add(request);
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    try {
      // Without the option, a throw would close the connection before the response.
      for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
        sizeBytes += chunk.length;
        checkSize(request, sizeBytes);
        chunks.push(chunk);
      }
    } catch (error) {
      // Any other error is that of a connection that was closed.
      throw error instanceof HttpError ? error : new HttpError('malformed_request');
    }
    return Buffer.concat(chunks);
  });
}
