import { Button, Dialog, Notice, Stack, Text } from '@adire/ui';
import { FlowContext } from '../contribution/flowContext.ts';

/** Asks before the unit is given back. */
export function CancelDialog() {
  const actor = FlowContext.useActorRef();
  const isOpen = FlowContext.useSelector((snapshot) => snapshot.hasTag('cancelling'));
  const isBusy = FlowContext.useSelector((snapshot) => snapshot.hasTag('busy'));
  const unit = FlowContext.useSelector(({ context }) => context.contribution?.unit ?? null);
  const failure = FlowContext.useSelector(({ context }) => context.failure);
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
          <Button variant="quiet" onClick={keep}>
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
          {unit ? `${unit.block}, ${unit.label} goes back on the list, and someone else can take it. ` : null}
          Do not cancel if you have sent the money already.
        </Text>
        {failure && !isBusy ? (
          <Notice tone="critical">{`${failure.message} Cancel again to try once more.`}</Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
