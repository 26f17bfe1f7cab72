import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type * as z from 'zod/mini';
import { type Camel, toCamel, toSnake } from '#api/contract/case.ts';
import { type Access, authenticate, type Caller, type CallerOf } from './access.ts';
import { forbidCaching } from './headers.ts';
import { type Described, failuresOf } from './openapi.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? Camel<z.output<Schema>> : undefined;

export interface RouteInput<Body, Query, Params, Who extends Access> {
  readonly body: Parsed<Body>;
  readonly query: Parsed<Query>;
  readonly params: Parsed<Params>;
  readonly caller: CallerOf<Who>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RouteOptions<Answer extends z.ZodMiniType, Body, Query, Params, Who extends Access> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  readonly url: string;
  readonly summary: string;
  readonly tag: string;
  /** Who may call it; declared here, for each route, and nowhere else. */
  readonly access: Who;
  readonly body?: Body;
  readonly query?: Query;
  readonly params?: Params;
  readonly answer: Answer;
  /** What OpenAPI cannot read off the schemas. */
  readonly described?: Described;
  /** 201 where a call that the specification does not name makes a new thing. */
  readonly status?: 200 | 201;
  /** Runs after the caller is known and before the body is handled: rate limits. */
  readonly before?: (request: FastifyRequest) => Promise<void>;
  /** camelCase in and out; the schemas of the wire are snake_case, and this is where they meet. */
  readonly handle: (input: RouteInput<Body, Query, Params, Who>) => Promise<Camel<z.input<Answer>>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** One call of the wire. */
export function route<
  Answer extends z.ZodMiniType,
  Who extends Access,
  Body extends z.ZodMiniType | undefined = undefined,
  Query extends z.ZodMiniType | undefined = undefined,
  Params extends z.ZodMiniType | undefined = undefined,
>(app: FastifyInstance, options: RouteOptions<Answer, Body, Query, Params, Who>): void {
  const status = options.status ?? 200;
  const schema: FastifySchema = {
    summary: options.summary,
    tags: [options.tag],
    ...(options.access !== 'all' && { security: [{ bearer: [] }] }),
    ...(options.body && { body: options.body }),
    ...(options.query && { querystring: options.query }),
    ...(options.params && { params: options.params }),
    response: { [status]: options.answer, ...failuresOf(options) },
  };
  app.route({
    method: options.method,
    url: options.url,
    schema,
    ...(options.described && { config: { described: options.described } }),
    onRequest: [forbidCaching(options), authenticate(options.access)],
    ...(options.before && { preHandler: options.before }),
    handler: async (request, reply) => {
      const answer = await options.handle({
        body: toCamel(request.body) as Parsed<Body>,
        query: toCamel(request.query) as Parsed<Query>,
        params: toCamel(request.params) as Parsed<Params>,
        caller: request.caller as CallerOf<Who>,
        request,
        reply,
      });
      return reply.code(status).send(toSnake(answer));
    },
  });
}
