import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure } from '#api/contract/envelope.ts';
import { ERRORS, type ErrorCode } from '#api/contract/errors.ts';
import { isDatabaseDown } from '../db/connection-errors.ts';
import { violatedCheck } from '../db/database.ts';
import { errorChain } from '../error-chain.ts';
import { MediaStoreError } from '../media/port.ts';
import { HttpError } from './http-error.ts';
import { loggable } from './loggable.ts';

const DOWN_RETRY_SECONDS = 5;
/** Violated by a request that began before the user's account was erased. */
const ERASED_CHECK = 'users_erased_stays';

/** Sends every error as the API contract's failure, without internal details. */
export const errorHandler = fp(
  async (app) => {
    app.setNotFoundHandler((request, reply) => send(request, reply, new HttpError('not_found')));
    app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
  },
  { name: 'error-handler', fastify: '5.x' },
);

/** Also used for Fastify's `frameworkErrors`, like a malformed URL, which occur before any plugin runs. */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(request, reply, toHttpError(error, request));

function toHttpError(error: FastifyError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) {
    if (error.cause !== undefined) request.log.error({ err: loggable(error.cause) }, error.code);
    return error;
  }
  if (hasZodFastifySchemaValidationErrors(error))
    return fromValidation(error.validation, error.validationContext);
  const code = codeOfStatus(error.statusCode);
  if (code) return new HttpError(code);
  if (violatedCheck(error) === ERASED_CHECK) return new HttpError('session_expired');
  const isDown = isDependencyDown(error);
  request.log.error({ err: loggable(error) }, isDown ? 'a dependency is down' : 'unexpected failure');
  return isDown
    ? new HttpError('dependency_down', { retryAfterSeconds: DOWN_RETRY_SECONDS })
    : new HttpError('internal_error');
}

type Issues = readonly { instancePath: string; message?: string | undefined }[];

function fromValidation(issues: Issues, context: string | undefined): HttpError {
  if (context === 'params') return new HttpError('not_found');
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const name = instancePath.split('/').filter(Boolean).join('.');
    if (!name) return new HttpError('malformed_request');
    fields[name] ??= message ?? 'This is not right.';
  }
  return new HttpError('invalid_fields', { fields });
}

/** The code for a request that Fastify itself rejected. */
function codeOfStatus(status: number | undefined): ErrorCode | null {
  if (status === 413) return 'body_too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 429) return 'too_many_requests';
  return status !== undefined && status >= 400 && status < 500 ? 'malformed_request' : null;
}

const isDependencyDown = (error: unknown): boolean =>
  isDatabaseDown(error) || errorChain(error).some((cause) => cause instanceof MediaStoreError);

function send(request: FastifyRequest, reply: FastifyReply, error: HttpError): FastifyReply {
  const failure: Failure = {
    message: error.message,
    code: error.code,
    ...(error.fields && { fields: error.fields }),
    request_id: request.id,
  };
  if (error.retryAfterSeconds !== undefined)
    reply.header('Retry-After', String(Math.ceil(error.retryAfterSeconds)));
  return reply
    .code(ERRORS[error.code].status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(failure);
}
