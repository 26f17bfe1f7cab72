import type { FastifyInstance, FastifyPluginOptions } from 'fastify';
import fp from 'fastify-plugin';

/**
 * One area of the API as an encapsulated plugin: its hooks, parsers and decorators do not affect other areas. The app
 * fails to start if a dependency was not registered before it.
 */
export const area = <Options extends FastifyPluginOptions>(
  name: string,
  dependencies: readonly string[],
  routes: (app: FastifyInstance, options: Options) => void | Promise<void>,
) =>
  fp<Options>(async (app, options) => routes(app, options), {
    name,
    dependencies: [...dependencies],
    encapsulate: true,
    fastify: '5.x',
  });
