import { register, verified } from '#tests/browser/kit/buyers.ts';
import { aPerson } from '#tests/browser/kit/people.ts';
import type { PageBinding } from '../kit/page/binding.ts';

/** The note of the email address that somebody else has. */
const TAKEN = 'email address of another account';

export const profile: PageBinding = {
  open: async ({ page, account, notes }) => {
    const { email } = await register(page, aPerson());
    notes.set(TAKEN, email);
    await verified(page, account);
    await page.goto('/dashboard/profile');
  },
  calls: { saveProfile: ['PATCH /api/users/me'] },
  causes: {
    'saveProfile: saved, with a new phone number': {
      ask: (body) => ({ ...body, phone: aPerson().e164 }),
    },
    'saveProfile: email address taken': {
      ask: (body, { notes }) => ({ ...body, email: notes.get(TAKEN) }),
    },
  },
};
