import { createHmac } from 'node:crypto';
import type { WebhookHeaders } from '../../../platform/ports/bank.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';

/** Version 3 sends the secret hash itself. */
export const HASH_HEADER = 'verif-hash';
/** Newer webhooks send the HMAC-SHA256 of the body in base64. */
export const HMAC_HEADER = 'flutterwave-signature';

const flutterwaveHmac = (rawBody: Buffer, secretHash: string): string =>
  createHmac('sha256', secretHash).update(rawBody).digest('base64');

/** If a webhook has an HMAC, only that is checked, because unlike the hash it covers the body. */
export function isFromFlutterwave(rawBody: Buffer, headers: WebhookHeaders, secretHash: string): boolean {
  const { [HMAC_HEADER]: hmac, [HASH_HEADER]: hash } = headers;
  if (hmac !== undefined)
    return typeof hmac === 'string' && isSameSecret(hmac, flutterwaveHmac(rawBody, secretHash));
  return typeof hash === 'string' && isSameSecret(hash, secretHash);
}
