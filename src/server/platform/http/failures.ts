import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure } from '#api/contract/envelope.ts';
import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';
import { MediaStoreError } from '../media/port.ts';
import { Fault } from './fault.ts';
import { loggable } from './loggable.ts';

/** Every way in which a request ends badly becomes the wire's failure; nothing internal leaks. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => send(request, reply, new Fault('not_found')));
  app.setErrorHandler((error: FastifyError, request, reply) => send(request, reply, toFault(error, request)));
}

function toFault(error: FastifyError, request: FastifyRequest): Fault {
  if (error instanceof Fault) {
    if (error.cause !== undefined) request.log.error({ err: loggable(error.cause) }, error.code);
    return error;
  }
  if (hasZodFastifySchemaValidationErrors(error))
    return fromValidation(error.validation, error.validationContext);
  const code = codeOfStatus(error.statusCode);
  if (code) return new Fault(code);
  const isDatabaseDown = isConnectionFault(error);
  request.log.error({ err: loggable(error) }, isDatabaseDown ? 'a dependency is down' : 'unexpected failure');
  return new Fault(isDatabaseDown ? 'dependency_down' : 'internal_error');
}

type Issues = readonly { instancePath: string; message?: string | undefined }[];

function fromValidation(issues: Issues, context: string | undefined): Fault {
  if (context === 'params') return new Fault('not_found');
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const name = instancePath.split('/').filter(Boolean).join('.');
    if (!name) return new Fault('malformed_request');
    fields[name] ??= message ?? 'This is not right.';
  }
  return new Fault('invalid_fields', { fields });
}

/** What Fastify itself refuses, before any of our code. */
function codeOfStatus(status: number | undefined): ErrorCode | null {
  if (status === 413) return 'body_too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 429) return 'too_many_requests';
  return status !== undefined && status >= 400 && status < 500 ? 'malformed_request' : null;
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P03',
  '53300',
  // A statement or a transaction that took too long.
  '57014',
  '25P03',
  '08006',
  '08001',
]);

/** What the driver and its pool say without any code. */
const CONNECTION_MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect$)/;

function isConnectionFault(error: unknown): boolean {
  for (let cause: unknown = error; typeof cause === 'object' && cause !== null; ) {
    if ('code' in cause && typeof cause.code === 'string' && CONNECTION_CODES.has(cause.code)) return true;
    if (cause instanceof MediaStoreError) return true;
    if (cause instanceof Error && CONNECTION_MESSAGES.test(cause.message)) return true;
    cause = 'cause' in cause ? cause.cause : null;
  }
  return false;
}

function send(request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply {
  const failure: Failure = {
    message: fault.message,
    code: fault.code,
    ...(fault.fields && { fields: fault.fields }),
    request_id: request.id,
  };
  if (fault.retryAfterSeconds !== undefined)
    reply.header('Retry-After', String(Math.ceil(fault.retryAfterSeconds)));
  return reply
    .code(ERRORS[fault.code].status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(failure);
}
