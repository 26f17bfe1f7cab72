import { defineLifecycle } from './lifecycle.ts';

export const accountLifecycle = defineLifecycle({
  id: 'account',
  title: 'An account number',
  about:
    'A bank issues an account number for each wallet, to which the buyer transfers money. A bank that is slow or rejects the request is asked again until it issues one.',
  storedIn: { table: 'bank_accounts', column: 'status' },
  statuses: {
    requested: 'The wallet is open; the bank has to be asked for a number.',
    assigning: 'The bank has taken the request, and issues the number later.',
    assigned: 'The wallet has the number; what is transferred there is the buyer’s.',
    refused:
      'The bank rejects the request; it is asked again within an hour, as an operator may have put right what was wrong.',
  },
  moves: [
    {
      from: 'requested',
      to: 'assigned',
      cause: 'success',
      event: 'number issued',
      description: 'The bank issues the number at once.',
    },
    {
      from: 'requested',
      to: 'assigning',
      cause: 'success',
      event: 'request taken',
      description: 'The bank takes the request, and reports later.',
    },
    {
      from: 'requested',
      to: 'refused',
      cause: 'failure',
      event: 'refused',
      description: 'The bank rejects the request several times, or reports that it issues no number.',
    },
    {
      from: 'assigning',
      to: 'assigned',
      cause: 'success',
      event: 'number issued',
      description:
        'The bank reports that the number is there, and says which when it is asked; the buyer gets a message.',
    },
    {
      from: 'assigning',
      to: 'refused',
      cause: 'failure',
      event: 'refused',
      description: 'The bank reports that it issues no number; an operator looks at why.',
    },
    {
      from: 'refused',
      to: 'assigned',
      cause: 'success',
      event: 'number issued after all',
      description: 'The bank is asked again and issues the number; the buyer gets a message.',
    },
    {
      from: 'refused',
      to: 'assigning',
      cause: 'success',
      event: 'request taken after all',
      description: 'The bank is asked again and takes the request.',
    },
  ],
});
