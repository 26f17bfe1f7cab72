import type { Body } from '#flows/paths/page/binding.ts';
import { createVerifiedBuyer } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';

/** The note with the account's password after a change. */
const CURRENT = 'current password';

const withWrongPassword = {
  request: (body: Body) => ({ ...body, current_password: 'not the password' }),
};

export const changePassword: PageBinding = {
  open: async ({ page, account }) => {
    await createVerifiedBuyer(page, account);
    await page.goto('/dashboard/profile?tab=security');
  },
  calls: { changePassword: ['POST /api/users/me/password'] },
  causes: {
    'changePassword: password changed': {
      request: (body, { notes }) => {
        const current = notes.get(CURRENT) ?? body.current_password;
        notes.set(CURRENT, String(body.password));
        return { ...body, current_password: current };
      },
    },
    'changePassword: current password wrong': withWrongPassword,
    'changePassword: current password replaced by a lost try': withWrongPassword,
  },
};
