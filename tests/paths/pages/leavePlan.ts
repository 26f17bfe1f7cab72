import { naira } from '#domain/money.ts';
import { declared, transferred } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { openBegun } from './begun.ts';
import { heldBy } from './held.ts';

export const leavePlan: PageBinding = {
  open: (world) => openBegun(world, 'leave'),
  calls: { requestExit: ['POST /api/contributions/*/exit'] },
  causes: {
    'requestExit: password wrong': {
      request: (body) => ({ ...body, current_password: 'not the password' }),
    },
    // In another tab, a payment changes what was paid.
    'requestExit: figures changed': async (world) => {
      const { buyer, contribution } = heldBy(world);
      const amount = naira(50_000);
      await declared(world.page, buyer, { id: contribution.id, amount });
      await transferred(world.page, buyer, amount);
    },
  },
};
