import { announcePayment, transferToWallet } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';
import { heldContributionOf, openHeldContribution } from './heldContribution.ts';

const HOME = 'Ikate Point';

/** Pays the whole target of the contribution, so that it is reached. */
export const letter: PageBinding = {
  open: async (world, start) => {
    await openHeldContribution(world, HOME, {
      prepare: async (buyer, { id, target }) => {
        await announcePayment(world.page, buyer, { id, amount: target });
        await transferToWallet(world.page, buyer, target);
      },
    });
    if (start === 'the link of the message') {
      const { contribution } = heldContributionOf(world);
      await world.page.goto(`/dashboard/property/${contribution.slug}?letter=open`);
    }
  },
  calls: { fetchLetter: ['GET /api/documents/*/file'] },
};
