import type { FastifyReply } from 'fastify';
import type { FailureBodies } from '../../faults.ts';

/** Monnify's error: its code is always 99. */
const failure = (responseMessage: string) => ({
  requestSuccessful: false,
  responseMessage,
  responseCode: '99',
});

export const FAILURES = {
  internal: failure('An error occurred, please try again'),
  wrongKey: failure('Invalid credentials provided'),
} satisfies FailureBodies;

export const sendError = (
  reply: FastifyReply,
  status: 400 | 401 | 403 | 404 | 422,
  responseMessage: string,
) => reply.code(status).send(failure(responseMessage));
