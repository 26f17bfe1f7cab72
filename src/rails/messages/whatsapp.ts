import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { VirtualClock } from '../clock.ts';
import type { FailureBodies } from '../faults.ts';
import { isSameSecret } from '../providers/provider.ts';
import type { Webhook, WebhookDeliveries } from '../webhooks.ts';
import type { Inbox } from './inbox.ts';
import {
  templateError,
  templateErrorStatus,
  templateText,
  type WhatsAppTemplates,
  whatsAppError,
  whatsAppMessage,
} from './whatsAppMessage.ts';

const REPORT_DELAY_MS = 2000;

/** The merchant's account with Meta. */
export interface WhatsAppAccount {
  /** Whether its templates are approved. */
  hasTemplates: boolean;
}

export const WHATSAPP_FAILURES = {
  internal: whatsAppError('(#131000) Something went wrong', 131_000),
  wrongKey: whatsAppError('Invalid OAuth access token - Cannot parse access token', 190),
} satisfies FailureBodies;

export interface WhatsAppOptions extends WhatsAppTemplates {
  readonly clock: VirtualClock;
  readonly inbox: Inbox;
  readonly webhooks: WebhookDeliveries;
  readonly accessToken: string;
  /** The id of the merchant's phone number. */
  readonly phoneNumberId: string;
  readonly account: WhatsAppAccount;
  /** Signs status webhooks. */
  readonly appSecret: string;
  /** Phone numbers without WhatsApp, as digits. */
  readonly deadNumbers: ReadonlySet<string>;
}

/** The message call of WhatsApp's Cloud API. Source: Meta's documentation of `/{phone number id}/messages`. */
export function whatsAppRoutes(app: FastifyInstance, options: WhatsAppOptions): void {
  const { clock, inbox, webhooks, accessToken } = options;
  let sent = 0;

  app.post<{ Params: { phoneNumberId: string } }>(
    '/:version/:phoneNumberId/messages',
    async (request, reply) => {
      if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${accessToken}`))
        return reply.code(401).send(WHATSAPP_FAILURES.wrongKey);
      const { phoneNumberId } = request.params;
      if (phoneNumberId !== options.phoneNumberId)
        return reply
          .code(400)
          .send(
            whatsAppError(`Unsupported post request. Object with ID '${phoneNumberId}' does not exist`, 100),
          );
      const parsed = z.safeParse(whatsAppMessage, request.body);
      if (!parsed.success) return reply.code(400).send(whatsAppError('(#100) Invalid parameter', 100));
      const { template } = parsed.data;
      const error = templateError(template, options.account.hasTemplates ? options : null);
      if (error) return reply.code(templateErrorStatus(error)).send(error);
      sent += 1;
      const id = `wamid.${Buffer.from(String(sent).padStart(12, '0')).toString('base64')}`;
      const digits = parsed.data.to.replace('+', '');
      const callbackData = parsed.data.biz_opaque_callback_data;
      const report = (status: Status['status']) =>
        webhooks.send(statusWebhook({ id, status, digits, callbackData }, options));
      clock.schedule(REPORT_DELAY_MS, () => {
        if (options.deadNumbers.has(digits)) {
          report('failed');
          return;
        }
        report('sent');
        inbox.add({ id, channel: 'whatsapp', to: `+${digits}`, text: templateText(template), at: clock.now });
        report('delivered');
      });
      return {
        messaging_product: 'whatsapp',
        contacts: [{ input: parsed.data.to, wa_id: digits }],
        messages: [{ id, message_status: 'accepted' }],
      };
    },
  );
}

interface Status {
  readonly id: string;
  readonly status: 'sent' | 'delivered' | 'failed';
  readonly digits: string;
  readonly callbackData: string | undefined;
}

/** Meta's error for a phone number without WhatsApp. */
const UNDELIVERABLE = { code: 131026, title: 'Message undeliverable' } as const;

function statusWebhook(
  { id, status, digits, callbackData }: Status,
  { clock, appSecret }: Pick<WhatsAppOptions, 'clock' | 'appSecret'>,
): Webhook {
  const reported = {
    id,
    status,
    timestamp: String(Math.floor(clock.nowMs / 1000)),
    recipient_id: digits,
    ...(callbackData !== undefined && { biz_opaque_callback_data: callbackData }),
    ...(status === 'failed' && { errors: [UNDELIVERABLE] }),
  };
  const value = { messaging_product: 'whatsapp', metadata: {}, statuses: [reported] };
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '0', changes: [{ field: 'messages', value }] }],
  });
  const signature = createHmac('sha256', appSecret).update(body).digest('hex');
  return { body, headers: { 'x-hub-signature-256': `sha256=${signature}` } };
}
