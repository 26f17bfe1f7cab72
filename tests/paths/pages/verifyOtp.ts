import { type Buyer, guess, register, verify } from '#tests/browser/kit/buyers.ts';
import { codeFor } from '#tests/browser/kit/people.ts';
import { OTP_ATTEMPTS_PER_CODE } from '#domain/accounts.ts';
import type { Body, PageBinding, World } from '../kit/page/binding.ts';

const buyers = new WeakMap<World, Buyer>();

function buyerOf(world: World): Buyer {
  const buyer = buyers.get(world);
  if (!buyer) throw new Error('This path has no buyer.');
  return buyer;
}

/** Another code than the newest that was sent. */
const wrongCode = async ({ page, account }: World): Promise<string> =>
  String((Number(await codeFor(page, account)) + 1) % 10_000).padStart(4, '0');

const inAnotherTab = (world: World): Promise<void> => verify(world.page, buyerOf(world));

/** By somebody who guesses. */
async function useUpCode(world: World): Promise<void> {
  const otp = await wrongCode(world);
  for (let tries = 0; tries < OTP_ATTEMPTS_PER_CODE; tries += 1) await guess(world.page, buyerOf(world), otp);
}

/** The newest code: one that was sent while the page held an older one has ended that. */
const rightCode = async (body: Body, { page, account }: World): Promise<Body> => ({
  ...body,
  otp: await codeFor(page, account),
});

export const verifyOtp: PageBinding = {
  open: async (world, start) => {
    const { page, person, account } = world;
    buyers.set(world, await register(page, account));
    if (start === 'for a new password') {
      await page.goto('/reset-password');
      await person.type('Phone number or Email', account.email);
      await person.press('Send Code');
      return;
    }
    await page.goto('/login');
    await person.type('Phone number or Email', account.phone);
    await person.type('Password', account.password);
    await person.press('Log In');
  },
  calls: {
    checkCode: ['POST /api/onboarding/verify-otp', 'POST /api/onboarding/check-otp'],
    resendCode: ['POST /api/onboarding/resend-otp'],
  },
  causes: {
    'checkCode: code right': { ask: rightCode },
    'checkCode: code for a new password right': { ask: rightCode },
    'checkCode: code wrong': {
      ask: async (body, world) => ({ ...body, otp: await wrongCode(world) }),
    },
    'checkCode: code tried too often': useUpCode,
    'checkCode: phone verified before': inAnotherTab,
    "checkCode: somebody else's code": {
      ask: async (body, { page }) => ({ ...body, user_id: (await register(page, aPerson())).userId }),
    },
    'resendCode: phone verified before': inAnotherTab,
    'resendCode: phone verified before, while the code is checked': inAnotherTab,
  },
};
