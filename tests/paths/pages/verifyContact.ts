import { createVerifiedBuyer } from '#tests/browser/kit/buyers.ts';
import { codeFor } from '#tests/browser/kit/people.ts';
import type { PageBinding } from '../world.ts';

const PAGE = '/dashboard/profile';

export const verifyContact: PageBinding = {
  codesTo: ({ email }) => email,
  open: async ({ page, account }, start) => {
    await createVerifiedBuyer(page, account);
    if (start === 'a code was just sent') {
      await page.goto('/healthz');
      await page.evaluate(
        ([to]) =>
          localStorage.setItem(
            'contactCode.email.1',
            JSON.stringify({ to, resendAvailableAtMs: Date.now() + 120_000 }),
          ),
        [account.email] as const,
      );
    }
    await page.goto(PAGE);
  },
  calls: {
    requestCode: ['POST /api/users/me/contact-codes'],
    requestCodeAgain: ['POST /api/users/me/contact-codes'],
    verifyContact: ['POST /api/users/me/contacts/verify'],
  },
  causes: {
    'verifyContact: code right': {
      request: async (body, { page, account }) => ({
        ...body,
        otp: await codeFor(page, account, 6, account.email),
      }),
    },
  },
  unreached: {
    'time for a new code':
      'Walked on the screen: the count of this tab begins with what the test has stored.',
    'requestCode: verified elsewhere': 'Walked on the screen: another browser has to verify it first.',
    'requestCodeAgain: verified elsewhere': 'Walked on the screen: another browser has to verify it first.',
  },
  reload: {},
};
