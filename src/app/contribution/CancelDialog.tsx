import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { CancelConsequences } from './CancelConsequences.tsx';
import { useFlowActor, useFlowSelector } from './flowContext.ts';

/** Confirms that the buyer cancels the payment and releases the unit. */
export function CancelDialog() {
  const actor = useFlowActor();
  const isOpen = useFlowSelector((snapshot) => snapshot.hasTag('cancelling'));
  const isBusy = useFlowSelector((snapshot) => snapshot.hasTag('busy'));
  const contribution = useFlowSelector(({ context }) => context.contribution);
  const failure = useFlowSelector(({ context }) => context.failure);
  return (
    <ConfirmDialog
      open={isOpen}
      title="Cancel this payment?"
      keepLabel="Keep the unit"
      keepBusyReason="The unit is being given back."
      confirmLabel="Yes, cancel it"
      busy={isBusy}
      failure={isBusy ? null : failure}
      retryHint="Cancel again to try once more."
      onConfirm={() => actor.send({ type: 'cancellation.confirmed' })}
      onLeave={() => actor.send({ type: 'cancellation.dismissed' })}
    >
      {contribution && <CancelConsequences contribution={contribution} />}
    </ConfirmDialog>
  );
}
