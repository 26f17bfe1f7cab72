import type { ContributionStatus } from '../statuses.ts';
import { defineLifecycle } from './lifecycle.ts';

export const contributionLifecycle = defineLifecycle<ContributionStatus>({
  id: 'contribution',
  title: 'A contribution',
  about:
    'A buyer saves for one unit under one plan, from the agreement to the last payment. It ends by completion, by cancelling, by time, or by leaving the plan.',
  storedIn: { table: 'contributions', column: 'status' },
  statuses: {
    pending: 'The buyer has agreed; nothing is paid, and the unit is held for a while.',
    active: 'Money has been paid; the next instalments follow.',
    completed: 'All that the plan asks for is paid.',
    leaving: 'The buyer has asked to leave the plan; no payment is taken until that is decided.',
    cancelled: 'The buyer gave the unit back before anything was paid.',
    expired:
      'The hold ended before anything was paid; the buyer gets a message, and money that arrives later stays in the wallet.',
    left: 'The plan was left; the money is in the wallet, less the fee.',
  },
  moves: [
    {
      from: 'pending',
      to: 'active',
      cause: 'app',
      event: 'first payment received',
      description: 'The first payment arrives; the unit is reserved and the hold ends no more.',
    },
    {
      from: 'pending',
      to: 'completed',
      cause: 'app',
      event: 'whole target received',
      description: 'One payment covers all that is to be contributed.',
    },
    {
      from: 'pending',
      to: 'cancelled',
      cause: 'person',
      event: 'cancelled',
      description: 'The buyer cancels; the unit is free and the awaited payment is cancelled.',
    },
    {
      from: 'pending',
      to: 'expired',
      cause: 'time',
      event: 'hold ended',
      description:
        'No transfer of the first payment was reported in time, or the bank has not confirmed it a day later; the unit is free and the awaited payment is cancelled.',
    },
    {
      from: 'active',
      to: 'completed',
      cause: 'app',
      event: 'last payment received',
      description:
        'The last payment arrives; the unit is sold, and a mortgage begins where one pays the rest.',
    },
    {
      from: 'active',
      to: 'leaving',
      cause: 'person',
      event: 'leaving requested',
      description:
        'The buyer asks to leave the plan; the awaited payment is cancelled, and none is taken from now on.',
    },
    {
      from: 'completed',
      to: 'leaving',
      cause: 'person',
      event: 'leaving requested',
      description: 'The buyer asks to leave a completed plan whose mortgage was not paid out.',
    },
    {
      from: 'completed',
      to: 'active',
      cause: 'person',
      event: 'rest taken over',
      description:
        'The mortgage was declined, and the buyer agrees to pay the rest of the price as on Plan A.',
    },
    {
      from: 'leaving',
      to: 'active',
      cause: 'person',
      event: 'request withdrawn',
      description: 'The buyer takes the request back; the plan goes on.',
    },
    {
      from: 'leaving',
      to: 'active',
      cause: 'operator',
      event: 'leaving declined',
      description: 'A second person declines the request, with the reason; the plan goes on.',
    },
    {
      from: 'leaving',
      to: 'completed',
      cause: 'person',
      event: 'request withdrawn',
      description: 'The buyer takes the request of a completed plan back; it is complete again.',
    },
    {
      from: 'leaving',
      to: 'completed',
      cause: 'operator',
      event: 'leaving declined',
      description:
        'A second person declines the request of a completed plan, with the reason; it is complete again.',
    },
    {
      from: 'leaving',
      to: 'left',
      cause: 'operator',
      event: 'leaving confirmed',
      description:
        'A second person confirms; the money less the fee goes into the wallet, and the unit is free.',
    },
  ],
});
