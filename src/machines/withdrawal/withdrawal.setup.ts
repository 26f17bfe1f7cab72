import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PayoutAccount, PayoutAccountDetails, Withdrawal } from '#api/calls/withdrawals.ts';
import type { Failure } from '#api/failure.ts';
import { failureGuards, formDelays } from '../form.ts';
import { notProvided } from '../notProvided.ts';
import { withdrawalProblem } from './withdrawal.amounts.ts';
import type {
  WithdrawalCall,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalInput,
  WithdrawalOutput,
} from './withdrawal.events.ts';

export const withdrawalSetup = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as WithdrawalInput,
    output: {} as WithdrawalOutput,
    tags: {} as 'details' | 'review' | 'busy' | 'done',
  },
  actors: {
    findHolder: fromPromise<PayoutAccount, PayoutAccountDetails | null>(notProvided('findHolder')),
    requestWithdrawal: fromPromise<Withdrawal, WithdrawalCall>(notProvided('requestWithdrawal')),
  },
  guards: {
    isAmountOutOfRange: ({ context, event }) => {
      assertEvent(event, 'details.submitted');
      return withdrawalProblem(event.amountKobo, context) !== null;
    },
    /** After a lost response the wallet may lack this amount already, and the same request has to be repeated. */
    haveLimitsChanged: ({ context, event }) => {
      assertEvent(event, 'limits.changed');
      if (context.mayBeRequested) return false;
      return event.balanceKobo !== context.balanceKobo || event.leftTodayKobo !== context.leftTodayKobo;
    },
    isDestinationMissing: ({ event }) => {
      assertEvent(event, 'details.submitted');
      return event.destination === null;
    },
    isAccountKnown: ({ event }) => {
      assertEvent(event, 'details.submitted');
      return event.destination?.kind === 'used';
    },
    canUseHolder: ({ context: { account, isHolderConfirmed } }) =>
      account?.holderMatch === 'same' || isHolderConfirmed,
    isAmountRejected: (_, { failure }: { failure: Failure }) =>
      failure.code === 'balance_too_low' ||
      failure.code === 'withdrawal_below_minimum' ||
      failure.code === 'withdrawal_day_limit',
    wasRequestedBefore: (_, { failure }: { failure: Failure }) => failure.code === 'idempotency_key_reused',
    ...failureGuards,
  },
  actions: {
    setDetails: assign(({ event }) => {
      assertEvent(event, 'details.submitted');
      const { amountKobo, destination } = event;
      const account = destination?.kind === 'used' ? destination.account : null;
      const accountNumber = destination?.kind === 'new' ? destination.details.accountNumber : null;
      return { amountKobo, account, accountNumber, amountError: null, failure: null };
    }),
    explainAmount: assign(({ context, event }) => {
      assertEvent(event, 'details.submitted');
      const { amountKobo } = event;
      return { amountKobo, amountError: withdrawalProblem(amountKobo, context), failure: null };
    }),
    updateLimits: assign(({ context: { amountKobo, amountError }, event }) => {
      assertEvent(event, 'limits.changed');
      const { balanceKobo, leftTodayKobo } = event;
      return {
        balanceKobo,
        leftTodayKobo,
        amountError: amountError === null ? null : withdrawalProblem(amountKobo, event),
      };
    }),
    explainAmountFailure: assign((_, { failure }: { failure: Failure }) => ({
      mayBeRequested: false,
      amountError: failure.message,
      failure: null,
    })),
    setAccount: assign((_, { account }: { account: PayoutAccount }) => ({ account })),
    setConfirmation: assign(({ event }) => {
      assertEvent(event, 'confirmation.changed');
      return { isHolderConfirmed: event.isHolderConfirmed, isConfirmationMissing: false };
    }),
    noteSent: assign({ mayBeRequested: true }),
    askForConfirmation: assign({ isConfirmationMissing: true }),
    forgetConfirmation: assign({ isHolderConfirmed: false, isConfirmationMissing: false }),
    setWithdrawal: assign((_, { withdrawal }: { withdrawal: Withdrawal }) => ({
      withdrawalId: withdrawal.id,
      isRequested: true,
    })),
    markRequested: assign((_, _params: { failure: Failure }) => ({ isRequested: true })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
    /** Provided by the route: invalidates the queries of the wallet. */
    refreshServerState: notProvided('refreshServerState'),
  },
  delays: formDelays,
});
