import { kobo } from '#domain/money.ts';
import { cancelled, declared, transferred } from '#tests/browser/kit/buyers.ts';
import type { PageBinding, World } from '../kit/page/binding.ts';
import { heldBy, openHeld } from './held.ts';

const HOME = 'Ikate Point';
const LEFT = kobo(100);

async function moneyArrives(world: World): Promise<void> {
  const { buyer, contribution } = heldBy(world);
  await transferred(world.page, buyer, contribution.checkout_amount);
}

/** In another tab. */
async function unitGivenBack(world: World): Promise<void> {
  const { buyer, contribution } = heldBy(world);
  await cancelled(world.page, buyer, contribution);
}

/** In another tab, all but one naira is paid. */
async function nearlyAllPaid(world: World): Promise<void> {
  const { buyer, contribution } = heldBy(world);
  const amount = kobo(contribution.target - LEFT);
  await declared(world.page, buyer, { id: contribution.id, amount });
  await transferred(world.page, buyer, amount);
}

export const dashboardContribution: PageBinding = {
  open: async (world) => {
    await openHeld(world, HOME);
    await world.page.getByRole('button', { name: 'Make Contribution' }).click();
  },
  calls: {
    declarePayment: ['POST /api/contributions/*/payments'],
    readPayment: ['GET /api/payments/*'],
  },
  causes: {
    'declarePayment: wallet covers it': moneyArrives,
    'declarePayment: less is left': nearlyAllPaid,
    'declarePayment: contribution over': unitGivenBack,
    'readPayment: transfer arrived': moneyArrives,
    'readPayment: payment cancelled': unitGivenBack,
  },
};
