import { announcePayment, transferToWallet } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { heldContributionOf, openHeldContribution } from './heldContribution.ts';

const HOME = 'Omi Garden Flats';

export const cancelContribution: PageBinding = {
  open: (world) => openHeldContribution(world, HOME),
  calls: { cancelContribution: ['POST /api/contributions/*/cancel'] },
  causes: {
    'cancelContribution: money came first': async (world) => {
      const { buyer, contribution } = heldContributionOf(world);
      const amount = contribution.checkout_amount;
      await announcePayment(world.page, buyer, { id: contribution.id, amount });
      await transferToWallet(world.page, buyer, amount);
    },
  },
};
