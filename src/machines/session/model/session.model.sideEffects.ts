import {
  runs,
  type SideEffect,
  type SideEffects,
  type Story,
  sends,
} from '#flows/paths/model/sideEffects.ts';
import type { EndReason } from '../session.events.ts';
import type { sessionMachine } from '../session.machine.ts';
import {
  BETWEEN_CHECKS_MS,
  NOW_MS,
  OTHER_TOKEN,
  THREE_HOURS_MS,
  TOKEN,
  user,
} from './session.model.fixtures.ts';

type SessionStory = Story<typeof sessionMachine>;

/** The session's token after each step that sets it. */
const TOKENS: Readonly<Record<string, string>> = {
  'logged in': TOKEN,
  'logged in anew': TOKEN,
  'logged in in another tab': OTHER_TOKEN,
  'someone else logged in in another tab': OTHER_TOKEN,
};

const tokenOf = ({ steps }: SessionStory): string =>
  TOKENS[steps.findLast((step) => step in TOKENS) ?? 'logged in'] ?? TOKEN;

const signCalls = (token: string, userId: string | null = user.id): SideEffect =>
  runs('setAuthHeaders', { token, userId });
const unsignCalls = runs('setAuthHeaders', { token: null, userId: null });

/**
 * A new session: the browser stores it for three hours, every call sends it, and no data of an earlier session remains.
 */
const begin = ({ nowMs }: SessionStory): readonly SideEffect[] => [
  runs('rememberSession', { token: TOKEN, expiresAtMs: nowMs + THREE_HOURS_MS }),
  signCalls(TOKEN),
  runs('resetServerState'),
];
const signByKnownUser = (story: SessionStory): readonly SideEffect[] => [signCalls(tokenOf(story))];
/** The stored session was invalid. */
const forget = [unsignCalls, runs('forgetSession', null), runs('followAccess')];
const end = (reason: EndReason): readonly SideEffect[] => [
  runs('forgetSession', reason),
  sends('endOnServer'),
];
const leave = (reason: EndReason): readonly SideEffect[] => [unsignCalls, runs('openLogin', reason)];
const reasonOf = ({ steps }: SessionStory): EndReason =>
  steps.includes('logged out') ? 'logged_out' : 'expired';
const leaveAtOnce = (reason: EndReason): readonly SideEffect[] => [
  unsignCalls,
  runs('forgetSession', reason),
  runs('openLogin', reason),
];
const forgetSessionEndedElsewhere = (reason: EndReason): readonly SideEffect[] => [
  runs('forgetSessionEndedElsewhere', reason),
  unsignCalls,
  runs('resetServerState'),
  runs('followAccess'),
];

const BEGINNINGS: Readonly<Record<string, readonly SideEffect[]>> = {
  'a session is kept that ends in ten seconds': [
    sends('watchOtherTabs'),
    sends('loadUser'),
    runs('rememberSession', { token: TOKEN, expiresAtMs: BETWEEN_CHECKS_MS }),
    signCalls(TOKEN, null),
  ],
  'no session is kept': [sends('watchOtherTabs')],
  'a session is kept that has ended': [sends('watchOtherTabs'), runs('forgetSession', null)],
};

export const sideEffects: SideEffects<typeof sessionMachine> = {
  requests: {
    loadUser: { says: 'nothing but the token in its header', sends: () => undefined },
    endOnServer: { says: 'nothing but the token in its header', sends: () => undefined },
    watchOtherTabs: { says: 'nothing: it listens to the browser', sends: () => undefined },
  },
  effects: {
    rememberSession: {
      says: 'the browser keeps the token and the end of the session',
      carries: ({ token, expiresAtMs }) => ({ token, expiresAtMs }),
    },
    forgetSession: {
      says: 'the browser forgets the session, and, unless the buyer logged out or erased the account, keeps the contribution that was begun',
      carries: ({ endReason }) => endReason,
    },
    forgetSessionEndedElsewhere: {
      says: 'this tab forgets what it alone keeps',
      carries: ({ endReason }) => endReason,
    },
    setAuthHeaders: {
      says: 'calls carry this token and this account, or nothing',
      carries: ({ token, user: known }) => ({ token, userId: known?.id ?? null }),
    },
    resetServerState: 'what was read for another session is dropped',
    followAccess: 'another page opens where this one needs a login, or no longer does',
    openLogin: { says: 'the browser opens the login page', carries: ({ endReason }) => endReason },
  },
  after: {
    'the flow begins': ({ start }) => BEGINNINGS[start] ?? [],
    'logged in': begin,
    'logged in anew': begin,
    'profile changed': signByKnownUser,
    'profile changed while it opens': [sends('loadUser')],
    'asked again': [sends('loadUser')],
    'logged out': end('logged_out'),
    'account erased': leaveAtOnce('erased'),
    'another call is rejected': leaveAtOnce('refused'),
    'another call is rejected while it opens': forget,
    'logged in in another tab': [
      signCalls(OTHER_TOKEN, null),
      runs('resetServerState'),
      runs('followAccess'),
      sends('loadUser'),
    ],
    'someone else logged in in another tab': [
      signCalls(OTHER_TOKEN, null),
      runs('resetServerState'),
      sends('loadUser'),
    ],
    'logged out in another tab': forgetSessionEndedElsewhere('logged_out'),
    'expired in another tab': forgetSessionEndedElsewhere('expired'),
    'loadUser: the buyer is known': signByKnownUser,
    'loadUser: the phone was never verified': signByKnownUser,
    'loadUser: the server does not know the session': forget,
    // Ten seconds are left when the page opens; the second check finds the session expired.
    checkInterval: ({ nowMs, steps }) =>
      steps.some((step) => step in TOKENS) || nowMs < NOW_MS + 10_000 ? [] : end('expired'),
    'endOnServer: the server ended it too': (story) => leave(reasonOf(story)),
    'endOnServer: the server had ended it already': (story) => leave(reasonOf(story)),
    'endOnServer: no network': (story) => leave(reasonOf(story)),
    logoutDeadline: (story) => leave(reasonOf(story)),
  },
};
