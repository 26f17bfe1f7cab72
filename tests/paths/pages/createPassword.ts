import { expect } from '@playwright/test';
import { register } from '#tests/browser/kit/buyers.ts';
import { codeFor } from '#tests/browser/kit/people.ts';
import type { PageBinding } from '../kit/page/binding.ts';

const EASY = 'password1234';

export const createPassword: PageBinding = {
  open: async ({ page, account }) => {
    const { email: identifier } = await register(page, account);
    const asked = await page.request.post('/api/onboarding/init-reset-password', { data: { identifier } });
    expect(asked.ok()).toBe(true);
    const otp = await codeFor(page, account);
    await page.goto(`/create-password?${new URLSearchParams({ otp, identifier })}`);
  },
  calls: { resetPassword: ['POST /api/onboarding/reset-password'] },
  causes: {
    'resetPassword: easy to guess': {
      ask: (body) => ({ ...body, password: EASY, confirm_password: EASY }),
    },
  },
};
