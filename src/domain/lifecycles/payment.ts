import type { PaymentStatus } from '../statuses.ts';
import { defineLifecycle } from './lifecycle.ts';

export const paymentLifecycle = defineLifecycle<PaymentStatus>({
  id: 'payment',
  title: 'A payment',
  about:
    'A payment is an amount that a contribution waits for. It takes its money from the wallet, whole or not at all.',
  kept: { table: 'payments', column: 'status' },
  statuses: {
    awaiting_transfer: 'The amount is announced; the wallet does not hold it yet.',
    received: 'The wallet has paid the amount into the contribution.',
    cancelled: 'It waits no more; money that comes for it stays in the wallet.',
  },
  moves: [
    {
      from: 'awaiting_transfer',
      to: 'received',
      cause: 'app',
      event: 'wallet covers it',
      says: 'A transfer is credited to the wallet, and the wallet holds the whole amount; it is paid.',
    },
    {
      from: 'awaiting_transfer',
      to: 'cancelled',
      cause: 'person',
      event: 'withdrawn, replaced or ended',
      says: 'The buyer withdraws it or announces another amount, its contribution ends, or no money comes in time.',
    },
  ],
});
