import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Report } from './report.ts';

/** Meta has further statuses, like 'deleted'; unknown ones are ignored. */
const STATUSES: Readonly<Record<string, Report['status']>> = {
  sent: 'accepted',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'undelivered',
};

const status = z.object({
  id: z.string(),
  status: z.string(),
  /** The data that we sent with the message: its id here. Another product of the business may send anything. */
  biz_opaque_callback_data: z.optional(z.unknown()),
});
const messageId = z.uuid();

const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z._default(z.array(status), []),
          }),
        }),
      ),
    }),
  ),
});

/** Meta signs with HMAC-SHA256 and the app's secret, as `sha256=…`. */
export const whatsAppSignature = (rawBody: Buffer, appSecret: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`;

/** The reports of a webhook. It can contain several, and messages of customers, which are ignored. */
export function whatsAppReports(body: unknown): Report[] {
  const parsed = z.safeParse(webhook, body);
  if (!parsed.success) return [];
  return parsed.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses))
    .flatMap(({ id, status: text, biz_opaque_callback_data: ours }) => {
      const reported = STATUSES[text];
      const named = z.safeParse(messageId, ours);
      return reported
        ? [{ providerId: id, status: reported, ...(named.success && { messageId: named.data }) }]
        : [];
    });
}
