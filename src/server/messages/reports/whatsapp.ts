import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Report } from './report.ts';

/** Meta has more, as 'deleted'; what is not known here makes no difference. */
const STATUSES: Readonly<Record<string, Report['status']>> = {
  sent: 'accepted',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'undelivered',
};

const webhook = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z._default(z.array(z.object({ id: z.string(), status: z.string() })), []),
          }),
        }),
      ),
    }),
  ),
});

/** Meta signs by HMAC-SHA256 with the app's secret, as `sha256=…`. */
export const whatsAppSignature = (rawBody: Buffer, appSecret: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`;

/** The reports of a webhook: it can hold several, and messages of customers, which are not read. */
export function whatsAppReports(body: unknown): Report[] {
  const parsed = z.safeParse(webhook, body);
  if (!parsed.success) return [];
  return parsed.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses))
    .flatMap(({ id, status: text }) => {
      const status = STATUSES[text];
      return status ? [{ providerId: id, status }] : [];
    });
}
