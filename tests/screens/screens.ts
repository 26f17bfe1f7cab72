import { expect, type Page } from '@playwright/test';
import { kobo } from '#domain/money.ts';
import {
  announcePayment,
  createContribution,
  createPaidContribution,
  createVerifiedBuyer,
  findHome,
  registerBuyer,
  transferToWallet,
} from '../browser/kit/buyers.ts';
import { agreeTo, BLOCK_WITH_UNITS, openTerms, pickUnit, transfer } from '../browser/kit/steps.ts';
import { withoutWebGl } from '../browser/kit/withoutWebGl.ts';

/** Brings a page that nobody is signed in to onto a screen, with real data in it. */
type Way = (page: Page) => Promise<void>;

const HOME = 'Ile Ayo Court';
/** What Plan B asks first of that home over those months. */
const NAIRA_OF_FIRST = '312500';
const ENTRIES = { age: '30', salary: '1500000', months: 24 } as const;

const openHome: Way = async (page) => {
  await page.goto(`/property/${await findHome(page, HOME)}`);
};

const openUnits: Way = async (page) => {
  await createVerifiedBuyer(page);
  await page.goto(`/select-unit?property=${await findHome(page, HOME)}`);
  await page.getByRole('radio', { name: BLOCK_WITH_UNITS }).first().click();
};

const openPlans: Way = async (page) => {
  await withoutWebGl(page.context());
  await openUnits(page);
  await pickUnit(page);
};

const openCalculator: Way = async (page) => {
  await openPlans(page);
  await page.getByRole('button', { name: 'Choose Plan B' }).click();
  await page.getByLabel('Age', { exact: true }).fill(ENTRIES.age);
  await page.getByLabel('Salary a month').fill(ENTRIES.salary);
};

const openPayment: Way = async (page) => {
  await openPlans(page);
  await page.getByRole('button', { name: 'Choose Plan B' }).click();
  await agreeTo(page, ENTRIES);
  await page.getByRole('button', { name: 'I have sent the money' }).waitFor();
};

const withContribution =
  (path: (slug: string) => string): Way =>
  async (page) => {
    const buyer = await createVerifiedBuyer(page);
    const { slug } = await createPaidContribution(page, buyer, await findHome(page, HOME));
    await page.goto(path(slug));
  };

/** Every instalment is paid: the letter is there, and the mortgage begins. */
const withCompleted =
  (path: (slug: string) => string): Way =>
  async (page) => {
    const buyer = await createVerifiedBuyer(page);
    const { id, slug, target } = await createContribution(page, buyer, await findHome(page, HOME));
    await announcePayment(page, buyer, { id, amount: kobo(target) });
    await transferToWallet(page, buyer, kobo(target));
    await page.goto(path(slug));
  };

/** The ten screens that a buyer spends the time on, and those around them. */
export const SCREENS: Readonly<Record<string, Way>> = {
  landing: async (page) => void (await page.goto('/')),
  search: async (page) => void (await page.goto('/search')),
  property: openHome,
  unit: openUnits,
  plans: openPlans,
  calculator: openCalculator,
  terms: async (page) => {
    await openPlans(page);
    await page.getByRole('button', { name: 'Choose Plan B' }).click();
    await (await openTerms(page, ENTRIES)).waitFor();
  },
  payment: openPayment,
  waiting: async (page) => {
    await openPayment(page);
    await page.getByRole('button', { name: 'I have sent the money' }).click();
  },
  dashboard: withContribution(() => '/dashboard'),
  contribution: withContribution((slug) => `/dashboard/property/${slug}`),
  'hard-month': withContribution((slug) => `/dashboard/property/${slug}/hard-month`),
  'change-compared': async (page) => {
    await withContribution((slug) => `/dashboard/property/${slug}/hard-month`)(page);
    await page.getByRole('button', { name: 'Compare: Take longer' }).click();
  },
  'leave-requested': async (page) => {
    const buyer = await createVerifiedBuyer(page);
    const { slug } = await createPaidContribution(page, buyer, await findHome(page, HOME));
    await page.goto(`/dashboard/property/${slug}/leave`);
    await page.getByLabel('Current Password').fill(buyer.password);
    await page.getByRole('button', { name: 'Ask to leave this plan' }).click();
    await page.getByRole('button', { name: 'Take the request back' }).waitFor();
  },
  'change-plan': withContribution((slug) => `/dashboard/property/${slug}/change`),
  'leave-plan': withContribution((slug) => `/dashboard/property/${slug}/leave`),
  wallet: withContribution(() => '/dashboard/wallet'),
  profile: withContribution(() => '/dashboard/profile'),
  security: withContribution(() => '/dashboard/profile?tab=security'),
  documents: withContribution(() => '/dashboard/documents'),
  erase: async (page) => {
    await createVerifiedBuyer(page);
    await page.goto('/dashboard/erase');
    await page.getByRole('heading', { name: 'What we erase' }).waitFor();
  },
  'erase-unsettled': withContribution(() => '/dashboard/erase'),
  completed: withCompleted((slug) => `/dashboard/property/${slug}`),
  'dashboard-completed': withCompleted(() => '/dashboard'),
  letter: withCompleted((slug) => `/dashboard/property/${slug}?letter=open`),
  properties: withContribution(() => '/dashboard/properties'),
  'sign-up': async (page) => void (await page.goto('/sign-up')),
  login: async (page) => void (await page.goto('/login')),
  verify: async (page) => {
    await registerBuyer(page);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Verify phone number' }).waitFor();
  },
  'reset-password': async (page) => void (await page.goto('/reset-password')),
  homes: async (page) => void (await page.goto('/homes')),
  'homes-state': async (page) => void (await page.goto('/homes/lagos')),
  'contact-support': async (page) => void (await page.goto('/contact-support')),
  saved: async (page) => {
    await createVerifiedBuyer(page);
    await page.goto('/dashboard/saved');
  },
  received: async (page) => {
    await openPayment(page);
    const simulate = page.getByRole('link', { name: 'Simulate the transfer' });
    const to = new URL((await simulate.getAttribute('href')) ?? '', page.url()).searchParams;
    await page.getByRole('button', { name: 'I have sent the money' }).click();
    await transfer(page, { accountNumber: to.get('account') ?? '', naira: NAIRA_OF_FIRST });
    // Its event stream is silent: it hears of the money when it is opened again, once the bank's report is applied.
    await expect(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'You just made a contribution' }).waitFor({ timeout: 5_000 });
    }).toPass();
  },
};

/** Kept in the repository. */
export const MAIN_SCREENS = [
  'landing',
  'search',
  'property',
  'unit',
  'plans',
  'calculator',
  'terms',
  'payment',
  'dashboard',
  'contribution',
] as const;
