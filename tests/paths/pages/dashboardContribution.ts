import { addKobo, naira } from '#domain/money.ts';
import { announcePayment, cancelPlan, transferToWallet, withdrawPayment } from '#tests/browser/kit/buyers.ts';
import type { PageBinding, World } from '../world.ts';
import { heldContributionOf, openHeldContribution } from './heldContribution.ts';
import { returnToTab } from './returnToTab.ts';

const HOME = 'Ikate Point';
const OTHER_TARGET = 'Another amount is left of this home: the rendered screen is walked there.';
const OTHER_PLAN =
  'Another plan has other instalments than those of this home: MakeContribution.test.tsx changes the contribution.';
const ALL_PAID =
  'The rest of this home is not paid by one transfer: MakeContribution.test.tsx has it paid meanwhile.';
const NOTHING_TRIED = 'A walk drops a call before the server has it, so that nothing is received.';
const CHANGED_ELSEWHERE =
  'No page of a walk is told what changes elsewhere: MakeContribution.test.tsx has the transfer arrive.';
const ANNOUNCED = naira(500_000);

/** Transfers the payment that the buyer announced. */
async function moneyArrives(world: World): Promise<void> {
  const { buyer, contribution } = heldContributionOf(world);
  await transferToWallet(world.page, buyer, contribution.checkout_amount);
}

/** A deposit that pays the first instalment of the held unit and leaves the same amount in the wallet. */
async function walletFills(world: World): Promise<void> {
  const { buyer, contribution } = heldContributionOf(world);
  const { checkout_amount: amount } = contribution;
  await transferToWallet(world.page, buyer, addKobo(amount, amount));
}

/** The buyer announces another payment in another tab. */
async function anotherAnnounced(world: World): Promise<void> {
  const { buyer, contribution } = heldContributionOf(world);
  await announcePayment(world.page, buyer, { id: contribution.id, amount: naira(70_000) });
}

/** The buyer gives the unit back in another tab. */
async function unitGivenBack(world: World): Promise<void> {
  const { buyer, contribution } = heldContributionOf(world);
  await cancelPlan(world.page, buyer, contribution);
}

export const dashboardContribution: PageBinding = {
  open: async (world, start) => {
    await openHeldContribution(world, HOME, {
      prepare: async (buyer, { id, awaiting_payment: agreedPayment }) => {
        if (start === 'another amount was announced') {
          await announcePayment(world.page, buyer, { id, amount: ANNOUNCED });
        } else if (agreedPayment) {
          await withdrawPayment(world.page, buyer, agreedPayment);
        }
      },
    });
    await world.page.getByRole('button', { name: 'Make Contribution' }).click();
  },
  calls: {
    declarePayment: ['POST /api/contributions/*/payments'],
    readPayment: ['GET /api/payments/*'],
  },
  causes: {
    'declarePayment: wallet covers it': walletFills,
    'declarePayment: contribution over': unitGivenBack,
    'readPayment: transfer arrived': moneyArrives,
    'readPayment: payment cancelled': anotherAnnounced,
  },
  actions: { 'came back to the dialog': returnToTab },
  unreached: {
    'all that is left typed': OTHER_TARGET,
    'a kobo more than is left typed': OTHER_TARGET,
    'plan changed elsewhere': OTHER_PLAN,
    'the tried amount received': NOTHING_TRIED,
    'declarePayment: withdrawn since an earlier try': NOTHING_TRIED,
    'awaited transfer arrived': CHANGED_ELSEWHERE,
    'the rest paid elsewhere': ALL_PAID,
  },
};
