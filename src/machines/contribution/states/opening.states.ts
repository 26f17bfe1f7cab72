import { call } from '../../call.ts';
import type { ContributionContext } from '../contribution.context.ts';
import type { OpenedFlow } from '../contribution.facts.ts';
import { contributionSetup } from '../contribution.setup.ts';
import type { Step } from '../contribution.urls.ts';
import { toThisHome, visited, wanted } from './visit.ts';

interface Opened {
  readonly event: { readonly output: OpenedFlow };
}
const response = ({ event }: Opened) => ({ response: event.output });
const storeOpenedFlow = { type: 'storeOpenedFlow', params: response } as const;

/** The transition that opens a step, if it is the requested step or the nearest allowed one. */
const opensAt = (step: Step, target: string, description: string) =>
  ({
    guard: { type: 'opensAt', params: ({ event }: Opened) => ({ step, response: event.output }) },
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
        guard: { type: 'opensReceived', params: response },
        target: '#contribution.response.received',
        actions: [storeOpenedFlow, 'refreshServerState'],
        description: 'The first contribution has been received; its page says so.',
      },
      opensAt('response', '#contribution.response', 'A transfer is awaited; the page follows it.'),
      opensAt('payment', '#contribution.payment', 'A unit is held and unpaid; the page shows where to pay.'),
      opensAt(
        'calculator',
        '#contribution.calculator',
        'A unit and a plan are chosen; the calculator opens.',
      ),
      opensAt('plan', '#contribution.selectPlan', 'A unit is chosen; the plans open.'),
      {
        guard: { type: 'opensAtUnits', params: response },
        target: '#contribution.selectUnit.unit',
        actions: storeOpenedFlow,
        description: 'A block is chosen; its units open.',
      },
      opensAt(
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
      actions: ['keepFailure'],
      description: 'The server could not be asked; the page says why.',
      whenLate: 'the page says so.',
    },
  }),
  on: {
    'route.visited': {
      guard: toThisHome,
      actions: [
        { type: 'setWantedStep', params: visited },
        { type: 'setWantedUnit', params: visited },
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
      guard: toThisHome,
      target: '#contribution.loading',
      actions: [
        { type: 'setWantedStep', params: visited },
        { type: 'setWantedUnit', params: visited },
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
      guard: toThisHome,
      actions: { type: 'showStepNotice', params: wanted },
      description: 'The buyer opens another page without a home; this page says that one is needed.',
    },
  },
});
