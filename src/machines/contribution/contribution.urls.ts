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

/** The first step's URL contains the home, and may contain the unit chosen on the home's page. */
const PROPERTY_PARAM = 'property';
const UNIT_PARAM = 'unit';

export interface NamedUnit {
  readonly propertyId: string | null;
  readonly apartmentId: string | null;
}

/** Parses the home and the unit of a URL. */
export function parseUnitAddress(search: string): NamedUnit {
  const params = new URLSearchParams(search);
  return { propertyId: params.get(PROPERTY_PARAM), apartmentId: params.get(UNIT_PARAM) };
}

/** `/select-unit?property=…`, with `&unit=…` if a unit is chosen. */
export const unitAddress = (propertyId: string, apartmentId: string | null = null): string =>
  `${STEP_ROUTES.unit}?${new URLSearchParams({
    [PROPERTY_PARAM]: propertyId,
    ...(apartmentId !== null && { [UNIT_PARAM]: apartmentId }),
  })}`;

/** The step of a path; null if the path is not part of the wizard. */
export const stepOfRoute = (pathname: string): Step | null =>
  STEPS.find((step) => STEP_ROUTES[step] === pathname.replace(/\/+$/, '')) ?? null;

/** Whether a page belongs to a contribution that is made: one pays there, or waits for the payment. */
export const isAboutPaying = (step: Step): boolean => step === 'payment' || step === 'response';

export const stepIndex = (step: Step): number => STEPS.indexOf(step);
