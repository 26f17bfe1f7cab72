import type { Step } from '#machines/contribution/contribution.urls.ts';

/** What the browser calls each page of the wizard, before the product's name. */
export const STEP_TITLES: Readonly<Record<Step, string>> = {
  unit: 'Select a unit',
  plan: 'Choose a plan',
  calculator: 'Contribution calculator',
  payment: 'Send your payment',
  response: 'Waiting for your transfer',
};
