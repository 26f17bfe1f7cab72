import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { failure } from '#api/contract/envelope.ts';
import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';
import type { ApiMethod } from '#api/contract/method.ts';
import type { Access } from './access.ts';

/** OpenAPI descriptions of parts that no schema validates: a form, raw bytes, a header. */
export interface Described {
  readonly consumes?: readonly string[];
  readonly body?: object;
  readonly headers?: object;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    described?: Described;
  }
}

/** The header that `requestDigest` reads, for `described`. */
export const OPTIONAL_IDEMPOTENCY_HEADER = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description:
        'A repetition with the same key and body does nothing again, and gets what the first one made.',
    },
  },
} as const;

/** The header that `idempotently` requires, for `described`. */
export const IDEMPOTENCY_HEADER = { ...OPTIONAL_IDEMPOTENCY_HEADER, required: ['Idempotency-Key'] } as const;

const shared = z.registry<{ id: string }>();
shared.add(failure, { id: 'Failure' });

const ofSchemas = createJsonSchemaTransform({ schemaRegistry: shared });
const describeShared = createJsonSchemaTransformObject({ schemaRegistry: shared });

/** Converts a route's schemas and its `described` to OpenAPI. */
const describeRoute: typeof ofSchemas = (input) => {
  const { schema, url } = ofSchemas(input);
  const { consumes, ...rest } = input.route.config?.described ?? {};
  return { url, schema: { ...schema, ...rest, ...(consumes && { consumes: [...consumes] }) } };
};

/** Generates the OpenAPI description of routes that are registered later. */
export const openApi = fp<{ readonly productName: string }>(
  async (app, { productName }) => {
    await app.register(swagger, {
      openapi: {
        info: { title: `${productName} API`, version: '1' },
        servers: [{ url: '/api' }],
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
      transform: describeRoute,
      transformObject: describeShared,
    });
  },
  { name: 'openapi', fastify: '5.x' },
);

interface Call {
  readonly method: ApiMethod;
  readonly access: Access;
  readonly body?: unknown;
  readonly query?: unknown;
  readonly params?: unknown;
  readonly described?: Described | undefined;
  /** Errors beyond those that any call with such inputs can have. */
  readonly failures?: readonly ErrorCode[] | undefined;
}

/** The error responses of a call, by status. */
export function errorResponses({
  method,
  access,
  body,
  query,
  params,
  described,
  failures = [],
}: Call): Record<number, typeof failure> {
  const takesBody = body !== undefined || described?.body !== undefined;
  const statuses = [
    ...(takesBody ? [400, 413, 415] : []),
    ...(method === 'GET' ? [] : [409]),
    ...(takesBody || access !== 'all' ? [401] : []),
    ...(takesBody || params || query ? [404] : []),
    ...(takesBody || query ? [422] : []),
    403,
    429,
    500,
    503,
    ...failures.map((code) => ERRORS[code].status),
  ];
  return Object.fromEntries(statuses.map((status) => [status, failure]));
}
