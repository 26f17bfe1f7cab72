import type { FastifyReply } from 'fastify';

/** Monnify's error: its code is always 99. */
export const sendError = (
  reply: FastifyReply,
  status: 400 | 401 | 403 | 404 | 422,
  responseMessage: string,
) => reply.code(status).send({ requestSuccessful: false, responseMessage, responseCode: '99' });
