import { Checkbox, Notice, Stack } from '@adire/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setPaysDue } from '#api/calls/wallet.ts';
import { toFailure } from '#api/failure.ts';
import { walletQuery } from '../queries/wallet.ts';
import { useUser } from '../session/useUser.ts';
import { useWallet } from './useWallet.ts';

/** The checkbox 'Pay what is due from my wallet', off by default. Renders nothing until the wallet is loaded. */
export function PayDueCheckbox() {
  const user = useUser();
  const { data: wallet } = useWallet();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: setPaysDue,
    onSuccess: (changed) => queryClient.setQueryData(walletQuery(user.id).queryKey, changed),
  });
  if (!wallet) return null;
  return (
    <Stack gap={2}>
      <Checkbox
        label="Pay what is due from my wallet"
        hint="On the due day of each instalment, your balance pays it where it covers all of it. You get a message of each payment."
        // Optimistic: shows the new value while it is saved, and the stored value again if saving fails.
        checked={change.isPending ? change.variables : wallet.paysDue}
        onChange={(paysDue) => change.mutate(paysDue)}
      />
      {change.isError && <Notice tone="critical">{toFailure(change.error).message}</Notice>}
    </Stack>
  );
}
