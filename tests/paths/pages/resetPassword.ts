import { register } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';

const TOO_LONG = 'tolu'.repeat(64);

export const resetPassword: PageBinding = {
  open: async ({ page, account }) => {
    await register(page, account);
    await page.goto('/reset-password');
  },
  calls: { sendCode: ['POST /api/onboarding/init-reset-password'] },
  causes: {
    'sendCode: entry unreadable': { request: (body) => ({ ...body, identifier: TOO_LONG }) },
  },
};
