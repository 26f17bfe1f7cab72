import { expect, type Page } from '@playwright/test';
import { contributionAnswer } from '#api/contract/contributions.ts';
import { IDS } from '#machines/contribution/contribution.fixtures.ts';
import { type Cases, visits } from '#machines/contribution/contribution.model.visits.ts';
import { parseSaved, SAVED_FLOW_KEY } from '#machines/contribution/contribution.saved.ts';
import { STEP_ROUTES } from '#machines/contribution/contribution.urls.ts';
import { agreed, cancelled, declared, register, transferred, verify } from '#tests/browser/kit/buyers.ts';
import { aPerson, codeFor } from '#tests/browser/kit/people.ts';
import type { Body, PageBinding, World } from '../kit/page/binding.ts';
import { begunOf, openWizard, wizardOf } from './wizard.ts';

/** Back, Forward or a link: to another page without loading the app anew. */
const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const visiting =
  ({ event }: Cases[string]) =>
  async (world: World): Promise<void> => {
    if (event.type !== 'route.visited') throw new Error(`${event.type} opens no page.`);
    const query = event.propertyId === null ? '' : `?property=${wizardOf(world).otherHomeId}`;
    await moveTo(world.page, STEP_ROUTES[event.step] + query);
  };

/** Another buyer is faster. */
async function takenByAnother(world: World): Promise<void> {
  const other = await verify(world.page, await register(world.page, aPerson()));
  await agreed(world.page, other, wizardOf(world).unit.propertyId);
}

/** In another tab. */
async function takenBefore(world: World): Promise<void> {
  const { buyer, unit } = wizardOf(world);
  await agreed(world.page, buyer, unit.propertyId);
}

/** In another tab; the money is not sent yet. */
async function toldSent(world: World): Promise<void> {
  const { id, checkout_amount: amount } = begunOf(world);
  await declared(world.page, wizardOf(world).buyer, { id, amount });
}

const moneyArrives = (world: World): Promise<void> =>
  transferred(world.page, wizardOf(world).buyer, begunOf(world).checkout_amount);

async function paid(world: World): Promise<void> {
  await toldSent(world);
  await moneyArrives(world);
}

const unitGivenBack = (world: World): Promise<void> =>
  cancelled(world.page, wizardOf(world).buyer, begunOf(world));

/** In another tab: a phone that is changed is not verified any more. */
async function phoneChanged(world: World): Promise<void> {
  const { e164: phone } = aPerson();
  world.notes.set(NEW_PHONE, phone);
  const { headers } = wizardOf(world).buyer;
  const response = await world.page.request.patch('/api/users/me', { headers, data: { phone } });
  expect(response.ok()).toBe(true);
}
const NEW_PHONE = 'the phone number that is not verified';

/** On the page that the wizard is left for. */
async function newPhoneVerified({ page, person, account, notes }: World): Promise<void> {
  // One is sent as the page opens.
  await page.getByText('A new code can be sent in').first().waitFor();
  const code = await codeFor(page, { ...account, e164: notes.get(NEW_PHONE) ?? '' });
  await person.type('4-digit code', code);
}

/** The same request came through before, though its answer was lost, and its money has come. */
async function agreedAndPaidBefore(data: Body, world: World): Promise<Body> {
  const { page } = world;
  const { buyer } = wizardOf(world);
  const kept = parseSaved(await page.evaluate((key) => sessionStorage.getItem(key), SAVED_FLOW_KEY));
  const headers = { ...buyer.headers, 'Idempotency-Key': kept?.agreement?.key ?? '' };
  const response = await page.request.post('/api/contributions', { headers, data });
  const { id, checkout_amount: amount } = contributionAnswer.parse(await response.json()).body.contribution;
  await declared(page, buyer, { id, amount });
  await transferred(page, buyer, amount);
  return data;
}

export const contribution: PageBinding = {
  open: openWizard,
  calls: {
    openFlow: ['GET /api/propy/get-property', 'GET /api/contributions/*'],
    agree: ['POST /api/contributions'],
    declareTransfer: ['POST /api/contributions/*/payments'],
    followPayment: ['GET /api/payments/*', 'GET /api/contributions/*'],
    cancelContribution: ['POST /api/contributions/*/cancel'],
  },
  causes: {
    'openFlow: the home, its unit taken': takenByAnother,
    'openFlow: no such home': { ask: (query) => ({ ...query, id: IDS.otherHome }) },
    'openFlow: a transfer is awaited': toldSent,
    'openFlow: the money is there': paid,
    'openFlow: the money is there, to buy again': paid,
    'openFlow: it was cancelled': unitGivenBack,
    'agree: made and paid before': { ask: agreedAndPaidBefore },
    'agree: someone was faster': takenByAnother,
    'agree: the unit is theirs already': takenBefore,
    'agree: phone never verified': phoneChanged,
    'agree: too old at the end': { ask: (body) => ({ ...body, age: 60 }) },
    'agree: a figure refused': { ask: (body) => ({ ...body, age: 17 }) },
    'agree: new terms': { ask: (body) => ({ ...body, terms_version: 'of last year' }) },
    'declareTransfer: the hold had lapsed': unitGivenBack,
    'followPayment: it has arrived': moneyArrives,
    'followPayment: it will not come': unitGivenBack,
    'cancelContribution: the money came first': paid,
  },
  hands: Object.fromEntries(Object.entries(visits).map(([name, visit]) => [name, visiting(visit)])),
  reload: { 'calculator.verifying': newPhoneVerified },
  unreached: {
    'no home chosen': 'Nothing is asked of the server: the page opens at once.',
    'the hold runs out': 'Who leaves the page open for two days is logged out after three hours.',
    'openFlow: the hold has lapsed': 'A hold lasts for two days of the server’s time.',
  },
};
