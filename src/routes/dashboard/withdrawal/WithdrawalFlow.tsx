import { Dialog } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  addPayoutAccount,
  createWithdrawal,
  type getWithdrawalOptions,
  type PayoutAccount,
  type PayoutAccountDetails,
  type Withdrawal,
} from '#api/calls/withdrawals.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { withdrawalQuery } from '#app/queries/withdrawals.ts';
import { useUser } from '#app/session/useUser.ts';
import type { Kobo } from '#domain/money.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import type { WithdrawalCall, WithdrawalOutput } from '#machines/withdrawal/withdrawal.events.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { NEW_ACCOUNT, type WithdrawalDraft, withdrawalDraft } from './draft.ts';
import { ReviewStep } from './ReviewStep.tsx';

export type WithdrawalOptions = Awaited<ReturnType<typeof getWithdrawalOptions>>;

interface WithdrawalFlowProps {
  readonly balanceKobo: Kobo;
  readonly leftTodayKobo: Kobo;
  readonly requestId: string;
  readonly options: WithdrawalOptions;
  readonly onClose: (output?: WithdrawalOutput) => void;
}

const STEPS = 3;

/** A withdrawal in three steps: amount and account, password, status. */
export function WithdrawalFlow({
  balanceKobo,
  leftTodayKobo,
  requestId,
  options,
  onClose,
}: WithdrawalFlowProps) {
  const queryClient = useQueryClient();
  const refreshServerState = () => invalidateAreas(queryClient, 'wallet');
  const { id: userId } = useUser();
  const [draft, setDraft] = useState<WithdrawalDraft>(() => draftOf(userId, options));
  const keepDraft = (typed: WithdrawalDraft) => {
    setDraft(typed);
    withdrawalDraft.keep(userId, { subject: '', requestId, typed });
  };
  const [snapshot, , actor] = useFlow(
    withdrawalMachine.provide({
      actors: {
        findHolder: fromPromise<PayoutAccount, PayoutAccountDetails | null>(({ input: details }) => {
          if (!details) throw new Error('There is no account to ask for');
          return addPayoutAccount(details);
        }),
        requestWithdrawal: fromPromise<Withdrawal, WithdrawalCall>(
          async ({ input: { amountKobo, idempotencyKey, ...wanted }, signal }) => {
            try {
              const requested = await createWithdrawal({ ...wanted, amount: amountKobo }, idempotencyKey);
              // The last step shows it at once, even if reading its status fails.
              queryClient.setQueryData(withdrawalQuery(requested.id).queryKey, requested);
              return requested;
            } finally {
              // The dialog was closed or timed out before the response, so nothing else refreshes the data.
              if (signal.aborted) refreshServerState();
            }
          },
        ),
      },
      actions: { refreshServerState },
    }),
    { input: { requestId, balanceKobo, leftTodayKobo } },
  );
  const isDetails = snapshot.hasTag('details');
  const isReview = snapshot.hasTag('review');
  const isDone = snapshot.hasTag('done');
  const isChoosing = isDetails && !snapshot.hasTag('busy');
  useEffect(() => {
    // The later steps are about the submitted amount, which may have left the wallet already.
    if (isChoosing) actor.send({ type: 'limits.changed', balanceKobo, leftTodayKobo });
  }, [actor, isChoosing, balanceKobo, leftTodayKobo]);
  const { isRequested } = snapshot.context;
  useEffect(() => {
    if (isRequested) withdrawalDraft.forget();
  }, [isRequested]);
  const close = () => {
    withdrawalDraft.forget();
    actor.send({ type: 'dialog.closed' });
    onClose(actor.getSnapshot().output);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title="Withdraw"
      description="To a bank account in your own name"
      steps={{ current: isDone ? STEPS : isReview ? 2 : 1, total: STEPS }}
    >
      <div
        data-state={
          typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value).join(' ')
        }
      >
        {isDetails && (
          <DetailsStep
            {...{ actor, draft }}
            onDraft={keepDraft}
            accounts={options.accounts}
            dayLimitKobo={options.dayLimit}
          />
        )}
        {isReview && <ReviewStep actor={actor} />}
        {isDone && <DoneStep actor={actor} onClose={close} />}
      </div>
    </Dialog>
  );
}

/** The first step as it begins: with what this buyer had typed when their session ended. */
function draftOf(userId: string, { accounts }: WithdrawalOptions): WithdrawalDraft {
  const kept = withdrawalDraft.read(userId, '');
  const choices = [...accounts.map(({ id }) => id), NEW_ACCOUNT];
  return {
    amountKobo: kept?.amountKobo ?? null,
    accountId: choices.find((id) => id === kept?.accountId) ?? choices[0] ?? NEW_ACCOUNT,
    bankName: kept?.bankName ?? '',
    accountNumber: kept?.accountNumber ?? '',
  };
}
