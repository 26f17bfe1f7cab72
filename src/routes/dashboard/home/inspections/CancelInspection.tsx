import { Button, Text } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { cancelInspection, type Inspection } from '#api/calls/support.ts';
import { ConfirmDialog } from '#app/dialogs/ConfirmDialog.tsx';
import { useNotify } from '#app/notifications/useNotify.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { cancelInspectionMachine } from '#machines/cancelInspection/cancelInspection.machine.ts';

interface CancelInspectionProps {
  readonly inspection: Inspection;
  /** Its home and day. */
  readonly name: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A button that cancels an inspection, after a confirmation. It has to stay rendered until `onClose` is called. */
export function CancelInspection({
  inspection: { reference, property },
  name,
  onOpen,
  onClose,
}: CancelInspectionProps) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [snapshot, send] = useFlow(
    cancelInspectionMachine.provide({
      actors: {
        cancelInspection: fromPromise<void, { reference: string }>(({ input }) =>
          cancelInspection(input.reference),
        ),
      },
      actions: {
        refreshServerState: ({ context }) => {
          invalidateAreas(queryClient, 'inspections');
          if (context.failure !== null) return;
          onClose();
          notify({ tone: 'positive', message: `Your inspection of ${name} is cancelled.` });
        },
      },
    }),
    { input: { reference } },
  );
  return (
    <>
      {snapshot.status === 'active' && (
        <Button
          variant="quiet"
          aria-label={`Cancel the inspection of ${name}`}
          onClick={() => {
            onOpen();
            send({ type: 'question.opened' });
          }}
        >
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
        isSettled={snapshot.matches('tooLate')}
        onConfirm={() => send({ type: 'question.confirmed' })}
        onLeave={() => {
          send({ type: snapshot.matches('tooLate') ? 'explanation.closed' : 'question.dismissed' });
          onClose();
        }}
      >
        <Text tone="ink2">
          Nobody will wait for you at {name}.
          {property.withdrawn ? null : ' You can ask for another day at any time.'}
        </Text>
      </ConfirmDialog>
    </>
  );
}
