import {
  type Agreed,
  type Buyer,
  createContribution,
  createVerifiedBuyer,
  findHome,
} from '#tests/browser/kit/buyers.ts';
import type { World } from '../world.ts';

interface Held {
  readonly buyer: Buyer;
  readonly contribution: Agreed;
}

interface HeldOptions {
  /** `progress` shows the least about money. */
  readonly tab?: 'overview' | 'progress';
  /** Changes the contribution before its page is opened. */
  readonly prepare?: (buyer: Buyer, contribution: Agreed) => Promise<void>;
}

const holdings = new WeakMap<World, Held>();

/**
 * Opens the page of a contribution on Plan B whose unit is held and unpaid.
 * @param home a home with enough units that each path of a flow can hold one.
 */
export async function openHeldContribution(
  world: World,
  home: string,
  { tab = 'progress', prepare }: HeldOptions = {},
): Promise<void> {
  const { page, account } = world;
  const buyer = await createVerifiedBuyer(page, account);
  const contribution = await createContribution(page, buyer, await findHome(page, home));
  holdings.set(world, { buyer, contribution });
  await prepare?.(buyer, contribution);
  await page.goto(`/dashboard/property/${contribution.slug}?tab=${tab}`);
}

/** What `openHeldContribution` created for this path. */
export function heldContributionOf(world: World): Held {
  const held = holdings.get(world);
  if (!held) throw new Error('This path holds no unit.');
  return held;
}
