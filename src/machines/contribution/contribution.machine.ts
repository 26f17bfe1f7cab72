import { initialContext } from './contribution.context.ts';
import { contributionSetup } from './contribution.setup.ts';
import { calculator } from './states/calculator.states.ts';
import { selectPlan, selectUnit } from './states/choosing.states.ts';
import { loadFailed, loading, noHome } from './states/opening.states.ts';
import { payment } from './states/payment.states.ts';
import { response } from './states/response.states.ts';

/** From choosing a unit to the first contribution received. Its pages: `contribution.urls.ts`. */
export const contributionMachine = contributionSetup.createMachine({
  id: 'contribution',
  description:
    'A buyer picks a unit, a plan and its figures, agrees to the terms, and pays the first contribution.',
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
      description: 'Plan C: the contribution stands, and its first payment is made from the dashboard.',
    },
    finished: { type: 'final', description: 'The first contribution is received, the dashboard takes over.' },
  },
  on: {
    'route.visited': [
      {
        guard: { type: 'asksForAnotherHome', params: ({ event }) => ({ propertyId: event.propertyId }) },
        target: '.loading',
        actions: {
          type: 'openAnotherHome',
          params: ({ event }) => ({ step: event.step, propertyId: event.propertyId }),
        },
        description: 'The buyer turned to another home.',
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ step: 'calculator', wanted: event.step }) },
        target: '.calculator',
        actions: { type: 'explain', params: ({ event }) => ({ wanted: event.step }) },
        description: 'The calculator is the page asked for, or the furthest that is allowed.',
      },
      {
        guard: { type: 'leadsTo', params: ({ event }) => ({ step: 'plan', wanted: event.step }) },
        target: '.selectPlan',
        actions: { type: 'explain', params: ({ event }) => ({ wanted: event.step }) },
        description: 'The plans are the page asked for, or the furthest that is allowed.',
      },
      {
        guard: { type: 'leadsToUnits', params: ({ event }) => ({ wanted: event.step }) },
        target: '.selectUnit.unit',
        actions: { type: 'explain', params: ({ event }) => ({ wanted: event.step }) },
        description: 'The units are the page asked for, or the furthest that is allowed.',
      },
      {
        target: '.selectUnit.block',
        actions: { type: 'explain', params: ({ event }) => ({ wanted: event.step }) },
        description: 'No block is chosen yet: choosing begins there.',
      },
    ],
  },
});
