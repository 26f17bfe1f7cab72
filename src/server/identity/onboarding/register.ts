import type { Dependencies } from '../../platform/dependencies.ts';
import { sendCode, trySendCode } from '../codes/send-code.ts';
import { refuseUnreachable } from '../codes/sms-countries.ts';
import { hashPassword, ownWordsOf, refuseWeak } from '../passwords/passwords.ts';
import type { Client } from '../sessions/clients.ts';
import { networkSource, rememberDevice } from '../sessions/known-devices.ts';
import { startSession } from '../sessions/sessions.ts';
import { insertUser, type UserRow } from '../users/store.ts';
import { refuseTaken } from '../users/taken.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: UserRow;
}

/** With what the browser is known by from now on. */
export interface SignedInDevice extends SignedIn {
  readonly deviceToken: string;
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
 * Makes an account, signs its owner in, and sends the phone and the email a code each, that verifies it: all of it,
 * or nothing. Only the email's code may be missing, where too many went there.
 * @throws HttpError `email_taken` or `phone_taken` where another account verified it, `invalid_fields` for a password
 * that is easy to guess or a phone that no SMS goes to, or `otp_too_many_codes`.
 */
export async function register(
  dependencies: Dependencies,
  { password, ...person }: Registration,
  client: Client,
): Promise<SignedInDevice> {
  const { db, now, settings } = dependencies;
  refuseUnreachable(person.phone, settings.smsAllowedCountries);
  refuseWeak(password, ownWordsOf(person, settings.productName));
  const passwordHash = await hashPassword(password);
  await refuseTaken(db, { ...person, userId: null });
  const at = now();
  return db.transaction(async (transaction) => {
    const user = await insertUser(transaction, { ...person, passwordHash, createdAt: at, updatedAt: at });
    const token = await startSession(transaction, { userId: user.id, passwordHash, client, now: at });
    if (token === null) throw new Error('The new account has another password');
    const deviceToken = await rememberDevice(transaction, client, { userId: user.id, now: at });
    const { network } = client;
    const request = { userId: user.id, boundTo: '', source: networkSource(network), network };
    await sendCode(dependencies, transaction, { ...request, purpose: 'onboard' });
    await trySendCode(dependencies, transaction, { ...request, purpose: 'email' });
    return { token, user, deviceToken };
  });
}
