import { createVerifiedBuyer } from '#tests/browser/kit/buyers.ts';
import type { PageBinding } from '../world.ts';

export const picture: PageBinding = {
  open: async ({ page, account }) => {
    await createVerifiedBuyer(page, account);
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Edit profile' }).click();
  },
  calls: {
    uploadPicture: ['PUT /api/users/me/picture'],
    removePicture: ['DELETE /api/users/me/picture'],
  },
};
