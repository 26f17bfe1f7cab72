import type { PageBinding } from '#flows/paths/page/binding.ts';

export const propertyRequest: PageBinding = {
  open: async ({ page }) => {
    await page.goto('/search');
  },
  calls: { sendRequest: ['POST /api/support/property-requests'] },
  causes: {
    'sendRequest: a field is refused': { ask: (body) => ({ ...body, email: 'tolu' }) },
  },
};
