import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { VirtualClock } from '../clock.ts';
import type { FailureBodies } from '../faults.ts';
import { isSameSecret } from '../providers/provider.ts';
import type { Webhook, WebhookDeliveries } from '../webhooks.ts';
import type { Inbox } from './inbox.ts';

const REPORT_DELAY_MS = 4000;
const PRICE_NAIRA = 4;
/** The do-not-disturb list blocks messages of the generic route. */
const STATUS = {
  delivered: 'DELIVERED | Message delivered to handset',
  dnd: 'DND Active on Phone Number',
  failed: 'Message Failed',
} as const;

const sms = z.object({
  api_key: z.string(),
  // International format, digits only.
  to: z.string().check(z.regex(/^\d{8,15}$/)),
  from: z.string().check(z.regex(/^[A-Za-z0-9 ]{3,11}$/)),
  sms: z.string().check(z.minLength(1)),
  type: z.literal('plain'),
  channel: z.enum(['dnd', 'generic']),
});

const call = z.object({
  api_key: z.string(),
  phone_number: z.string().check(z.regex(/^\d{8,15}$/)),
  code: z.string().check(z.regex(/^\d{4,8}$/)),
});

/** Why Termii lets nothing out of the merchant's account. */
export const SMS_REJECTIONS = ['sender', 'route', 'balance'] as const;
export type SmsRejection = (typeof SMS_REJECTIONS)[number];

const REJECTIONS: Readonly<Record<SmsRejection, { readonly status: 400 | 404; readonly message: string }>> = {
  sender: { status: 404, message: 'ApplicationSenderId not found for applicationId and senderName' },
  route: { status: 400, message: 'No route is set up for this message. Contact Administrator' },
  balance: { status: 400, message: 'Insufficient balance' },
};

export const TERMII_FAILURES = {
  internal: { message: 'Something went wrong', status: 'error', code: 500 },
  wrongKey: { message: 'Invalid api key supplied', status: 'error', code: 401 },
} satisfies FailureBodies;

/** The merchant's account with Termii. */
export interface SmsAccount {
  /** Null if messages are accepted. */
  rejection: SmsRejection | null;
}

export interface TermiiOptions {
  readonly clock: VirtualClock;
  readonly inbox: Inbox;
  readonly webhooks: WebhookDeliveries;
  readonly apiKey: string;
  /** Signs delivery reports. */
  readonly secretKey: string;
  readonly account: SmsAccount;
  /** Phone numbers on the do-not-disturb list, as digits: the generic route does not reach them. */
  readonly dndNumbers: ReadonlySet<string>;
  /** Phone numbers that no network knows. */
  readonly deadNumbers: ReadonlySet<string>;
}

/** Termii's API for SMS, and for voice calls that read out a code. Sources: developers.termii.com and its SDKs. */
export function termiiRoutes(app: FastifyInstance, options: TermiiOptions): void {
  const { clock, inbox, webhooks, apiKey } = options;
  let sent = 0;

  app.post('/api/sms/send', async (request, reply) => {
    const parsed = z.safeParse(sms, request.body);
    if (!parsed.success) return reply.code(400).send(invalid(parsed.error));
    const { to, sms: text, channel } = parsed.data;
    if (!isSameSecret(parsed.data.api_key, apiKey)) return reply.code(401).send(TERMII_FAILURES.wrongKey);
    const { rejection } = options.account;
    if (rejection !== null) return reject(reply, REJECTIONS[rejection]);
    sent += 1;
    const id = `${9_000_000_000_000_000 + sent}`;
    const outcome = options.deadNumbers.has(to)
      ? 'failed'
      : channel === 'generic' && options.dndNumbers.has(to)
        ? 'dnd'
        : 'delivered';
    clock.schedule(REPORT_DELAY_MS, () => {
      if (outcome === 'delivered') inbox.add({ id, channel: 'sms', to: `+${to}`, text, at: clock.now });
      webhooks.send(report(id, parsed.data, STATUS[outcome], options));
    });
    return {
      code: 'ok',
      message_id: id,
      message_id_str: id,
      message: 'Successfully Sent',
      balance: 1000,
      user: 'Merchant',
    };
  });

  app.post('/api/sms/otp/call', async (request, reply) => {
    const parsed = z.safeParse(call, request.body);
    if (!parsed.success) return reply.code(400).send(invalid(parsed.error));
    const { phone_number: to, code } = parsed.data;
    if (!isSameSecret(parsed.data.api_key, apiKey)) return reply.code(401).send(TERMII_FAILURES.wrongKey);
    const { rejection } = options.account;
    if (rejection !== null) return reject(reply, REJECTIONS[rejection]);
    sent += 1;
    const id = `${9_000_000_000_000_000 + sent}`;
    const text = `Your code is ${[...code].join(', ')}.`;
    if (!options.deadNumbers.has(to))
      clock.schedule(REPORT_DELAY_MS, () =>
        inbox.add({ id, channel: 'voice', to: `+${to}`, text, at: clock.now }),
      );
    return { code: 'ok', message_id: id, message: 'Successfully Sent', balance: 1000, user: 'Merchant' };
  });
}

const reject = (reply: FastifyReply, { status, message }: (typeof REJECTIONS)[SmsRejection]) =>
  reply.code(status).send({ code: status, message, status: 'error' });
const invalid = ({ issues }: z.core.$ZodError) => ({
  code: 400,
  message: `The ${String(issues[0]?.path[0])} field is invalid`,
  status: 'error',
});

function report(
  id: string,
  { to, from, sms: text, channel }: z.output<typeof sms>,
  status: string,
  { clock, secretKey }: TermiiOptions,
): Webhook {
  const body = JSON.stringify({
    type: 'outbound',
    id,
    message_id: id,
    receiver: to,
    sender: from,
    message: text,
    sent_at: clock.now.toISOString(),
    cost: String(PRICE_NAIRA),
    status,
    channel,
  });
  return {
    body,
    headers: { 'x-termii-signature': createHmac('sha512', secretKey).update(body).digest('hex') },
  };
}
