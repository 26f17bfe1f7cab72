import type { PageBinding } from '#flows/paths/page/binding.ts';
import { register } from '#tests/browser/kit/buyers.ts';

const TOO_LONG = 'tolu'.repeat(64);

export const resetPassword: PageBinding = {
  open: async ({ page, account }) => {
    await register(page, account);
    await page.goto('/reset-password');
  },
  calls: { sendCode: ['POST /api/onboarding/init-reset-password'] },
  causes: {
    'sendCode: entry unreadable': { ask: (body) => ({ ...body, identifier: TOO_LONG }) },
  },
};
