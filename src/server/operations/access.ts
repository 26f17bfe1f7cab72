import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../platform/http/http-error.ts';
import { isSameSecret } from '../platform/same-secret.ts';
import type { Settings } from '../platform/settings/settings.ts';

/**
 * An `onRequest` hook for operators' pages. If `OPERATIONS_TOKEN` is set, it is required as a bearer token; otherwise the
 * pages are open in development and absent in production.
 */
export const operatorsOnly =
  ({ operationsToken, nodeEnv }: Pick<Settings, 'operationsToken' | 'nodeEnv'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('Cache-Control', 'no-store');
    if (operationsToken === null) {
      if (nodeEnv === 'production') throw new HttpError('not_found');
      return;
    }
    if (isSameSecret(request.headers.authorization ?? '', `Bearer ${operationsToken}`)) return;
    reply.header('WWW-Authenticate', 'Bearer');
    throw new HttpError('not_signed_in', { message: 'This needs the token of OPERATIONS_TOKEN.' });
  };
