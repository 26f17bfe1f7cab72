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

/** In any case, as the router matches paths. */
export function isPrivatePath(pathname: string): boolean {
  const lowered = pathname.toLowerCase();
  return PRIVATE_PATHS.some((path) => lowered === path || lowered.startsWith(`${path}/`));
}
