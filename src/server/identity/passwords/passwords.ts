import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ERRORS } from '#api/contract/errors.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { weakPasswordReason } from './weak-passwords.ts';

/** Argon2id, the library's default, at the least cost that OWASP names: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters typed on two keyboards are the same password. */
const normalise = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), COST);

/** Nobody's password: an unknown account costs the same work as a known one. */
const nobodysHash = hash(randomBytes(32), COST);

/** Takes as long without a hash as with one. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), normalise(password));
  return isRight && passwordHash !== null;
}

/** @throws HttpError `passwords_differ` */
export function refuseDifferent(password: string, confirmPassword: string): void {
  if (password === confirmPassword) return;
  throw new HttpError('passwords_differ', { fields: { confirm_password: ERRORS.passwords_differ.message } });
}

/** What an attacker who knows the person tries first: for `weakPasswordReason`. */
export const ownWordsOf = (
  person: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
  },
  productName: string,
): string[] => [person.firstName, person.lastName, person.email, person.phone, productName];

/** @throws HttpError `invalid_fields` with the reason, for a password that `weakPasswordReason` names one for. */
export function refuseWeak(password: string, ownWords: readonly string[]): void {
  const reason = weakPasswordReason(password, ownWords);
  if (reason !== null) throw new HttpError('invalid_fields', { fields: { password: reason } });
}
