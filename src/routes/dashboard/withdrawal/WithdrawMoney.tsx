import { Button, lazyModule } from '@adire/ui';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { LazyDialog } from '#app/dialogs/LazyDialog.tsx';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import type { WithdrawalOutput } from '#machines/withdrawal/withdrawal.events.ts';
import { withdrawalDraft } from './draft.ts';

const withdrawalDialog = lazyModule(() => import('./WithdrawalDialog.tsx'));

/** The button that opens the withdrawal dialog; nothing if the balance is empty. */
export function WithdrawMoney({ balanceKobo }: { readonly balanceKobo: Kobo }) {
  const [isOpen, setIsOpen] = useState(false);
  // Kept until a withdrawal is requested, so that a retry after a lost response, or a new session, repeats the same request.
  const [requestId, setRequestId] = useState(() => withdrawalDraft.requestId() ?? newId());
  const close = (output: WithdrawalOutput | undefined) => {
    setIsOpen(false);
    if (output?.isRequested) setRequestId(newId());
  };

  if (balanceKobo <= ZERO_KOBO && !isOpen) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Withdraw
      </Button>
      {isOpen && (
        <LazyDialog code={withdrawalDialog}>
          {({ WithdrawalDialog }) => <WithdrawalDialog {...{ balanceKobo, requestId }} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
