import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { defineModel, rejected } from '../../about/model.ts';
import { questionPage } from '../../about/questionPage.ts';
import { withdrawExitMachine } from '../withdrawExit.machine.ts';

const CONTRIBUTION_ID = '0190b3a0-0000-7000-8000-00000000d001';
const page = questionPage({
  ask: 'Take the request back',
  title: 'Stay in this plan?',
  confirm: 'Yes, take it back',
  dismiss: 'Keep the request',
  again: 'Choose it again to try once more.',
  tooLate: 'decided already',
});

export const withdrawExitModel = defineModel({
  machine: withdrawExitMachine,
  title: 'Take a request to leave back',
  starts: { 'an open request': { contributionId: CONTRIBUTION_ID } },
  events: {
    'staying asked for': page.opened,
    'staying confirmed': page.confirmed,
    'request kept': page.dismissed,
    'explanation closed': page.closed,
  },
  responses: {
    withdrawExit: {
      'taken back': resolved(null, page.ended),
      'decided already': { ...rejected('exit_closed'), expects: page.foundTooLate },
      'no network': page.noNetwork,
    },
  },
  waits: page.waits,
  sideEffects: {
    requests: {
      withdrawExit: { says: 'the contribution', sends: () => ({ contributionId: CONTRIBUTION_ID }) },
    },
    effects: { refreshServerState: 'what shows the contribution is read again' },
    after: {
      'staying confirmed': [sends('withdrawExit')],
      'withdrawExit: taken back': [runs('refreshServerState')],
      'withdrawExit: decided already': [runs('refreshServerState')],
    },
  },
  expects: page.expects,
});
