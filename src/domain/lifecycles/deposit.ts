import { defineLifecycle } from './lifecycle.ts';

/** Where reports end that are about something else than money that arrives. */
const NO_DEPOSIT = [
  ['dispute', 'The report says that a sender wants a deposit back; an operator answers the bank.'],
  ['ignored', 'The report moves no money, or another one has counted it.'],
  ['recorded', 'The report is about an account, a refund or a withdrawal of ours, and is noted there.'],
  ['unassigned', 'The report says that a buyer gets no account number; an operator looks at why.'],
  ['refund', 'The report is about a refund that nobody asked for here, or that ended here in another way.'],
  ['payout', 'The report says that the money of a returned withdrawal was sent; an operator claims it back.'],
] as const;

export const depositLifecycle = defineLifecycle({
  id: 'deposit',
  title: 'Money that arrives',
  about:
    'The bank reports what happens to the accounts of our buyers. A report is stored as it came, confirmed with the bank, and counted once.',
  storedIn: { table: 'bank_events', column: 'outcome' },
  statuses: {
    stored: 'The report is kept as it came; nothing is counted yet.',
    credited:
      'The money was counted for a buyer’s wallet, which pays what it can; if the bank takes it back, an operator books that separately.',
    suspended: 'The money is there, but no wallet has the account; an operator looks at it.',
    refunding: 'Money that belongs to nobody is on its way back.',
    refunded: 'The bank has sent it back.',
    unverified: 'The bank does not confirm the deposit; nothing is counted.',
    conflicting: 'It repeats a known report with other content; nothing is counted.',
    unreadable: 'It cannot be read; an operator looks at it.',
    out_of_range: 'It is more than can be counted; an operator looks at it.',
    recorded: 'It concerns an account, a refund or a withdrawal of ours, and is noted there.',
    ignored: 'It moves no money, or another report has counted it.',
    foreign:
      'The bank has no such deposit and it is for no account of ours, or it is the refund or dispute of one that we never had.',
    unassigned: 'A buyer gets no account number; an operator looks at it.',
    refund: 'The bank reports a refund that was not asked for here; an operator looks at it.',
    payout: 'Money of a returned withdrawal was sent after all; an operator looks at it.',
    dispute: 'A sender disputes a deposit; an operator looks at it.',
  },
  otherBeginnings: ['conflicting'],
  moves: [
    {
      from: 'stored',
      to: 'credited',
      cause: 'success',
      event: 'confirmed for a wallet',
      description: 'The bank confirms the deposit, and a wallet has the account; it is credited once.',
    },
    {
      from: 'stored',
      to: 'suspended',
      cause: 'success',
      event: 'confirmed for nobody',
      description: 'The bank confirms the deposit, and no wallet has the account.',
    },
    {
      from: 'stored',
      to: 'unverified',
      cause: 'failure',
      event: 'not confirmed',
      description:
        'The bank has the deposit as failed, or does not confirm it for a day; nothing is counted.',
    },
    {
      from: 'stored',
      to: 'foreign',
      cause: 'time',
      event: 'unknown for a day',
      description:
        'The bank has no such deposit for a day and it is for no account of ours, or it is the refund or dispute of a deposit that we never had.',
    },
    {
      from: 'foreign',
      to: 'stored',
      cause: 'success',
      event: 'known after all',
      description:
        'The bank reports or lists the deposit after all, or that of the refund; the report is looked at again.',
    },
    {
      from: 'foreign',
      to: 'stored',
      cause: 'operator',
      event: 'tried again by an operator',
      description: 'An operator has it tried again, and says why.',
    },
    {
      from: 'unverified',
      to: 'stored',
      cause: 'operator',
      event: 'tried again by an operator',
      description: 'An operator has it tried again, and says why; or the bank reports or lists it again.',
    },
    {
      from: 'unreadable',
      to: 'stored',
      cause: 'operator',
      event: 'tried again by an operator',
      description: 'An operator has it tried again, and says why.',
    },
    {
      from: 'stored',
      to: 'out_of_range',
      cause: 'failure',
      event: 'too much to count',
      description: 'The amount passes what can be counted; nothing is counted.',
    },
    {
      from: 'stored',
      to: 'unreadable',
      cause: 'failure',
      event: 'not readable',
      description: 'The signature is right, but the report cannot be read; an operator looks at it.',
    },
    ...NO_DEPOSIT.map(
      ([to, description]) =>
        ({ from: 'stored', to, cause: 'app', event: 'no deposit', description }) as const,
    ),
    {
      from: 'suspended',
      to: 'credited',
      cause: 'operator',
      event: 'matched by an operator',
      description: 'An operator finds the wallet and says why; it is credited.',
    },
    {
      from: 'suspended',
      to: 'refunding',
      cause: 'operator',
      event: 'refund asked for',
      description: 'An operator has it sent back; the bank is asked.',
    },
    {
      from: 'suspended',
      to: 'refunded',
      cause: 'operator',
      event: 'bank took it back',
      description:
        'The bank has taken it back, as its sender disputed it; an operator books that, and says why.',
    },
    {
      from: 'refunding',
      to: 'refunded',
      cause: 'success',
      event: 'bank sent it back',
      description: 'The bank says that the money is back with its sender.',
    },
    {
      from: 'refunding',
      to: 'suspended',
      cause: 'failure',
      event: 'bank could not send it back',
      description: 'The bank could not send it back; an operator looks at it again.',
    },
  ],
});
