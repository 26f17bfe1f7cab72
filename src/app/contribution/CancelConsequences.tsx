import { Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { heldUnitName } from '#domain/listings/units.ts';

/** What cancelling a contribution that nothing was paid on does to its unit and to money on the way. */
export function CancelConsequences({ contribution }: { readonly contribution: Contribution }) {
  return (
    <Text tone="ink2">
      {heldUnitName(contribution)} goes back on the list, and someone else can take it. Do not cancel if you
      have sent the money already. What has arrived stays in your wallet.
    </Text>
  );
}
