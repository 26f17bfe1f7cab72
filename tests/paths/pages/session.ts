import { expect, type Page } from '@playwright/test';
import {
  type Buyer,
  createVerifiedBuyer,
  register,
  registerBuyer,
  verifyInOtherSession,
} from '#tests/browser/kit/buyers.ts';
import { buildPerson } from '#tests/browser/kit/people.ts';
import type { PageBinding, World } from '../world.ts';

const MEMBERS_PAGE = '/dashboard/profile';
const EXPIRY_STORAGE_KEY = 'sessionExpiresAtMs';
const THREE_HOURS_MS = 10_800_000;
/**
 * How long the stored session still lasts when the page opens. The second check of the clock, 18 s later, finds it
 * expired.
 */
const KEPT_FOR_MS: Readonly<Record<string, number>> = {
  'a session is kept that ends in ten seconds': 17_000,
  'a session is kept that has ended': 0,
};

const buyers = new WeakMap<World, Buyer>();
/** Buyers whose phone is not verified yet. */
const unverified = new WeakSet<Buyer>();

function buyerOf(world: World): Buyer {
  const buyer = buyers.get(world);
  if (!buyer) throw new Error('This path has no buyer.');
  return buyer;
}

async function verifyOnce(world: World): Promise<void> {
  const buyer = buyerOf(world);
  if (unverified.delete(buyer)) await verifyInOtherSession(world.page, buyer);
}

/** Ends the session on the server without notifying any browser. */
async function endOnServer(world: World): Promise<void> {
  const { headers } = buyerOf(world);
  const response = await world.page.request.post('/api/onboarding/logout', { headers });
  expect(response.ok()).toBe(true);
}

/** Stores in a tab when the session expires, or removes it. */
const setExpiry = (tab: Page, expiresInMs: number | 'logged out' | 'expired'): Promise<void> =>
  tab.evaluate(
    ([key, forMs]) => {
      if (forMs === 'logged out') localStorage.clear();
      else if (forMs === 'expired') localStorage.removeItem(key);
      else localStorage.setItem(key, String(Date.now() + forMs));
    },
    [EXPIRY_STORAGE_KEY, expiresInMs] as const,
  );

/** Does the same in another tab of the browser, on a page without the app. */
async function inAnotherTab({ page }: World, expiresInMs: number | 'logged out' | 'expired'): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/healthz');
  await setExpiry(tab, expiresInMs);
  await tab.close();
}

async function logInElsewhere(world: World): Promise<void> {
  buyers.set(world, await createVerifiedBuyer(world.page, buildPerson()));
  await inAnotherTab(world, THREE_HOURS_MS);
}

export const session: PageBinding = {
  open: async (world, start) => {
    const { page, account } = world;
    const keptForMs = KEPT_FOR_MS[start];
    const buyer = await (keptForMs === undefined ? register : registerBuyer)(page, account);
    buyers.set(world, buyer);
    unverified.add(buyer);
    if (keptForMs === undefined) await verifyOnce(world);
    else {
      await page.goto('/healthz');
      await setExpiry(page, keptForMs);
    }
    await page.goto(MEMBERS_PAGE);
  },
  calls: { loadUser: ['GET /api/users/me'], endOnServer: ['POST /api/onboarding/logout'] },
  causes: {
    'loadUser: the buyer is known': verifyOnce,
    'loadUser: the server does not know the session': endOnServer,
  },
  actions: {
    'another call is rejected': async (world) => {
      await endOnServer(world);
      await world.driver.press('Wallet', 'link');
    },
    'logged in in another tab': logInElsewhere,
    'someone else logged in in another tab': logInElsewhere,
    'renewed in another tab': (world) => inAnotherTab(world, THREE_HOURS_MS),
    'logged out in another tab': async (world) => {
      await world.page.context().clearCookies();
      await inAnotherTab(world, 'logged out');
    },
    'expired in another tab': async (world) => {
      await world.page.context().clearCookies();
      await inAnotherTab(world, 'expired');
    },
  },
  unreached: {
    'logged in anew': 'The login page does not open for whoever is logged in.',
    'profile changed': 'Walked with the profile.',
    'profile changed while it opens': 'No page offers it before the buyer is known.',
    'profile of the buyer before changed': 'The page of the buyer before goes with the login in another tab.',
    'account erased': 'Walked with the erasure of the account.',
    'another call is rejected while it opens': 'No other call is made before the buyer is known.',
    'otherTabs: the browser tells nothing of other tabs': 'Every browser that the app runs in tells.',
  },
};
