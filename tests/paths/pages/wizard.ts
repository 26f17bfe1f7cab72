import { expect, type Page } from '@playwright/test';
import { propertyResponse } from '#api/contract/properties.ts';
import { SAVED_FLOW_KEY } from '#machines/contribution/contribution.saved.ts';
import { STEP_ROUTES } from '#machines/contribution/contribution.urls.ts';
import { contributionModel } from '#machines/contribution/model/contribution.model.ts';
import {
  type Agreed,
  type Buyer,
  createContribution,
  createVerifiedBuyer,
  findHome,
} from '#tests/browser/kit/buyers.ts';
import type { World } from '../world.ts';

/** Homes with at least two blocks; the paths of no other flow take units of them. */
const HOMES = [
  'Allen Place',
  'Peter Odili Flats',
  'Ojodu Steps',
  'World Bank Flats',
  'Alagbaka Suites',
  'Bodija Steps',
  'Ewet Court',
  'Itire Court',
  'Tanke Court',
  'Barnawa Flats',
  'Abraham Adesanya Heights',
];
const OTHER_HOME = 'Ile Ayo Court';

interface Unit {
  readonly propertyId: string;
  readonly buildingId: string;
  readonly apartmentId: string;
}

/** A buyer in the wizard. */
interface Wizard {
  readonly buyer: Buyer;
  /** The unit that the buyer buys, or was going to buy. */
  readonly unit: Unit;
  readonly otherHomeId: string;
  /** Set if the start has an existing contribution. */
  readonly contribution: Agreed | null;
}

const wizards = new WeakMap<World, Wizard>();

/** What `openWizard` created for this path. */
export function wizardOf(world: World): Wizard {
  const wizard = wizards.get(world);
  if (!wizard) throw new Error('This path has no wizard open.');
  return wizard;
}

/** The contribution that this path began with. */
export function startedContributionOf(world: World): Agreed {
  const { contribution } = wizardOf(world);
  if (!contribution) throw new Error('This path begins without a contribution.');
  return contribution;
}

/** Opens the wizard at a start of the model, with a real home, unit and contribution in place of the model's. */
export async function openWizard(world: World, start: string): Promise<void> {
  const { page, account } = world;
  const input = contributionModel.starts[start];
  if (!input) throw new Error(`The wizard does not begin with ${start}.`);
  const { saved, wantedStep, propertyId, apartmentId } = input;
  const buyer = await createVerifiedBuyer(page, account);
  const unit = await freeUnit(page);
  const contribution = saved?.contributionId ? await createContribution(page, buyer, unit.propertyId) : null;
  wizards.set(world, { buyer, unit, contribution, otherHomeId: await findHome(page, OTHER_HOME) });
  if (saved) {
    const kept = { ...saved, ...unit, userId: buyer.userId, contributionId: contribution?.id ?? null };
    await page.goto('/healthz');
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      SAVED_FLOW_KEY,
      JSON.stringify(kept),
    ] as const);
  }
  const query = new URLSearchParams({
    ...(propertyId !== null && { property: unit.propertyId }),
    ...(apartmentId !== null && { unit: unit.apartmentId }),
  });
  await page.goto(`${STEP_ROUTES[wantedStep]}?${query}`);
}

/** The first free unit of a home that has one in its first block. */
async function freeUnit(page: Page): Promise<Unit> {
  for (const home of HOMES) {
    const propertyId = await findHome(page, home);
    const response = await page.request.get(`/api/propy/get-property?id=${propertyId}`);
    expect(response.ok()).toBe(true);
    const [block] = propertyResponse.parse(await response.json()).body.property.buildings;
    const free = block?.apartments.find(({ status }) => status === 'available');
    if (block && free) return { propertyId, buildingId: block.id, apartmentId: free.id };
  }
  throw new Error('The paths before have taken every unit.');
}
