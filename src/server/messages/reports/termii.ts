import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Report } from './report.ts';

const report = z.object({ message_id: z.string(), status: z.string() });

/** Termii signs its reports with HMAC-SHA512 in hexadecimal. */
export const termiiSignature = (rawBody: Buffer, secretKey: string): string =>
  createHmac('sha512', secretKey).update(rawBody).digest('hex');

/** The report of a webhook; none if it is about something else. */
export function termiiReports(body: unknown): Report[] {
  const parsed = z.safeParse(report, body);
  const status = parsed.success ? statusOf(parsed.data.status) : null;
  return parsed.success && status ? [{ providerId: parsed.data.message_id, status }] : [];
}

/**
 * Maps 'DELIVERED | Message delivered to handset', 'DND Active on Phone Number' or 'Message Failed'; null for other
 * texts.
 */
function statusOf(text: string): Report['status'] | null {
  if (/^delivered/i.test(text)) return 'delivered';
  if (/\bdnd\b/i.test(text)) return 'blocked';
  return /fail|reject|expired|undeliver/i.test(text) ? 'undelivered' : null;
}
