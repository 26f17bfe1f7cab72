import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../http/access.ts';
import { Fault } from '../http/fault.ts';
import { findUser, type UserRow, updateUser } from '../users/store.ts';
import { type Attempt, spendCode, tryCode } from './codes/attempt.ts';
import { userSubject } from './codes/subjects.ts';
import { sendCode } from './send-code.ts';
import { extendSession } from './sessions.ts';

interface Verification {
  readonly caller: Caller;
  readonly userId: string;
  readonly code: string;
  readonly network: string;
}

/**
 * Verifies the caller's own phone by the code sent to it; their session lives on from then.
 * @throws Fault `not_yours`, `already_verified`, or what `tryCode` throws.
 */
export async function verifyPhone(
  dependencies: Dependencies,
  { caller, userId, code, network }: Verification,
): Promise<UserRow> {
  refuseOther(caller, userId);
  refuseVerified(caller.isPhoneVerified);
  const attempt: Attempt = { subject: userSubject(userId), purpose: 'onboard', code, network };
  try {
    return await tryCode(dependencies, attempt, async (transaction) => {
      const at = dependencies.now();
      await spendCode(transaction, attempt, at);
      await extendSession(transaction, caller.tokenHash, at);
      return updateUser(transaction, userId, { phoneVerifiedAt: at, updatedAt: at });
    });
  } catch (error) {
    // The same code sent twice at once: the second finds it spent.
    const user = error instanceof Fault ? await findUser(dependencies.db, userId) : null;
    refuseVerified(user !== null && user.phoneVerifiedAt !== null);
    throw error;
  }
}

/** @throws Fault `not_yours`, `already_verified`, or what `issueCode` throws. */
export async function resendVerification(
  dependencies: Dependencies,
  caller: Caller | null,
  userId: string,
): Promise<void> {
  if (!caller) throw new Fault('not_signed_in');
  refuseOther(caller, userId);
  refuseVerified(caller.isPhoneVerified);
  await dependencies.db.transaction((transaction) =>
    sendCode(dependencies, transaction, { userId, purpose: 'onboard' }),
  );
}

function refuseOther(caller: Caller, userId: string): void {
  if (caller.userId !== userId) throw new Fault('not_yours');
}

function refuseVerified(isPhoneVerified: boolean): void {
  if (isPhoneVerified) throw new Fault('already_verified');
}
