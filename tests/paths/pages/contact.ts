import type { PageBinding } from '../world.ts';

export const contact: PageBinding = {
  open: async ({ page }) => {
    await page.goto('/contact-support');
  },
  calls: { sendMessage: ['POST /api/support/contact'] },
};
