import { randomBytes } from 'node:crypto';
import { base32Of } from '#domain/base32.ts';

const REFERENCE_LENGTH = 10;

/** A reference for people, like `PAY-7K2M9QX4TB`. */
export const newReference = (prefix: 'PAY' | 'EXT'): string =>
  `${prefix}-${base32Of(randomBytes(REFERENCE_LENGTH))}`;
