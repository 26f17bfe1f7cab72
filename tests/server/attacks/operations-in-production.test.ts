import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { describeOnDatabase } from '../kit/server.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  OTP_SECRET: 'o'.repeat(32),
  BANK_WEBHOOK_SECRET: 'b'.repeat(32),
  SUPPORT_EMAIL: 'support@example.com',
};
const TOKEN = 'operators-only-0123456789';
const PRIVATE = ['/metrics', '/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui.css'];

/** Finding 15: the server's metrics and the OpenAPI description were public in production. */
describeOnDatabase('the pages of operations', (open) => {
  const statuses = (app: FastifyInstance, authorization?: string) =>
    Promise.all(
      PRIVATE.map(
        async (url) =>
          (await app.inject({ url, ...(authorization && { headers: { authorization } }) })).statusCode,
      ),
    );

  it('are absent in production', async () => {
    const server = await open(PRODUCTION);
    expect(await statuses(server.app)).toEqual([404, 404, 404, 404]);
    expect(await statuses(server.app, `Bearer ${TOKEN}`)).toEqual([404, 404, 404, 404]);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    await server.close();
  });

  it.each([
    ['in production', PRODUCTION],
    ['in development', {}],
  ])('take their token alone where there is one, %s', async (_, environment) => {
    const server = await open({ ...environment, OPERATIONS_TOKEN: TOKEN });
    for (const wrong of [undefined, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(0, -1)}`, 'Bearer ', TOKEN]) {
      expect(await statuses(server.app, wrong), wrong ?? 'none').toEqual([401, 401, 401, 401]);
    }
    expect(await statuses(server.app, `Bearer ${TOKEN}`)).toEqual([200, 200, 200, 200]);
    await server.close();
  });

  it('are open in development without a token', async () => {
    const server = await open();
    expect(await statuses(server.app)).toEqual([200, 200, 200, 200]);
    await server.close();
  });
});
