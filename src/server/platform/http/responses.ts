import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

const compile = SerializerSelector()();

/**
 * Compiles a response schema into a serializer, at the first response. The serializer omits fields that the schema lacks.
 * Values are not validated, which takes ten times as long, unless `isChecked` is set, for tests.
 */
export const compileResponse =
  ({ isChecked }: { isChecked: boolean }): FastifySerializerCompiler<z.ZodMiniType> =>
  ({ schema, ...route }) => {
    const check = serializerCompiler({ schema, ...route });
    let write: ((response: unknown) => string) | null = null;
    return (response) => {
      if (isChecked) check(response);
      write ??= compile({
        schema: z.toJSONSchema(schema, { target: 'draft-7' }),
        method: route.method,
        url: route.url,
        httpStatus: route.httpStatus ?? '',
      });
      return write(response);
    };
  };

/** Fails if a response has a status that the description of its call lacks, for tests. */
export const describedStatuses = fp(
  async (app) => {
    app.addHook('onSend', async ({ method, routeOptions }, { statusCode }) => {
      const described = routeOptions.schema?.response;
      if (typeof described !== 'object' || described === null || statusCode in described) return;
      throw new Error(`${method} ${routeOptions.url} is not described with the status ${statusCode}`);
    });
  },
  { name: 'described-statuses', fastify: '5.x' },
);
