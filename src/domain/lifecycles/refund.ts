import { defineLifecycle } from './lifecycle.ts';

export const refundLifecycle = defineLifecycle({
  id: 'refund',
  title: 'A refund',
  about:
    'Money that belongs to no wallet goes back to where it came from when an operator says so. The bank is followed until it has sent it.',
  storedIn: { table: 'bank_refunds', column: 'status' },
  statuses: {
    requested: 'The money is out of suspense; the bank is asked to send it back.',
    sent: 'The bank has taken the refund, and has not carried it out yet.',
    processed: 'The bank has sent the money back.',
    failed: 'The bank did not send it; the money is in suspense again.',
  },
  moves: [
    {
      from: 'requested',
      to: 'sent',
      cause: 'success',
      event: 'bank took it',
      description: 'The bank takes the refund, and carries it out later.',
    },
    {
      from: 'requested',
      to: 'processed',
      cause: 'success',
      event: 'bank sent it back',
      description: 'The bank sends the money back at once.',
    },
    {
      from: 'requested',
      to: 'failed',
      cause: 'failure',
      event: 'bank refused',
      description: 'The bank refuses; the money is in suspense again, and an operator looks at it.',
    },
    {
      from: 'sent',
      to: 'processed',
      cause: 'success',
      event: 'bank sent it back',
      description: 'The bank says that the money is back with its sender.',
    },
    {
      from: 'sent',
      to: 'failed',
      cause: 'failure',
      event: 'bank failed',
      description: 'The bank could not send it; the money is in suspense again, and an operator looks at it.',
    },
  ],
});
