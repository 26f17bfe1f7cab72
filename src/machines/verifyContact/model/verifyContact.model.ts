import type { SnapshotFrom } from 'xstate';
import {
  alert,
  any,
  button,
  type Expectation,
  field,
  heading,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, type Story, sends } from '#flows/paths/model/sideEffects.ts';
import { codeLength } from '../../about/model/codeLength.ts';
import {
  callDeadline,
  defineModel,
  limited,
  networkDown,
  rateLimitEnds,
  rejected,
} from '../../about/model.ts';
import { buildBuyer } from '../../buyer.fixtures.ts';
import { type VerifyContactContext, verifyContactMachine } from '../verifyContact.machine.ts';

type Snapshot = SnapshotFrom<typeof verifyContactMachine>;

const LABEL = '6-digit code';
const CODE = '734159';
const OTHER_CODE = '734268';
/** The end of the cooldown of a code that was sent just before the path starts. */
const NEXT_CODE_AT_MS = Date.parse('2026-11-21T09:02:00.000Z');
const EMAIL_TAKEN_MESSAGE = 'Another account has this email address.';

const isEntering = (snapshot: Snapshot): boolean => snapshot.matches('entering');
const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches({ entering: 'limited' });
/** The page emptied the boxes and says why. */
const isEmptied = (snapshot: Snapshot): boolean =>
  snapshot.matches({ entering: 'wrong' }) || snapshot.matches({ entering: 'unusable' });
const isKept = (snapshot: Snapshot): boolean =>
  snapshot.context.otp !== '' &&
  (isWaiting(snapshot) ||
    snapshot.matches({ entering: 'rejected' }) ||
    snapshot.matches({ entering: 'unreachable' }));

const prompt = [
  heading('Verify your email address'),
  button('Send Code', { isNot: 'busy' }),
  without(field(LABEL)),
];
const checking = button('Verify', { is: 'busy' });
const counting = text('A new code can be sent in');
const emptied = field(LABEL, { value: '' });
const emailTaken = {
  ...rejected('email_taken', { message: EMAIL_TAKEN_MESSAGE }),
  expects: [alert(EMAIL_TAKEN_MESSAGE)],
};

const form = ({ canResend }: VerifyContactContext): Expectation[] => [
  heading('Verify your email address'),
  button('Verify', { isNot: 'busy' }),
  canResend ? button('Resend Code') : counting,
];
const done = [text('Your email address is verified.'), without(heading('Verify your email address'))];

/** When the next code may be sent: two minutes after the last, or after the server's wait. */
function nextCodeAtMs(story: Story<typeof verifyContactMachine>): number {
  const cause = story.steps.findLast((step) => step in NEXT_CODE_AFTER_MS) ?? '';
  const sinceMs = story.timeOf(cause);
  return sinceMs === undefined ? NEXT_CODE_AT_MS : sinceMs + (NEXT_CODE_AFTER_MS[cause] ?? 0);
}

const NEXT_CODE_AFTER_MS: Readonly<Record<string, number>> = {
  'requestCode: code sent': 120_000,
  'requestCodeAgain: new code sent': 120_000,
  'requestCodeAgain: too many codes': 600_000,
};

export const verifyContactModel = defineModel({
  machine: verifyContactMachine,
  title: 'Verify an email address or phone number',
  starts: {
    'no code was sent yet': { channel: 'email', resendAvailableAtMs: null },
    'a code was just sent': { channel: 'email', resendAvailableAtMs: NEXT_CODE_AT_MS },
  },
  events: {
    'code asked for': {
      event: { type: 'code.requested' },
      when: (snapshot) => snapshot.matches('prompting'),
      perform: ({ press }) => press('Send Code'),
      expects: [button('Send Code', { is: 'busy' })],
    },
    'new code asked for': {
      event: { type: 'code.requested' },
      when: (snapshot) => isEntering(snapshot) && snapshot.context.canResend,
      perform: ({ press }) => press('Resend Code'),
      expects: [button('Resend Code', { is: 'busy' })],
    },
    'code typed': {
      event: { type: 'code.completed', otp: CODE },
      when: (snapshot) => !isWaiting(snapshot),
      perform: async ({ persona, type }) => type(LABEL, await persona.otp(CODE.length)),
      expects: [checking],
    },
    'another code typed during the wait': {
      event: { type: 'code.completed', otp: OTHER_CODE },
      when: isWaiting,
      perform: ({ type }) => type(LABEL, OTHER_CODE),
      expects: [alert('Try again in 30 seconds.')],
    },
    'same code tried again': {
      event: { type: 'code.submitted', otp: CODE },
      when: isKept,
      perform: ({ press }) => press('Verify'),
      expects: [checking],
    },
    'all but one digit sent': {
      event: { type: 'code.submitted', otp: CODE.slice(0, -1) },
      perform: async ({ type, press }) => {
        await type(LABEL, CODE.slice(0, -1));
        await press('Verify');
      },
      expects: [field(LABEL, { description: 'OTP must be six characters!' })],
    },
    'code sent before its first digit': {
      event: { type: 'code.submitted', otp: '' },
      when: isEmptied,
      perform: ({ press }) => press('Verify'),
      expects: [emptied, without(field(LABEL, { description: 'OTP must be six characters!' }))],
    },
    'a digit deleted': {
      event: { type: 'code.changed' },
      when: (snapshot) => !isWaiting(snapshot),
      perform: ({ type }) => type(LABEL, '734'),
      expects: [without(field(LABEL, { description: 'OTP must be' }))],
    },
    'a digit deleted during the wait': {
      event: { type: 'code.changed' },
      when: isWaiting,
      perform: ({ type }) => type(LABEL, '734'),
      expects: [alert('Try again in 30 seconds.')],
    },
  },
  responses: {
    requestCode: {
      'code sent': resolved(null, [counting, field(LABEL)]),
      'verified elsewhere': resolved(buildBuyer(), done),
      'email taken': emailTaken,
      'too many codes': limited('otp_too_many_codes'),
      'no network': networkDown,
    },
    requestCodeAgain: {
      'new code sent': resolved(null, [counting, emptied]),
      'verified elsewhere': resolved(buildBuyer(), done),
      'email taken': emailTaken,
      'too many codes': {
        ...rejected('otp_too_many_codes', { retryAfterSeconds: 600 }),
        expects: [counting],
      },
      'no network': networkDown,
    },
    verifyContact: {
      'code right': resolved(buildBuyer(), done),
      'code wrong': {
        ...rejected('otp_wrong'),
        expects: [
          field(LABEL, { description: 'That code is not right. Please check it and try again.' }),
          emptied,
        ],
      },
      'code too old': {
        ...rejected('otp_expired'),
        expects: [field(LABEL, { description: 'That code has expired. Please ask for a new one.' }), emptied],
      },
      'code used up': {
        ...rejected('otp_attempts_exhausted'),
        expects: [
          field(LABEL, { description: 'That code was tried too many times. Please ask for a new one.' }),
          emptied,
        ],
      },
      'code of another browser': {
        ...rejected('otp_other_browser'),
        expects: [
          field(LABEL, { description: 'Please enter the code in the browser where you asked for it' }),
          emptied,
        ],
      },
      'too many wrong codes': limited('otp_too_many_failures'),
      'email taken': emailTaken,
      'no network': networkDown,
    },
  },
  waits: {
    callDeadline,
    rateLimitEnds: {
      ...rateLimitEnds,
      in: ['prompting.limited', 'entering.limited'],
      expects: [without(alert('Try again in *.'))],
    },
    resendCooldown: {
      label: 'time for a new code',
      ms: (story) => Math.max(0, nextCodeAtMs(story) - story.nowMs),
      expects: [button('Resend Code'), without(alert('You have asked for too many codes.'))],
    },
  },
  facts: ({ otp, canResend, failure }) => [otp, canResend, failure?.code ?? null],
  limits: { 'digits of a code': codeLength(6, ['entering']) },
  sideEffects: {
    requests: {
      requestCode: {
        says: 'that the email address is meant, not the phone',
        sends: () => ({ channel: 'email' }),
      },
      verifyContact: { says: 'the digits that were typed', sends: () => ({ channel: 'email', otp: CODE }) },
    },
    effects: {
      rememberResendTime: {
        says: 'the browser remembers when the next code may be asked for',
        carries: ({ resendAvailableAtMs }) => resendAvailableAtMs,
      },
      emptyBoxes: 'the boxes of the code are emptied',
      notifySent: 'a notification says that a new code was sent',
      announceUser: 'every page shows the verified account; a notification says so',
    },
    after: {
      'code asked for': [sends('requestCode')],
      'new code asked for': [sends('requestCode')],
      'code typed': [sends('verifyContact')],
      'same code tried again': [sends('verifyContact')],
      'requestCode: code sent': ({ nowMs }) => [runs('rememberResendTime', nowMs + 120_000)],
      'requestCode: verified elsewhere': [runs('announceUser', { user: buildBuyer() })],
      'requestCodeAgain: new code sent': ({ nowMs }) => [
        runs('rememberResendTime', nowMs + 120_000),
        runs('emptyBoxes'),
        runs('notifySent'),
      ],
      'requestCodeAgain: verified elsewhere': [runs('announceUser', { user: buildBuyer() })],
      'requestCodeAgain: too many codes': ({ nowMs }) => [runs('rememberResendTime', nowMs + 600_000)],
      'verifyContact: code right': [runs('announceUser', { user: buildBuyer() })],
      'verifyContact: code wrong': [runs('emptyBoxes')],
      'verifyContact: code too old': [runs('emptyBoxes')],
      'verifyContact: code used up': [runs('emptyBoxes')],
      'verifyContact: code of another browser': [runs('emptyBoxes')],
    },
  },
  expects: {
    'prompting.ready': [...prompt, without(any('alert'))],
    'prompting.rejected': [...prompt, alert(EMAIL_TAKEN_MESSAGE)],
    'prompting.limited': [...prompt, alert('Try again in 30 seconds.')],
    'prompting.unreachable': [...prompt, alert('An error occurred, please check your internet connection!')],
    sending: [
      heading('Verify your email address'),
      button('Send Code', { is: 'busy' }),
      without(alert(EMAIL_TAKEN_MESSAGE)),
    ],
    'entering.ready': (context) => [...form(context), without(any('alert'))],
    'entering.incomplete': (context) => [...form(context), field(LABEL, { description: 'OTP must be six' })],
    'entering.wrong': (context) => [...form(context), field(LABEL, { description: 'is not right' }), emptied],
    'entering.unusable': (context) => [
      ...form(context),
      field(LABEL, { description: context.failure?.message ?? '' }),
      emptied,
    ],
    'entering.limited': (context) => [...form(context), alert('Too many wrong codes.')],
    'entering.waiting': (context) => [...form(context), alert('You have asked for too many codes.')],
    'entering.rejected': (context) => [...form(context), alert(EMAIL_TAKEN_MESSAGE)],
    'entering.unreachable': (context) => [
      ...form(context),
      alert('An error occurred, please check your internet connection!'),
    ],
    resending: [button('Resend Code', { is: 'busy' }), without(alert(EMAIL_TAKEN_MESSAGE))],
    checking: [checking, without(alert(EMAIL_TAKEN_MESSAGE)), without(alert('Too many wrong codes.'))],
    verified: done,
  },
  reload: {
    input: ({ context: { channel, resendAvailableAtMs } }) => ({ channel, resendAvailableAtMs }),
    responses: () => [],
    leads: {
      'prompting.rejected': 'prompting.ready',
      'prompting.limited': 'prompting.ready',
      'prompting.unreachable': 'prompting.ready',
      'entering.incomplete': 'entering.ready',
      'entering.wrong': 'entering.ready',
      'entering.unusable': 'entering.ready',
      'entering.limited': 'entering.ready',
      'entering.waiting': 'entering.ready',
      'entering.rejected': 'entering.ready',
      'entering.unreachable': 'entering.ready',
    },
  },
});
