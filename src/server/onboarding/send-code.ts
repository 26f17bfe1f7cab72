import type { OtpPurpose } from '#domain/accounts.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { sendAll } from '../messages/send.ts';
import { codeMessages } from '../messages/texts.ts';
import { getUser } from '../users/store.ts';
import { issueCode } from './codes/issue.ts';
import { lockSubject } from './codes/store.ts';
import { userSubject } from './codes/subjects.ts';

/**
 * Sends a user a new code by SMS and email, in the caller's transaction. The addresses are read under the lock: a
 * code never goes to a phone that was changed in the meantime.
 * @throws Fault `otp_too_many_codes` or `otp_too_many_failures`, with the time to wait.
 */
export async function sendCode(
  { settings, messages, now }: Dependencies,
  transaction: Database,
  { userId, purpose }: { userId: string; purpose: OtpPurpose },
): Promise<void> {
  const subject = userSubject(userId);
  await lockSubject(transaction, subject.key);
  const user = await getUser(transaction, userId);
  const code = await issueCode(transaction, { subject, purpose, now: now(), secret: settings.otpSecret });
  await sendAll(
    messages,
    transaction,
    codeMessages(user, { productName: settings.productName, purpose, code }),
  );
}
