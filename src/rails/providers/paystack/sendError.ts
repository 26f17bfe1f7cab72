import type { FastifyReply } from 'fastify';
import type { FailureBodies } from '../../faults.ts';

/** Paystack's error format, the same for each status. */
const failure = (type: 'api_error' | 'validation_error', message: string, code: string) => ({
  status: false,
  message,
  meta: { nextStep: 'Check the request against the API reference' },
  type,
  code,
});

export const FAILURES = {
  internal: failure('api_error', 'An internal error occurred', 'unknown'),
  wrongKey: failure('validation_error', 'Invalid key', 'invalid_Key'),
} satisfies FailureBodies;

export const sendError = (reply: FastifyReply, status: 400 | 403 | 404, message: string, code: string) =>
  reply.code(status).send(failure('validation_error', message, code));
