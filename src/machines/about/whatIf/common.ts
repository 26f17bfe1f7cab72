import type { ClientErrorCode } from '#api/failure.ts';
import {
  type BuyerQuestion,
  changed,
  faster,
  mistake,
  session,
  silence,
  tabs,
  time,
  tooMany,
} from './topics.ts';

/** The question for each error code, whichever call returns it. Codes with several meanings are left to each flow. */
export const CODE_QUESTIONS: Readonly<Partial<Record<ClientErrorCode, BuyerQuestion>>> = {
  network_down: silence('the network is down'),
  internal_error: silence('the server fails'),
  bank_unreachable: silence('the bank does not respond'),
  session_expired: session('the server no longer knows the session'),
  email_taken: faster('another account has the email address'),
  phone_taken: faster('another account has the phone number'),
  unit_taken: faster('somebody takes the unit first'),
  listing_withdrawn: changed('the home is no longer for sale'),
  contribution_closed: changed('the contribution has ended'),
  contribution_leaving: tabs('the buyer asks to leave the plan in another tab'),
  not_paid_into: changed('nothing is paid into the contribution'),
  change_not_possible: changed('the change is not possible any more'),
  contribution_paid_into: changed('the money arrived before the contribution was cancelled'),
  payment_closed: changed('the payment no longer waits for a transfer'),
  inspection_closed: changed('the inspection is over already'),
  exit_closed: changed('the request to leave was decided already'),
  figures_outdated: changed('the figures have changed since they were shown'),
  terms_outdated: changed('the terms have changed since they were shown'),
  already_verified: changed('the phone number is verified already'),
  phone_not_verified: changed('the phone number was never verified'),
  wrong_credentials: mistake('the email address, the phone number or the password is wrong'),
  current_password_wrong: mistake('the password is wrong'),
  otp_wrong: mistake('the code is wrong'),
  otp_expired: mistake('the code is too old'),
  otp_other_browser: mistake('the code was asked for in another browser'),
  picture_unreadable: mistake('the picture cannot be read'),
  not_eligible: mistake('the buyer is too old when the plan ends'),
  amount_above_remaining: mistake('the amount is more than is left to pay'),
  amount_below_minimum: mistake('the amount is below the minimum'),
  account_not_found: mistake('the bank has no such account'),
  account_of_another: mistake('the bank account belongs to another person'),
  name_changed_recently: changed('the name was changed a short while ago'),
  balance_too_low: changed('the wallet holds less than the amount'),
  otp_attempts_exhausted: tooMany('the code was tried too often'),
  otp_too_many_codes: tooMany('too many codes were sent'),
  otp_too_many_failures: tooMany('too many wrong codes were entered'),
  too_many_requests: tooMany('the same was tried too often'),
  withdrawal_day_limit: tooMany('the limit of the day is used up'),
};

/** The question for each delay that many flows share. */
export const DELAY_QUESTIONS: Readonly<Record<string, BuyerQuestion>> = {
  callDeadline: silence('the server does not respond in time'),
  checkDeadline: silence('the server does not say in time whether something has changed'),
  checkRetry: silence('the server was out of reach, and the pause before the next try is over'),
  rateLimitEnds: time('the wait after too many tries is over'),
  resendCooldown: time('the pause before another code is over'),
};

export const RELOAD_QUESTION: BuyerQuestion = { topic: 'reload', asks: 'the page is reloaded' };
