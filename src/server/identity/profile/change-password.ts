import { verifiedDestinations } from '../../messages/destinations.ts';
import { sendMessages } from '../../messages/send.ts';
import { passwordChangedCopy } from '../../messages/templates/account.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { limitPerDay } from '../../platform/http/day-limits.ts';
import { withdrawAllPending } from '../codes/pending-contacts.ts';
import { closeCodes, lockSubject } from '../codes/store.ts';
import { userSubject } from '../codes/subjects.ts';
import { assertCurrentPassword, wrongPassword } from '../passwords/current-password.ts';
import {
  assertSamePasswords,
  assertStrongPassword,
  hashPassword,
  personalWords,
} from '../passwords/passwords.ts';
import { forgetDevicesOfOtherSessions } from '../sessions/known-devices.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { getUser, updateUser } from '../users/store.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/**
 * Changes the principal's password, ends their other sessions, forgets their other browsers, withdraws a new email or
 * phone that waits for its code, and notifies them.
 * @throws HttpError `passwords_differ`, `current_password_wrong`, `too_many_requests`, or `invalid_fields` for a password that is easy to guess.
 */
export async function changePassword(
  dependencies: Dependencies,
  { principal, network }: { principal: Principal; network: string },
  { currentPassword, password, confirmPassword }: PasswordChange,
): Promise<void> {
  const { db, now, settings } = dependencies;
  assertSamePasswords(password, confirmPassword);
  const user = await getUser(db, principal.userId);
  await assertCurrentPassword(dependencies, user, { principal, network, currentPassword });
  await assertStrongPassword(password, personalWords(user, settings.productName));
  const passwordHash = await hashPassword(password);
  const { key: subjectKey } = userSubject(user.id);
  await db.transaction(async (transaction) => {
    await lockSubject(transaction, subjectKey);
    const locked = await getUser(transaction, user.id);
    if (locked.passwordHash !== user.passwordHash) throw wrongPassword();
    const at = now();
    await limitPerDay(transaction, { userId: user.id, kind: 'password-change', at });
    await closeCodes(transaction, { subjectKey, purpose: 'reset', now: at });
    await updateUser(transaction, user.id, { passwordHash, updatedAt: at });
    await withdrawAllPending(transaction, locked, at);
    await endOtherSessions(transaction, principal);
    await forgetDevicesOfOtherSessions(transaction, principal);
    const message = {
      kind: 'password_changed',
      copy: passwordChangedCopy(settings.productName),
      userId: user.id,
    } as const;
    await sendMessages(dependencies, transaction, message, verifiedDestinations(user));
  });
}
