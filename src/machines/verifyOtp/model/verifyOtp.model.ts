import type { Failure } from '#api/failure.ts';
import type { CodeChannel } from '#domain/messages.ts';
import {
  address,
  alert,
  any,
  button,
  byState,
  type Expectation,
  field,
  heading,
  nothingShown,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import type { Story } from '#flows/paths/model/sideEffects.ts';
import { codeLength } from '../../about/model/codeLength.ts';
import {
  type BuyerEvent,
  callDeadline,
  defineModel,
  limited,
  networkDown,
  rateLimitEnds,
  rejected,
} from '../../about/model.ts';
import type { VerifyOtpContext } from '../verifyOtp.events.ts';
import { verifyOtpMachine } from '../verifyOtp.machine.ts';
import {
  checking,
  codeEvents,
  codeField,
  codeOf,
  isIn,
  nothingWrong,
  type Snapshot,
} from './verifyOtp.model.code.ts';
import { CORRECTED_PHONE, corrected, newBuyer, resetting, verified } from './verifyOtp.model.fixtures.ts';
import { sideEffects } from './verifyOtp.model.sideEffects.ts';

/** Two minutes after the path starts, because a code was sent just before it. */
const NEXT_CODE_AT_MS = Date.parse('2026-11-21T09:02:00.000Z');

const UNUSABLE = 'Enter a phone number with its country code, like +234 803 123 4567.';

const isForm = (snapshot: Snapshot): boolean => snapshot.hasTag('form');
const isChecking = (snapshot: Snapshot): boolean => snapshot.matches({ entry: 'checking' });
const isCorrecting = (snapshot: Snapshot): boolean => snapshot.hasTag('correction');
const isSomethingWrong = (snapshot: Snapshot): boolean => isForm(snapshot) && !isIn('ready')(snapshot);
const isNothingWrong = (snapshot: Snapshot): boolean =>
  !isSomethingWrong(snapshot) && !isCorrecting(snapshot) && !isChecking(snapshot);
const isNewBuyer = ({ context }: Snapshot): boolean => context.target.purpose === 'onboard';
const isForNewPassword = (snapshot: Snapshot): boolean => !isNewBuyer(snapshot);

const notOurs = alert('This belongs to another account.');
const counting = text('A new code can be sent in');
const RESENDS: Readonly<Record<CodeChannel, string>> = {
  sms: 'Resend Code',
  whatsapp: 'Get it on WhatsApp',
  voice: 'Get it by a call',
};
const resendable = Object.values(RESENDS).map((name) => button(name, { isNot: 'busy' }));
const sendingBy = (channel: CodeChannel): Expectation => button(RESENDS[channel], { is: 'busy' });
const correction = [heading('Change your phone number'), without(button('Verify'))];
const correctable = button('Send the code to this number', { isNot: 'busy' });

const short = codeEvents('onboard', 'code');
const long = codeEvents('reset', 'long code');

/** The boxes are emptied after a wrong code. */
const emptied = ({ target }: VerifyOtpContext): Expectation =>
  field(codeOf(target.purpose).label, { value: '' });

/** The code's form is hidden while the number is being corrected. */
const besideTheCode = (snapshot: Snapshot, expectations: readonly Expectation[]): readonly Expectation[] =>
  isCorrecting(snapshot) ? [] : expectations;

/** The alert why no new code could be sent, or its absence. */
const aboutNewCode = (failure: Failure | null): Expectation => {
  if (failure === null) return without(alert('You have asked for too many codes.'));
  return alert(
    failure.status === 429
      ? 'You have asked for too many codes.'
      : 'An error occurred, please check your internet connection!',
  );
};

/** The form of the code, or the form of the phone number in its place. */
const form = (context: VerifyOtpContext): Expectation[] => [
  heading('Verify phone number'),
  button('Verify', { isNot: 'busy' }),
  context.target.purpose === 'onboard'
    ? button('Wrong number? Change it')
    : without(button('Wrong number? Change it')),
];

const notResent = byState(
  'The form of the code says that the network failed; the form of the number, if it is open, leaves that to it.',
);

/** When the next code may be requested: two minutes after the last, or after the server's wait. */
function nextCodeAtMs(story: Story<typeof verifyOtpMachine>): number {
  const cause = story.steps.findLast((step) => step in NEXT_CODE_AFTER_MS) ?? '';
  const sinceMs = story.timeOf(cause);
  return sinceMs === undefined ? NEXT_CODE_AT_MS : sinceMs + (NEXT_CODE_AFTER_MS[cause] ?? 0);
}

const NEXT_CODE_AFTER_MS: Readonly<Record<string, number>> = {
  'resendCode: new code sent': 120_000,
  'resendCode: new code sent after a complaint': 120_000,
  'resendCode: new code sent while the old one is checked': 120_000,
  'resendCode: new code sent while the number is corrected': 120_000,
  'correctPhone: number changed': 120_000,
  'resendCode: too many codes': 600_000,
};

const asksBy = (channel: CodeChannel): BuyerEvent<typeof verifyOtpMachine> => ({
  event: { type: 'resend.requested', channel },
  when: (snapshot) => !isCorrecting(snapshot),
  perform: ({ press }) => press(RESENDS[channel]),
  expects: [sendingBy(channel)],
});

export const verifyOtpModel = defineModel({
  machine: verifyOtpMachine,
  title: 'Enter the code',
  starts: {
    'after a login': { target: newBuyer, resendAvailableAtMs: null },
    'for a new password': { target: resetting, resendAvailableAtMs: NEXT_CODE_AT_MS },
  },
  events: {
    ...short.events,
    ...long.events,
    'new code asked for': asksBy('sms'),
    'new code asked for by WhatsApp': asksBy('whatsapp'),
    'new code asked for by a call': asksBy('voice'),
    'number found wrong': {
      event: { type: 'correction.started' },
      when: isNewBuyer,
      perform: ({ press }) => press('Wrong number? Change it'),
      expects: [...correction, correctable],
    },
    'number found right': {
      event: { type: 'correction.abandoned' },
      perform: ({ press }) => press('Back to the code'),
      expects: [heading('Verify phone number'), nothingWrong],
    },
    'number corrected': {
      event: { type: 'phone.submitted', phone: CORRECTED_PHONE },
      perform: async ({ type, press }) => {
        await type('Phone number', CORRECTED_PHONE);
        await press('Send the code to this number');
      },
      expects: [button('Send the code to this number', { is: 'busy' })],
    },
  },
  responses: {
    checkCode: {
      'code right': {
        ...resolved({ token: { authToken: 'token-2' }, user: verified }, [address('/dashboard')]),
        when: isNewBuyer,
      },
      'code for a new password right': {
        ...resolved(null, [address('/create-password')]),
        when: isForNewPassword,
      },
      'code wrong': {
        ...rejected('otp_wrong'),
        expects: [text('That code is not right.')],
      },
      'code too old': {
        ...rejected('otp_expired'),
        expects: [text('That code has expired. Please ask for a new one.')],
      },
      'code tried too often': {
        ...rejected('otp_attempts_exhausted'),
        expects: [text('That code was tried too many times. Please ask for a new one.')],
      },
      'phone verified before': {
        ...rejected('already_verified'),
        when: isNewBuyer,
        expects: [address('/dashboard')],
      },
      'too many wrong codes': limited('otp_too_many_failures'),
      "somebody else's code": {
        ...rejected('not_yours'),
        when: isNewBuyer,
        expects: [notOurs],
      },
      'no network': networkDown,
    },
    resendCode: {
      'new code sent': { ...resolved({}, [counting, nothingWrong]), when: isNothingWrong },
      'new code sent while the old one is checked': {
        ...resolved({}, [checking, counting]),
        when: isChecking,
      },
      'new code sent after a complaint': {
        ...resolved({}, [counting, nothingWrong]),
        when: isSomethingWrong,
      },
      'new code sent while the number is corrected': { ...resolved({}, correction), when: isCorrecting },
      'phone verified before': {
        ...rejected('already_verified'),
        when: (snapshot) =>
          isNewBuyer(snapshot) && (isForm(snapshot) || snapshot.matches({ entry: 'correcting' })),
        expects: [address('/dashboard')],
      },
      // The response to the other call reports this too.
      'phone verified before, while another call is under way': {
        ...rejected('already_verified'),
        when: (snapshot) => isNewBuyer(snapshot) && snapshot.hasTag('busy'),
        expects: byState('The page waits for the other call: only the button for another code is gone.'),
      },
      'too many codes': {
        ...rejected('otp_too_many_codes', { retryAfterSeconds: 600 }),
        expects: [without(button('Resend Code', { isNot: 'busy' }))],
      },
      'no network': { ...networkDown, expects: notResent },
    },
    correctPhone: {
      'number changed': resolved(corrected, [
        counting,
        nothingWrong,
        text('0803 987 6543'),
        short.emptyAfter,
      ]),
      'number not taken': {
        ...rejected('invalid_fields', { fields: { phone: UNUSABLE } }),
        expects: [field('Phone number', { description: UNUSABLE })],
      },
      'too many codes': limited('otp_too_many_codes'),
      'no network': networkDown,
    },
  },
  waits: {
    callDeadline,
    resendDeadline: { label: 'no new code in time', ms: 30_000, expects: notResent },
    rateLimitEnds: {
      ...rateLimitEnds,
      in: ['entry.form.limited', 'entry.correcting.limited'],
      expects: [nothingWrong, without(alert('Too many wrong codes.'))],
    },
    resendCooldown: {
      label: 'time for a new code',
      ms: (story) => nextCodeAtMs(story) - story.nowMs,
      expects: byState(
        'The button for another code is there, unless the form of the number stands in its place.',
      ),
    },
  },
  facts: ({ otp, target }) => [otp !== '', target.purpose],
  limits: {
    'digits of a code': codeLength(4, ['entry.form'], ({ target }) => target.purpose === 'onboard'),
    'digits of a code for a new password': codeLength(
      6,
      ['entry.form'],
      ({ target }) => target.purpose === 'reset',
    ),
  },
  sideEffects,
  expects: {
    'entry.form.ready': (context) => [
      ...form(context),
      nothingWrong,
      ...(context.resendFailure === null ? [without(any('alert'))] : []),
    ],
    'entry.form.incomplete': (context) => [
      ...form(context),
      codeField(context, codeOf(context.target.purpose).tooShort),
    ],
    'entry.form.wrong': (context) => [...form(context), codeField(context, 'is not right'), emptied(context)],
    'entry.form.expired': (context) => [
      ...form(context),
      codeField(context, 'has expired'),
      emptied(context),
    ],
    'entry.form.exhausted': (context) => [
      ...form(context),
      codeField(context, 'tried too many times'),
      emptied(context),
    ],
    'entry.form.limited': (context) => [
      ...form(context),
      alert('Too many wrong codes.'),
      alert('Try again in 30 seconds.'),
      nothingWrong,
    ],
    'entry.form.rejected': (context) => [...form(context), notOurs, nothingWrong],
    'entry.form.unreachable': (context) => [
      ...form(context),
      alert('An error occurred, please check your internet connection!'),
      nothingWrong,
    ],
    'entry.checking': [heading('Verify phone number'), checking, without(notOurs)],
    'entry.correcting.ready': [...correction, correctable, without(any('alert'))],
    'entry.correcting.rejected': [
      ...correction,
      correctable,
      field('Phone number', { description: UNUSABLE }),
    ],
    'entry.correcting.limited': [...correction, correctable, alert('Try again in 30 seconds.')],
    'entry.correcting.unreachable': [
      ...correction,
      correctable,
      alert('An error occurred, please check your internet connection!'),
    ],
    'entry.savingPhone': [...correction, button('Send the code to this number', { is: 'busy' })],
    'entry.verified': [address('/dashboard')],
    'entry.accepted': [address('/create-password')],
    'resend.cooling': ({ resendFailure }, snapshot) => [
      without(button('Resend Code')),
      ...besideTheCode(snapshot, [counting, aboutNewCode(resendFailure)]),
    ],
    'resend.available': ({ resendFailure }, snapshot) => [
      without(counting),
      ...besideTheCode(snapshot, [...resendable, aboutNewCode(resendFailure)]),
    ],
    'resend.sending': ({ channel }, snapshot) => [
      without(counting),
      ...besideTheCode(snapshot, [sendingBy(channel)]),
    ],
    'resend.over': nothingShown('The page that the code leads to is open; `entry` shows it.', [
      button('Resend Code'),
      counting,
    ]),
  },
  reload: {
    input: ({ context: { target, resendAvailableAtMs } }) => ({ target, resendAvailableAtMs }),
    // The page requests a code by itself if none was sent yet.
    responses: ({ context }) => (context.resendAvailableAtMs === null ? ['resendCode: new code sent'] : []),
    // The digits are typed again. The countdown continues, or is over.
    leads: {
      'entry.form.incomplete': 'entry.form.ready',
      'entry.form.wrong': 'entry.form.ready',
      'entry.form.expired': 'entry.form.ready',
      'entry.form.exhausted': 'entry.form.ready',
      'entry.form.limited': 'entry.form.ready',
      'entry.form.rejected': 'entry.form.ready',
      'entry.form.unreachable': 'entry.form.ready',
      'entry.correcting.ready': 'entry.form.ready',
      'entry.correcting.rejected': 'entry.form.ready',
      'entry.correcting.limited': 'entry.form.ready',
      'entry.correcting.unreachable': 'entry.form.ready',
      'resend.available': ({ context }) =>
        context.resendAvailableAtMs === null ? 'resend.cooling' : 'resend.available',
    },
  },
});
