import { createHmac, timingSafeEqual } from 'node:crypto';

/** Paystack's header, in lower case, as Node provides it. */
export const SIGNATURE_HEADER = 'x-paystack-signature';
const SIGNATURE = /^[0-9a-f]{128}$/i;

/** HMAC-SHA512 of the body's bytes, hex. */
export const sign = (rawBody: Buffer, secret: string): string =>
  createHmac('sha512', secret).update(rawBody).digest('hex');

/** Whether a header holds the body's signature, compared in constant time. */
export function hasSignature(
  rawBody: Buffer,
  header: string | string[] | undefined,
  secret: string,
): boolean {
  if (typeof header !== 'string' || !SIGNATURE.test(header)) return false;
  return timingSafeEqual(Buffer.from(header, 'hex'), Buffer.from(sign(rawBody, secret), 'hex'));
}
