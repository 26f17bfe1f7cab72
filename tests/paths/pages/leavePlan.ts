import { naira } from '#domain/money.ts';
import { announcePayment, transferToWallet } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { heldContributionOf } from './heldContribution.ts';
import { openStartedPlan } from './startedPlan.ts';

export const leavePlan: PageBinding = {
  open: (world) => openStartedPlan(world, 'leave'),
  calls: { requestExit: ['POST /api/contributions/*/exit'] },
  causes: {
    'requestExit: password wrong': {
      request: (body) => ({ ...body, current_password: 'not the password' }),
    },
    // In another tab, a payment changes what was paid.
    'requestExit: figures changed': async (world) => {
      const { buyer, contribution } = heldContributionOf(world);
      const amount = naira(50_000);
      await announcePayment(world.page, buyer, { id: contribution.id, amount });
      await transferToWallet(world.page, buyer, amount);
    },
  },
};
