import { waitForHydration } from '#tests/browser/kit/waitForHydration.ts';
import type { PageBinding } from '../world.ts';

export const contact: PageBinding = {
  open: async ({ page }) => {
    await page.goto('/contact-support');
    // Until the page is hydrated, the browser itself submits the form.
    await page.mouse.move(10, 10);
    await waitForHydration(page);
  },
  calls: { sendMessage: ['POST /api/support/contact'] },
};
