import { Text } from '@adire/ui';
import { heldUnitName } from '#domain/listings/units.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
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
      <Text tone="ink2">
        {contribution
          ? `${heldUnitName(contribution)} goes back on the list, and someone else can take it. `
          : null}
        Do not cancel if you have sent the money already. What has arrived stays in your wallet.
      </Text>
    </ConfirmDialog>
  );
}
