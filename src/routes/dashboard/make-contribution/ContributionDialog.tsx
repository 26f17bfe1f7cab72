import { Dialog } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { type Contribution, createPayment, getPayment, type Payment } from '#api/calls/contributions.ts';
import { paidCount, remainingKobo } from '#app/contribution/instalments.ts';
import { useLiveChannel } from '#app/live/LiveChannel.ts';
import { usePaymentChanges } from '#app/live/usePaymentChanges.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import {
  type AmountDraft,
  fixedKobo,
} from '#machines/dashboardContribution/dashboardContribution.amounts.ts';
import type {
  DashboardContributionOutput,
  PaymentDeclaration,
} from '#machines/dashboardContribution/dashboardContribution.events.ts';
import { dashboardContributionMachine } from '#machines/dashboardContribution/dashboardContribution.machine.ts';
import { AmountStep } from './AmountStep.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';
import { TransferStep } from './TransferStep.tsx';

interface ContributionDialogProps {
  readonly contribution: Contribution;
  readonly requestId: string;
  /** The choice from when the dialog was last closed. */
  readonly draft: AmountDraft | null;
  readonly onClose: (output: DashboardContributionOutput) => void;
}

const STEPS = 3;

/** The name of the machine's top-level state. */
const stepName = (value: string | object): string =>
  typeof value === 'string' ? value : Object.keys(value).join(' ');

/** Another contribution in three steps: amount, transfer details, outcome. */
export function ContributionDialog({ contribution, requestId, draft, onClose }: ContributionDialogProps) {
  const queryClient = useQueryClient();
  const live = useLiveChannel();
  const refreshServerState = () => invalidateAreas(queryClient, 'contributions', 'wallet');
  const leftKobo = remainingKobo(contribution);
  const { awaitingPayment, nextDue } = contribution;
  const dueKobo = nextDue && fixedKobo(nextDue.amount, leftKobo);
  const [countAtFirst] = useState(() => paidCount(contribution));
  const [snapshot, , actor] = useFlow(
    dashboardContributionMachine.provide({
      actors: {
        declarePayment: fromPromise<Payment, PaymentDeclaration>(({ input, signal }) =>
          createPayment(input.contributionId, input.amountKobo, input.idempotencyKey).finally(() => {
            // The dialog was closed or timed out before the response, so nothing else refreshes the data.
            if (signal.aborted) refreshServerState();
          }),
        ),
        readPayment: fromPromise<Payment, { paymentId: string }>(({ input, signal }) =>
          getPayment(input.paymentId, signal),
        ),
      },
      actions: { refreshServerState },
    }),
    {
      input: {
        contributionId: contribution.id,
        requestId,
        dueKobo,
        remainingKobo: leftKobo,
        awaitingPayment,
        draft,
      },
    },
  );
  usePaymentChanges(useCallback(() => actor.send({ type: 'check.requested' }), [actor]));
  const isBusy = snapshot.hasTag('busy');
  useEffect(() => {
    // What a request has changed is told after its response, which may be lost: a retry must be of the same amount.
    if (!isBusy)
      actor.send({ type: 'contribution.changed', dueKobo, remainingKobo: leftKobo, awaitingPayment });
  }, [actor, isBusy, dueKobo, leftKobo, awaitingPayment]);
  const isDetails = snapshot.hasTag('details');
  const isDone = snapshot.hasTag('done');
  const showsPayment = isDetails || isDone;
  // At the first step the dialog says nothing of money that arrives, so the dashboard announces it.
  useEffect(
    () => (showsPayment ? live.follow(contribution.id) : undefined),
    [live, contribution.id, showsPayment],
  );
  const close = () => {
    actor.send({ type: 'dialog.closed' });
    const { output } = actor.getSnapshot();
    if (output) onClose(output);
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title="Make Contribution"
      description={heldUnitName(contribution)}
      steps={{ current: isDone ? STEPS : isDetails ? 2 : 1, total: STEPS }}
    >
      <div data-state={stepName(snapshot.value)}>
        {snapshot.hasTag('form') && <AmountStep {...{ actor, contribution }} />}
        {isDetails && <TransferStep {...{ actor, contribution }} />}
        {isDone && <OutcomeStep {...{ actor, contribution, countAtFirst }} onClose={close} />}
      </div>
    </Dialog>
  );
}
