import { changed, type FlowQuestions, mistake, session, silence, success, tabs, time } from './topics.ts';

/** Questions about sign-up, login, logout and personal details. */
export const accountQuestions: Readonly<Record<string, FlowQuestions>> = {
  signUp: { 'register: account created': success('the account is created') },
  login: {
    'logIn: welcome back': success('the buyer is logged in'),
    'logIn: phone never verified': changed('the phone number was never verified'),
  },
  resetPassword: {
    'sendCode: code sent': success('the code is sent'),
    'sendCode: entry unreadable': mistake('what was entered is no phone number and no email address'),
  },
  createPassword: {
    'resetPassword: password saved': success('the new password is saved'),
    'resetPassword: code used up by a lost try': silence(
      'the response to an earlier try was lost, and the new password is saved',
    ),
    'resetPassword: easy to guess': mistake('the new password is easy to guess'),
    loginRedirect: time('the new password is saved and the buyer does nothing'),
  },
  verifyOtp: {
    'checkCode: code right': success('the code is right'),
    'checkCode: code for a new password right': success('the code for a new password is right'),
    "checkCode: somebody else's code": mistake('the code belongs to another account'),
    'resendCode: new code sent': success('another code is sent'),
    'resendCode: new code sent while the old one is checked': tabs(
      'another code is sent while the old one is being checked',
    ),
    'resendCode: new code sent after a complaint': success('another code is sent after a wrong one'),
    'resendCode: new code sent while the number is corrected': tabs(
      'another code is sent while the phone number is being corrected',
    ),
    'resendCode: phone verified before, while another call is under way': tabs(
      'the phone number turns out to be verified while another call is under way',
    ),
    'correctPhone: number changed': success('the phone number is corrected'),
    'correctPhone: number not taken': mistake('the corrected phone number is rejected'),
    resendDeadline: silence('the server does not say in time whether another code was sent'),
  },
  session: {
    'loadUser: the buyer is known': success('the session is still good'),
    'loadUser: the phone was never verified': changed('the phone number was never verified'),
    'endOnServer: the server ended it too': success('the buyer logs out'),
    'endOnServer: the server had ended it already': session('the server had ended the session already'),
    'otherTabs: the browser tells nothing of other tabs': tabs('the browser tells nothing of other tabs'),
    callDeadline: silence('the server does not say in time whose session it is'),
    checkInterval: session('the time of the session runs out'),
    logoutDeadline: silence('the server does not confirm the logout in time'),
    'logged in anew': session('the buyer logs in again while a session is open'),
    'profile changed': changed('the profile was changed on another page'),
    'profile of the buyer before changed': changed(
      'a picture of the buyer before arrives after another buyer has logged in',
    ),
    'profile changed while it opens': changed('the profile is changed while the account is being opened'),
    'account erased': success('the account is erased, and its session with it'),
    'another call is rejected': session('the server rejects a call because the session has ended'),
    'another call is rejected while it opens': session(
      'the server rejects a call while the account is being opened',
    ),
    'logged in in another tab': tabs('the buyer logs in in another tab'),
    'someone else logged in in another tab': tabs('another person logs in in another tab'),
    'renewed in another tab': tabs('the session is renewed in another tab'),
    'logged out in another tab': tabs('the buyer logs out in another tab'),
    'expired in another tab': tabs('the session ends in another tab'),
  },
  profile: {
    'saveProfile: saved': success('the profile is saved'),
    'saveProfile: saved, and a code sent to the new phone number': success(
      'the profile is saved with a new phone number',
    ),
  },
  picture: {
    'uploadPicture: taken': success('the picture is saved'),
    'removePicture: removed': success('the picture is removed'),
  },
  changePassword: {
    'changePassword: password changed': success('the password is changed'),
    'changePassword: current password replaced by a lost try': silence(
      'the response to an earlier try was lost, and the new password is saved',
    ),
  },
  verifyContact: {
    'requestCode: code sent': success('the code is sent'),
    'requestCode: verified elsewhere': tabs('the address was verified in another tab'),
    'requestCodeAgain: new code sent': success('another code is sent'),
    'requestCodeAgain: verified elsewhere': tabs('the address was verified in another tab'),
    'verifyContact: code right': success('the code is right'),
  },
  sessions: { 'endSessions: ended': success('the sessions elsewhere are ended') },
  exportData: { 'fetchExport: file sent': success('the file is ready') },
  eraseAccount: {
    'eraseAccount: account erased': success('the account is erased'),
    'eraseAccount: something to settle': changed(
      'there is money, a withdrawal or a plan that is not finished when the account is to be erased',
    ),
  },
};
