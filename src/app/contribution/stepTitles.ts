import type { Step } from '#machines/contribution/contribution.urls.ts';

/** Document titles of the wizard's pages, without the product's name. */
export const STEP_TITLES: Readonly<Record<Step, string>> = {
  unit: 'Select a unit',
  plan: 'Choose a plan',
  calculator: 'Contribution calculator',
  payment: 'Send your payment',
  response: 'Waiting for your transfer',
};
