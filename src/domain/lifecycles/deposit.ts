import { defineLifecycle } from './lifecycle.ts';

export const depositLifecycle = defineLifecycle({
  id: 'deposit',
  title: 'Money that arrives',
  about:
    'The bank reports what happens to the accounts of our buyers. A report is stored as it came, confirmed with the bank, and counted once.',
  kept: { table: 'bank_events', column: 'outcome' },
  statuses: {
    stored: 'The report is kept as it came; nothing is counted yet.',
    credited: 'The money is in a buyer’s wallet, which then pays what it can.',
    suspended: 'The money is there, but no wallet has the account; an operator looks at it.',
    refunding: 'Money that belongs to nobody is on its way back.',
    refunded: 'The bank has sent it back.',
    unverified: 'The bank does not confirm the deposit; nothing is counted.',
    conflicting: 'It repeats a known report with other content; nothing is counted.',
    unreadable: 'It cannot be read; an operator looks at it.',
    out_of_range: 'It is more than can be counted; an operator looks at it.',
    recorded: 'It concerns an account, a refund or a withdrawal of ours, and is noted there.',
    ignored: 'It moves no money.',
    unassigned: 'A buyer gets no account number; an operator looks at it.',
    refund: 'The bank reports a refund that was not asked for here; an operator looks at it.',
    payout: 'Money of a returned withdrawal was sent after all; an operator looks at it.',
    dispute: 'A sender disputes a deposit; an operator looks at it.',
  },
  moves: [
    {
      from: 'stored',
      to: 'credited',
      cause: 'success',
      event: 'confirmed for a wallet',
      says: 'The bank confirms the deposit, and a wallet has the account; it is credited once.',
    },
    {
      from: 'stored',
      to: 'suspended',
      cause: 'success',
      event: 'confirmed for nobody',
      says: 'The bank confirms the deposit, and no wallet has the account.',
    },
    {
      from: 'stored',
      to: 'unverified',
      cause: 'failure',
      event: 'not confirmed',
      says: 'The bank does not know the deposit; nothing is counted.',
    },
    {
      from: 'stored',
      to: 'out_of_range',
      cause: 'failure',
      event: 'too much to count',
      says: 'The amount passes what can be counted; nothing is counted.',
    },
    ...(['unreadable', 'dispute', 'ignored', 'recorded', 'unassigned', 'refund', 'payout'] as const).map(
      (to) =>
        ({
          from: 'stored',
          to,
          cause: 'app',
          event: 'no deposit',
          says: 'The report is no deposit; what it means for us is noted.',
        }) as const,
    ),
    {
      from: 'suspended',
      to: 'credited',
      cause: 'person',
      event: 'matched by an operator',
      says: 'An operator finds the wallet and says why; it is credited.',
    },
    {
      from: 'suspended',
      to: 'refunding',
      cause: 'person',
      event: 'refund asked for',
      says: 'An operator has it sent back; the bank is asked.',
    },
    {
      from: 'refunding',
      to: 'refunded',
      cause: 'success',
      event: 'bank sent it back',
      says: 'The bank says that the money is back with its sender.',
    },
    {
      from: 'refunding',
      to: 'suspended',
      cause: 'failure',
      event: 'bank could not send it back',
      says: 'The bank could not send it back; an operator looks at it again.',
    },
  ],
});
