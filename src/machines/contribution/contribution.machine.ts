import { initialContext } from './contribution.context.ts';
import { contributionSetup } from './contribution.setup.ts';
import { calculator } from './states/calculator.states.ts';
import { selectPlan, selectUnit } from './states/choosing.states.ts';
import { loadFailed, loading, noHome } from './states/opening.states.ts';
import { payment } from './states/payment.states.ts';
import { response } from './states/response.states.ts';
import { visitParams, wantedStepParams } from './states/visit.ts';

const showStepNotice = { type: 'showStepNotice', params: wantedStepParams } as const;

/** From choosing a unit to receiving the first contribution. The `meta` of each state names its page. */
export const contributionMachine = contributionSetup.createMachine({
  id: 'contribution',
  description:
    'The buyer chooses a unit, a plan and its figures, agrees to the terms, and pays the first contribution.',
  context: ({ input }) => initialContext(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
    noHome,
    selectUnit,
    selectPlan,
    calculator,
    payment,
    response,
    started: {
      type: 'final',
      meta: { step: null },
      description: 'On Plan C the contribution is made; its first payment is made from the dashboard.',
    },
    finished: {
      type: 'final',
      meta: { step: null },
      description: 'The first contribution is received; the dashboard opens.',
    },
  },
  on: {
    'route.visited': [
      {
        guard: { type: 'isForAnotherHome', params: visitParams },
        target: '.loading',
        actions: { type: 'openAnotherHome', params: visitParams },
        description: 'The buyer opens another home; a unit that is held waits on the dashboard.',
      },
      {
        guard: { type: 'isForFreeUnit', params: visitParams },
        target: '.selectUnit.unit',
        actions: { type: 'chooseUnit', params: visitParams },
        description: 'The buyer opens a free unit from the page of the home; it is chosen with its block.',
      },
      {
        guard: { type: 'isNearestStep', params: ({ event }) => ({ step: 'calculator', wanted: event.step }) },
        target: '.calculator',
        actions: showStepNotice,
        description: 'The buyer opens the calculator, or a later page than it; the calculator is shown.',
      },
      {
        guard: { type: 'isNearestStep', params: ({ event }) => ({ step: 'plan', wanted: event.step }) },
        target: '.selectPlan',
        actions: showStepNotice,
        description: 'The buyer opens the plans, or a later page without a plan; the plans are shown.',
      },
      {
        guard: { type: 'isNearestStepUnits', params: wantedStepParams },
        target: '.selectUnit.unit',
        actions: showStepNotice,
        description: 'The buyer opens the units, or a later page without a unit; the units are shown.',
      },
      {
        target: '.selectUnit.block',
        actions: showStepNotice,
        description: 'The buyer opens a page without a block; the blocks are shown.',
      },
    ],
  },
});
