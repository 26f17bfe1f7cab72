import type { PageBinding } from '#flows/paths/page/binding.ts';

export const contact: PageBinding = {
  open: async ({ page }) => {
    await page.goto('/contact-support');
  },
  calls: { sendMessage: ['POST /api/support/contact'] },
};
