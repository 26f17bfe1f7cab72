import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { emptyBody, success } from '#api/contract/envelope.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { area } from '../../platform/http/area.ts';
import { keyedLimit } from '../../platform/http/concurrency.ts';
import { loggable } from '../../platform/http/loggable.ts';
import { errorResponses } from '../../platform/http/openapi.ts';
import { receiveRawBodies } from '../../platform/http/raw-bodies.ts';
import { rejectedWebhook } from '../../platform/http/rejected-webhook.ts';
import type { BankEvent } from '../../platform/ports/bank.ts';
import { processAccount } from '../wallet/account-sweep.ts';
import { bankNamed } from '../wallet/banks.ts';
import { processWithdrawal } from '../withdrawals/send.ts';
import { applyEvent, type Depositing } from './apply.ts';
import { storeConflict } from './conflicts.ts';
import { reopenUnconfirmed, storeEvent } from './events.ts';
import { parseBankEvent } from './parsers.ts';
import { processRefund } from './refunds.ts';

/** Far more than any event of a bank. */
const MAX_WEBHOOK_BYTES = 1024 * 1024;
/**
 * The share of a server's connections that events use at most. With fewer, deposits wait behind new requests for as long
 * as a rush lasts; the others are for requests.
 */
const RUNNING_SHARE = 0.6;
/** Running and waiting. The events beyond are applied by the sweep. */
const MAX_APPLYING = 500;

const params = z.object({ provider: z.string() });
const response = success(emptyBody);
/** Accepts any body; it is parsed from the raw bytes, which the signature covers. */
const described = { consumes: ['application/json'], body: { type: 'object', additionalProperties: true } };

/** PostgreSQL stores no NUL in a text, and valid JSON contains none. */
const withoutNul = (rawBody: Buffer): string => rawBody.toString('utf8').replaceAll('\u0000', '\ufffd');

type BankOptions = Dependencies & Depositing;

/** Receives the bank's webhooks. */
export const bankArea = area<BankOptions>('bank', ['error-handler'], bankRoutes);

function bankRoutes(app: FastifyInstance, { onDepositCredited, ...dependencies }: BankOptions): void {
  const { db, now, settings } = dependencies;
  const applying = new Set<Promise<void>>();
  const limitRunning = keyedLimit({ running: Math.floor(settings.database.connections * RUNNING_SHARE) });
  /** Limits the transfers into one account to one database connection. */
  const limitAccount = keyedLimit({ running: 1 });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onClose', () => Promise.allSettled(applying).then(() => {}));

  receiveRawBodies(app);

  app.post<{ Params: z.output<typeof params> }>(
    '/webhooks/:provider',
    {
      schema: {
        summary: 'Receives an event of the bank: stored, acknowledged, then applied exactly once',
        tags: ['Bank'],
        params,
        response: { 200: response, ...errorResponses({ method: 'POST', access: 'all', params, described }) },
      },
      bodyLimit: MAX_WEBHOOK_BYTES,
      config: { described },
    },
    async (request) => {
      const bank = bankNamed(dependencies, request.params.provider);
      const { provider } = request.params;
      if (!bank) throw rejectedWebhook(request, { provider, reason: 'not_configured' });
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!bank.isAuthentic(rawBody, request.headers))
        throw rejectedWebhook(request, { provider, reason: 'wrong_signature' });
      const event = parseBankEvent(bank.name, rawBody);
      const received = { provider: bank.name, rawBody: withoutNul(rawBody), receivedAt: now() };
      const stored = await storeEvent(db, { ...received, eventId: event.eventId });
      const id = stored ?? (await reopenUnconfirmed(db, { provider: bank.name, eventId: event.eventId }));
      if (id !== null) applyAfterResponse(id, event);
      if (id !== null && event.kind === 'unreadable')
        request.log.error({ event: id, reason: event.reason }, 'a signed bank event is unreadable');
      const conflictId = id === null ? await storeConflict(db, { ...received, event }) : null;
      if (conflictId !== null)
        request.log.error({ event: conflictId }, 'a bank event repeats another with other content');
      return { message: 'Received.', body: {} };
    },
  );

  /**
   * Runs after the response to the bank. If it fails, too many events wait, or the server closes before its turn, the event
   * stays stored and a sweep applies it.
   */
  function applyAfterResponse(id: string, event: BankEvent): void {
    if (applying.size >= MAX_APPLYING) return;
    const account = event.kind === 'deposit' ? event.accountNumber || event.accountReference : null;
    const work = limitAccount(account ?? id, () => limitRunning('all', () => apply(id, event.kind)))
      .catch(logFailure(id))
      .finally(() => applying.delete(work));
    applying.add(work);
  }

  const logFailure =
    (id: string) =>
    (error: unknown): void =>
      app.log.error({ err: loggable(error), event: id }, 'a bank event was not applied');

  async function apply(id: string, kind: BankEvent['kind']): Promise<void> {
    if (isClosing) return;
    const applied = await applyEvent(dependencies, id);
    if (applied?.creditedUserId) await onDepositCredited(applied.creditedUserId);
    for (const dueId of applied?.dueIds ?? []) await processDue(kind, dueId).catch(logFailure(id));
  }

  /** Calls the bank for a row that an event of this kind made due. */
  async function processDue(kind: BankEvent['kind'], id: string): Promise<void> {
    switch (kind) {
      case 'account':
        return processAccount(dependencies, id);
      case 'refund':
        return processRefund(dependencies, id);
      case 'payout':
        return processWithdrawal(dependencies, id);
      case 'deposit':
      case 'dispute':
      case 'ignored':
      case 'unreadable':
    }
  }
}
