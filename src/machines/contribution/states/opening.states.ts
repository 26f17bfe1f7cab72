import { failed, NO_ANSWER } from '../../call-failures.ts';
import { contributionSetup } from '../contribution.setup.ts';

/** While the server is asked what it holds of this flow. Where it leads depends on the answer and the address. */
export const loading = contributionSetup.createStateConfig({
  description: 'We fetch the home, and the contribution that was begun, before showing the page asked for.',
  tags: ['busy'],
  invoke: {
    id: 'openFlow',
    src: 'openFlow',
    input: ({ context }) => ({ propertyId: context.propertyId, contributionId: context.contributionId }),
    onDone: [
      {
        guard: { type: 'opensReceived', params: ({ event }) => ({ answer: event.output }) },
        target: '#contribution.response.received',
        actions: [
          { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
          'refreshServerState',
        ],
        description: 'The contribution was received: its page says so.',
      },
      {
        guard: { type: 'opensAt', params: ({ event }) => ({ step: 'response', answer: event.output }) },
        target: '#contribution.response',
        actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        description: 'A transfer is awaited: we go on following it.',
      },
      {
        guard: { type: 'opensAt', params: ({ event }) => ({ step: 'payment', answer: event.output }) },
        target: '#contribution.payment',
        actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        description: 'A unit is held and unpaid: the account to pay into is shown.',
      },
      {
        guard: { type: 'opensAt', params: ({ event }) => ({ step: 'calculator', answer: event.output }) },
        target: '#contribution.calculator',
        actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        description: 'A unit and a plan are chosen: the calculator opens.',
      },
      {
        guard: { type: 'opensAt', params: ({ event }) => ({ step: 'plan', answer: event.output }) },
        target: '#contribution.selectPlan',
        actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        description: 'A unit is chosen: the plans are shown.',
      },
      {
        guard: { type: 'opensAtUnits', params: ({ event }) => ({ answer: event.output }) },
        target: '#contribution.selectUnit.unit',
        actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        description: 'A block is chosen: its units are shown.',
      },
      {
        guard: { type: 'opensAt', params: ({ event }) => ({ step: 'unit', answer: event.output }) },
        target: '#contribution.selectUnit.block',
        actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        description: 'The home is there: choosing begins with its blocks.',
      },
      {
        target: '#contribution.noHome',
        actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
        description: 'No home is chosen, or it is no longer on sale.',
      },
    ],
    onError: {
      target: '#contribution.loadFailed',
      actions: { type: 'keepFailure', params: failed },
      description: 'The server could not be asked.',
    },
  },
  after: {
    callDeadline: {
      target: '#contribution.loadFailed',
      actions: { type: 'keepFailure', params: { failure: NO_ANSWER } },
      description: 'No answer came in time.',
    },
  },
  on: {
    'route.visited': [
      {
        guard: { type: 'asksForAnotherHome', params: ({ event }) => ({ propertyId: event.propertyId }) },
        target: '#contribution.loading',
        reenter: true,
        actions: {
          type: 'openAnotherHome',
          params: ({ event }) => ({ step: event.step, propertyId: event.propertyId }),
        },
        description: 'The buyer turned to another home.',
      },
      {
        actions: { type: 'want', params: ({ event }) => ({ step: event.step }) },
        description: 'The buyer asked for another page meanwhile: that one is opened.',
      },
    ],
  },
});

export const loadFailed = contributionSetup.createStateConfig({
  description: 'The home could not be fetched. The buyer can try again; nothing chosen is lost.',
  on: {
    'loading.retried': {
      target: '#contribution.loading',
      description: 'The buyer tries again.',
    },
    'route.visited': [
      {
        guard: { type: 'asksForAnotherHome', params: ({ event }) => ({ propertyId: event.propertyId }) },
        target: '#contribution.loading',
        actions: {
          type: 'openAnotherHome',
          params: ({ event }) => ({ step: event.step, propertyId: event.propertyId }),
        },
        description: 'The buyer turned to another home.',
      },
      {
        target: '#contribution.loading',
        actions: { type: 'want', params: ({ event }) => ({ step: event.step }) },
        description: 'The buyer asked for another page: it is tried afresh.',
      },
    ],
  },
});

export const noHome = contributionSetup.createStateConfig({
  description: 'There is no home to choose in: the buyer is led to the search.',
  on: {
    'route.visited': [
      {
        guard: { type: 'asksForAnotherHome', params: ({ event }) => ({ propertyId: event.propertyId }) },
        target: '#contribution.loading',
        actions: {
          type: 'openAnotherHome',
          params: ({ event }) => ({ step: event.step, propertyId: event.propertyId }),
        },
        description: 'The buyer chose a home.',
      },
      {
        actions: { type: 'explain', params: ({ event }) => ({ wanted: event.step }) },
        description: 'No page can be shown without a home.',
      },
    ],
  },
});
