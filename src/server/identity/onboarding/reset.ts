import { setTimeout as delay } from 'node:timers/promises';
import type { CodeChannel } from '#domain/messages.ts';
import { verifiedDestinations } from '../../messages/destinations.ts';
import { sendMessages } from '../../messages/send.ts';
import { passwordChangedCopy } from '../../messages/templates/account.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { resetAttempts } from '../../platform/http/backoff.ts';
import { type Attempt, consumeCode, tryCode } from '../codes/attempt.ts';
import { issueCode } from '../codes/issue.ts';
import { withdrawAllPending } from '../codes/pending-contacts.ts';
import { sendCode } from '../codes/send-code.ts';
import { type Subject, unknownSubject, userSubject } from '../codes/subjects.ts';
import { limitIdentifier } from '../identifier-limits.ts';
import { passwordFailures } from '../passwords/failure-limits.ts';
import {
  assertSamePasswords,
  assertStrongPassword,
  hashPassword,
  personalWords,
} from '../passwords/passwords.ts';
import type { Client } from '../sessions/clients.ts';
import { findSource, forgetOtherDevices, networkSource } from '../sessions/known-devices.ts';
import { hashSecret, randomSecret } from '../sessions/secrets.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { canonicalIdentifier, findOwner, getUser, type UserRow, updateUser } from '../users/store.ts';

/** Longer than sending a code takes, so that the response time does not reveal whether one was sent. */
const MIN_DURATION_MS = 150;

interface Guess {
  readonly identifier: string;
  readonly code: string;
}

/**
 * Sends a code to reset the password to the account's verified phone and email; only this browser can use it. Returns
 * the secret that the browser stores for that. For an identifier that no account has verified, response and time are
 * the same: its codes are counted too, but not sent.
 * @throws HttpError `too_many_requests`, `otp_too_many_codes` or `otp_too_many_failures`, with the time to wait.
 */
export const requestReset = (
  dependencies: Dependencies,
  { identifier, channel }: { readonly identifier: string; readonly channel: CodeChannel },
  client: Client,
): Promise<string> =>
  withConstantTime(async () => {
    const { db, now, settings } = dependencies;
    const secret = client.resetSecret ?? randomSecret();
    const boundTo = hashSecret(secret);
    const { user, subject, source } = await findAccount(dependencies, identifier, client);
    const { network } = client;
    await db.transaction(async (transaction) => {
      if (user) {
        const request = { userId: user.id, purpose: 'reset', channel, boundTo, source, network } as const;
        await sendCode(dependencies, transaction, request);
        return;
      }
      const issue = { subject, purpose: 'reset', boundTo, source } as const;
      await issueCode(transaction, { ...issue, now: now(), secret: settings.otpSecret });
    });
    return secret;
  });

/** Checks a code and leaves it usable. @throws HttpError `too_many_requests`, or what `tryCode` throws. */
export async function checkResetCode(
  dependencies: Dependencies,
  guess: Guess,
  client: Client,
): Promise<void> {
  const { attempt } = await toAttempt(dependencies, guess, client);
  await tryCode(dependencies, attempt, async () => {});
}

/**
 * Sets a new password, ends every session of the user, forgets their other browsers, withdraws a new email or phone that
 * waits for its code, and notifies them.
 * @throws HttpError `passwords_differ`, `too_many_requests`, `invalid_fields` for a password that is easy to guess, or
 * what `tryCode` throws.
 */
export async function resetPassword(
  dependencies: Dependencies,
  { password, confirmPassword, ...guess }: Guess & { password: string; confirmPassword: string },
  client: Client,
): Promise<void> {
  const { now, settings } = dependencies;
  assertSamePasswords(password, confirmPassword);
  const { attempt, user } = await toAttempt(dependencies, guess, client);
  await assertStrongPassword(password, [guess.identifier, settings.productName]);
  const passwordHash = await hashPassword(password);
  await tryCode(dependencies, attempt, async (transaction) => {
    if (!user) throw new Error('A code that was never sent was right');
    // Checked only after the code, because the error reveals personal data; the code stays usable.
    await assertStrongPassword(password, personalWords(user, settings.productName));
    const at = now();
    await consumeCode(transaction, attempt, at);
    await updateUser(transaction, user.id, { passwordHash, updatedAt: at });
    await withdrawAllPending(transaction, await getUser(transaction, user.id), at);
    await endAllSessions(transaction, user.id);
    await forgetOtherDevices(transaction, { userId: user.id, deviceToken: client.deviceToken });
    // Wrong passwords from this source were for the old one.
    const sources = [attempt.source, networkSource(client.network)];
    await resetAttempts(
      transaction,
      sources.map((source) => passwordFailures(attempt.subject.key, source).key),
    );
    const message = {
      kind: 'password_changed',
      copy: passwordChangedCopy(settings.productName),
      userId: user.id,
    } as const;
    await sendMessages(dependencies, transaction, message, verifiedDestinations(user));
  });
}

async function toAttempt(
  dependencies: Dependencies,
  { identifier, code }: Guess,
  client: Client,
): Promise<{ attempt: Attempt; user: UserRow | null }> {
  const { user, subject, source } = await findAccount(dependencies, identifier, client);
  const boundTo = client.resetSecret === null ? '' : hashSecret(client.resetSecret);
  const attempt = { subject, purpose: 'reset', code, boundTo, source, network: client.network } as const;
  return { attempt, user };
}

interface Account {
  readonly user: UserRow | null;
  readonly subject: Subject;
  readonly source: string;
}

/** Finds the account that a call is about, and counts the call. @throws HttpError `too_many_requests` */
async function findAccount(dependencies: Dependencies, identifier: string, client: Client): Promise<Account> {
  const account = await accountOf(dependencies, identifier, client);
  await limitIdentifier(dependencies, { identifier, source: account.source, area: 'reset' });
  return account;
}

async function accountOf(
  { db, now, settings }: Dependencies,
  identifier: string,
  client: Client,
): Promise<Account> {
  const user = await findOwner(db, identifier);
  if (user) {
    const source = await findSource(db, client, { userId: user.id, now: now() });
    return { user, subject: userSubject(user.id), source };
  }
  const subject = unknownSubject(canonicalIdentifier(identifier), settings.otpSecret);
  return { user: null, subject, source: networkSource(client.network) };
}

/** Runs something and settles no sooner than `MIN_DURATION_MS` after the start, whether it succeeds or fails. */
async function withConstantTime<Result>(run: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([run(), delay(MIN_DURATION_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
