import type { PageBinding } from '../world.ts';

export const propertyRequest: PageBinding = {
  open: async ({ page }) => {
    await page.goto('/search');
  },
  calls: { sendRequest: ['POST /api/support/property-requests'] },
  causes: {
    'sendRequest: a field is refused': { request: (body) => ({ ...body, email: 'tolu' }) },
  },
};
