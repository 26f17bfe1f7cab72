import { Dialog, Spinner } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '#app/failures/LoadFailure.tsx';
import { hasFailedToLoad } from '#app/failures/loadFailure.ts';
import { withdrawalOptionsQuery } from '#app/queries/withdrawals.ts';
import type { Kobo } from '#domain/money.ts';
import type { WithdrawalOutput } from '#machines/withdrawal/withdrawal.events.ts';
import { WithdrawalFlow, type WithdrawalOptions } from './WithdrawalFlow.tsx';

interface WithdrawalDialogProps {
  readonly balanceKobo: Kobo;
  readonly requestId: string;
  readonly onClose: (output?: WithdrawalOutput) => void;
}

/** Loads today's remaining limit and the buyer's payout accounts, then starts the flow. */
export function WithdrawalDialog({ balanceKobo, requestId, onClose }: WithdrawalDialogProps) {
  const query = useQuery({ ...withdrawalOptionsQuery(), staleTime: 0 });
  // Fixed when the flow starts, because the flow itself adds to the accounts.
  const [options, setOptions] = useState<WithdrawalOptions | null>(null);
  if (!options && query.data && !query.isFetching) setOptions(query.data);
  if (options)
    return (
      <WithdrawalFlow
        {...{ balanceKobo, requestId, options, onClose }}
        leftTodayKobo={(query.data ?? options).leftToday}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Withdraw"
    >
      {hasFailedToLoad(query) ? (
        <LoadFailure query={query} what="what you can withdraw" level={3} />
      ) : (
        <Spinner label="Loading" />
      )}
    </Dialog>
  );
}
