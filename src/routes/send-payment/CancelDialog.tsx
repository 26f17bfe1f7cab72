import { Button, Dialog, Text } from '@adire/ui';
import { FlowContext } from '../contribution/flowContext.ts';

/** Asks before the unit is given back. */
export function CancelDialog() {
  const actor = FlowContext.useActorRef();
  const isOpen = FlowContext.useSelector((snapshot) => snapshot.hasTag('cancelling'));
  const isBusy = FlowContext.useSelector((snapshot) => snapshot.hasTag('busy'));
  const unit = FlowContext.useSelector(({ context }) => context.contribution?.unit ?? null);
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
      <Text tone="ink2">
        {unit ? `${unit.block}, ${unit.label} goes back on the list, and someone else can take it. ` : null}
        Do not cancel if you have sent the money already.
      </Text>
    </Dialog>
  );
}
