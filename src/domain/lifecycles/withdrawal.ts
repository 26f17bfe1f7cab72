import type { WithdrawalStatus } from '../payments/withdrawals.ts';
import { defineLifecycle } from './lifecycle.ts';

export const withdrawalLifecycle = defineLifecycle<WithdrawalStatus>({
  id: 'withdrawal',
  title: 'A withdrawal',
  about:
    'Money leaves the wallet for the buyer’s own bank account. What the bank does not send comes back to the wallet.',
  storedIn: { table: 'withdrawals', column: 'status' },
  statuses: {
    requested:
      'The money has left the wallet, and the buyer cannot call it back; the bank is asked to send it, and asked again while our own account with it does not let it out.',
    sent: 'The bank has sent the money.',
    returned: 'The money is back in the wallet, or in suspense if the account was erased.',
  },
  moves: [
    {
      from: 'requested',
      to: 'sent',
      cause: 'success',
      event: 'bank sent it',
      description: 'The bank says that it has sent the money; the buyer gets a message.',
    },
    {
      from: 'requested',
      to: 'returned',
      cause: 'failure',
      event: 'bank did not send it',
      description:
        'The bank rejects the account it goes to, or fails to send it, or an operator gives it up; the money is back in the wallet and the buyer gets a message.',
    },
    {
      from: 'sent',
      to: 'returned',
      cause: 'failure',
      event: 'bank gave it back',
      description:
        'The receiving bank gives the money back, days later; it is back in the wallet, is not sent again by itself, and the buyer gets a message.',
    },
  ],
});
