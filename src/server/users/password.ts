import { ERRORS } from '#api/contract/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../http/access.ts';
import { Fault } from '../http/fault.ts';
import { sendAll } from '../messages/send.ts';
import { passwordChangedMessages } from '../messages/texts.ts';
import { closeCodes, lockSubject } from '../onboarding/codes/store.ts';
import { userSubject } from '../onboarding/codes/subjects.ts';
import {
  hashPassword,
  isPassword,
  ownWordsOf,
  refuseDifferent,
  refuseWeak,
} from '../onboarding/passwords.ts';
import { endOtherSessions } from '../onboarding/sessions.ts';
import { getUser, updateUser } from './store.ts';

interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/**
 * Changes the caller's password, ends their other sessions and tells them.
 * @throws Fault `passwords_differ`, `current_password_wrong`, or `invalid_fields` for one that is easy to guess.
 */
export async function changePassword(
  { db, messages, now, settings }: Dependencies,
  caller: Caller,
  { currentPassword, password, confirmPassword }: PasswordChange,
): Promise<void> {
  refuseDifferent(password, confirmPassword);
  const user = await getUser(db, caller.userId);
  if (!(await isPassword(currentPassword, user.passwordHash))) {
    throw new Fault('current_password_wrong', {
      fields: { current_password: ERRORS.current_password_wrong.message },
    });
  }
  refuseWeak(password, ownWordsOf(user, settings.productName));
  const passwordHash = await hashPassword(password);
  const { key: subjectKey } = userSubject(user.id);
  await db.transaction(async (transaction) => {
    await lockSubject(transaction, subjectKey);
    const at = now();
    await closeCodes(transaction, { subjectKey, purpose: 'reset', now: at });
    await updateUser(transaction, user.id, { passwordHash, updatedAt: at });
    await endOtherSessions(transaction, caller);
    await sendAll(messages, transaction, passwordChangedMessages(user, settings.productName));
  });
}
