import { naira } from '#domain/money.ts';
import { alert, any, button, field, status, text, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import {
  callDeadline,
  defineModel,
  limited,
  networkDown,
  rateLimitEnds,
  rejected,
} from '../../about/model.ts';
import { leavePlanMachine } from '../leavePlan.machine.ts';

const CONTRIBUTION_ID = '0190b3a0-0000-7000-8000-00000000d001';
const ASK = 'Ask to leave this plan';
const WRONG = 'That is not your current password.';
const outdated = alert('The figures have changed since you saw them.');
const form = [
  text('Goes into your wallet'),
  text('Once one of us has checked it, within 5 days'),
  field('Current Password'),
  button(ASK, { isNot: 'busy' }),
];

export const leavePlanModel = defineModel({
  machine: leavePlanMachine,
  title: 'Leave a plan',
  starts: { 'a plan that is paid into': { contributionId: CONTRIBUTION_ID } },
  events: {
    'leaving asked for': {
      event: {
        type: 'exit.requested',
        currentPassword: 'a long enough secret',
        returned: naira(3_600_000),
      },
      perform: async ({ persona, type, press }) => {
        await type('Current Password', persona.password);
        await press(ASK);
      },
      expects: [button(ASK, { is: 'busy' })],
    },
  },
  responses: {
    requestExit: {
      'request taken': resolved(null, [status('We are checking your request to leave.')]),
      'password wrong': {
        ...rejected('current_password_wrong', { fields: { currentPassword: WRONG } }),
        expects: [field('Current Password', { description: WRONG })],
      },
      'figures changed': { ...rejected('figures_outdated'), expects: [outdated] },
      'plan closed elsewhere': {
        ...rejected('contribution_closed'),
        expects: [alert('This contribution is closed.')],
      },
      'nothing paid into it': {
        ...rejected('not_paid_into'),
        expects: [alert('Nothing was paid into this contribution yet.')],
      },
      'too many tries': limited(),
      'no network': networkDown,
    },
  },
  waits: {
    callDeadline,
    rateLimitEnds,
  },
  sideEffects: {
    requests: {
      requestExit: {
        says: 'the contribution, the password, and what the page said would return',
        sends: () => ({
          contributionId: CONTRIBUTION_ID,
          currentPassword: 'a long enough secret',
          returned: naira(3_600_000),
        }),
      },
    },
    effects: { refreshServerState: 'what shows the contribution is read again' },
    after: {
      'leaving asked for': [sends('requestExit')],
      'requestExit: request taken': [runs('refreshServerState')],
      'requestExit: figures changed': [runs('refreshServerState')],
      'requestExit: plan closed elsewhere': [runs('refreshServerState')],
      'requestExit: nothing paid into it': [runs('refreshServerState')],
    },
  },
  expects: {
    'quoted.ready': [...form, without(any('alert'))],
    'quoted.rejected': [...form, field('Current Password', { description: WRONG })],
    'quoted.limited': [...form, alert('Try again in 30 seconds.')],
    'quoted.unreachable': [...form, alert('An error occurred, please check your internet connection!')],
    'quoted.outdated': ({ failure }) => [...form, alert(failure?.message ?? '')],
    requesting: [button(ASK, { is: 'busy' }), without(any('alert'))],
    requested: [status('We are checking your request to leave.'), without(button(ASK))],
  },
});
