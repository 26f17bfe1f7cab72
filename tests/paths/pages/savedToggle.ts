import { type Buyer, findHome, registerBuyer, setSaved } from '#tests/browser/kit/buyers.ts';
import { waitForHydration } from '#tests/browser/kit/waitForHydration.ts';
import type { PageBinding, World } from '../world.ts';

const HOME = 'Omi Garden Flats';
/** When the buyer returns to the page, it fetches data again that is older than this. */
const FRESH_MS = 30_000;

interface Watched {
  readonly buyer: Buyer;
  readonly propertyId: string;
}

const homes = new WeakMap<World, Watched>();

/** The buyer toggles it in another tab, then returns to this one. */
async function toggleElsewhere(world: World, isSaved: boolean): Promise<void> {
  const watched = homes.get(world);
  if (!watched) throw new Error('This path has no home open.');
  await setSaved(world.page, watched.buyer, { ...watched, isSaved });
  await world.page.clock.fastForward(FRESH_MS);
  await world.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

export const savedToggle: PageBinding = {
  open: async (world, start) => {
    const { page, account } = world;
    const buyer = await registerBuyer(page, account);
    const propertyId = await findHome(page, HOME);
    homes.set(world, { buyer, propertyId });
    if (start === 'a saved home') await setSaved(page, buyer, { propertyId, isSaved: true });
    await page.goto(`/property/${propertyId}`);
    await waitForHydration(page);
  },
  calls: {
    saveProperty: ['POST /api/propy/save-property'],
    unsaveProperty: ['POST /api/propy/unsave-property'],
  },
  actions: {
    'reported as saved': (world) => toggleElsewhere(world, true),
    'reported as not saved': (world) => toggleElsewhere(world, false),
  },
};
