import type { PageBinding } from '../world.ts';
import { openStartedPlan } from './startedPlan.ts';

export const withdrawExit: PageBinding = {
  open: async (world) => {
    await openStartedPlan(world, 'leave');
    await world.page.getByLabel('Current Password').fill(world.account.password);
    await world.page.getByRole('button', { name: 'Ask to leave this plan' }).click();
    await world.page.getByRole('button', { name: 'Take the request back' }).waitFor();
  },
  calls: { withdrawExit: ['POST /api/contributions/*/exit/withdraw'] },
};
