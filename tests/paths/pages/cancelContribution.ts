import { declared, transferred } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { heldBy, openHeld } from './held.ts';

const HOME = 'Omi Garden Flats';

export const cancelContribution: PageBinding = {
  open: (world) => openHeld(world, HOME),
  calls: { cancelContribution: ['POST /api/contributions/*/cancel'] },
  causes: {
    'cancelContribution: money came first': async (world) => {
      const { buyer, contribution } = heldBy(world);
      const amount = contribution.checkout_amount;
      await declared(world.page, buyer, { id: contribution.id, amount });
      await transferred(world.page, buyer, amount);
    },
  },
};
