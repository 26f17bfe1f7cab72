import { naira } from '#domain/money.ts';
import { declared, transferred } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { openBegun } from './begun.ts';
import { heldBy } from './held.ts';

export const changePlan: PageBinding = {
  open: (world) => openBegun(world, 'hard-month'),
  calls: { applyChange: ['POST /api/contributions/*/changes'] },
  causes: {
    // In another tab, a payment changes what is left.
    'applyChange: figures changed': async (world) => {
      const { buyer, contribution } = heldBy(world);
      const amount = naira(50_000);
      await declared(world.page, buyer, { id: contribution.id, amount });
      await transferred(world.page, buyer, amount);
    },
  },
};
