import { createHmac } from 'node:crypto';
import {
  OTP_CODES_PER_UNVERIFIED_CONTACT,
  OTP_LIFETIME_MS,
  type OtpPurpose,
  UNVERIFIED_CONTACT_MEMORY_MS,
} from '#domain/accounts/accounts.ts';
import { mailboxOf } from '#domain/accounts/mailboxes.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { CodeChannel } from '#domain/messages.ts';
import { waitingTime } from '#domain/waitingTime.ts';
import { type Destination, verifiedDestinations } from '../../messages/destinations.ts';
import { sendMessages } from '../../messages/send.ts';
import { codeCopy } from '../../messages/templates/account.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Backoff, countAttempt, resetAttempts } from '../../platform/http/backoff.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countHits, uncountHits } from '../../platform/http/rate-limits.ts';
import { codesSent } from '../../platform/metrics.ts';
import { assertContactsFree } from '../users/contact-conflicts.ts';
import { getUser, type UserRow } from '../users/store.ts';
import { issueCode } from './issue.ts';
import { assertSmsAllowed } from './sms-countries.ts';
import { lockSubject } from './store.ts';
import { userSubject } from './subjects.ts';

interface CodeRequest {
  readonly userId: string;
  readonly purpose: OtpPurpose;
  /** How a phone gets it; by SMS without it. */
  readonly channel?: CodeChannel;
  /** As in `one_time_codes`. */
  readonly boundTo: string;
  readonly source: string;
  /** The client's, from `networkOf`. */
  readonly network: string;
}

const DESTINATIONS: Readonly<Record<OtpPurpose, (user: UserRow) => Destination[]>> = {
  onboard: ({ phone }) => [{ channel: 'sms', to: phone }],
  email: ({ email, pendingEmail }) => [{ channel: 'email', to: pendingEmail ?? email }],
  phone: ({ phone, pendingPhone }) => [{ channel: 'sms', to: pendingPhone ?? phone }],
  reset: verifiedDestinations,
};

/**
 * Sends a user a new code in the given transaction: to the email or phone that it verifies, or for a reset to the
 * verified ones. All channels of a phone share its limits. The user is read under the lock, so that no code goes to a
 * phone that was changed concurrently.
 * @throws HttpError `otp_too_many_codes` or `otp_too_many_failures`, with the time to wait, `invalid_fields` for a phone
 * that gets no SMS, or `email_taken` or `phone_taken` if another account has verified that email or phone.
 */
export async function sendCode(
  dependencies: Dependencies,
  transaction: Database,
  { userId, purpose, channel: phoneChannel = 'sms', network, ...request }: CodeRequest,
): Promise<void> {
  const { settings, now } = dependencies;
  const subject = userSubject(userId);
  await lockSubject(transaction, subject.key);
  const user = await getUser(transaction, userId);
  const at = now();
  const code = await issueCode(transaction, {
    ...request,
    subject,
    purpose,
    now: at,
    secret: settings.otpSecret,
  });
  const destinations = DESTINATIONS[purpose](user);
  if (purpose !== 'reset') {
    for (const destination of destinations) {
      const { channel, to } = destination;
      const isSms = channel === 'sms';
      if (isSms) assertSmsAllowed(to, settings.smsAllowedCountries);
      await assertContactsFree(transaction, { email: isSms ? null : to, phone: isSms ? to : null, userId });
      await limitUnverifiedContact(transaction, destination, { network, now: at, settings });
    }
  }
  const addresses = destinations.map(({ channel, to }) => ({
    channel: channel === 'sms' ? phoneChannel : channel,
    to,
  }));
  for (const { channel } of addresses) codesSent.inc({ channel, purpose });
  const message = {
    kind: 'code',
    copy: codeCopy(settings.productName, { purpose, code }),
    userId,
    expiresAt: new Date(at.getTime() + OTP_LIFETIME_MS),
  } as const;
  await sendMessages(dependencies, transaction, message, addresses);
}

/** Sends a code unless a limit is reached, which does not end the transaction. Returns whether it was sent. */
export async function sendCodeIfAllowed(
  dependencies: Dependencies,
  transaction: Database,
  request: CodeRequest,
): Promise<boolean> {
  try {
    await transaction.transaction((savepoint) => sendCode(dependencies, savepoint, request));
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

interface SendContext {
  readonly network: string;
  readonly now: Date;
  readonly settings: Dependencies['settings'];
}

/**
 * Anyone with an account can enter any phone or email. Each unverified one receives at most five codes from all
 * accounts together, and each network causes no more than `CODE_LIMIT_PER_NETWORK`; no limit is global. Counters are
 * locked in one order everywhere, to avoid deadlocks: the network's, a phone's, an email's.
 * @throws HttpError `otp_too_many_codes`, with the time to wait.
 */
async function limitUnverifiedContact(
  transaction: Database,
  destination: Destination,
  { network, now, settings }: SendContext,
): Promise<void> {
  const limit = { key: networkKey(network), limit: settings.codeLimitPerNetwork, windowMs: HOUR_MS };
  const networkWaitMs = await countHits(transaction, [limit], now);
  if (networkWaitMs > 0) {
    throw new HttpError('otp_too_many_codes', {
      message: `Too many codes were asked for from your network. Please try again ${waitingTime(networkWaitMs)}.`,
      retryAfterSeconds: networkWaitMs / 1000,
    });
  }
  const waitMs = await countAttempt(transaction, [unverifiedContact(destination, settings.otpSecret)], now);
  if (waitMs > 0) throw tooManyUnverifiedCodes(destination, waitMs);
}

/** Resets the limits on a verified phone or email, and subtracts its code from its network's count. */
export async function resetUnverifiedLimits(
  transaction: Database,
  destination: Destination,
  { network, settings }: Pick<SendContext, 'network' | 'settings'>,
): Promise<void> {
  await uncountHits(transaction, [networkKey(network)]);
  await resetAttempts(transaction, [unverifiedContact(destination, settings.otpSecret).key]);
}

const unverifiedContact = ({ channel, to }: Destination, secret: string): Backoff => ({
  key: `unverified-contact:${createHmac('sha256', secret)
    .update(`${channel}\n${mailboxOf(to)}`)
    .digest('hex')}`,
  freeAttempts: OTP_CODES_PER_UNVERIFIED_CONTACT,
  waitsMs: [UNVERIFIED_CONTACT_MEMORY_MS],
  forgetAfterMs: UNVERIFIED_CONTACT_MEMORY_MS,
});

const networkKey = (network: string): string => `unverified-codes:network:${network}`;

function tooManyUnverifiedCodes({ channel }: Destination, waitMs: number): HttpError {
  const contact = channel === 'sms' ? 'phone number' : 'email address';
  return new HttpError('otp_too_many_codes', {
    message:
      `We sent ${OTP_CODES_PER_UNVERIFIED_CONTACT} codes to this ${contact}, and none was entered. ` +
      'Please check that it is right, or contact us.',
    retryAfterSeconds: waitMs / 1000,
  });
}
