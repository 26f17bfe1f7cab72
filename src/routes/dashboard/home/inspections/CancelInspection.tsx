import { Button, Text } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { cancelInspection, type Inspection } from '#api/calls/support.ts';
import { ConfirmDialog } from '#app/dialogs/ConfirmDialog.tsx';
import { useNotify } from '#app/notifications/useNotify.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { formatDay } from '#domain/dates.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { cancelInspectionMachine } from '#machines/cancelInspection/cancelInspection.machine.ts';

/** A button that cancels an inspection, after a confirmation. */
export function CancelInspection({
  inspection: { reference, day, property },
}: {
  readonly inspection: Inspection;
}) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = () => invalidateAreas(queryClient, 'inspections');
  const what = `${property.title} on ${formatDay(day)}`;
  const [snapshot, send] = useFlow(
    cancelInspectionMachine.provide({
      actors: {
        cancelInspection: fromPromise<void, { reference: string }>(({ input }) =>
          cancelInspection(input.reference),
        ),
      },
      actions: {
        refreshServerState: ({ context }) => {
          // Without its line the list would take the explanation away: closing it refreshes.
          if (context.failure !== null) return;
          refresh();
          notify({ tone: 'positive', message: `Your inspection of ${what} is cancelled.` });
        },
      },
    }),
    { input: { reference } },
  );
  const isOver = snapshot.matches('tooLate');
  return (
    <>
      {snapshot.status === 'active' && (
        <Button variant="quiet" onClick={() => send({ type: 'question.opened' })}>
          Cancel
        </Button>
      )}
      <ConfirmDialog
        open={snapshot.hasTag('question')}
        title="Cancel this inspection?"
        keepLabel="Keep it"
        confirmLabel="Yes, cancel it"
        busy={snapshot.hasTag('busy')}
        failure={snapshot.context.failure}
        retryHint="Choose it again to try once more."
        isSettled={isOver}
        onConfirm={() => send({ type: 'question.confirmed' })}
        onLeave={() => {
          send({ type: isOver ? 'explanation.closed' : 'question.dismissed' });
          if (isOver) refresh();
        }}
      >
        <Text tone="ink2">
          Nobody will wait for you at {what}.
          {property.withdrawn ? null : ' You can ask for another day at any time.'}
        </Text>
      </ConfirmDialog>
    </>
  );
}
