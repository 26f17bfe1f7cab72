import { transferred } from '#tests/browser/kit/buyers.ts';
import type { World } from '../world.ts';
import { openHeld } from './held.ts';

/** One with enough units that each path of a flow can begin with one. */
const HOME = 'Omi Garden Flats';

/** A buyer on a page about a plan on which the first instalment is paid. */
export async function openBegun(world: World, page: 'hard-month' | 'leave'): Promise<void> {
  await openHeld(world, HOME, {
    prepare: (buyer, { checkout_amount }) => transferred(world.page, buyer, checkout_amount),
  });
  const { pathname } = new URL(world.page.url());
  await world.page.goto(`${pathname}/${page}`);
}
