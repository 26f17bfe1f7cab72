import { expect } from '@playwright/test';
import { createVerifiedBuyer } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const sessions: PageBinding = {
  open: async ({ page, account }) => {
    await createVerifiedBuyer(page, account);
    const loggedIn = await page.request.post('/api/onboarding/login', {
      data: { identifier: account.email, password: account.password },
      headers: { 'user-agent': FIREFOX },
    });
    expect(loggedIn.ok()).toBe(true);
    await page.goto('/dashboard/profile?tab=security');
  },
  calls: { endSessions: ['POST /api/users/me/sessions/*/end', 'POST /api/users/me/sessions/end-others'] },
};
