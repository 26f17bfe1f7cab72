import type { FastifyRequest } from 'fastify';
import { webhooksRefused } from '../metrics.ts';
import { BANK_PROVIDERS } from '../ports/bank.ts';
import { HttpError } from './http-error.ts';

/** Those that send webhooks; any other name is counted as `other`, since anybody can make one up. */
const SENDERS = [...BANK_PROVIDERS, 'termii', 'whatsapp'] as const;
const REASONS = ['wrong_signature', 'not_configured'] as const;

for (const provider of SENDERS) {
  for (const reason of REASONS) webhooksRefused.inc({ provider, reason }, 0);
}
webhooksRefused.inc({ provider: 'other', reason: 'not_configured' }, 0);

/** Counts a webhook that is refused, and logs a line for the operator. Returns the error to be thrown. */
export function rejectedWebhook(
  request: FastifyRequest,
  { provider: name, reason }: { readonly provider: string; readonly reason: (typeof REASONS)[number] },
): HttpError {
  const provider = SENDERS.find((sender) => sender === name) ?? 'other';
  webhooksRefused.inc({ provider, reason });
  request.log.warn({ provider, reason }, 'a webhook was refused');
  return new HttpError(reason === 'not_configured' ? 'not_found' : 'webhook_signature_wrong');
}
