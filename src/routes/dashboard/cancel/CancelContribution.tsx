import { Button } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type Contribution, cancelContribution } from '#api/calls/contributions.ts';
import { CancelConsequences } from '#app/contribution/CancelConsequences.tsx';
import { ConfirmDialog } from '#app/dialogs/ConfirmDialog.tsx';
import { invalidateAreas } from '#app/queries/keys.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { cancelContributionMachine } from '#machines/cancelContribution/cancelContribution.machine.ts';

interface CancelContributionProps {
  readonly contribution: Contribution;
}

/** The button and dialog that release a held unit; nothing once money was received. */
export function CancelContribution({ contribution }: CancelContributionProps) {
  const queryClient = useQueryClient();
  const [snapshot, , actor] = useFlow(
    cancelContributionMachine.provide({
      actors: {
        cancelContribution: fromPromise<Contribution, { contributionId: string }>(({ input }) =>
          cancelContribution(input.contributionId),
        ),
      },
      actions: {
        refreshServerState: () => invalidateAreas(queryClient, 'contributions', 'wallet', 'properties'),
      },
    }),
    { input: { contributionId: contribution.id } },
  );
  const isAsking = snapshot.hasTag('question');
  const isBusy = snapshot.hasTag('busy');
  const isAlreadyPaid = snapshot.matches('tooLate');
  const { failure } = snapshot.context;
  const leave = () => actor.send({ type: isAlreadyPaid ? 'explanation.closed' : 'question.dismissed' });

  const canCancel =
    contribution.status === 'pending' && contribution.paid === 0 && snapshot.status === 'active';
  return (
    <>
      {canCancel && (
        <Button variant="critical" onClick={() => actor.send({ type: 'question.opened' })}>
          Cancel contribution
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Cancel this contribution?"
        keepLabel="Keep the unit"
        confirmLabel="Yes, cancel it"
        busy={isBusy}
        failure={failure}
        retryHint="Cancel again to try once more."
        isSettled={isAlreadyPaid}
        onConfirm={() => actor.send({ type: 'question.confirmed' })}
        onLeave={leave}
      >
        <CancelConsequences contribution={contribution} />
      </ConfirmDialog>
    </>
  );
}
