import { createVerifiedBuyer } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';

export const eraseAccount: PageBinding = {
  open: async ({ page, account }) => {
    await createVerifiedBuyer(page, account);
    await page.goto('/dashboard/erase');
  },
  calls: { eraseAccount: ['POST /api/users/me/erasure'] },
  causes: {
    'eraseAccount: password wrong': {
      request: (body) => ({ ...body, current_password: 'not the password' }),
    },
  },
};
