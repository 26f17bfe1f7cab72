import type { Dependencies } from '../dependencies.ts';
import { Fault } from '../http/fault.ts';
import { findUserByIdentifier, insertUser, type UserRow } from '../users/store.ts';
import { refuseTaken } from '../users/taken.ts';
import { hashPassword, isPassword, ownWordsOf, refuseWeak } from './passwords.ts';
import { sendCode } from './send-code.ts';
import { startSession } from './sessions.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: UserRow;
}

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Makes an account, signs its owner in and sends the code that verifies the phone: all of it, or nothing.
 * @throws Fault `email_taken`, `phone_taken`, or `invalid_fields` for a password that is easy to guess.
 */
export async function register(
  dependencies: Dependencies,
  { password, ...person }: Registration,
): Promise<SignedIn> {
  const { db, now, settings } = dependencies;
  refuseWeak(password, ownWordsOf(person, settings.productName));
  const passwordHash = await hashPassword(password);
  const at = now();
  return refuseTaken(db, { ...person, userId: null }, () =>
    db.transaction(async (transaction) => {
      const user = await insertUser(transaction, { ...person, passwordHash, createdAt: at, updatedAt: at });
      const token = await startSession(transaction, user.id, at);
      await sendCode(dependencies, transaction, { userId: user.id, purpose: 'onboard' });
      return { token, user };
    }),
  );
}

/**
 * @throws Fault `wrong_credentials`: the same, after the same work, whether there is such an account or not.
 */
export async function logIn(
  { db, now }: Dependencies,
  { identifier, password }: { identifier: string; password: string },
): Promise<SignedIn> {
  const user = await findUserByIdentifier(db, identifier);
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) throw new Fault('wrong_credentials');
  return { token: await startSession(db, user.id, now()), user };
}
