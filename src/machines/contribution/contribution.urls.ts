/** The steps of the wizard, in order; each is one page. */
export const STEPS = ['unit', 'plan', 'calculator', 'payment', 'response'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_ROUTES: Readonly<Record<Step, string>> = {
  unit: '/select-unit',
  plan: '/select-plan',
  calculator: '/contribution-calculator',
  payment: '/send-payment',
  response: '/contribution-response',
};

/** The step that a path shows, or null when it is not the wizard's. */
export const stepOfRoute = (pathname: string): Step | null =>
  STEPS.find((step) => STEP_ROUTES[step] === pathname.replace(/\/+$/, '')) ?? null;

export const stepIndex = (step: Step): number => STEPS.indexOf(step);
