import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#api/failure.ts';
import { aBuyer } from '../model/buyer.ts';
import { answered, defineModel, networkDown, refused } from '../model/model.ts';
import { address, alert, button, field, heading, type Sight, text, without } from '../model/sight.ts';
import type { OtpTarget } from './verifyOtp.events.ts';
import { verifyOtpMachine } from './verifyOtp.machine.ts';

type Snapshot = SnapshotFrom<typeof verifyOtpMachine>;

const CODE = '7341';
const OTHER_CODE = '7342';
const FIELD = '4-digit code';
/** Two minutes after a path begins: a code was sent just before. */
const NEXT_CODE_AT_MS = Date.parse('2026-11-21T09:02:00.000Z');

const newBuyer: OtpTarget = { purpose: 'onboard', userId: '0190b3a0-0000-7000-8000-00000000c001' };
const resetting: OtpTarget = { purpose: 'reset', identifier: 'tolu@example.com' };

const verified = aBuyer({ id: newBuyer.userId });

const isIn =
  (...forms: readonly string[]) =>
  ({ value: { entry } }: Snapshot): boolean =>
    typeof entry === 'object' && forms.includes(entry.form);

const isWaiting = isIn('limited');
const isNotWaiting = (snapshot: Snapshot): boolean => !isWaiting(snapshot);
const isForm = (snapshot: Snapshot): boolean => snapshot.hasTag('form');
const isChecking = (snapshot: Snapshot): boolean => !isForm(snapshot);
const isSomethingWrong = (snapshot: Snapshot): boolean => isForm(snapshot) && !isIn('ready')(snapshot);
const isNothingWrong = (snapshot: Snapshot): boolean => !isSomethingWrong(snapshot);
const isNewBuyer = ({ context }: Snapshot): boolean => context.target.purpose === 'onboard';
const isForNewPassword = (snapshot: Snapshot): boolean => !isNewBuyer(snapshot);

/** A code that is typed for the first time is sent without a press. */
const isTypedBefore = (snapshot: Snapshot): boolean =>
  snapshot.context.otp !== '' && isIn('ready', 'incomplete')(snapshot);

const form = [heading('Verify phone number'), button('Verify', { isNot: 'busy' })];
const checking = button('Verify', { is: 'busy' });
const counting = text('A new code can be sent in');
const resendable = button('Resend Code', { isNot: 'busy' });
const incomplete = field(FIELD, { says: 'OTP must be four characters!' });
const nothingWrong = without({ role: 'textbox', name: FIELD, is: 'invalid' });

/** Why no new code could be sent, where one could not. */
const aboutNewCode = (failure: Failure | null): Sight => {
  if (failure === null) return without(alert('too many codes'));
  return alert(failure.status === 429 ? 'too many codes' : 'internet connection');
};

export const verifyOtpModel = defineModel({
  machine: verifyOtpMachine,
  title: 'Enter the code',
  starts: {
    'after a login': { target: newBuyer, resendAvailableAtMs: null },
    'for a new password': { target: resetting, resendAvailableAtMs: NEXT_CODE_AT_MS },
  },
  events: {
    'code typed': {
      event: { type: 'code.completed', otp: CODE },
      when: isNotWaiting,
      by: async ({ who, type }) => type(FIELD, await who.otp()),
      shows: [checking],
    },
    'another code typed': {
      event: { type: 'code.completed', otp: OTHER_CODE },
      when: isWaiting,
      by: ({ type }) => type(FIELD, OTHER_CODE),
      shows: [alert('Try again in')],
    },
    'same code sent again': {
      event: { type: 'code.submitted', otp: CODE },
      when: isIn('wrong', 'expired', 'exhausted'),
      by: ({ press }) => press('Verify'),
      shows: [button('Verify', { isNot: 'busy' })],
    },
    'same code tried again': {
      event: { type: 'code.submitted', otp: CODE },
      when: isIn('limited', 'refused', 'unreachable'),
      by: ({ press }) => press('Verify'),
      shows: [checking],
    },
    'same code typed and sent again': {
      event: { type: 'code.submitted', otp: CODE },
      when: isTypedBefore,
      by: async ({ who, type, press }) => {
        await type(FIELD, await who.otp());
        await press('Verify');
      },
      shows: [checking],
    },
    'half a code sent': {
      event: { type: 'code.submitted', otp: '73' },
      by: async ({ type, press }) => {
        await type(FIELD, '73');
        await press('Verify');
      },
      shows: [incomplete],
    },
    'a digit deleted': {
      event: { type: 'code.changed' },
      when: isNotWaiting,
      by: ({ type }) => type(FIELD, '734'),
      shows: [nothingWrong],
    },
    'a digit deleted during the wait': {
      event: { type: 'code.changed' },
      when: isWaiting,
      by: ({ type }) => type(FIELD, '734'),
      shows: [alert('Try again in')],
    },
    'new code asked for': {
      event: { type: 'resend.requested' },
      by: ({ press }) => press('Resend Code'),
      shows: [button('Resend Code', { is: 'busy' })],
    },
  },
  answers: {
    checkCode: {
      'code right': { ...answered(verified, [address('/dashboard')]), when: isNewBuyer },
      'code for a new password right': {
        ...answered(null, [address('/create-password')]),
        when: isForNewPassword,
      },
      'code wrong': refused('otp_wrong'),
      'code too old': refused('otp_expired'),
      'code tried too often': refused('otp_attempts_exhausted'),
      'phone verified before': {
        ...refused('already_verified'),
        when: isNewBuyer,
        shows: [address('/dashboard')],
      },
      'too many wrong codes': refused('otp_too_many_failures', { retryAfterSeconds: 30 }),
      "somebody else's code": refused('not_yours'),
      'no network': networkDown,
    },
    resendCode: {
      'new code sent': { ...answered({}, [counting, nothingWrong]), when: isNothingWrong },
      'new code sent after a complaint': {
        ...answered({}, [counting, nothingWrong]),
        when: isSomethingWrong,
      },
      'phone verified before': {
        ...refused('already_verified'),
        when: (snapshot) => isNewBuyer(snapshot) && isForm(snapshot),
        shows: [address('/dashboard')],
      },
      // The answer about the code will say so too.
      'phone verified before, while the code is checked': {
        ...refused('already_verified'),
        when: (snapshot) => isNewBuyer(snapshot) && isChecking(snapshot),
        shows: [checking],
      },
      'too many codes': { ...refused('otp_too_many_codes', { retryAfterSeconds: 600 }), shows: [counting] },
      'no network': { ...networkDown, shows: [resendable] },
    },
  },
  waits: {
    callDeadline: { words: 'no answer in time', ms: 30_000, shows: [alert('internet connection')] },
    resendDeadline: {
      words: 'no new code in time',
      ms: 30_000,
      shows: [alert('internet connection'), resendable],
    },
    limitPasses: {
      words: 'the wait is over',
      ms: 30_000,
      shows: [nothingWrong, without(alert('Too many wrong codes'))],
    },
    resendCooldown: {
      words: 'time for a new code',
      ms: ({ resendFailure }) => (resendFailure === null ? 120_000 : 600_000),
      shows: [resendable],
    },
  },
  facts: ({ otp }) => otp !== '',
  sees: {
    'entry.form.ready': ({ resendFailure }) => [
      ...form,
      nothingWrong,
      ...(resendFailure === null ? [without(alert(''))] : []),
    ],
    'entry.form.incomplete': [...form, incomplete],
    'entry.form.wrong': [...form, field(FIELD, { says: 'is not right' })],
    'entry.form.expired': [...form, field(FIELD, { says: 'has expired' })],
    'entry.form.exhausted': [...form, field(FIELD, { says: 'tried too many times' })],
    'entry.form.limited': [...form, alert('Too many wrong codes'), alert('Try again in'), nothingWrong],
    'entry.form.refused': [...form, alert('belongs to another account'), nothingWrong],
    'entry.form.unreachable': [...form, alert('internet connection'), nothingWrong],
    'entry.checking': [heading('Verify phone number'), checking],
    'entry.verified': [address('/dashboard')],
    'entry.accepted': [address('/create-password')],
    'resend.cooling': ({ resendFailure }) => [
      counting,
      without(button('Resend Code')),
      aboutNewCode(resendFailure),
    ],
    'resend.available': ({ resendFailure }) => [resendable, without(counting), aboutNewCode(resendFailure)],
    'resend.sending': [button('Resend Code', { is: 'busy' })],
    'resend.over': [without(button('Resend Code')), without(counting)],
  },
  reload: {
    input: ({ context: { target, resendAvailableAtMs } }) => ({ target, resendAvailableAtMs }),
    // Where none was sent yet, the page asks for one by itself.
    answers: ({ context }) => (context.resendAvailableAtMs === null ? ['resendCode: new code sent'] : []),
    // The digits are typed anew, and the countdown goes on, also for the moment that it takes to see its end.
    leads: {
      'entry.form.incomplete': 'entry.form.ready',
      'entry.form.wrong': 'entry.form.ready',
      'entry.form.expired': 'entry.form.ready',
      'entry.form.exhausted': 'entry.form.ready',
      'entry.form.limited': 'entry.form.ready',
      'entry.form.refused': 'entry.form.ready',
      'entry.form.unreachable': 'entry.form.ready',
      'resend.available': 'resend.cooling',
    },
  },
});
