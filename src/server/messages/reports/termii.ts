import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Report } from './report.ts';

const report = z.object({ message_id: z.string(), status: z.string() });

/** Termii signs its reports by HMAC-SHA512 in hexadecimal digits. */
export const termiiSignature = (rawBody: Buffer, secretKey: string): string =>
  createHmac('sha512', secretKey).update(rawBody).digest('hex');

/** The one report of a webhook; none where it is other news. */
export function termiiReports(body: unknown): Report[] {
  const parsed = z.safeParse(report, body);
  const status = parsed.success ? statusOf(parsed.data.status) : null;
  return parsed.success && status ? [{ providerId: parsed.data.message_id, status }] : [];
}

/** 'DELIVERED | Message delivered to handset', 'DND Active on Phone Number', 'Message Failed'; null of other news. */
function statusOf(text: string): Report['status'] | null {
  if (/^delivered/i.test(text)) return 'delivered';
  if (/\bdnd\b/i.test(text)) return 'blocked';
  return /fail|reject|expired|undeliver/i.test(text) ? 'undelivered' : null;
}
