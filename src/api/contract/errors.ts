import { NAME_CHANGE_WAIT_MS } from '#domain/accounts/nameChange.ts';
import { MAX_UNPAID_CONTRIBUTIONS } from '#domain/listings/holds.ts';
import { PICTURE_MAX_BYTES } from '#domain/listings/pictures.ts';
import { formatNaira } from '#domain/money.ts';
import { MIN_WITHDRAWAL_KOBO } from '#domain/payments/withdrawals.ts';
import { MIN_TARGET_BPS } from '#domain/plans/plans.ts';
import { durationText, megabytesText, shareText } from '#domain/quantities.ts';

export const ERROR_CODES = [
  'malformed_request',
  'invalid_fields',
  'not_signed_in',
  'session_expired',
  'not_yours',
  'phone_not_verified',
  'not_found',
  'listing_withdrawn',
  'too_many_requests',
  'body_too_large',
  'unsupported_media_type',
  'dependency_down',
  'overloaded',
  'internal_error',
  'wrong_credentials',
  'email_taken',
  'phone_taken',
  'otp_wrong',
  'otp_expired',
  'otp_attempts_exhausted',
  'otp_too_many_codes',
  'otp_too_many_failures',
  'otp_other_browser',
  'sms_blocked',
  'already_verified',
  'nothing_to_verify',
  'passwords_differ',
  'current_password_wrong',
  'erasure_not_possible',
  'picture_unreadable',
  'picture_too_large',
  'unit_taken',
  'unit_already_yours',
  'too_many_holds',
  'unit_not_of_property',
  'not_eligible',
  'nothing_to_contribute',
  'terms_outdated',
  'contribution_closed',
  'contribution_paid_into',
  'contribution_leaving',
  'not_paid_into',
  'change_not_possible',
  'figures_outdated',
  'exit_closed',
  'inspection_closed',
  'amount_above_remaining',
  'amount_below_minimum',
  'payment_closed',
  'balance_too_low',
  'withdrawal_below_minimum',
  'withdrawal_day_limit',
  'account_not_found',
  'account_of_another',
  'holder_unconfirmed',
  'name_changed_recently',
  'bank_unreachable',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'webhook_signature_wrong',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** Written for the buyer. */
  readonly message: string;
}

/** Every error of the API with its status and its sentence. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorEntry>> = {
  malformed_request: { status: 400, message: 'We could not read that request.' },
  invalid_fields: { status: 422, message: 'Please check the fields marked below.' },
  not_signed_in: { status: 401, message: 'Please log in to continue.' },
  session_expired: { status: 401, message: 'Your session has ended. Please log in again.' },
  not_yours: { status: 403, message: 'This belongs to another account.' },
  phone_not_verified: { status: 403, message: 'Please verify your account!' },
  not_found: { status: 404, message: 'We could not find what you asked for.' },
  listing_withdrawn: { status: 410, message: 'This home is no longer for sale.' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a little and try again.' },
  body_too_large: { status: 413, message: 'That is too large to send.' },
  unsupported_media_type: { status: 415, message: 'We cannot read that kind of content.' },
  dependency_down: {
    status: 503,
    message: 'A service that we need is not answering. Please try again shortly.',
  },
  overloaded: { status: 503, message: 'Very many people are here right now. Please try again in a moment.' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  wrong_credentials: { status: 401, message: 'That phone number or email and password do not match.' },
  email_taken: { status: 409, message: 'An account with this email address exists already. Log in instead.' },
  phone_taken: { status: 409, message: 'An account with this phone number exists already. Log in instead.' },
  otp_wrong: { status: 422, message: 'That code is not right. Please check it and try again.' },
  otp_expired: { status: 422, message: 'That code has expired. Please ask for a new one.' },
  otp_attempts_exhausted: {
    status: 422,
    message: 'That code was tried too many times. Please ask for a new one.',
  },
  otp_too_many_codes: {
    status: 429,
    message: 'You have asked for too many codes. Please wait before asking again.',
  },
  otp_too_many_failures: { status: 429, message: 'Too many wrong codes. Please wait before trying again.' },
  otp_other_browser: {
    status: 422,
    message: 'Please enter the code in the browser where you asked for it, or ask for a new one here.',
  },
  sms_blocked: {
    status: 409,
    message:
      'Do Not Disturb is on for your number, so your network did not deliver our SMS. Switch it off with your network, then ask for a new code.',
  },
  already_verified: { status: 409, message: 'This phone number is verified already.' },
  nothing_to_verify: { status: 409, message: 'There is nothing to verify: this is verified already.' },
  passwords_differ: { status: 422, message: 'Passwords do not match!' },
  current_password_wrong: { status: 422, message: 'That is not your current password.' },
  erasure_not_possible: {
    status: 409,
    message: 'Your account still has money, a withdrawal or a plan that is not finished.',
  },
  picture_unreadable: { status: 422, message: 'We could not read that picture. Use a JPEG, PNG or WebP.' },
  picture_too_large: {
    status: 413,
    message: `That picture is larger than ${megabytesText(PICTURE_MAX_BYTES)}.`,
  },
  unit_taken: { status: 409, message: 'Someone else has just taken this unit. Please pick another.' },
  unit_already_yours: { status: 409, message: 'You have this unit already. Continue from your dashboard.' },
  too_many_holds: {
    status: 409,
    message: `You hold ${MAX_UNPAID_CONTRIBUTIONS} units whose first payment is not complete. Pay for one or cancel one first.`,
  },
  unit_not_of_property: { status: 422, message: 'That unit is not part of this property.' },
  not_eligible: {
    status: 422,
    message:
      'Sorry, you are not eligible to start contribution. Mortgage applications will not be processed due to age requirements.',
  },
  nothing_to_contribute: {
    status: 422,
    message: `Your RSA covers the contribution, or all but less than ${shareText(MIN_TARGET_BPS)} of the price. Please contact us about a mortgage.`,
  },
  terms_outdated: { status: 422, message: 'The terms have changed. Please read and agree to them again.' },
  contribution_closed: { status: 409, message: 'This contribution is closed.' },
  contribution_paid_into: {
    status: 409,
    message: 'A payment was received for this contribution, so it cannot be cancelled here.',
  },
  contribution_leaving: {
    status: 409,
    message: 'You have asked to leave this plan, so it takes no payments. Take the request back first.',
  },
  not_paid_into: {
    status: 409,
    message: 'Nothing was paid into this contribution yet. You can cancel it on its page.',
  },
  change_not_possible: { status: 422, message: 'This change is not possible.' },
  figures_outdated: {
    status: 409,
    message: 'The figures have changed since you saw them. Please look at them again.',
  },
  exit_closed: { status: 409, message: 'This request is decided already.' },
  inspection_closed: { status: 409, message: 'This inspection is over, or cancelled already.' },
  amount_above_remaining: { status: 422, message: 'That is more than is left to contribute.' },
  amount_below_minimum: { status: 422, message: 'That is less than the least amount of a payment.' },
  payment_closed: { status: 409, message: 'This payment is not waiting for a transfer any more.' },
  balance_too_low: { status: 422, message: 'Your wallet holds less than that.' },
  withdrawal_below_minimum: {
    status: 422,
    message: `The least that you can withdraw is ${formatNaira(MIN_WITHDRAWAL_KOBO)}, or your whole balance.`,
  },
  withdrawal_day_limit: { status: 422, message: 'That is more than you can withdraw today.' },
  account_not_found: {
    status: 422,
    message:
      'The bank could not confirm this account. Check the bank and the number, or try again in a few minutes.',
  },
  account_of_another: {
    status: 422,
    message:
      'This account is in another name, and we send money only to an account of your own. Use one in your name, or contact us if your name has changed.',
  },
  holder_unconfirmed: { status: 422, message: 'Please confirm that this account is yours.' },
  name_changed_recently: {
    status: 409,
    message: `Your name was changed less than ${durationText(NAME_CHANGE_WAIT_MS)} ago. Until then, we send money only to an account that you have used before.`,
  },
  bank_unreachable: {
    status: 503,
    message:
      'The bank is not answering at the moment. No money has moved. Please try again in a few minutes.',
  },
  idempotency_key_missing: {
    status: 400,
    message: 'This request has no Idempotency-Key header, so it was not carried out.',
  },
  idempotency_key_reused: { status: 422, message: 'That request was sent before with other details.' },
  webhook_signature_wrong: { status: 401, message: 'The signature does not match.' },
};
