import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { nothing, success } from '#api/contract/envelope.ts';
import type { Dependencies } from '../dependencies.ts';
import { Fault } from '../http/fault.ts';
import { loggable } from '../http/loggable.ts';
import { failuresOf } from '../http/openapi.ts';
import { unreadableBankEvents } from '../operations/metrics.ts';
import { applyEvent } from './apply.ts';
import { storeEvent } from './events.ts';

const params = z.object({ provider: z.string() });
const answer = success(nothing);
/** Any JSON of the provider's: the signature is over its bytes, so it is read from them. */
const described = { consumes: ['application/json'], body: { type: 'object', additionalProperties: true } };

/** No database keeps a NUL, and no JSON has one. */
const keepableText = (rawBody: Buffer): string => rawBody.toString('utf8').replaceAll('\u0000', '\ufffd');

/** Where the bank reports transfers. */
export function bankRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bank, db, now } = dependencies;
  const applying = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.allSettled(applying).then(() => {}));

  // The signature is over the bytes as they came, so nothing here may parse them first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post<{ Params: z.output<typeof params> }>(
    '/webhooks/:provider',
    {
      schema: {
        summary: "Takes the bank's word on a transfer: kept first, answered at once, applied exactly once",
        tags: ['Bank'],
        params,
        response: { 200: answer, ...failuresOf({ access: 'all', params, described }) },
      },
      config: { described },
    },
    async (request) => {
      if (request.params.provider !== bank.name) throw new Fault('not_found');
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!bank.isAuthentic(rawBody, request.headers)) throw new Fault('webhook_signature_wrong');
      const { kind, eventId } = bank.parseEvent(rawBody);
      const stored = { provider: bank.name, eventId, rawBody: keepableText(rawBody), receivedAt: now() };
      const id = await storeEvent(db, stored);
      if (id !== null) applyAfterAnswering(id);
      if (id !== null && kind === 'unreadable') {
        unreadableBankEvents.inc();
        request.log.error({ event: id }, 'a signed bank event is unreadable');
      }
      return { message: 'Received.', body: {} };
    },
  );

  /** A failure is no concern of the bank's: the event is kept, and the sweep tries again. */
  function applyAfterAnswering(id: string): void {
    const work = applyEvent(dependencies, id)
      .catch((error: unknown) =>
        app.log.error({ err: loggable(error), event: id }, 'a bank event was not applied'),
      )
      .finally(() => applying.delete(work));
    applying.add(work);
  }
}
