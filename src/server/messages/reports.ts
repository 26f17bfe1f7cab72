import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { nothing, success } from '#api/contract/envelope.ts';
import { statusesBefore } from '#domain/lifecycles/lifecycle.ts';
import { messageLifecycle } from '#domain/lifecycles/message.ts';
import { type MessageStatus, messages } from '../platform/db/schema/messages.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { area } from '../platform/http/area.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { failuresOf } from '../platform/http/openapi.ts';

const report = z.object({ message_id: z.string(), status: z.string() });
const response = success(nothing);
const described = { consumes: ['application/json'], body: { type: 'object', additionalProperties: true } };

/** Receives Termii's delivery reports, where it carries SMS. */
export const messageReportsArea = area<Dependencies>('message-reports', ['error-handler'], reportRoutes);

function reportRoutes(app: FastifyInstance, { db, settings }: Dependencies): void {
  const { sms } = settings.messages;
  if (sms.provider !== 'termii') return;
  // The signature is over the received bytes, so nothing may parse them first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/webhooks/termii',
    {
      schema: {
        summary: 'Receives a delivery report of an SMS',
        tags: ['Messages'],
        response: { 200: response, ...failuresOf({ access: 'all', described }) },
      },
      config: { described },
    },
    async (request) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['x-termii-signature'];
      if (!isSigned(rawBody, signature, sms.secretKey)) throw new HttpError('webhook_signature_wrong');
      const parsed = z.safeParse(report, parseJson(rawBody));
      const status = parsed.success ? statusOf(parsed.data.status) : null;
      if (parsed.success && status)
        await db
          .update(messages)
          .set({ status })
          .where(
            and(
              eq(messages.providerId, parsed.data.message_id),
              // A report that comes late, or again, undoes nothing.
              inArray(messages.status, statusesBefore(messageLifecycle, status)),
            ),
          );
      return { message: 'Received.', body: {} };
    },
  );
}

function isSigned(rawBody: Buffer, signature: unknown, secretKey: string): boolean {
  const expected = createHmac('sha512', secretKey).update(rawBody).digest();
  const given = typeof signature === 'string' ? Buffer.from(signature, 'hex') : Buffer.alloc(0);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return z.parse(z.unknown(), JSON.parse(rawBody.toString('utf8')));
  } catch {
    return null;
  }
}

/** 'DELIVERED | Message delivered to handset', 'DND Active on Phone Number', 'Message Failed'; null of other news. */
function statusOf(text: string): MessageStatus | null {
  if (/^delivered/i.test(text)) return 'delivered';
  if (/\bdnd\b/i.test(text)) return 'blocked';
  return /fail|reject|expired|undeliver/i.test(text) ? 'undelivered' : null;
}
