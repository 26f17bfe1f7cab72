import type { CodeChannel } from '#domain/messages.ts';
import {
  runs,
  type SideEffect,
  type SideEffects,
  type Story,
  sends,
} from '#flows/paths/model/sideEffects.ts';
import type { verifyOtpMachine } from '../verifyOtp.machine.ts';
import { CORRECTED_PHONE, corrected, newBuyer, resetting, verified } from './verifyOtp.model.fixtures.ts';

type OtpStory = Story<typeof verifyOtpMachine>;

const isForNewPassword = ({ start }: OtpStory): boolean => start === 'for a new password';
const targetOf = (story: OtpStory) => (isForNewPassword(story) ? resetting : newBuyer);

/** The channel of the last requested code. */
function channelOf({ steps }: OtpStory): CodeChannel {
  const asked = steps.findLast((step) => step in CHANNELS) ?? '';
  return CHANNELS[asked] ?? 'sms';
}

const CHANNELS: Readonly<Record<string, CodeChannel>> = {
  'new code asked for': 'sms',
  'new code asked for by WhatsApp': 'whatsapp',
  'new code asked for by a call': 'voice',
};

const checksCode = [sends('checkCode')];
/** Stores that the next code may be requested after this many seconds. */
const nextCodeIn = ({ nowMs }: OtpStory, seconds: number): SideEffect =>
  runs('rememberResendTime', nowMs + seconds * 1000);
const sent = (story: OtpStory): readonly SideEffect[] => [
  nextCodeIn(story, 120),
  runs('notifyResent', channelOf(story)),
];
/** A new code was sent while the boxes held digits of the old one. */
const sentAnew = (story: OtpStory): readonly SideEffect[] => [...sent(story), runs('emptyBoxes')];
const welcome = [runs('welcomeBuyer', { response: null })];

export const sideEffects: SideEffects<typeof verifyOtpMachine> = {
  requests: {
    checkCode: {
      says: 'the digits that were typed, and for whom the code is',
      sends: (story) => ({ ...targetOf(story), otp: isForNewPassword(story) ? '734159' : '7341' }),
    },
    resendCode: {
      says: 'for whom the code is, and how the phone gets it',
      sends: (story) => ({ ...targetOf(story), channel: channelOf(story) }),
    },
    correctPhone: { says: 'the right number', sends: () => ({ phone: CORRECTED_PHONE }) },
  },
  effects: {
    rememberResendTime: {
      says: 'the browser remembers when the next code may be asked for',
      carries: ({ resendAvailableAtMs }) => resendAvailableAtMs,
    },
    notifyResent: {
      says: 'a notification says that a new code was sent, and how',
      carries: ({ channel }) => channel,
    },
    emptyBoxes: 'the boxes of the code are emptied',
    notifyCorrection: 'every page shows the new number; a notification says so',
    welcomeBuyer:
      'the session of the response begins, and the browser opens the page that the buyer came for',
    openCreatePassword: {
      says: 'the browser remembers the code and opens the page for a new password',
      carries: ({ otp, target }) => ({ otp, target }),
    },
  },
  after: {
    'the flow begins': (story) => (isForNewPassword(story) ? [] : [sends('resendCode')]),
    'code typed': checksCode,
    'same code tried again': checksCode,
    'same code typed and sent again': checksCode,
    'long code typed': checksCode,
    'same long code tried again': checksCode,
    'same long code typed and sent again': checksCode,
    'new code asked for': [sends('resendCode')],
    'new code asked for by WhatsApp': [sends('resendCode')],
    'new code asked for by a call': [sends('resendCode')],
    'number corrected': [sends('correctPhone')],
    'checkCode: code right': [
      runs('welcomeBuyer', { response: { token: { authToken: 'token-2' }, user: verified } }),
    ],
    'checkCode: code for a new password right': [
      runs('openCreatePassword', { otp: '734159', target: resetting }),
    ],
    'checkCode: phone verified before': welcome,
    'checkCode: code wrong': [runs('emptyBoxes')],
    'checkCode: code too old': [runs('emptyBoxes')],
    'checkCode: code tried too often': [runs('emptyBoxes')],
    'resendCode: new code sent': sentAnew,
    'resendCode: new code sent after a complaint': sentAnew,
    'resendCode: new code sent while the old one is checked': sent,
    'resendCode: new code sent while the number is corrected': sent,
    'resendCode: phone verified before': welcome,
    'resendCode: too many codes': (story) => [nextCodeIn(story, 600)],
    'correctPhone: number changed': (story) => [
      runs('emptyBoxes'),
      runs('notifyCorrection', { user: corrected }),
      nextCodeIn(story, 120),
    ],
  },
};
