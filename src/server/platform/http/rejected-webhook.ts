import type { FastifyRequest } from 'fastify';
import { webhooksRejected } from '../metrics.ts';
import { BANK_PROVIDERS } from '../ports/bank.ts';
import { HttpError } from './http-error.ts';

/** Providers that send webhooks. Other names are counted as `other`, because anyone can invent one. */
const SENDERS = [...BANK_PROVIDERS, 'termii', 'whatsapp'] as const;
const REASONS = ['wrong_signature', 'not_configured'] as const;

for (const provider of SENDERS) {
  for (const reason of REASONS) webhooksRejected.inc({ provider, reason }, 0);
}
webhooksRejected.inc({ provider: 'other', reason: 'not_configured' }, 0);

/** Counts and logs a rejected webhook. Returns the error to throw. */
export function rejectedWebhook(
  request: FastifyRequest,
  { provider: name, reason }: { readonly provider: string; readonly reason: (typeof REASONS)[number] },
): HttpError {
  const provider = SENDERS.find((sender) => sender === name) ?? 'other';
  webhooksRejected.inc({ provider, reason });
  request.log.warn({ provider, reason }, 'rejected a webhook');
  return new HttpError(reason === 'not_configured' ? 'not_found' : 'webhook_signature_wrong');
}
