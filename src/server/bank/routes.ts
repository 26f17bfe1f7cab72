import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { nothing, success } from '#api/contract/envelope.ts';
import type { Dependencies } from '../dependencies.ts';
import { Fault } from '../http/fault.ts';
import { applyEvent } from './apply.ts';
import { storeEvent } from './events.ts';

const params = z.object({ provider: z.string() });
const answer = success(nothing);

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
        response: { 200: answer },
      },
    },
    async (request) => {
      if (request.params.provider !== bank.name) throw new Fault('not_found');
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!bank.isAuthentic(rawBody, request.headers)) throw new Fault('webhook_signature_wrong');
      const { eventId } = bank.parseEvent(rawBody);
      const stored = { provider: bank.name, eventId, rawBody: rawBody.toString('utf8'), receivedAt: now() };
      const id = await storeEvent(db, stored);
      if (id !== null) applyAfterAnswering(id);
      return { message: 'Received.', body: {} };
    },
  );

  /** A failure is no concern of the bank's: the event is kept, and the sweep tries again. */
  function applyAfterAnswering(id: string): void {
    const work = applyEvent(dependencies, id)
      .catch((error: unknown) => app.log.error({ err: error, event: id }, 'a bank event was not applied'))
      .finally(() => applying.delete(work));
    applying.add(work);
  }
}
