/** The pages that search engines must not list: users' pages, the steps of forms, the simulation. */
export const PRIVATE_PATHS = [
  '/login',
  '/sign-up',
  '/verify-email',
  '/reset-password',
  '/create-password',
  '/select-unit',
  '/select-plan',
  '/contribution-calculator',
  '/send-payment',
  '/contribution-response',
  '/dashboard',
  '/saved',
  '/verify',
  '/sandbox',
] as const;

/** The path of a request's URL. */
export const pathOf = (url: string): string => url.split('?')[0] ?? '';

export const isPrivatePath = (pathname: string): boolean =>
  PRIVATE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
