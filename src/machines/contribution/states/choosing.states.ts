import { contributionSetup } from '../contribution.setup.ts';

export const selectUnit = contributionSetup.createStateConfig({
  description: 'The buyer chooses first a block, then a unit in it.',
  meta: { step: 'unit' },
  initial: 'block',
  on: {
    'block.chosen': {
      target: '.unit',
      actions: 'chooseBlock',
      description: 'The buyer chooses a block; the page shows its units.',
    },
    'unit.chosen': {
      guard: { type: 'isUnitAvailable', params: ({ event }) => ({ apartmentId: event.apartmentId }) },
      target: '.unit',
      actions: { type: 'chooseUnit', params: ({ event }) => ({ apartmentId: event.apartmentId }) },
      description: 'The buyer chooses a free unit; its block is chosen with it.',
    },
  },
  states: {
    block: {
      tags: ['form'],
      exit: 'clearMessages',
      description: 'Step 1: Select a Block.',
      on: {
        'next.pressed': {
          actions: 'askForBlock',
          description: 'The buyer continues without a block; the page says: Please select a block!',
        },
      },
    },
    unit: {
      tags: ['form'],
      exit: 'clearMessages',
      description: 'Step 2: Select a Unit.',
      on: {
        'next.pressed': [
          {
            guard: 'hasUnit',
            target: '#contribution.selectPlan',
            description: 'The buyer continues with a unit; the plans open.',
          },
          {
            actions: 'askForUnit',
            description: 'The buyer continues without a unit; the page says: Please select a unit!',
          },
        ],
        'back.pressed': {
          target: 'block',
          actions: 'clearBlock',
          description: 'The buyer goes back; the page shows the blocks, none of them chosen.',
        },
      },
    },
  },
});

export const selectPlan = contributionSetup.createStateConfig({
  description: 'The buyer compares the plans for this home and chooses one.',
  meta: { step: 'plan' },
  tags: ['form'],
  exit: 'clearMessages',
  on: {
    'plan.chosen': {
      target: '#contribution.calculator',
      actions: 'choosePlan',
      description: 'The buyer chooses a plan; the calculator opens without the earlier result.',
    },
    'inputs.changed': {
      actions: 'changeInputs',
      description: 'The buyer chooses another number of months; the page compares the plans again.',
    },
    'back.pressed': {
      target: '#contribution.selectUnit.unit',
      description: 'The buyer goes back; the units open.',
    },
  },
});
