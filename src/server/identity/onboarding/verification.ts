import type { CodeChannel } from '#domain/messages.ts';
import { claimBlockedReport } from '../../messages/blocked.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Attempt, consumeCode, tryCode } from '../codes/attempt.ts';
import { sendCode, sendCodeIfAllowed } from '../codes/send-code.ts';
import { userSubject } from '../codes/subjects.ts';
import { afterContactVerified } from '../codes/verified-contact.ts';
import type { Client } from '../sessions/clients.ts';
import { networkSource } from '../sessions/known-devices.ts';
import { endSession, startSession } from '../sessions/sessions.ts';
import { assertContactsFree, withContactConflicts } from '../users/contact-conflicts.ts';
import { findUser, getUser, updateUser } from '../users/store.ts';
import type { SignedIn } from './register.ts';

interface Verification {
  readonly principal: Principal;
  readonly userId: string;
  readonly code: string;
  readonly client: Client;
}

/**
 * Verifies the principal's own phone by the code sent to it. The session is replaced by one with a new token.
 * @throws HttpError `not_yours`, `already_verified`, `phone_taken` if another account verified the phone, or what
 * `tryCode` throws.
 */
export async function verifyPhone(
  dependencies: Dependencies,
  { principal, userId, code, client }: Verification,
): Promise<SignedIn> {
  const { db, now } = dependencies;
  assertOwnUser(principal, userId);
  const { phone } = await getUnverified(db, principal);
  await assertContactsFree(db, { email: null, phone, userId });
  const { network } = client;
  const source = networkSource(network);
  const attempt: Attempt = {
    subject: userSubject(userId),
    purpose: 'onboard',
    code,
    boundTo: '',
    source,
    network,
  };
  try {
    return await withContactConflicts(() =>
      tryCode(dependencies, attempt, async (transaction) => {
        const at = now();
        await consumeCode(transaction, attempt, at);
        const user = await updateUser(transaction, userId, { phoneVerifiedAt: at, updatedAt: at });
        await afterContactVerified(dependencies, transaction, {
          userId,
          network,
          destination: { channel: 'sms', to: user.phone },
        });
        // The session was ended concurrently, by a new password or from another browser: do not replace it.
        if (!(await endSession(transaction, principal.tokenHash))) throw new HttpError('session_expired');
        const session = { userId, passwordHash: user.passwordHash, client, now: at };
        const token = await startSession(transaction, session);
        if (token === null) throw new HttpError('session_expired');
        return { token, user };
      }),
    );
  } catch (error) {
    // Of two concurrent calls with the same code, the second finds it used up.
    const user = error instanceof HttpError ? await findUser(db, userId) : null;
    if (user?.phoneVerifiedAt) throw new HttpError('already_verified');
    throw error;
  }
}

interface Resend {
  readonly principal: Principal | null;
  readonly userId: string;
  /** How the phone gets its code. */
  readonly channel: CodeChannel;
  readonly network: string;
}

/**
 * Sends new codes to the phone and, if it is not verified, to the email.
 * @throws HttpError `not_yours`, `already_verified`, `phone_taken`, `sms_blocked` once if the last SMS was blocked, or what
 * `sendCode` throws.
 */
export async function resendVerification(
  dependencies: Dependencies,
  { principal, userId, channel, network }: Resend,
): Promise<void> {
  const { db } = dependencies;
  if (!principal) throw new HttpError('not_signed_in');
  assertOwnUser(principal, userId);
  const { emailVerifiedAt, phone } = await getUnverified(db, principal);
  if (channel === 'sms' && (await claimBlockedReport(db, { userId, phone })))
    throw new HttpError('sms_blocked');
  const request = { userId, boundTo: '', source: networkSource(network), network };
  await db.transaction(async (transaction) => {
    await sendCode(dependencies, transaction, { ...request, purpose: 'onboard', channel });
    if (emailVerifiedAt === null)
      await sendCodeIfAllowed(dependencies, transaction, { ...request, purpose: 'email' });
  });
}

function assertOwnUser(principal: Principal, userId: string): void {
  if (principal.userId !== userId) throw new HttpError('not_yours');
}

async function getUnverified(db: Database, { userId, isPhoneVerified }: Principal) {
  if (isPhoneVerified) throw new HttpError('already_verified');
  return getUser(db, userId);
}
