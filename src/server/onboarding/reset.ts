import type { Dependencies } from '../dependencies.ts';
import { sendAll } from '../messages/send.ts';
import { passwordChangedMessages } from '../messages/texts.ts';
import { canonicalIdentifier, findUserByIdentifier, type UserRow, updateUser } from '../users/store.ts';
import { type Attempt, spendCode, tryCode } from './codes/attempt.ts';
import { issueCode } from './codes/issue.ts';
import { type Subject, strangerSubject, userSubject } from './codes/subjects.ts';
import { inEvenTime } from './even-time.ts';
import { hashPassword, ownWordsOf, refuseDifferent, refuseWeak } from './passwords.ts';
import { sendCode } from './send-code.ts';
import { endAllSessions } from './sessions.ts';

interface Guess {
  readonly identifier: string;
  readonly code: string;
  readonly network: string;
}

/**
 * Sends a code to reset the password with. An identifier that no account has gets the same answers, in the same
 * time: its codes are counted too, but sent nowhere.
 * @throws Fault `otp_too_many_codes` or `otp_too_many_failures`, with the time to wait.
 */
export const requestReset = (dependencies: Dependencies, identifier: string): Promise<void> =>
  inEvenTime(async () => {
    const { db, now, settings } = dependencies;
    const user = await findUserByIdentifier(db, identifier);
    await db.transaction(async (transaction) => {
      if (user) return sendCode(dependencies, transaction, { userId: user.id, purpose: 'reset' });
      const subject = strangerSubject(canonicalIdentifier(identifier), settings.otpSecret);
      await issueCode(transaction, { subject, purpose: 'reset', now: now(), secret: settings.otpSecret });
    });
  });

/** Says whether a code is right, and leaves it usable. @throws what `tryCode` throws. */
export async function checkResetCode(dependencies: Dependencies, guess: Guess): Promise<void> {
  const { attempt } = await toAttempt(dependencies, guess);
  await tryCode(dependencies, attempt, async () => {});
}

/**
 * Sets a new password, ends every session of the user and tells them.
 * @throws Fault `passwords_differ`, `invalid_fields` for a password that is easy to guess, or what `tryCode` throws.
 */
export async function resetPassword(
  dependencies: Dependencies,
  { password, confirmPassword, ...guess }: Guess & { password: string; confirmPassword: string },
): Promise<void> {
  const { messages, now, settings } = dependencies;
  refuseDifferent(password, confirmPassword);
  refuseWeak(password, [guess.identifier, settings.productName]);
  const passwordHash = await hashPassword(password);
  const { attempt, user } = await toAttempt(dependencies, guess);
  await tryCode(dependencies, attempt, async (transaction) => {
    if (!user) throw new Error('A code that was sent nowhere was right');
    // Only now, as a stranger's words must not show in the answer; the code stays usable.
    refuseWeak(password, ownWordsOf(user, settings.productName));
    const at = now();
    await spendCode(transaction, attempt, at);
    await updateUser(transaction, user.id, { passwordHash, updatedAt: at });
    await endAllSessions(transaction, user.id);
    await sendAll(messages, transaction, passwordChangedMessages(user, settings.productName));
  });
}

async function toAttempt(
  { db, settings }: Dependencies,
  { identifier, code, network }: Guess,
): Promise<{ attempt: Attempt; user: UserRow | null }> {
  const user = await findUserByIdentifier(db, identifier);
  const subject: Subject = user
    ? userSubject(user.id)
    : strangerSubject(canonicalIdentifier(identifier), settings.otpSecret);
  return { attempt: { subject, purpose: 'reset', code, network }, user };
}
