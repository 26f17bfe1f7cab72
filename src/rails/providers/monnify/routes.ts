import type { FastifyInstance } from 'fastify';
import { isSameSecret, type RunningProvider } from '../provider.ts';
import { accountRoutes } from './accounts.ts';
import { moneyRoutes } from './money.ts';
import { FAILURES, sendError } from './sendError.ts';
import { envelope, type MonnifyKeys } from './shapes.ts';

const TOKEN_LIFETIME_SECONDS = 3600;

/** The calls of Monnify's API that this product uses. Each needs a token, which is valid for one hour. */
export function monnifyRoutes(app: FastifyInstance, provider: RunningProvider, keys: MonnifyKeys): void {
  const { book, clock } = provider;
  const tokens = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${keys.apiKey}:${keys.secretKey}`).toString('base64')}`;

  app.post('/api/v1/auth/login', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', basic))
      return reply.code(401).send(FAILURES.wrongKey);
    const accessToken = book.text(40);
    tokens.set(`Bearer ${accessToken}`, clock.nowMs + TOKEN_LIFETIME_SECONDS * 1000);
    return envelope({ accessToken, expiresIn: TOKEN_LIFETIME_SECONDS });
  });

  app.register(async (calls) => {
    calls.addHook('onRequest', async (request, reply) => {
      const endsAtMs = tokens.get(request.headers.authorization ?? '');
      if (endsAtMs === undefined || endsAtMs <= clock.nowMs)
        await sendError(reply, 401, 'Full authentication is required to access this resource');
    });
    accountRoutes(calls, provider, keys);
    moneyRoutes(calls, provider, keys);
  });
}
