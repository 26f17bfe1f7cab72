import { expect } from '@playwright/test';
import { createVerifiedBuyer } from '#tests/browser/kit/buyers.ts';
import { enterCode } from '#tests/browser/kit/steps.ts';
import type { PageBinding } from '../world.ts';

const EASY = 'password1234';

export const createPassword: PageBinding = {
  open: async ({ page, driver, account }) => {
    await createVerifiedBuyer(page, account);
    await page.context().clearCookies();
    await page.goto('/reset-password');
    await driver.type('Phone number or Email', account.phone);
    await driver.press('Send Code');
    await enterCode(page, account, 6);
    await expect(page).toHaveURL('/create-password');
  },
  calls: { resetPassword: ['POST /api/onboarding/reset-password'] },
  causes: {
    'resetPassword: easy to guess': {
      request: (body) => ({ ...body, password: EASY, confirm_password: EASY }),
    },
  },
};
