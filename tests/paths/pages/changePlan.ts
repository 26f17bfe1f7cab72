import { naira } from '#domain/money.ts';
import { announcePayment, transferToWallet } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { heldContributionOf } from './heldContribution.ts';
import { openStartedPlan } from './startedPlan.ts';

export const changePlan: PageBinding = {
  open: (world) => openStartedPlan(world, 'hard-month'),
  calls: { applyChange: ['POST /api/contributions/*/changes'] },
  causes: {
    // In another tab, a payment changes what is left.
    'applyChange: figures changed': async (world) => {
      const { buyer, contribution } = heldContributionOf(world);
      const amount = naira(50_000);
      await announcePayment(world.page, buyer, { id: contribution.id, amount });
      await transferToWallet(world.page, buyer, amount);
    },
  },
};
