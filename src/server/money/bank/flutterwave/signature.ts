import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookHeaders } from '../../../platform/ports/bank.ts';

/** Version 3 sends the secret hash itself. */
export const HASH_HEADER = 'verif-hash';
/** Newer webhooks send the HMAC-SHA256 of the body in base64. */
export const HMAC_HEADER = 'flutterwave-signature';

const flutterwaveHmac = (rawBody: Buffer, secretHash: string): string =>
  createHmac('sha256', secretHash).update(rawBody).digest('base64');

/** If a webhook has an HMAC, only that is checked, because unlike the hash it covers the body. */
export function isFromFlutterwave(rawBody: Buffer, headers: WebhookHeaders, secretHash: string): boolean {
  const hmac = headers[HMAC_HEADER];
  if (hmac !== undefined) return isSame(hmac, flutterwaveHmac(rawBody, secretHash));
  return isSame(headers[HASH_HEADER], secretHash);
}

/** Compares in constant time; both are hashed first, so that their lengths are equal. */
function isSame(header: string | string[] | undefined, expected: string): boolean {
  if (typeof header !== 'string') return false;
  const digest = (text: string): Buffer => createHmac('sha256', expected).update(text).digest();
  return timingSafeEqual(digest(header), digest(expected));
}
