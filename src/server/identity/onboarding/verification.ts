import { sendAll } from '../../messages/send.ts';
import { claimLostMessages, type Destination } from '../../messages/texts.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { findOtherClaimants, findUser, getUser, updateUser } from '../users/store.ts';
import { refuseLateProof, refuseTaken } from '../users/taken.ts';
import type { SignedIn } from './accounts.ts';
import type { Client } from './clients.ts';
import { type Attempt, spendCode, tryCode } from './codes/attempt.ts';
import { userSubject } from './codes/subjects.ts';
import { networkSource } from './known-devices.ts';
import { forgiveVerified, sendCode, trySendCode } from './send-code.ts';
import { endSession, startSession } from './sessions.ts';

interface Verification {
  readonly principal: Principal;
  readonly userId: string;
  readonly code: string;
  readonly client: Client;
}

/**
 * Verifies the caller's own phone by the code sent to it. The session ends, and another begins with a new token.
 * @throws HttpError `not_yours`, `already_verified`, `phone_taken` where another account verified the phone, or what
 * `tryCode` throws.
 */
export async function verifyPhone(
  dependencies: Dependencies,
  { principal, userId, code, client }: Verification,
): Promise<SignedIn> {
  const { db, now } = dependencies;
  refuseOther(principal, userId);
  const { phone } = await getUnverified(db, principal);
  await refuseTaken(db, { email: null, phone, userId });
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
    return await refuseLateProof(() =>
      tryCode(dependencies, attempt, async (transaction) => {
        const at = now();
        await spendCode(transaction, attempt, at);
        const user = await updateUser(transaction, userId, { phoneVerifiedAt: at, updatedAt: at });
        await settleProof(dependencies, transaction, {
          userId,
          network,
          destination: { channel: 'sms', to: user.phone },
        });
        // Ended meanwhile, by a new password or another place: then nothing is signed in anew.
        if (!(await endSession(transaction, principal.tokenHash))) throw new HttpError('session_expired');
        const session = { userId, passwordHash: user.passwordHash, client, now: at };
        const token = await startSession(transaction, session);
        if (token === null) throw new HttpError('session_expired');
        return { token, user };
      }),
    );
  } catch (error) {
    // The same code sent twice at once: the second finds it spent.
    const user = error instanceof HttpError ? await findUser(db, userId) : null;
    if (user?.phoneVerifiedAt) throw new HttpError('already_verified');
    throw error;
  }
}

/**
 * Sends new codes to the phone and, where it is not verified, to the email.
 * @throws HttpError `not_yours`, `already_verified`, `phone_taken`, or what `sendCode` throws.
 */
export async function resendVerification(
  dependencies: Dependencies,
  { principal, userId, network }: { principal: Principal | null; userId: string; network: string },
): Promise<void> {
  const { db } = dependencies;
  if (!principal) throw new HttpError('not_signed_in');
  refuseOther(principal, userId);
  const { emailVerifiedAt } = await getUnverified(db, principal);
  const request = { userId, boundTo: '', source: networkSource(network), network };
  await db.transaction(async (transaction) => {
    await sendCode(dependencies, transaction, { ...request, purpose: 'onboard' });
    if (emailVerifiedAt === null)
      await trySendCode(dependencies, transaction, { ...request, purpose: 'email' });
  });
}

interface Proof {
  readonly userId: string;
  readonly network: string;
  readonly destination: Destination;
}

/** What follows when an email or phone is proven: its limits end, and others who claim it hear of it. */
export async function settleProof(
  { messages, settings }: Dependencies,
  transaction: Database,
  { userId, network, destination }: Proof,
): Promise<void> {
  await forgiveVerified(transaction, destination, { network, settings });
  const { productName } = settings;
  for (const claimant of await findOtherClaimants(transaction, destination, userId)) {
    const lost = claimLostMessages(claimant, { productName, channel: destination.channel });
    await sendAll(messages, transaction, lost);
  }
}

function refuseOther(principal: Principal, userId: string): void {
  if (principal.userId !== userId) throw new HttpError('not_yours');
}

async function getUnverified(db: Database, { userId, isPhoneVerified }: Principal) {
  if (isPhoneVerified) throw new HttpError('already_verified');
  return getUser(db, userId);
}
