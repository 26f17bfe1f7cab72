import { createVerifiedBuyer } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';

export const exportData: PageBinding = {
  open: async ({ page, account }) => {
    await createVerifiedBuyer(page, account);
    await page.goto('/dashboard/profile');
  },
  calls: { fetchExport: ['POST /api/users/me/export'] },
  causes: {
    'fetchExport: password wrong': {
      request: (body) => ({ ...body, current_password: 'not the password' }),
    },
  },
};
