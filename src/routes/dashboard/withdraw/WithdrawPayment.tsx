import { Button, Dialog, Notice, Stack, Text } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type Payment, withdrawPayment } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { formatDay } from '#domain/dates.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { withdrawPaymentMachine } from '#machines/withdrawPayment/withdrawPayment.machine.ts';

interface WithdrawPaymentProps {
  /** One that waits for its transfer. */
  readonly payment: Payment;
  /** Once the server has withdrawn it. */
  readonly onWithdrawn?: () => void;
}

const CHANGED = ['contributions', 'wallet'] as const;

/** The button that withdraws a payment which waits for its transfer, and its question. */
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
        announceChange: () => {
          for (const key of CHANGED) void queryClient.invalidateQueries({ queryKey: [key] });
        },
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
      <Dialog
        open={snapshot.hasTag('question')}
        onOpenChange={(isOpen) => {
          if (!isOpen) leave();
        }}
        title="Withdraw this payment?"
        actions={
          isClosed ? (
            <Button onClick={leave}>Done</Button>
          ) : (
            <>
              {!isBusy && (
                <Button variant="quiet" onClick={leave}>
                  Keep it
                </Button>
              )}
              <Button
                variant="critical"
                busy={isBusy}
                onClick={() => actor.send({ type: 'question.confirmed' })}
              >
                Yes, withdraw it
              </Button>
            </>
          )
        }
      >
        <Stack gap={4}>
          {!isClosed && (
            <Text tone="ink2">
              We will not expect the <Amount amountKobo={payment.amount} /> that you announced on{' '}
              {formatDay(new Date(payment.createdAt))}. Money that you send all the same goes into your
              wallet.
            </Text>
          )}
          {failure && (
            <Notice tone={isClosed ? 'info' : 'critical'}>
              {isClosed ? failure.message : `${failure.message} Withdraw again to try once more.`}
            </Notice>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
