import type { Locator, Page } from '@playwright/test';
import {
  announcePayment,
  createContribution,
  createVerifiedBuyer,
  findHome,
  transferToWallet,
} from './buyers.ts';

/** The open letter of a new buyer who has met the first target for a home. */
export async function openLetter(page: Page, home: string): Promise<Locator> {
  const buyer = await createVerifiedBuyer(page);
  const { id, slug, targets } = await createContribution(page, buyer, await findHome(page, home));
  const first = targets.find(({ name }) => name === 'first');
  if (!first) throw new Error('Plan B has a first target');
  await announcePayment(page, buyer, { id, amount: first.amount });
  await transferToWallet(page, buyer, first.amount);
  await page.goto(`/dashboard/property/${slug}?letter=open`);
  return page.getByRole('dialog', { name: 'Allocation letter' });
}
