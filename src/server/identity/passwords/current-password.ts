import { ERRORS } from '#api/contract/errors.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { countAttempt, uncountAttempts } from '../../platform/http/backoff.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { tooManyRequests } from '../../platform/http/rate-limits.ts';
import { sessionSource } from '../sessions/known-devices.ts';
import type { UserRow } from '../users/store.ts';
import { passwordFailures } from './failure-limits.ts';
import { verifyPassword } from './passwords.ts';

export interface PasswordProof {
  readonly principal: Pick<Principal, 'tokenHash'>;
  /** The client's, from `networkOf`. */
  readonly network: string;
  readonly currentPassword: string;
}

/**
 * Checks a signed-in user's current password. Wrong ones count against the session that sends them, apart from wrong
 * logins: a stranger's, on the network of the owner, keep no owner from their money.
 * @throws HttpError `current_password_wrong`, or `too_many_requests` with the time to wait.
 */
export async function assertCurrentPassword(
  { db, now }: Dependencies,
  user: UserRow,
  { principal, network, currentPassword }: PasswordProof,
): Promise<void> {
  const at = now();
  const failures = passwordFailures(user.id, sessionSource(principal, network));
  const waitMs = await countAttempt(db, [failures], at);
  if (waitMs > 0) throw tooManyRequests(waitMs);
  if (!(await verifyPassword(currentPassword, user.passwordHash))) throw wrongPassword();
  await uncountAttempts(db, [failures.key]);
}

export const wrongPassword = (): HttpError =>
  new HttpError('current_password_wrong', {
    fields: { current_password: ERRORS.current_password_wrong.message },
  });
