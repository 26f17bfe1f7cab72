import { transferToWallet } from '#tests/browser/kit/buyers.ts';
import type { World } from '../world.ts';
import { openHeldContribution } from './heldContribution.ts';

/** A home with enough units that each path of a flow can begin with one. */
const HOME = 'Omi Garden Flats';

/** Opens a page about a plan whose first instalment is paid. */
export async function openStartedPlan(world: World, page: 'hard-month' | 'leave'): Promise<void> {
  await openHeldContribution(world, HOME, {
    prepare: (buyer, { checkout_amount }) => transferToWallet(world.page, buyer, checkout_amount),
  });
  const { pathname } = new URL(world.page.url());
  await world.page.goto(`${pathname}/${page}`);
}
