import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type * as z from 'zod/mini';
import { type Camel, toCamel, toSnake } from '#api/contract/case.ts';
import type { ErrorCode } from '#api/contract/errors.ts';
import type { ApiMethod } from '#api/contract/method.ts';
import { type Access, authenticate, type Principal, type PrincipalOf } from './access.ts';
import { forbidCaching } from './headers.ts';
import { type Described, errorResponses } from './openapi.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? Camel<z.output<Schema>> : undefined;

interface RouteInput<Body, Query, Params, Who extends Access> {
  readonly body: Parsed<Body>;
  readonly query: Parsed<Query>;
  readonly params: Parsed<Params>;
  readonly principal: PrincipalOf<Who>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface RouteOptions<Response extends z.ZodMiniType, Body, Query, Params, Who extends Access> {
  readonly method: ApiMethod;
  readonly url: string;
  readonly summary: string;
  readonly tag: string;
  /** Who may call it. */
  readonly access: Who;
  readonly body?: Body;
  readonly query?: Query;
  readonly params?: Params;
  readonly response: Response;
  /** OpenAPI details that the schemas do not contain. */
  readonly described?: Described;
  /** Errors beyond those that any call with such inputs can have. */
  readonly failures?: readonly ErrorCode[];
  /** 201 if the call creates something and is not part of the specification. */
  readonly status?: 200 | 201;
  /** Runs after authentication and before `handle`: rate limits. */
  readonly before?: (request: FastifyRequest) => Promise<void>;
  /** Receives and returns camelCase; `route` converts from and to the API's snake_case. */
  readonly handle: (input: RouteInput<Body, Query, Params, Who>) => Promise<Camel<z.input<Response>>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
}

/** Registers one call of the API contract with validation, access control and case conversion. */
export function route<
  Response extends z.ZodMiniType,
  Who extends Access,
  Body extends z.ZodMiniType | undefined = undefined,
  Query extends z.ZodMiniType | undefined = undefined,
  Params extends z.ZodMiniType | undefined = undefined,
>(app: FastifyInstance, options: RouteOptions<Response, Body, Query, Params, Who>): void {
  const status = options.status ?? 200;
  const schema: FastifySchema = {
    summary: options.summary,
    tags: [options.tag],
    ...(options.access !== 'all' && { security: [{ bearer: [] }] }),
    ...(options.body && { body: options.body }),
    ...(options.query && { querystring: options.query }),
    ...(options.params && { params: options.params }),
    response: { [status]: options.response, ...errorResponses(options) },
  };
  app.route({
    method: options.method,
    url: options.url,
    schema,
    ...(options.described && { config: { described: options.described } }),
    onRequest: [forbidCaching(options), authenticate(options.access)],
    ...(options.before && { preHandler: options.before }),
    handler: async (request, reply) => {
      const response = await options.handle({
        body: toCamel(request.body) as Parsed<Body>,
        query: toCamel(request.query) as Parsed<Query>,
        params: toCamel(request.params) as Parsed<Params>,
        principal: request.principal as PrincipalOf<Who>,
        request,
        reply,
      });
      return reply.code(status).send(toSnake(response));
    },
  });
}
