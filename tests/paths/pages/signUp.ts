import { register, verify } from '#tests/browser/kit/buyers.ts';
import { buildPerson } from '#tests/browser/kit/people.ts';
import type { PageBinding } from '../world.ts';

/** The note with the phone number of another account. */
const TAKEN = 'phone number of another account';

export const signUp: PageBinding = {
  open: async ({ page, notes }) => {
    const { e164 } = await verify(page, await register(page, buildPerson()));
    notes.set(TAKEN, e164);
    await page.goto('/sign-up');
  },
  calls: { register: ['POST /api/onboarding/register'] },
  causes: {
    'register: phone taken': { request: (body, { notes }) => ({ ...body, phone: notes.get(TAKEN) }) },
  },
};
