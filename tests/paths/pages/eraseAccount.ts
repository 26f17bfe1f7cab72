import { naira } from '#domain/money.ts';
import { type Buyer, transferred, verified } from '#tests/browser/kit/buyers.ts';
import type { PageBinding, World } from '../world.ts';

const buyers = new WeakMap<World, Buyer>();

export const eraseAccount: PageBinding = {
  open: async (world) => {
    buyers.set(world, await verified(world.page, world.account));
    await world.page.goto('/dashboard/erase');
  },
  calls: { eraseAccount: ['POST /api/users/me/erasure'] },
  causes: {
    'eraseAccount: password wrong': {
      request: (body) => ({ ...body, current_password: 'not the password' }),
    },
    // Somebody sends money to the account number meanwhile.
    'eraseAccount: something to settle': async (world) => {
      const buyer = buyers.get(world);
      if (!buyer) throw new Error('This path has no buyer.');
      await transferred(world.page, buyer, naira(50_000));
    },
  },
};
