import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../platform/http/http-error.ts';
import type { Settings } from '../platform/settings/settings.ts';

/**
 * For the `onRequest` of what only operators read: with `OPERATIONS_TOKEN` it takes that as a bearer token; without, it
 * is open in development, and not there in production.
 */
export const operatorsOnly =
  ({ operationsToken, nodeEnv }: Pick<Settings, 'operationsToken' | 'nodeEnv'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('Cache-Control', 'no-store');
    if (operationsToken === null) {
      if (nodeEnv === 'production') throw new HttpError('not_found');
      return;
    }
    if (isSame(request.headers.authorization ?? '', `Bearer ${operationsToken}`)) return;
    reply.header('WWW-Authenticate', 'Bearer');
    throw new HttpError('not_signed_in', { message: 'This needs the token of OPERATIONS_TOKEN.' });
  };

/** In the same time wherever they differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
