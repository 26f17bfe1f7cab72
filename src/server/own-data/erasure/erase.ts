import {
  assertCurrentPassword,
  type PasswordProof,
  wrongPassword,
} from '../../identity/passwords/current-password.ts';
import { getUser } from '../../identity/users/store.ts';
import { verifiedDestinations } from '../../messages/destinations.ts';
import { sendMessages } from '../../messages/send.ts';
import { accountErasedCopy } from '../../messages/templates/account.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { eraseLocked, withLockedAccount } from './locked.ts';

interface Request extends PasswordProof {
  readonly principal: Principal;
}

/**
 * Erases a user's account in one transaction, and sends a last message to the verified phone and email. The locks make
 * concurrent transfers, payments and logins wait until the account is erased. Returns the time of the erasure.
 * @throws HttpError `current_password_wrong`, `too_many_requests`, `erasure_not_possible`, or `session_expired` if
 * it is erased already.
 */
export async function eraseAccount(dependencies: Dependencies, proof: Request): Promise<Date> {
  const { db, jobs, now, settings } = dependencies;
  const { userId } = proof.principal;
  const user = await getUser(db, userId);
  await assertCurrentPassword(dependencies, user, proof);
  const erasedAt = now();
  await withLockedAccount(db, userId, async (transaction, locked) => {
    if (locked.passwordHash !== user.passwordHash) throw wrongPassword();
    await eraseLocked(jobs, transaction, { user: locked, erasedAt });
    const message = {
      kind: 'account_erased',
      copy: accountErasedCopy(settings.productName),
      userId: null,
    } as const;
    await sendMessages(dependencies, transaction, message, verifiedDestinations(locked));
  });
  return erasedAt;
}
