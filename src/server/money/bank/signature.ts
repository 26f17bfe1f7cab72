import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/same-secret.ts';

/** Paystack's header, in lower case, as Node provides it. */
export const SIGNATURE_HEADER = 'x-paystack-signature';

/** HMAC-SHA512 of the body's bytes, hex. */
export const sign = (rawBody: Buffer, secret: string): string =>
  createHmac('sha512', secret).update(rawBody).digest('hex');

/** Whether a header holds the body's signature, in either case. */
export function hasSignature(
  rawBody: Buffer,
  header: string | string[] | undefined,
  secret: string,
): boolean {
  return typeof header === 'string' && isSameSecret(header.toLowerCase(), sign(rawBody, secret));
}
