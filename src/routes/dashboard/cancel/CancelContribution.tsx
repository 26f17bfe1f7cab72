import { Button, Dialog, Notice, Stack, Text } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type Contribution, cancelContribution } from '#api/calls/contributions.ts';
import { heldUnitName } from '#domain/units.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { cancelContributionMachine } from '#machines/cancelContribution/cancelContribution.machine.ts';

interface CancelContributionProps {
  readonly contribution: Contribution;
}

const CHANGED = ['contributions', 'payments', 'wallet', 'properties'] as const;

/** The button that gives a held unit back, and its question; nothing once money has come. */
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
        announceChange: () => {
          for (const key of CHANGED) void queryClient.invalidateQueries({ queryKey: [key] });
        },
      },
    }),
    { input: { contributionId: contribution.id } },
  );
  const isAsking = snapshot.hasTag('question');
  const isBusy = snapshot.hasTag('busy');
  const isPaidInto = snapshot.matches('tooLate');
  const { failure } = snapshot.context;
  const leave = () => actor.send({ type: isPaidInto ? 'explanation.closed' : 'question.dismissed' });

  const canCancel =
    contribution.status === 'pending' && contribution.paid === 0 && snapshot.status === 'active';
  return (
    <>
      {canCancel && (
        <Button variant="critical" onClick={() => actor.send({ type: 'question.opened' })}>
          Cancel contribution
        </Button>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={(isOpen) => {
          if (!isOpen) leave();
        }}
        title="Cancel this contribution?"
        actions={
          isPaidInto ? (
            <Button onClick={leave}>Done</Button>
          ) : (
            <>
              {!isBusy && (
                <Button variant="quiet" onClick={leave}>
                  Keep the unit
                </Button>
              )}
              <Button
                variant="critical"
                busy={isBusy}
                onClick={() => actor.send({ type: 'question.confirmed' })}
              >
                Yes, cancel it
              </Button>
            </>
          )
        }
      >
        <Stack gap={4}>
          {!isPaidInto && (
            <Text tone="ink2">
              {`${heldUnitName(contribution)} goes back on the list, and someone else can take it. `}
              Do not cancel if you have sent the money already.
            </Text>
          )}
          {failure && (
            <Notice tone={isPaidInto ? 'info' : 'critical'}>
              {isPaidInto ? failure.message : `${failure.message} Cancel again to try once more.`}
            </Notice>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
