import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

const compile = SerializerSelector()();

/**
 * Compiles the schema of a response into the function that writes it, at its first response: what the schema does not
 * have is left out. Values are not checked against it, which takes ten times as long; `isChecked` does so, for tests.
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
