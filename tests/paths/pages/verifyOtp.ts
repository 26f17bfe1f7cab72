import { expect, type Page } from '@playwright/test';
import { OTP_ATTEMPTS_PER_CODE } from '#domain/accounts/accounts.ts';
import type { Body } from '#flows/paths/page/binding.ts';
import { type Buyer, register, verify, verifyInOtherSession } from '#tests/browser/kit/buyers.ts';
import { buildPerson, codeFor } from '#tests/browser/kit/people.ts';
import type { PageBinding, World } from '../world.ts';

/** A number without a valid country code. */
const UNUSABLE_PHONE = '+12';

const buyers = new WeakMap<World, Buyer>();

function buyerOf(world: World): Buyer {
  const buyer = buyers.get(world);
  if (!buyer) throw new Error('This path has no buyer.');
  return buyer;
}

/** A code that differs from the newest one sent. */
async function wrongCode({ page, account }: World): Promise<string> {
  const length = isReset(page) ? 6 : 4;
  return String((Number(await codeFor(page, account, length)) + 1) % 10 ** length).padStart(length, '0');
}

const isReset = (page: Page): boolean => new URL(page.url()).searchParams.get('type') === 'reset';

/** Uses up all attempts of a code with wrong ones, from outside of the page. */
async function useUpCode(world: World): Promise<void> {
  const { page } = world;
  const { userId, e164, headers } = buyerOf(world);
  const otp = await wrongCode(world);
  for (let tries = 0; tries < OTP_ATTEMPTS_PER_CODE; tries += 1) {
    const rejected = isReset(page)
      ? await page.request.post('/api/onboarding/check-otp', { data: { otp, identifier: e164 } })
      : await page.request.post('/api/onboarding/verify-otp', { data: { otp, user_id: userId }, headers });
    expect(await rejected.json()).toMatchObject({ code: 'otp_wrong' });
  }
}

/** Buyers whose phone is not verified yet. */
const unverified = new WeakSet<Buyer>();

/** Verifies with a new code, whatever the state of the code that this page expects. */
async function verifyInAnotherTab(world: World): Promise<void> {
  const buyer = buyerOf(world);
  if (!unverified.delete(buyer)) return;
  const { userId, headers } = buyer;
  const data = { user_id: userId };
  const sent = await world.page.request.post('/api/onboarding/resend-otp', { data, headers });
  expect(sent.ok()).toBe(true);
  await verifyInOtherSession(world.page, buyer);
}

/** The newest code; it has replaced the one that the page may have submitted. */
const rightCode = async (body: Body, { page, account }: World): Promise<Body> => ({
  ...body,
  otp: await codeFor(page, account, isReset(page) ? 6 : 4),
});

export const verifyOtp: PageBinding = {
  open: async (world, start) => {
    const { page, driver, account } = world;
    const buyer = await register(page, account);
    buyers.set(world, buyer);
    unverified.add(buyer);
    if (start === 'for a new password') {
      await verify(page, buyer);
      await page.goto('/reset-password');
      await driver.type('Phone number or Email', account.phone);
      await driver.press('Send Code');
      return;
    }
    await page.goto('/login');
    await driver.type('Phone number or Email', account.phone);
    await driver.type('Password', account.password);
    await driver.press('Log In');
  },
  calls: {
    checkCode: ['POST /api/onboarding/verify-otp', 'POST /api/onboarding/check-otp'],
    resendCode: ['POST /api/onboarding/resend-otp'],
    correctPhone: ['PATCH /api/users/me'],
  },
  causes: {
    'checkCode: code right': { request: rightCode },
    'checkCode: code for a new password right': { request: rightCode },
    'checkCode: code wrong': {
      request: async (body, world) => ({ ...body, otp: await wrongCode(world) }),
    },
    'checkCode: code tried too often': useUpCode,
    'checkCode: phone verified before': verifyInAnotherTab,
    "checkCode: somebody else's code": {
      request: async (body, { page }) => ({ ...body, user_id: (await register(page, buildPerson())).userId }),
    },
    'correctPhone: number not taken': { request: (body) => ({ ...body, phone: UNUSABLE_PHONE }) },
    'resendCode: phone verified before': verifyInAnotherTab,
    'resendCode: phone verified before, while another call is under way': verifyInAnotherTab,
  },
  reload: {},
};
