import { inspectionDays } from '#domain/listings/inspections.ts';
import { askInspection, createVerifiedBuyer, findHome } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';

const HOME = 'Omi Garden Flats';

export const cancelInspection: PageBinding = {
  open: async ({ page, account }) => {
    const buyer = await createVerifiedBuyer(page, account);
    await askInspection(page, buyer, {
      propertyId: await findHome(page, HOME),
      day: inspectionDays(new Date()).last,
    });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Cancel the inspection/ }).waitFor();
  },
  calls: { cancelInspection: ['POST /api/users/me/inspections/*/cancel'] },
};
