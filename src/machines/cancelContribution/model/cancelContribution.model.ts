import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { defineModel, rejected } from '../../about/model.ts';
import { questionPage } from '../../about/questionPage.ts';
import { cancelContributionMachine } from '../cancelContribution.machine.ts';

const CONTRIBUTION_ID = '0190b3a0-0000-7000-8000-00000000d001';
const page = questionPage({
  ask: 'Cancel contribution',
  title: 'Cancel this contribution?',
  confirm: 'Yes, cancel it',
  dismiss: 'Keep the unit',
  again: 'Cancel again to try once more.',
  tooLate: 'A payment was received',
});

export const cancelContributionModel = defineModel({
  machine: cancelContributionMachine,
  title: 'Cancel a contribution',
  starts: { 'a held unit': { contributionId: CONTRIBUTION_ID } },
  events: {
    'cancellation asked for': page.opened,
    'cancellation confirmed': page.confirmed,
    'unit kept': page.dismissed,
    'explanation closed': page.closed,
  },
  responses: {
    cancelContribution: {
      cancelled: resolved(null, page.ended),
      'over already': { ...rejected('contribution_closed'), expects: page.ended },
      'not there any more': { ...rejected('not_found'), expects: page.ended },
      'money came first': { ...rejected('contribution_paid_into'), expects: page.foundTooLate },
      'no network': page.noNetwork,
      'server down': page.serverDown,
    },
  },
  waits: page.waits,
  sideEffects: {
    requests: {
      cancelContribution: {
        says: 'the contribution of the page',
        sends: () => ({ contributionId: CONTRIBUTION_ID }),
      },
    },
    effects: { refreshServerState: 'what shows the contribution, its unit or the wallet is read again' },
    after: {
      'cancellation confirmed': [sends('cancelContribution')],
      'cancelContribution: cancelled': [runs('refreshServerState')],
      'cancelContribution: over already': [runs('refreshServerState')],
      'cancelContribution: not there any more': [runs('refreshServerState')],
      'cancelContribution: money came first': [runs('refreshServerState')],
    },
  },
  expects: page.expects,
});
