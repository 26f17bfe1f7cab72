import { sendAll } from '../../messages/send.ts';
import { passwordChangedMessages } from '../../messages/texts.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { closeCodes, lockSubject } from '../codes/store.ts';
import { userSubject } from '../codes/subjects.ts';
import { refuseWrongPassword, wrongPassword } from '../passwords/current-password.ts';
import { hashPassword, ownWordsOf, refuseDifferent, refuseWeak } from '../passwords/passwords.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { getUser, updateUser } from '../users/store.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/**
 * Changes the caller's password, ends their other sessions and tells them.
 * @throws HttpError `passwords_differ`, `current_password_wrong`, `too_many_requests`, or `invalid_fields` for one that is easy to guess.
 */
export async function changePassword(
  dependencies: Dependencies,
  { principal, network }: { principal: Principal; network: string },
  { currentPassword, password, confirmPassword }: PasswordChange,
): Promise<void> {
  const { db, messages, now, settings } = dependencies;
  refuseDifferent(password, confirmPassword);
  const user = await getUser(db, principal.userId);
  await refuseWrongPassword(dependencies, user, { currentPassword, network });
  refuseWeak(password, ownWordsOf(user, settings.productName));
  const passwordHash = await hashPassword(password);
  const { key: subjectKey } = userSubject(user.id);
  await db.transaction(async (transaction) => {
    await lockSubject(transaction, subjectKey);
    if ((await getUser(transaction, user.id)).passwordHash !== user.passwordHash) throw wrongPassword();
    const at = now();
    await closeCodes(transaction, { subjectKey, purpose: 'reset', now: at });
    await updateUser(transaction, user.id, { passwordHash, updatedAt: at });
    await endOtherSessions(transaction, principal);
    await sendAll(messages, transaction, passwordChangedMessages(user, settings.productName));
  });
}
