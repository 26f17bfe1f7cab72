import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ERRORS } from '#api/contract/errors.ts';
import { HttpError } from '../../platform/http/http-error.ts';

/** Argon2id, the library's default, at OWASP's minimum cost: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same characters typed on two keyboards are the same password. */
const normalise = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), COST);

/** Checked for unknown accounts, so that they take the same time as known ones. */
const dummyHash = hash(randomBytes(32), COST);

/** Whether a password matches a hash; takes as long without a hash as with one. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), normalise(password));
  return isRight && passwordHash !== null;
}

/** @throws HttpError `passwords_differ` */
export function assertSamePasswords(password: string, confirmPassword: string): void {
  if (password === confirmPassword) return;
  throw new HttpError('passwords_differ', { fields: { confirm_password: ERRORS.passwords_differ.message } });
}

/** For `weakPasswordReason`: words that an attacker who knows the user tries first. */
export const personalWords = (
  person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  },
  productName: string,
): string[] => [person.firstName, person.lastName, person.email, person.phone, productName];

/** @throws HttpError `invalid_fields` with the reason, for a password that is easy to guess. */
export async function assertStrongPassword(password: string, ownWords: readonly string[]): Promise<void> {
  // Loaded on first use, because its word lists need 50 MiB.
  const { weakPasswordReason } = await import('./weak-passwords.ts');
  const reason = weakPasswordReason(password, ownWords);
  if (reason !== null) throw new HttpError('invalid_fields', { fields: { password: reason } });
}
