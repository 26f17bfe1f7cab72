import * as z from 'zod/mini';
import type { ApiMethod } from '#api/contract/method.ts';

/** The part of JSON Schema from which values are generated. */
export interface ValueSchema {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly required?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, ValueSchema>> | undefined;
  readonly items?: ValueSchema | undefined;
  readonly anyOf?: readonly ValueSchema[] | undefined;
}

const valueSchema: z.ZodMiniType<ValueSchema> = z.lazy(() =>
  z.object({
    type: z.optional(z.string()),
    format: z.optional(z.string()),
    pattern: z.optional(z.string()),
    enum: z.optional(z.array(z.unknown())),
    const: z.optional(z.unknown()),
    minLength: z.optional(z.number()),
    maxLength: z.optional(z.number()),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
    required: z.optional(z.array(z.string())),
    properties: z.optional(z.record(z.string(), valueSchema)),
    items: z.optional(valueSchema),
    anyOf: z.optional(z.array(valueSchema)),
  }),
);

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

const described = z.object({
  parameters: z.optional(
    z.array(
      z.object({ name: z.string(), in: z.enum(['path', 'query', 'header', 'cookie']), schema: valueSchema }),
    ),
  ),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: z.optional(valueSchema) })) }),
  ),
});
const description = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), described)),
});

/** An API call from the server's OpenAPI description. */
export interface Operation {
  readonly method: ApiMethod;
  /** Contains its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header' | 'cookie';
    readonly schema: ValueSchema;
  }[];
  readonly body: ValueSchema | null;
  readonly contentType: string;
}

/** Excludes the endless event stream, which has its own tests. */
const STREAMS: ReadonlySet<string> = new Set(['/events']);
const UPPER = { get: 'GET', post: 'POST', patch: 'PATCH', put: 'PUT', delete: 'DELETE' } as const;

/** Every call of the OpenAPI description. */
export function readOperations(openApi: unknown): Operation[] {
  const { paths } = description.parse(openApi);
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const found = methods[method];
      if (!found || STREAMS.has(path)) return [];
      const [contentType = 'application/json', content] =
        Object.entries(found.requestBody?.content ?? {})[0] ?? [];
      return {
        method: UPPER[method],
        path,
        parameters: found.parameters ?? [],
        body: content?.schema ?? null,
        contentType,
      };
    }),
  );
}
