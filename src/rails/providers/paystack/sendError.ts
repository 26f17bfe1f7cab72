import type { FastifyReply } from 'fastify';

/** Paystack's error format, the same for each status. */
export const sendError = (
  reply: FastifyReply,
  status: 400 | 401 | 403 | 404,
  message: string,
  code: string,
) =>
  reply.code(status).send({
    status: false,
    message,
    meta: { nextStep: 'Check the request against the API reference' },
    type: 'validation_error',
    code,
  });
