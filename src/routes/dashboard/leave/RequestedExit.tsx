import { Button, Card, DescriptionList, Notice, Stack, Text } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type ExitState, type PlanExit, withdrawExit } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { ConfirmDialog } from '#app/dialogs/ConfirmDialog.tsx';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { invalidateAreas } from '#app/queries/keys.ts';
import { formatDay } from '#domain/dates.ts';
import { EXIT_DECISION_DAYS } from '#domain/plans/exits.ts';
import { countText } from '#domain/quantities.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { withdrawExitMachine } from '#machines/withdrawExit/withdrawExit.machine.ts';
import { exitAmounts } from './exitAmounts.ts';

interface RequestedExitProps {
  readonly contribution: Contribution;
  readonly exit: PlanExit;
}

/** A pending request to leave, with a button to withdraw it. */
export function RequestedExit({ contribution, exit }: RequestedExitProps) {
  const queryClient = useQueryClient();
  const [snapshot, send] = useFlow(
    withdrawExitMachine.provide({
      actors: {
        withdrawExit: fromPromise<ExitState, { contributionId: string }>(({ input }) =>
          withdrawExit(input.contributionId),
        ),
      },
      actions: { refreshServerState: () => invalidateAreas(queryClient, 'contributions', 'wallet') },
    }),
    { input: { contributionId: contribution.id } },
  );
  const amounts = exitAmounts(contribution, exit);
  const isDecided = snapshot.matches('tooLate');
  return (
    <Stack gap={5}>
      <Notice tone="info" title="We are checking your request to leave.">
        You asked on {formatDay(new Date(exit.requestedAt))}, and one of us decides within{' '}
        {countText(EXIT_DECISION_DAYS, 'day')}. Until then nothing is paid into this plan; what you transfer
        stays in your wallet.
      </Notice>
      <Card>
        <DescriptionList
          items={[
            { term: 'You have paid', value: <ExplainedAmount explanation={amounts.paid} /> },
            {
              term: 'Kept back',
              value: exit.fee === 0 ? 'Nothing' : <ExplainedAmount explanation={amounts.fee} />,
            },
            { term: 'Goes into your wallet', value: <ExplainedAmount explanation={amounts.returned} /> },
            { term: 'Reference', value: exit.reference },
          ]}
        />
      </Card>
      {snapshot.status === 'active' && (
        <div>
          <Button variant="tint" size="large" onClick={() => send({ type: 'question.opened' })}>
            Take the request back
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={snapshot.hasTag('question')}
        title="Stay in this plan?"
        keepLabel="Keep the request"
        confirmLabel="Yes, take it back"
        busy={snapshot.hasTag('busy')}
        failure={snapshot.context.failure}
        retryHint="Choose it again to try once more."
        isSettled={isDecided}
        onConfirm={() => send({ type: 'question.confirmed' })}
        onLeave={() => send({ type: isDecided ? 'explanation.closed' : 'question.dismissed' })}
      >
        <Text tone="ink2">Your plan goes on as before, with what you have paid in it.</Text>
      </ConfirmDialog>
    </Stack>
  );
}
