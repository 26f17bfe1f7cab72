import { randomBytes } from 'node:crypto';

/** Crockford's: no letter that reads like a digit. Its 32 characters divide a byte evenly. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** What a person can quote, like `PAY-7K2M9QX4TB`. */
export const paymentReference = (): string =>
  `PAY-${[...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
