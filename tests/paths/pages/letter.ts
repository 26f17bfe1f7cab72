import { declared, transferred } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { heldBy, openHeld } from './held.ts';

const HOME = 'Ikate Point';

/** Pays the whole target of the contribution, so that it is reached. */
export const letter: PageBinding = {
  open: async (world, start) => {
    await openHeld(world, HOME, {
      prepare: async (buyer, { id, target }) => {
        await declared(world.page, buyer, { id, amount: target });
        await transferred(world.page, buyer, target);
      },
    });
    if (start === 'the link of the message') {
      const { contribution } = heldBy(world);
      await world.page.goto(`/dashboard/property/${contribution.slug}?letter=open`);
    }
  },
  calls: { fetchLetter: ['GET /api/documents/*/file'] },
};
