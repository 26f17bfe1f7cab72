import type { PaymentStatus } from '../statuses.ts';
import { defineLifecycle } from './lifecycle.ts';

export const paymentLifecycle = defineLifecycle<PaymentStatus>({
  id: 'payment',
  title: 'A payment',
  about:
    'A payment is an amount that a contribution waits for. It takes its money from the wallet, whole or not at all.',
  storedIn: { table: 'payments', column: 'status' },
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
      description: 'The wallet holds the whole amount, at once or after a transfer; it pays.',
    },
    {
      from: 'awaiting_transfer',
      to: 'cancelled',
      cause: 'person',
      event: 'withdrawn or replaced',
      description: 'The buyer withdraws it, or announces another amount.',
    },
    {
      from: 'awaiting_transfer',
      to: 'cancelled',
      cause: 'time',
      event: 'lapsed',
      description: 'No money comes in time; the buyer gets a message.',
    },
    {
      from: 'awaiting_transfer',
      to: 'cancelled',
      cause: 'app',
      event: 'contribution ended',
      description: 'Its contribution was cancelled, or the hold of the unit ended.',
    },
    {
      from: 'awaiting_transfer',
      to: 'cancelled',
      cause: 'person',
      event: 'leaving requested',
      description: 'The buyer asks to leave the plan, which takes no payment from then on.',
    },
  ],
});
