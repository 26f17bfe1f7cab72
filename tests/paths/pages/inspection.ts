import { inspectionDays } from '#domain/listings/inspections.ts';
import { submitInspection } from '#machines/inspection/model/inspection.model.ts';
import { findHome } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';

const HOME = 'Omi Garden Flats';

export const inspection: PageBinding = {
  open: async ({ page }) => {
    await page.goto(`/property/${await findHome(page, HOME)}`);
    await page.getByRole('button', { name: 'Ask for an inspection' }).click();
  },
  calls: { requestInspection: ['POST /api/support/inspections'] },
  actions: {
    // The server accepts days counted from today.
    'inspection asked for': ({ driver }) =>
      submitInspection(inspectionDays(new Date()).last.split('-').reverse().join('/'), driver),
  },
};
