import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { emptyBody, success } from '#api/contract/envelope.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { area } from '../../platform/http/area.ts';
import { errorResponses } from '../../platform/http/openapi.ts';
import { MAX_BODY_BYTES, receiveRawBodies } from '../../platform/http/raw-bodies.ts';
import { rejectedWebhook } from '../../platform/http/rejected-webhook.ts';
import { isSameSecret } from '../../platform/same-secret.ts';
import { applyReportAgain } from '../jobs.ts';
import { applyReport, type Report } from './report.ts';
import { termiiReports, termiiSignature } from './termii.ts';
import { whatsAppReports, whatsAppSignature } from './whatsapp.ts';

const response = success(emptyBody);
const described = { consumes: ['application/json'], body: { type: 'object', additionalProperties: true } };
/** Meta's check of an address before it sends reports there. */
const subscription = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().check(z.maxLength(200), z.regex(/^[\w.-]+$/)),
});

/** WhatsApp collects reports into bodies of up to 3 MB. */
const MAX_WHATSAPP_BYTES = 4 * 1024 * 1024;

/** Receives delivery reports of SMS and WhatsApp messages, from the configured providers. */
export const messageReportsArea = area<Dependencies>('message-reports', ['error-handler'], reportRoutes);

interface Reporter {
  readonly provider: 'termii' | 'whatsapp';
  readonly summary: string;
  readonly header: string;
  readonly sign: (rawBody: Buffer) => string;
  readonly parse: (body: unknown) => Report[];
  /** If false, a message is found by its report only once the provider's response is stored. */
  readonly bearOurIds: boolean;
  readonly maxBytes: number;
}

function reportRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { sms, whatsapp } = dependencies.settings.messages;
  receiveRawBodies(app);
  if (sms.provider === 'termii')
    receiveReports(app, dependencies, {
      provider: 'termii',
      summary: 'Receives a delivery report of an SMS',
      header: 'x-termii-signature',
      sign: (rawBody) => termiiSignature(rawBody, sms.secretKey),
      parse: termiiReports,
      bearOurIds: false,
      maxBytes: MAX_BODY_BYTES,
    });
  if (whatsapp.provider !== 'cloud') return;
  receiveReports(app, dependencies, {
    provider: 'whatsapp',
    summary: 'Receives delivery reports of WhatsApp messages',
    header: 'x-hub-signature-256',
    sign: (rawBody) => whatsAppSignature(rawBody, whatsapp.appSecret),
    parse: whatsAppReports,
    bearOurIds: true,
    maxBytes: MAX_WHATSAPP_BYTES,
  });
  app.get(
    '/webhooks/whatsapp',
    {
      schema: {
        summary:
          'Proves to Meta that this address is ours: responds with its challenge where the token is ours',
        tags: ['Messages'],
        produces: ['text/plain'],
        response: {
          200: z.string(),
          ...errorResponses({ method: 'GET', access: 'all', failures: ['webhook_signature_wrong'] }),
        },
      },
    },
    async (request, reply) => {
      const asked = z.safeParse(subscription, request.query);
      if (!asked.success || !isSameSecret(asked.data['hub.verify_token'], whatsapp.verifyToken))
        throw rejectedWebhook(request, { provider: 'whatsapp', reason: 'wrong_signature' });
      return reply.type('text/plain').send(asked.data['hub.challenge']);
    },
  );
}

function receiveReports(
  app: FastifyInstance,
  dependencies: Dependencies,
  { provider, summary, header, sign, parse, bearOurIds, maxBytes }: Reporter,
): void {
  app.post(
    `/webhooks/${provider}`,
    {
      schema: {
        summary,
        tags: ['Messages'],
        response: { 200: response, ...errorResponses({ method: 'POST', access: 'all', described }) },
      },
      bodyLimit: maxBytes,
      config: { described },
    },
    async (request) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers[header];
      if (typeof signature !== 'string' || !isSameSecret(signature.toLowerCase(), sign(rawBody)))
        throw rejectedWebhook(request, { provider, reason: 'wrong_signature' });
      for (const report of parse(parseJson(rawBody)))
        if (!(await applyReport(dependencies, report)) && !bearOurIds) await applyLater(dependencies, report);
      return { message: 'Received.', body: {} };
    },
  );
}

/** Longer than the timeout of a provider's response. */
const RESPONSE_STORED_MS = 60_000;

async function applyLater({ db, jobs, now }: Dependencies, { providerId, status }: Report): Promise<void> {
  const startAfter = new Date(now().getTime() + RESPONSE_STORED_MS);
  await jobs.enqueue(db, applyReportAgain, { providerId, status }, { startAfter });
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return z.parse(z.unknown(), JSON.parse(rawBody.toString('utf8')));
  } catch {
    return null;
  }
}
