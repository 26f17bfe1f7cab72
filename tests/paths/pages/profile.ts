import { createVerifiedBuyer } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';

/** Only an address that another account has verified counts as taken. */
const TAKEN = 'Another account has this email address.';

export const profile: PageBinding = {
  open: async ({ page, account }) => {
    await createVerifiedBuyer(page, account);
    await page.goto('/dashboard/profile');
  },
  calls: { saveProfile: ['PATCH /api/users/me'] },
  causes: {
    'saveProfile: current password wrong': {
      request: (body) => ({ ...body, current_password: 'not the password' }),
    },
    'saveProfile: email address taken': {
      reject: {
        code: 'email_taken',
        status: 409,
        message: TAKEN,
        fields: { email: TAKEN },
        retryAfterSeconds: null,
      },
    },
  },
};
