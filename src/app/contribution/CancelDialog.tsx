import { Button, Dialog, Notice, Stack, Text } from '@adire/ui';
import { heldUnitName } from '#domain/units.ts';
import { useFlowActor, useFlowSelector } from './flowContext.ts';

/** Asks before the unit is given back. */
export function CancelDialog() {
  const actor = useFlowActor();
  const isOpen = useFlowSelector((snapshot) => snapshot.hasTag('cancelling'));
  const isBusy = useFlowSelector((snapshot) => snapshot.hasTag('busy'));
  const contribution = useFlowSelector(({ context }) => context.contribution);
  const failure = useFlowSelector(({ context }) => context.failure);
  const keep = () => actor.send({ type: 'cancellation.dismissed' });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) keep();
      }}
      title="Cancel this payment?"
      actions={
        <>
          <Button
            variant="quiet"
            onClick={keep}
            disabledReason={isBusy ? 'The unit is being given back.' : undefined}
          >
            Keep the unit
          </Button>
          <Button
            variant="critical"
            busy={isBusy}
            onClick={() => actor.send({ type: 'cancellation.confirmed' })}
          >
            Yes, cancel it
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="ink2">
          {contribution
            ? `${heldUnitName(contribution)} goes back on the list, and someone else can take it. `
            : null}
          Do not cancel if you have sent the money already.
        </Text>
        {failure && !isBusy ? (
          <Notice tone="critical">{`${failure.message} Cancel again to try once more.`}</Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
