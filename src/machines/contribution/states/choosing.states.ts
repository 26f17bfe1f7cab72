import { contributionSetup } from '../contribution.setup.ts';

export const selectUnit = contributionSetup.createStateConfig({
  description: 'The buyer chooses where to live: first a block, then a unit in it.',
  initial: 'block',
  on: {
    'block.chosen': {
      target: '.unit',
      actions: 'chooseBlock',
      description: 'A block is pointed at: its units are shown.',
    },
    'unit.chosen': {
      guard: { type: 'isUnitAvailable', params: ({ event }) => ({ apartmentId: event.apartmentId }) },
      target: '.unit',
      actions: 'chooseUnit',
      description: 'A unit that is free is pointed at, and its block with it.',
    },
  },
  states: {
    block: {
      tags: ['form'],
      description: 'Step 1: Select a Block.',
      on: {
        'next.pressed': {
          actions: 'askForBlock',
          description: 'No block is chosen: Please select a block!',
        },
      },
    },
    unit: {
      tags: ['form'],
      description: 'Step 2: Select a Unit.',
      on: {
        'next.pressed': [
          {
            guard: 'hasUnit',
            target: '#contribution.selectPlan',
            actions: 'forgetReason',
            description: 'A unit is chosen: on to the plans.',
          },
          { actions: 'askForUnit', description: 'No unit is chosen: Please select a unit!' },
        ],
        'back.pressed': {
          target: 'block',
          actions: ['forgetBlock', 'forgetReason'],
          description: 'Back to the blocks, none of them chosen.',
        },
      },
    },
  },
});

export const selectPlan = contributionSetup.createStateConfig({
  description: 'The buyer compares the three plans for this home and chooses one.',
  tags: ['form'],
  on: {
    'plan.chosen': {
      target: '#contribution.calculator',
      actions: 'choosePlan',
      description: 'A plan is chosen; what was calculated before is cleared.',
    },
    'inputs.changed': {
      actions: 'changeInputs',
      description: 'The plans are compared for another number of months.',
    },
    'back.pressed': {
      target: '#contribution.selectUnit.unit',
      actions: 'forgetReason',
      description: 'Back to the units.',
    },
  },
});
