import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';

/** The cookie in which a browser keeps the token of its session; scripts read and write it. */
export const SESSION_COOKIE = 'userToken';
export const SESSION_LIFETIME_MS = 3 * HOUR_MS;
/** How long a browser stays known to an account after its last login. */
export const KNOWN_DEVICE_LIFETIME_MS = 180 * DAY_MS;
export const SESSION_CHECK_INTERVAL_MS = 8_000;

export const OTP_LIFETIME_MS = 10 * MINUTE_MS;
/** How long the page waits before it offers another code. */
export const OTP_RESEND_COOLDOWN_MS = 2 * MINUTE_MS;
export const OTP_ATTEMPTS_PER_CODE = 5;
export const OTP_CODES_PER_HOUR = 5;
/** From all sources together, so that strangers cannot make an account's owner receive more. */
export const RESET_CODES_PER_DAY = 20;
/** After this many wrong codes each further attempt must wait, longer each time. */
export const OTP_FREE_FAILURES = 10;
/** Limit of codes sent to an email or phone that is not verified, within the memory of them. */
export const OTP_CODES_PER_UNVERIFIED_CONTACT = 5;
export const UNVERIFIED_CONTACT_MEMORY_MS = 30 * DAY_MS;

/** Wrong passwords for one account, from one source, before the next attempt has to wait. */
export const PASSWORD_FREE_FAILURES = 10;
/**
 * How often a buyer can do the same in 24 hours, where it costs us an SMS, an email, a stored document or a bank's fee.
 * Far more than a person does.
 */
export const COSTLY_REQUESTS_PER_DAY = 50;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;
/** Quoted from the specification: the hint of a new password, and the error of a shorter one. */
export const PASSWORD_LENGTH_MESSAGE = `Password should be at least ${PASSWORD_MIN_LENGTH} characters`;

export const OTP_PURPOSES = ['onboard', 'reset', 'email', 'phone'] as const;
export type OtpPurpose = (typeof OTP_PURPOSES)[number];

/**
 * Digits of a code. Four are enough only for a signed-in user who verifies their own phone; a code that resets a
 * password, or proves a new email or phone, needs at least 20 bits (OWASP ASVS 5, 6.5.4).
 */
export const OTP_LENGTHS = { onboard: 4, reset: 6, email: 6, phone: 6 } as const satisfies Record<
  OtpPurpose,
  number
>;

/** Contact channels; each is verified separately. */
export const CONTACT_CHANNELS = ['email', 'phone'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const EMPLOYMENT_STATUSES = [
  'employed',
  'self_employed',
  'business_owner',
  'student',
  'retired',
  'unemployed',
] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];

export const EMPLOYMENT_STATUS_LABELS: Readonly<Record<EmploymentStatus, string>> = {
  employed: 'Employed',
  self_employed: 'Self-employed',
  business_owner: 'Business owner',
  student: 'Student',
  retired: 'Retired',
  unemployed: 'Not working now',
};
