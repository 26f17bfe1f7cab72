import { call, failure, storeFailure } from '../../call.ts';
import type { ContributionContext } from '../contribution.context.ts';
import { contributionSetup } from '../contribution.setup.ts';
import { reopenAt } from './reopen.ts';
import { ignoreVisits } from './visit.ts';

/**
 * Cancelling is the same before and after the buyer reports the transfer; only the state to return to differs.
 * Returning checks the server first, because changes were not followed while the dialog was open.
 */
type Origin = 'instructions.checking' | 'asking';

export const confirmingCancel = <const Target extends Origin>(origin: Target) =>
  contributionSetup.createStateConfig({
    tags: ['cancelling'],
    exit: 'clearMessages',
    description: 'The dialog asks whether to give the unit back.',
    on: {
      'cancellation.dismissed': {
        target: origin,
        description:
          'The buyer closes the dialog; the unit stays held, and the page asks the server for news.',
      },
      'cancellation.confirmed': {
        target: 'cancelling',
        description: 'The buyer confirms; the server cancels the contribution.',
      },
    },
  });

export const cancelling = contributionSetup.createStateConfig({
  tags: ['busy', 'cancelling'],
  description: 'The server cancels the contribution and releases its unit.',
  ...call({
    src: 'cancelContribution',
    input: ({ context }: { context: ContributionContext }) => ({
      contributionId: context.contributionId ?? '',
    }),
    onDone: {
      target: '#contribution.loading',
      actions: [
        'discardContribution',
        { type: 'showNotice', params: { notice: 'cancelled' } },
        'refreshServerState',
      ],
      description: 'The server has cancelled the contribution; the units are loaded again.',
    },
    failures: [
      failure(
        'isClosed',
        reopenAt('payment', 'The contribution was closed already; the page says how it ended.'),
      ),
      failure('isAlreadyPaid', {
        target: '#contribution.loading',
        actions: [
          { type: 'setWantedStep', params: { step: 'response' } },
          { ...storeFailure, type: 'reportFailure' },
        ],
        description: 'The money arrived first, so the contribution goes on; its page says so.',
      }),
    ],
    onFailure: {
      target: 'confirmingCancel',
      actions: ['storeFailure'],
      description: 'The server has not cancelled the contribution; the dialog stays and says why.',
      whenLate: 'the dialog stays, and the buyer can cancel again.',
    },
  }),
  on: ignoreVisits,
});
