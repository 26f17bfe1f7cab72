import type { UnitStatus } from '../listings/listings.ts';
import { defineLifecycle } from './lifecycle.ts';

export const unitLifecycle = defineLifecycle<UnitStatus>({
  id: 'unit',
  title: 'The hold of a unit',
  about:
    'A unit belongs to nobody, to one buyer for a while, or to one buyer for good. Of buyers who want it at the same moment one gets it.',
  storedIn: { table: 'apartments', column: 'status' },
  statuses: {
    available: 'Nobody has the unit; any buyer can agree to buy it.',
    held: 'One buyer has agreed to buy the unit and has not paid yet; the hold ends by itself.',
    reserved: 'The first payment has arrived; the unit waits for the rest.',
    sold: 'All of the contribution is paid.',
  },
  moves: [
    {
      from: 'available',
      to: 'held',
      cause: 'person',
      event: 'terms agreed',
      description: 'A buyer agrees to the terms; the unit is held for the first payment.',
    },
    {
      from: 'available',
      to: 'reserved',
      cause: 'person',
      event: 'plan moved here',
      description: 'A buyer changes to this unit a plan that is paid into; it is reserved at once.',
    },
    {
      from: 'held',
      to: 'reserved',
      cause: 'app',
      event: 'first payment received',
      description: 'The first payment arrives; the unit is reserved.',
    },
    {
      from: 'held',
      to: 'sold',
      cause: 'app',
      event: 'whole target received',
      description: 'One payment covers all that is to be contributed; the unit is sold.',
    },
    {
      from: 'held',
      to: 'available',
      cause: 'time',
      event: 'hold ended',
      description:
        'The hold ends unpaid; the unit is free. A transfer that was reported before, and that the bank still confirms, keeps it for a day at most.',
    },
    {
      from: 'held',
      to: 'available',
      cause: 'person',
      event: 'cancelled',
      description: 'The buyer cancels before anything is paid; the unit is free.',
    },
    {
      from: 'reserved',
      to: 'sold',
      cause: 'app',
      event: 'last payment received',
      description: 'The last payment arrives; the unit is sold.',
    },
    {
      from: 'reserved',
      to: 'available',
      cause: 'person',
      event: 'plan moved away',
      description: 'The buyer moves the plan to another unit; this one is free.',
    },
    {
      from: 'reserved',
      to: 'available',
      cause: 'operator',
      event: 'leaving confirmed',
      description: 'A second person confirms that the buyer leaves the plan; the unit is free.',
    },
    {
      from: 'sold',
      to: 'reserved',
      cause: 'person',
      event: 'rest taken over',
      description: 'The mortgage was declined, and the buyer pays the rest; the unit waits for it.',
    },
    {
      from: 'sold',
      to: 'available',
      cause: 'operator',
      event: 'leaving confirmed',
      description:
        'A second person confirms that the buyer leaves a completed plan whose mortgage was not paid out; the unit is free.',
    },
  ],
});
