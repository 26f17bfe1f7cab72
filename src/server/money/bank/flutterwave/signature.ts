import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookHeaders } from '../../../platform/ports/bank.ts';

/** Version 3 sends the secret hash itself. */
export const HASH_HEADER = 'verif-hash';
/** Newer webhooks send the HMAC-SHA256 of the body, base64. */
export const HMAC_HEADER = 'flutterwave-signature';

const flutterwaveHmac = (rawBody: Buffer, secretHash: string): string =>
  createHmac('sha256', secretHash).update(rawBody).digest('base64');

/** Where a webhook has the HMAC, that alone decides: it is over the body, the hash is not. */
export function isFromFlutterwave(rawBody: Buffer, headers: WebhookHeaders, secretHash: string): boolean {
  const hmac = headers[HMAC_HEADER];
  if (hmac !== undefined) return isSame(hmac, flutterwaveHmac(rawBody, secretHash));
  return isSame(headers[HASH_HEADER], secretHash);
}

/** In the same time wherever they differ: both are hashed first, so that their lengths are the same. */
function isSame(header: string | string[] | undefined, expected: string): boolean {
  if (typeof header !== 'string') return false;
  const digest = (text: string): Buffer => createHmac('sha256', expected).update(text).digest();
  return timingSafeEqual(digest(header), digest(expected));
}
