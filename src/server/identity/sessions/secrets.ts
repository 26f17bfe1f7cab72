import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits, in base64url. */
export const randomSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The hash that a random secret is stored and looked up by; it needs no key, as the secret cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
