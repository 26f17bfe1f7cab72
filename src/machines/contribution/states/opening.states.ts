import { call } from '../../call.ts';
import type { ContributionContext } from '../contribution.context.ts';
import type { OpenedFlow } from '../contribution.facts.ts';
import { contributionSetup } from '../contribution.setup.ts';
import type { Step } from '../contribution.urls.ts';
import { forThisHome, visitParams } from './visit.ts';

interface Opened {
  readonly event: { readonly output: OpenedFlow };
}
const response = ({ event }: Opened) => ({ response: event.output });
const storeOpenedFlow = { type: 'storeOpenedFlow', params: response } as const;

/** The transition that opens a step, if it is the requested step or the nearest allowed one. */
const canOpenAt = (step: Step, target: string, description: string) =>
  ({
    guard: { type: 'canOpenAt', params: ({ event }: Opened) => ({ step, response: event.output }) },
    target,
    actions: storeOpenedFlow,
    description,
  }) as const;

/** Loads the home and the contribution. The next state depends on the response and the URL. */
export const loading = contributionSetup.createStateConfig({
  description: 'The server is asked for the home and for the contribution that was begun.',
  meta: { step: 'wanted' },
  tags: ['busy'],
  ...call({
    src: 'openFlow',
    input: ({ context: { propertyId, contributionId } }: { context: ContributionContext }) => ({
      propertyId,
      contributionId,
    }),
    onDone: [
      {
        guard: { type: 'canOpenReceived', params: response },
        target: '#contribution.response.received',
        actions: [storeOpenedFlow, 'refreshServerState'],
        description: 'The first contribution has been received; its page says so.',
      },
      canOpenAt('response', '#contribution.response', 'A transfer is awaited; the page follows it.'),
      canOpenAt(
        'payment',
        '#contribution.payment',
        'A unit is held and unpaid; the page shows where to pay.',
      ),
      canOpenAt(
        'calculator',
        '#contribution.calculator',
        'A unit and a plan are chosen; the calculator opens.',
      ),
      canOpenAt('plan', '#contribution.selectPlan', 'A unit is chosen; the plans open.'),
      {
        guard: { type: 'canOpenUnits', params: response },
        target: '#contribution.selectUnit.unit',
        actions: storeOpenedFlow,
        description: 'A block is chosen; its units open.',
      },
      canOpenAt(
        'unit',
        '#contribution.selectUnit.block',
        'The home is there; the buyer chooses a block first.',
      ),
      {
        target: '#contribution.noHome',
        actions: storeOpenedFlow,
        description: 'No home is chosen, or it is no longer on sale; the page says so.',
      },
    ],
    onFailure: {
      target: '#contribution.loadFailed',
      actions: ['storeFailure'],
      description: 'The server could not be asked; the page says why.',
      whenLate: 'the page says so.',
    },
  }),
  on: {
    'route.visited': {
      guard: forThisHome,
      actions: [
        { type: 'setWantedStep', params: visitParams },
        { type: 'setWantedUnit', params: visitParams },
      ],
      description: 'The buyer opens another page of this home; that one is shown instead.',
    },
  },
});

export const loadFailed = contributionSetup.createStateConfig({
  description: 'The page says why the home could not be loaded; nothing that was chosen is lost.',
  meta: { step: 'wanted' },
  on: {
    'retry.requested': {
      target: '#contribution.loading',
      description: 'The buyer tries again; the server is asked again.',
    },
    'route.visited': {
      guard: forThisHome,
      target: '#contribution.loading',
      actions: [
        { type: 'setWantedStep', params: visitParams },
        { type: 'setWantedUnit', params: visitParams },
      ],
      description: 'The buyer opens another page of this home; the server is asked again.',
    },
  },
});

export const noHome = contributionSetup.createStateConfig({
  description: 'The page says that no home is chosen, and leads to the search.',
  meta: { step: 'unit' },
  on: {
    'route.visited': {
      guard: forThisHome,
      description: 'The buyer opens another page without a home; this one stays, as a home comes first.',
    },
  },
});
