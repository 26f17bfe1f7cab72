import { expect } from '@playwright/test';
import { contributionResponse } from '#api/contract/contributions.ts';
import { STEP_TITLES } from '#app/contribution/stepTitles.ts';
import type { Body } from '#flows/paths/page/binding.ts';
import { parseSaved, SAVED_FLOW_KEY } from '#machines/contribution/contribution.saved.ts';
import { STEP_ROUTES } from '#machines/contribution/contribution.urls.ts';
import { IDS } from '#machines/contribution/model/contribution.fixtures.ts';
import { type Cases, opening, visits } from '#machines/contribution/model/contribution.model.visits.ts';
import {
  announcePayment,
  cancelPlan,
  createContribution,
  register,
  transferToWallet,
  verify,
  withdrawPayment,
} from '#tests/browser/kit/buyers.ts';
import { buildPerson } from '#tests/browser/kit/people.ts';
import type { PageBinding, World } from '../world.ts';
import { moveTo } from './moveTo.ts';
import { returnToTab } from './returnToTab.ts';
import { openWizard, startedContributionOf, wizardOf } from './wizard.ts';

const visiting =
  ({ event, expects }: Cases[string]) =>
  async (world: World): Promise<void> => {
    if (event.type !== 'route.visited') throw new Error(`${event.type} opens no page.`);
    const { unit, otherHomeId } = wizardOf(world);
    const query = new URLSearchParams({
      ...(event.propertyId !== null && {
        property: event.propertyId === IDS.otherHome ? otherHomeId : unit.propertyId,
      }),
      ...(event.apartmentId !== null && { unit: unit.apartmentId }),
    });
    await moveTo(world.page, `${STEP_ROUTES[event.step]}?${query}`);
    // The page that is being opened looks the same before the visit counts, except for its title.
    if (Array.isArray(expects) && expects.includes(opening))
      await expect(world.page).toHaveTitle(new RegExp(`^${STEP_TITLES[event.step]}`));
  };

/** Another buyer reserves the unit first. */
async function takenByAnother(world: World): Promise<void> {
  const other = await verify(world.page, await register(world.page, buildPerson()));
  await createContribution(world.page, other, wizardOf(world).unit.propertyId);
}

/** The buyer agreed to it before, in another tab. */
async function takenBefore(world: World): Promise<void> {
  const { buyer, unit } = wizardOf(world);
  await createContribution(world.page, buyer, unit.propertyId);
}

/** The buyer announces the payment in another tab; the money is not sent yet. */
async function expectSentNotice(world: World): Promise<void> {
  const { id, checkout_amount: amount } = startedContributionOf(world);
  await announcePayment(world.page, wizardOf(world).buyer, { id, amount });
}

const moneyArrives = (world: World): Promise<void> =>
  transferToWallet(world.page, wizardOf(world).buyer, startedContributionOf(world).checkout_amount);

async function paid(world: World): Promise<void> {
  await expectSentNotice(world);
  await moneyArrives(world);
}

const unitGivenBack = (world: World): Promise<void> =>
  cancelPlan(world.page, wizardOf(world).buyer, startedContributionOf(world));

/** One withdrawal causes two responses: that about the payment, and that about the contribution after it. */
const withdrawn = new WeakSet<World>();

/** The buyer withdraws the payment in another tab. */
async function paymentWithdrawn(world: World): Promise<void> {
  if (withdrawn.has(world)) return;
  withdrawn.add(world);
  const { awaiting_payment: payment } = startedContributionOf(world);
  if (!payment) throw new Error('No payment of the contribution waits.');
  await withdrawPayment(world.page, wizardOf(world).buyer, payment);
}

/** The same request succeeded before although its response was lost, and its payment has arrived. */
async function agreedAndPaidBefore(data: Body, world: World): Promise<Body> {
  const { page } = world;
  const { buyer } = wizardOf(world);
  const kept = parseSaved(await page.evaluate((key) => sessionStorage.getItem(key), SAVED_FLOW_KEY));
  const headers = { ...buyer.headers, 'Idempotency-Key': kept?.agreement?.key ?? '' };
  const response = await page.request.post('/api/contributions', { headers, data });
  const { id, checkout_amount: amount } = contributionResponse.parse(await response.json()).body.contribution;
  await announcePayment(page, buyer, { id, amount });
  await transferToWallet(page, buyer, amount);
  return data;
}

export const contribution: PageBinding = {
  open: openWizard,
  calls: {
    openFlow: ['GET /api/propy/get-property', 'GET /api/contributions/*'],
    agree: ['POST /api/contributions'],
    declareTransfer: ['POST /api/contributions/*/payments'],
    payFromWallet: ['POST /api/contributions/*/payments'],
    followContribution: ['GET /api/contributions/*'],
    followPayment: ['GET /api/payments/*', 'GET /api/contributions/*'],
    cancelContribution: ['POST /api/contributions/*/cancel'],
  },
  causes: {
    'openFlow: the home, its unit taken': takenByAnother,
    'openFlow: no such home': { request: (query) => ({ ...query, id: IDS.otherHome }) },
    'openFlow: a unit is held, its payment gone': paymentWithdrawn,
    'openFlow: a transfer is awaited': expectSentNotice,
    'openFlow: the money is there': paid,
    'openFlow: the money is there, to buy again': paid,
    'openFlow: it was cancelled': unitGivenBack,
    'agree: made and paid before': { request: agreedAndPaidBefore },
    'agree: someone was faster': takenByAnother,
    'agree: the unit is theirs already': takenBefore,
    'agree: too old at the end': { request: (body) => ({ ...body, age: 60 }) },
    'agree: a figure refused': { request: (body) => ({ ...body, age: 17 }) },
    'agree: a new price': { request: (body) => ({ ...body, price: 1 }) },
    'agree: new terms': { request: (body) => ({ ...body, terms_version: 'of last year' }) },
    'declareTransfer: the hold had lapsed': unitGivenBack,
    'followContribution: its payment is gone': paymentWithdrawn,
    'followContribution: it has arrived': moneyArrives,
    'followContribution: it is over': unitGivenBack,
    'followPayment: it has arrived': moneyArrives,
    'followPayment: it will not come': unitGivenBack,
    'followPayment: it was withdrawn': paymentWithdrawn,
    'cancelContribution: the money came first': paid,
  },
  actions: {
    ...Object.fromEntries(Object.entries(visits).map(([name, visit]) => [name, visiting(visit)])),
    'came back to the payment page': returnToTab,
    'came back to the wait': returnToTab,
  },
  unreached: {
    'paid from the wallet':
      'What is in the wallet pays a held unit by itself: the button is left for money that is spoken for.',
    'a comfortable share of the salary typed': 'The homes of these walks have other prices.',
    'a heavier share of the salary typed': 'The same.',
    'no home chosen': 'Nothing is asked of the server: the page opens at once.',
    'agree: phone never verified':
      'A phone that is verified stays so while another is being proven; who never verified it is led to the code by the login.',
    'calculator.verifying': 'The same.',
    'the hold runs out': 'Who leaves the page open for two days is logged out after three hours.',
    'openFlow: the hold has lapsed': 'A hold lasts for two days of the server’s time.',
  },
};
