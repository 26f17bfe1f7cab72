import { OTP_LENGTHS, SESSION_CHECK_INTERVAL_MS, SESSION_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { BOOKS_RETENTION_YEARS } from '#domain/accounts/erasure.ts';
import { PHOTO_MAX_BYTES } from '#domain/listings/pictures.ts';
import { megabytesText, numberWord } from '#domain/quantities.ts';
import type { Flow } from '#flows/graph/flow.ts';
import type { Rule } from '#flows/graph/rules.ts';
import { changePasswordMachine } from '../changePassword/changePassword.machine.ts';
import { changePasswordModel } from '../changePassword/model/changePassword.model.ts';
import { createPasswordMachine, LOGIN_REDIRECT_DELAY_MS } from '../createPassword/createPassword.machine.ts';
import { createPasswordModel } from '../createPassword/model/createPassword.model.ts';
import { eraseAccountMachine } from '../eraseAccount/eraseAccount.machine.ts';
import { eraseAccountModel } from '../eraseAccount/model/eraseAccount.model.ts';
import { exportDataMachine } from '../exportData/exportData.machine.ts';
import { exportDataModel } from '../exportData/model/exportData.model.ts';
import { loginMachine } from '../login/login.machine.ts';
import { loginModel } from '../login/model/login.model.ts';
import { pictureModel } from '../picture/model/picture.model.ts';
import { pictureMachine } from '../picture/picture.machine.ts';
import { profileModel } from '../profile/model/profile.model.ts';
import { profileMachine } from '../profile/profile.machine.ts';
import { resetPasswordModel } from '../resetPassword/model/resetPassword.model.ts';
import { resetPasswordMachine } from '../resetPassword/resetPassword.machine.ts';
import { sessionModel } from '../session/model/session.model.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { LOGOUT_DEADLINE_MS } from '../session/session.setup.ts';
import { sessionsModel } from '../sessions/model/sessions.model.ts';
import { sessionsMachine } from '../sessions/sessions.machine.ts';
import { signUpModel } from '../signUp/model/signUp.model.ts';
import { signUpMachine } from '../signUp/signUp.machine.ts';
import { verifyContactModel } from '../verifyContact/model/verifyContact.model.ts';
import { verifyContactMachine } from '../verifyContact/verifyContact.machine.ts';
import { verifyOtpModel } from '../verifyOtp/model/verifyOtp.model.ts';
import { verifyOtpMachine } from '../verifyOtp/verifyOtp.machine.ts';
import {
  callDeadline,
  codesPerContact,
  codesPerHour,
  codeTries,
  codeUse,
  computedWaits,
  newNameWait,
  passwordLength,
  resendCooldown,
  resetCodesPerDay,
  rule,
  timesPerDay,
  wrongPasswords,
} from './rules.ts';

const sessionLength = (state: string, sentence: Rule['sentence']): Rule =>
  rule({
    label: 'A session lasts',
    number: SESSION_LIFETIME_MS,
    unit: 'ms',
    sentence,
    kept: { test: 'src/machines/session/session.machine.test.ts', states: [state] },
  });
const codeLength = (purpose: keyof typeof OTP_LENGTHS): Rule =>
  rule({
    label: purpose === 'reset' ? 'Digits of a code for a new password' : 'Digits of a code',
    number: OTP_LENGTHS[purpose],
    unit: 'digits',
    sentence: `OTP must be ${numberWord(OTP_LENGTHS[purpose])} characters!`,
    kept: { guard: 'isCodeComplete' },
  });

/** Flows of the buyer's account: sign-up, login, logout and personal details. */
export const accountFlows: readonly Flow[] = [
  {
    machine: signUpMachine,
    computedDelays: computedWaits,
    title: signUpModel.title,
    about:
      'A visitor becomes a buyer with name, phone number, email address and password. A code is sent to the phone, and the next page asks for it.',
    who: 'Visitors',
    screens: 'src/routes/sign-up',
    rules: [...passwordLength('form'), codesPerContact(['form', 'submitting']), callDeadline],
  },
  {
    machine: verifyOtpMachine,
    computedDelays: computedWaits,
    appEvents: ['code.renewed', 'code.settled', 'phone.corrected', 'phone.foundVerified'],
    title: verifyOtpModel.title,
    about:
      'A code sent to the buyer proves that the phone, or the account, is theirs. A new buyer goes on from it, and a buyer without a password sets a new one.',
    who: 'New buyers, buyers whose phone is not verified yet, and buyers who forgot their password',
    screens: 'src/routes/verify-email',
    rules: [
      codeLength('onboard'),
      codeLength('reset'),
      ...codeUse(['entry.form', 'entry.checking']),
      codeTries(['entry.form', 'entry.checking']),
      resendCooldown,
      codesPerHour(['resend']),
      resetCodesPerDay(['resend']),
      codesPerContact(['resend']),
      callDeadline,
    ],
  },
  {
    machine: loginMachine,
    computedDelays: computedWaits,
    title: loginModel.title,
    about:
      'A buyer comes back with a phone number or an email address, and a password. It leads to where the buyer was going, by way of the code where the phone was never verified.',
    who: 'Buyers',
    screens: 'src/routes/login',
    rules: [
      sessionLength('loggedIn', { unsaid: 'The page that is opened says it once the time is over.' }),
      wrongPasswords(['form', 'submitting']),
      callDeadline,
    ],
  },
  {
    machine: resetPasswordMachine,
    computedDelays: computedWaits,
    title: resetPasswordModel.title,
    about:
      'A buyer who forgot the password asks for a code by phone number or email address. The response is the same whether there is such an account or not.',
    who: 'Buyers who forgot their password',
    screens: 'src/routes/reset-password',
    rules: [codesPerHour(['form', 'submitting']), resetCodesPerDay(['form', 'submitting']), callDeadline],
  },
  {
    machine: createPasswordMachine,
    computedDelays: computedWaits,
    title: createPasswordModel.title,
    about:
      'A buyer sets a new password with the code that was checked before. Every old session ends, and the login page follows.',
    who: 'Buyers who forgot their password',
    screens: 'src/routes/create-password',
    rules: [
      ...passwordLength('form'),
      rule({
        label: 'The login page follows after',
        number: LOGIN_REDIRECT_DELAY_MS,
        unit: 'ms',
        sentence: 'Password has been reset successfully!',
        kept: { delay: 'loginRedirect' },
      }),
      callDeadline,
    ],
  },
  {
    machine: sessionMachine,
    appEvents: [
      'account.erased',
      'credentials.accepted',
      'elsewhere.signedIn',
      'elsewhere.signedOut',
      'session.rejected',
      'user.changed',
    ],
    title: sessionModel.title,
    about:
      'The session says who is signed in on this browser, in all of its tabs, and for how long. When the time is up or the buyer leaves, the browser forgets the buyer and the server ends the session.',
    who: 'Everyone, on every page',
    screens: 'src/app/session',
    rules: [
      sessionLength('signedIn', 'Your session has ended.'),
      rule({
        label: 'The clock is checked every',
        number: SESSION_CHECK_INTERVAL_MS,
        unit: 'ms',
        sentence: 'Your session has ended.',
        kept: { delay: 'checkInterval' },
      }),
      rule({
        label: 'Logging out waits for the server at most',
        number: LOGOUT_DEADLINE_MS,
        unit: 'ms',
        sentence: 'Leaving your account',
        kept: { delay: 'logoutDeadline' },
      }),
      { ...callDeadline, sentence: 'We could not open your account' },
    ],
  },
  {
    machine: profileMachine,
    title: profileModel.title,
    about:
      'A buyer sees the details of the account and changes them. A verified email address or phone number changes only with the current password, and once the new one is verified.',
    who: 'Buyers who are signed in',
    screens: 'src/routes/dashboard/profile',
    rules: [
      newNameWait(['editing', 'saving'], { unsaid: 'The dialog says it beside the new name.' }),
      timesPerDay(['saving'], {
        unsaid: 'The server’s message says it, of the name and the next of kin alone.',
      }),
      callDeadline,
    ],
  },
  {
    machine: pictureMachine,
    title: pictureModel.title,
    about:
      'A buyer chooses the picture beside the name, and sees it before it is sent. A file that cannot be a picture is rejected, and the page says why.',
    who: 'Buyers who are signed in',
    screens: 'src/routes/dashboard/profile',
    rules: [
      rule({
        label: 'A photo for the picture has at most',
        number: PHOTO_MAX_BYTES,
        unit: 'bytes',
        sentence: `larger than ${megabytesText(PHOTO_MAX_BYTES)}`,
        kept: { states: ['choosing'], cases: ['the largest picture chosen', 'too large a picture chosen'] },
      }),
      callDeadline,
    ],
  },
  {
    machine: changePasswordMachine,
    computedDelays: computedWaits,
    title: changePasswordModel.title,
    about: 'A buyer who knows the password sets another. All other sessions of the buyer end with it.',
    who: 'Buyers who are signed in',
    screens: 'src/routes/dashboard/profile',
    rules: [
      ...passwordLength('form'),
      wrongPasswords(['form', 'saving']),
      timesPerDay(['saving'], 'Too many tries.'),
      callDeadline,
    ],
  },
  {
    machine: verifyContactMachine,
    computedDelays: computedWaits,
    title: verifyContactModel.title,
    about:
      'A buyer verifies the email address, or what is to replace a verified email address or phone number, with a code that is sent there. Nothing else waits for the email address.',
    who: 'Buyers who are signed in',
    screens: 'src/routes/dashboard/contacts',
    rules: [
      codeLength('email'),
      ...codeUse(['entering', 'checking']),
      resendCooldown,
      codesPerContact(['sending', 'entering']),
      callDeadline,
    ],
  },
  {
    machine: sessionsMachine,
    title: sessionsModel.title,
    about:
      'A buyer sees where the account is logged in, by browser and network. Another browser, or all others, can be logged out from here.',
    who: 'Buyers who are signed in',
    screens: 'src/routes/dashboard/profile',
    rules: [
      sessionLength('listing', { unsaid: 'A session that has ended is not in the list.' }),
      callDeadline,
    ],
  },
  {
    machine: exportDataMachine,
    computedDelays: computedWaits,
    title: exportDataModel.title,
    about:
      'A buyer downloads all that is stored of them in one file, with their documents. The password is asked for again.',
    who: 'Buyers who are signed in',
    screens: 'src/routes/dashboard/profile',
    rules: [wrongPasswords(['asking', 'fetching']), callDeadline],
  },
  {
    machine: eraseAccountMachine,
    computedDelays: computedWaits,
    title: eraseAccountModel.title,
    about:
      'A buyer erases the account for good, once it has no money, withdrawal or plan that is not finished. The password is asked for again, and what the books have to keep stays without the person.',
    who: 'Buyers who are signed in',
    screens: 'src/routes/dashboard/erase',
    rules: [
      wrongPasswords(['asking', 'erasing']),
      callDeadline,
      rule({
        label: 'Documents are kept for',
        number: BOOKS_RETENTION_YEARS,
        unit: 'years',
        sentence: { unsaid: 'The page says what is kept, not by this flow.' },
        kept: { test: 'tests/server/money/erasure.test.ts', states: ['asking'] },
      }),
    ],
  },
];
