import type { ActorRefFrom } from 'xstate';
import type { PayoutAccount, Withdrawal } from '#api/calls/withdrawals.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { failure, storeFailure } from '../call.ts';
import { formCall, formStates } from '../form.ts';
import type { WithdrawalContext, WithdrawalEvent } from './withdrawal.events.ts';
import { withdrawalSetup } from './withdrawal.setup.ts';

const details = withdrawalSetup.createStateConfig({
  tags: ['details'],
  description: 'The buyer says how much to withdraw, and to which of their own accounts.',
  initial: 'ready',
  on: {
    'details.submitted': [
      {
        guard: 'isAmountOutOfRange',
        target: '.ready',
        actions: 'explainAmount',
        description: 'The buyer submits an amount outside the limits; the dialog says why.',
      },
      {
        guard: 'isDestinationMissing',
        target: '.ready',
        actions: 'explainAmount',
        description: 'The buyer submits another account without its bank or number; the dialog says which.',
      },
      {
        guard: 'isAccountKnown',
        target: 'review',
        actions: 'setDetails',
        description: 'The buyer submits an account that was used before; the dialog shows all to confirm.',
      },
      {
        target: 'findingHolder',
        actions: 'setDetails',
        description: 'The buyer submits another account; its bank is asked for the holder.',
      },
    ],
    'limits.changed': {
      guard: 'haveLimitsChanged',
      actions: 'updateLimits',
      description:
        'The wallet changed meanwhile, such as by a payment from it; the dialog says what can be withdrawn now.',
    },
  },
  states: formStates(
    'The account is not there, is not the buyer’s own, or is the wallet itself; the dialog says which.',
  ),
});

const findingHolder = withdrawalSetup.createStateConfig({
  tags: ['details', 'busy'],
  description: 'The server asks the bank whose account it is, and compares the name with the buyer’s.',
  ...formCall({
    src: 'findHolder',
    input: ({ event }: { event: WithdrawalEvent }) =>
      event.type === 'details.submitted' && event.destination?.kind === 'new'
        ? event.destination.details
        : null,
    onDone: {
      target: 'review',
      actions: {
        type: 'setAccount',
        params: ({ event }: { event: { output: PayoutAccount } }) => ({ account: event.output }),
      },
      description: 'The account is the buyer’s, or is in a similar name; the dialog shows all to confirm.',
    },
    form: 'details',
    rejected: 'There is no such account, it is somebody else’s, or the wallet itself; the dialog says which.',
  }),
});

const review = withdrawalSetup.createStateConfig({
  tags: ['review'],
  description:
    'The dialog shows the amount, the account and its holder; the buyer confirms them with the password.',
  initial: 'ready',
  on: {
    'confirmation.changed': {
      actions: 'setConfirmation',
      description: 'The buyer says that an account in a similar name is theirs, or takes that back.',
    },
    'withdrawal.confirmed': [
      {
        guard: 'canUseHolder',
        target: 'requesting',
        actions: 'noteSent',
        description: 'The buyer confirms; the server takes the money out of the wallet.',
      },
      {
        target: '.ready',
        actions: ['askForConfirmation', 'clearFailure'],
        description: 'The account is in a similar name, and the buyer has not said that it is theirs.',
      },
    ],
    'details.changeRequested': {
      target: 'details',
      actions: ['forgetConfirmation', 'clearFailure'],
      description: 'The buyer goes back to change the amount or the account.',
    },
  },
  states: formStates(
    'The password is wrong, the name is new, or the account is no longer the buyer’s; the dialog says which.',
  ),
});

const requesting = withdrawalSetup.createStateConfig({
  tags: ['review', 'busy'],
  description: 'The server checks the password and takes the money out of the wallet.',
  ...formCall({
    src: 'requestWithdrawal',
    input: ({ context, event }: { context: WithdrawalContext; event: WithdrawalEvent }) => ({
      accountId: context.account?.id ?? '',
      amountKobo: context.amountKobo ?? ZERO_KOBO,
      currentPassword: event.type === 'withdrawal.confirmed' ? event.currentPassword : '',
      isHolderConfirmed: context.isHolderConfirmed,
      idempotencyKey: context.requestId,
    }),
    onDone: {
      target: 'requested',
      actions: {
        type: 'setWithdrawal',
        params: ({ event }: { event: { output: Withdrawal } }) => ({ withdrawal: event.output }),
      },
      description: 'The money has left the wallet; the bank is asked to send it.',
    },
    failures: [
      failure('isAmountRejected', {
        target: 'details',
        actions: [
          'forgetConfirmation',
          { ...storeFailure, type: 'explainAmountFailure' },
          'refreshServerState',
        ],
        description: 'The wallet holds less by now, or the limit of the day is reached; the dialog says so.',
      }),
      failure('wasRequestedBefore', {
        target: 'requestedBefore',
        actions: { ...storeFailure, type: 'markRequested' },
        description: 'An earlier try went through although its response was lost; nothing is sent twice.',
      }),
    ],
    form: 'review',
    rejected: 'The server rejects the password or the account; the dialog says why.',
    whenLate: 'the dialog says so; confirming again repeats the same request, never a second withdrawal.',
  }),
});

export const withdrawalMachine = withdrawalSetup.createMachine({
  id: 'withdrawal',
  description: 'The buyer withdraws money from the wallet to a bank account of their own.',
  context: ({ input }) => ({
    ...input,
    amountKobo: null,
    amountError: null,
    account: null,
    accountNumber: null,
    isHolderConfirmed: false,
    isConfirmationMissing: false,
    failure: null,
    mayBeRequested: false,
    withdrawalId: null,
    isRequested: false,
  }),
  initial: 'details',
  on: {
    'dialog.closed': {
      target: '.closed',
      description: 'The buyer closes the dialog; what was requested stays requested.',
    },
  },
  states: {
    details,
    findingHolder,
    review,
    requesting,
    requested: {
      tags: ['done'],
      entry: 'refreshServerState',
      description: 'The dialog shows the withdrawal with its status, which updates while the dialog is open.',
    },
    requestedBefore: {
      tags: ['done'],
      entry: 'refreshServerState',
      description: 'The dialog says that an earlier try went through, and where to find it.',
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
  output: ({ context: { isRequested } }) => ({ isRequested }),
});

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>;
