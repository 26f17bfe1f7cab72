import { Button, Text } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type Payment, withdrawPayment } from '#api/calls/contributions.ts';
import { ConfirmDialog } from '#app/dialogs/ConfirmDialog.tsx';
import { paymentAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { invalidateAreas } from '#app/queries/keys.ts';
import { formatDay } from '#domain/dates.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { withdrawPaymentMachine } from '#machines/withdrawPayment/withdrawPayment.machine.ts';

interface WithdrawPaymentProps {
  /** A pending payment. */
  readonly payment: Payment;
  /** Called once the server has withdrawn the payment. */
  readonly onWithdrawn?: () => void;
}

/** The button that withdraws a pending payment, and its confirmation dialog. */
export function WithdrawPayment({ payment, onWithdrawn }: WithdrawPaymentProps) {
  const queryClient = useQueryClient();
  const [snapshot, , actor] = useFlow(
    withdrawPaymentMachine.provide({
      actors: {
        withdrawPayment: fromPromise<Payment, { paymentId: string }>(async ({ input }) => {
          const withdrawn = await withdrawPayment(input.paymentId);
          onWithdrawn?.();
          return withdrawn;
        }),
      },
      actions: {
        refreshServerState: () => invalidateAreas(queryClient, 'contributions', 'wallet'),
      },
    }),
    { input: { paymentId: payment.id } },
  );
  const isBusy = snapshot.hasTag('busy');
  const isClosed = snapshot.matches('tooLate');
  const { failure } = snapshot.context;
  const leave = () => actor.send({ type: isClosed ? 'explanation.closed' : 'question.dismissed' });

  return (
    <>
      {snapshot.status === 'active' && (
        <Button variant="quiet" onClick={() => actor.send({ type: 'question.opened' })}>
          Withdraw payment
        </Button>
      )}
      <ConfirmDialog
        open={snapshot.hasTag('question')}
        title="Withdraw this payment?"
        keepLabel="Keep it"
        confirmLabel="Yes, withdraw it"
        busy={isBusy}
        failure={failure}
        retryHint="Withdraw again to try once more."
        isSettled={isClosed}
        onConfirm={() => actor.send({ type: 'question.confirmed' })}
        onLeave={leave}
      >
        <Text tone="ink2">
          We will stop waiting for the <ExplainedAmount explanation={paymentAmount(payment)} />, expected
          since {formatDay(new Date(payment.createdAt))}. Money that you send all the same goes into your
          wallet.
        </Text>
      </ConfirmDialog>
    </>
  );
}
