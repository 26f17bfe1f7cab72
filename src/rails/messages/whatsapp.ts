import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { VirtualClock } from '../clock.ts';
import { isSameSecret } from '../providers/provider.ts';
import type { Webhook, WebhookDeliveries } from '../webhooks.ts';
import type { Inbox } from './inbox.ts';

const REPORT_DELAY_MS = 2000;

const parameter = z.object({ type: z.literal('text'), text: z.string() });
const message = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().check(z.regex(/^\+?\d{8,15}$/)),
  type: z.enum(['template', 'text']),
  /** Returned in each status webhook. */
  biz_opaque_callback_data: z.optional(z.string()),
  text: z.optional(z.object({ body: z.string() })),
  template: z.optional(
    z.object({
      name: z.string(),
      language: z.object({ code: z.string() }),
      components: z._default(
        z.array(z.looseObject({ type: z.string(), parameters: z._default(z.array(parameter), []) })),
        [],
      ),
    }),
  ),
});

/** The merchant's account with Meta. */
export interface WhatsAppAccount {
  /** Whether its templates are approved. */
  hasTemplates: boolean;
}

export interface WhatsAppOptions {
  readonly clock: VirtualClock;
  readonly inbox: Inbox;
  readonly webhooks: WebhookDeliveries;
  readonly accessToken: string;
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

  app.post('/:version/:phoneNumberId/messages', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${accessToken}`))
      return reply.code(401).send(failure('Invalid OAuth access token - Cannot parse access token', 190));
    const parsed = z.safeParse(message, request.body);
    if (!parsed.success) return reply.code(400).send(failure('(#100) Invalid parameter', 100));
    if (!options.account.hasTemplates)
      return reply
        .code(400)
        .send(failure('(#132001) Template name does not exist in the translation', 132_001));
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
      inbox.add({ id, channel: 'whatsapp', to: `+${digits}`, text: textOf(parsed.data), at: clock.now });
      report('delivered');
    });
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: parsed.data.to, wa_id: digits }],
      messages: [{ id, message_status: 'accepted' }],
    };
  });
}

/** Meta stores a template's text; the request contains only its name and parameters. */
function textOf({ text, template }: z.output<typeof message>): string {
  if (!template) return text?.body ?? '';
  const values = template.components.flatMap(({ parameters }) => parameters.map((value) => value.text));
  return [template.name, ...values].join('\n');
}

const failure = (text: string, code: number) => ({
  error: { message: text, type: 'OAuthException', code, fbtrace_id: 'AbCdEfGh' },
});

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
