import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sessions } from '../db/schema/users.ts';
import type { Dependencies } from '../dependencies.ts';
import { authenticate } from '../http/access.ts';
import { area } from '../http/area.ts';
import { HttpError } from '../http/http-error.ts';
import { loggable } from '../http/loggable.ts';
import { addressOf } from '../http/networks.ts';
import { errorResponses } from '../http/openapi.ts';
import { EventStreams } from './streams.ts';

/** `GET /events`: streams changes to the signed-in user. */
export const eventsArea = area<Dependencies>('events', ['authentication'], eventRoutes);

function eventRoutes(app: FastifyInstance, { db, now, changes, settings }: Dependencies): void {
  const onUnreadable = (error: unknown): void =>
    app.log.error(
      { err: loggable(error) },
      'an announced change is unreadable: the pages load their data again',
    );
  const streams = new EventStreams({ changes, now, onUnreadable }, settings.connections);
  app.addHook('preClose', async () => streams.close());

  const sessionOf = async (tokenHash: string) => {
    const [session] = await db
      .select({ id: sessions.id, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash));
    if (!session) throw new HttpError('session_expired');
    return session;
  };

  app.route({
    method: 'GET',
    url: '/events',
    // A HEAD would open a stream that nobody reads.
    exposeHeadRoute: false,
    schema: {
      summary: 'An event stream of what changed for the person: kinds and ids, never data',
      tags: ['Events'],
      security: [{ bearer: [] }],
      produces: ['text/event-stream'],
      response: { 200: z.string(), ...errorResponses({ method: 'GET', access: 'signedIn' }) },
    },
    onRequest: [authenticate('signedIn')],
    handler: async (request, reply) => {
      if (!request.principal) throw new HttpError('not_signed_in');
      const { userId, tokenHash } = request.principal;
      const session = await sessionOf(tokenHash);
      const stream = streams.add({
        userId,
        sessionId: session.id,
        sessionExpiresAt: session.expiresAt,
        address: addressOf(request.ip),
        lastEventMs: lastEventMs(request),
      });
      // The session may have ended before the stream was registered.
      await sessionOf(tokenHash).catch((error: unknown) => {
        stream.destroy();
        throw error;
      });
      return reply
        .type('text/event-stream')
        .header('Cache-Control', 'no-store, no-transform')
        .header('X-Accel-Buffering', 'no')
        .send(stream);
    },
  });
}

const MILLISECONDS = /^\d{1,15}$/;

/** The `Last-Event-ID` header if this server could have issued it, else null. */
function lastEventMs({ headers }: FastifyRequest): number | null {
  const id = headers['last-event-id'];
  return typeof id === 'string' && MILLISECONDS.test(id) ? Number(id) : null;
}
