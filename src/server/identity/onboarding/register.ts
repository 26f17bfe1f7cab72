import type { Dependencies } from '../../platform/dependencies.ts';
import { sendCode, sendCodeIfAllowed } from '../codes/send-code.ts';
import { assertSmsAllowed } from '../codes/sms-countries.ts';
import { assertStrongPassword, hashPassword, personalWords } from '../passwords/passwords.ts';
import type { Client } from '../sessions/clients.ts';
import { networkSource, rememberDevice } from '../sessions/known-devices.ts';
import { startSession } from '../sessions/sessions.ts';
import { assertContactsFree } from '../users/contact-conflicts.ts';
import { insertUser, type UserRow } from '../users/store.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: UserRow;
}

/** A login that makes the browser known to the account. */
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
 * Creates an account, signs its owner in, and sends a code each to the phone and the email, in one transaction. Only
 * the email's code may be skipped, if its limit is reached.
 * @throws HttpError `email_taken` or `phone_taken` if another account verified it, `invalid_fields` for a password
 * that is easy to guess or a phone that we send no SMS to, or `otp_too_many_codes`.
 */
export async function register(
  dependencies: Dependencies,
  { password, ...person }: Registration,
  client: Client,
): Promise<SignedInDevice> {
  const { db, now, settings } = dependencies;
  assertSmsAllowed(person.phone, settings.smsAllowedCountries);
  await assertStrongPassword(password, personalWords(person, settings.productName));
  const passwordHash = await hashPassword(password);
  await assertContactsFree(db, { ...person, userId: null });
  const at = now();
  return db.transaction(async (transaction) => {
    const user = await insertUser(transaction, { ...person, passwordHash, createdAt: at, updatedAt: at });
    const token = await startSession(transaction, { userId: user.id, passwordHash, client, now: at });
    if (token === null) throw new Error('The new account has another password');
    const deviceToken = await rememberDevice(transaction, client, { userId: user.id, now: at });
    const { network } = client;
    const request = { userId: user.id, boundTo: '', source: networkSource(network), network };
    await sendCode(dependencies, transaction, { ...request, purpose: 'onboard' });
    await sendCodeIfAllowed(dependencies, transaction, { ...request, purpose: 'email' });
    return { token, user, deviceToken };
  });
}
