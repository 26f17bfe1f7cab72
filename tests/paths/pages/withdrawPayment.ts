import { transferToWallet } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { heldContributionOf, openHeldContribution } from './heldContribution.ts';

const HOME = 'Ikate Point';

export const withdrawPayment: PageBinding = {
  // The agreement announces the payment that the walk withdraws.
  open: (world) => openHeldContribution(world, HOME, { tab: 'overview' }),
  calls: { withdrawPayment: ['POST /api/payments/*/withdraw'] },
  causes: {
    'withdrawPayment: not waiting any more': async (world) => {
      const { buyer, contribution } = heldContributionOf(world);
      await transferToWallet(world.page, buyer, contribution.checkout_amount);
    },
  },
};
