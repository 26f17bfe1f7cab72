import { transferred } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { heldBy, openHeld } from './held.ts';

const HOME = 'Ikate Point';

export const withdrawPayment: PageBinding = {
  // The agreement announces the payment that the walk withdraws.
  open: (world) => openHeld(world, HOME, { tab: 'overview' }),
  calls: { withdrawPayment: ['POST /api/payments/*/withdraw'] },
  causes: {
    'withdrawPayment: not waiting any more': async (world) => {
      const { buyer, contribution } = heldBy(world);
      await transferred(world.page, buyer, contribution.checkout_amount);
    },
  },
};
