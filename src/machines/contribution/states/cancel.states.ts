import { failed, NO_ANSWER } from '../../call-failures.ts';
import { contributionSetup } from '../contribution.setup.ts';

/** Cancelling works the same before and after the transfer was declared; only where "keep it" leads differs. */
type Home = 'instructions' | 'waiting';

export const confirmingCancel = <const Target extends Home>(home: Target) =>
  contributionSetup.createStateConfig({
    tags: ['cancelling'],
    description: 'The buyer is asked whether to give the unit back.',
    on: {
      'cancellation.dismissed': {
        target: home,
        actions: 'forgetReason',
        description: 'The buyer keeps the unit.',
      },
      'cancellation.confirmed': {
        target: 'cancelling',
        actions: 'forgetReason',
        description: 'The buyer gives the unit back.',
      },
    },
  });

export const cancelling = contributionSetup.createStateConfig({
  tags: ['busy', 'cancelling'],
  description: 'The contribution is being cancelled and its unit released.',
  invoke: {
    id: 'cancelContribution',
    src: 'cancelContribution',
    input: ({ context }) => ({ contributionId: context.contributionId ?? '' }),
    onDone: {
      target: '#contribution.loading',
      actions: ['letGo', { type: 'giveReason', params: { notice: 'cancelled' } }, 'refreshServerState'],
      description: 'It is cancelled: back to the units, which are fetched again.',
    },
    onError: [
      {
        guard: { type: 'isClosed', params: failed },
        target: '#contribution.loading',
        actions: [{ type: 'want', params: { step: 'payment' } }, 'refreshServerState'],
        description: 'It was closed already: the server is asked how, and the page says so.',
      },
      {
        guard: { type: 'isPaidInto', params: failed },
        target: '#contribution.loading',
        actions: [
          { type: 'want', params: { step: 'response' } },
          { type: 'reportFailure', params: failed },
        ],
        description: 'The money came first: the contribution stands, and its page says so.',
      },
      {
        target: 'confirmingCancel',
        actions: { type: 'keepFailure', params: failed },
        description: 'It could not be cancelled: the question stands, and says why.',
      },
    ],
  },
  after: {
    callDeadline: {
      target: 'confirmingCancel',
      actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
      description: 'No answer came in time: the question stands, and the buyer can cancel again.',
    },
  },
  on: {
    'route.visited': { description: 'The buyer is kept here until the answer is known.' },
  },
});
