import { Button } from '@adire/ui';
import { v7 as newUuid } from 'uuid';
import { useFlowActor, useFlowSelector } from '#app/contribution/flowContext.ts';
import * as styles from '#app/contribution/PaymentPage.css.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { useTransferCheck } from '#app/money/useTransferCheck.ts';

/** The buttons to cancel and to continue, below the error of the last attempt. */
export function PaymentButtons({ isCovered }: { readonly isCovered: boolean }) {
  const actor = useFlowActor();
  const isPaying = useFlowSelector(
    (snapshot) =>
      snapshot.matches({ payment: 'declaring' }) || snapshot.matches({ payment: 'payingFromWallet' }),
  );
  // The open cancel dialog shows its own error.
  const failure = useFlowSelector((snapshot) =>
    snapshot.hasTag('cancelling') ? null : snapshot.context.failure,
  );
  const checkTransfers = useTransferCheck();
  const declareTransfer = () => {
    if (!isCovered) checkTransfers();
    actor.send({ type: isCovered ? 'walletPayment.requested' : 'transfer.declared', newKey: newUuid() });
  };
  return (
    <>
      <FailureNotice failure={failure} retryHint="Nothing was lost: you can try again." />
      <div className={styles.buttons}>
        <div className={styles.cancel}>
          <Button
            variant="critical"
            size="compact"
            onClick={() => actor.send({ type: 'cancellation.requested' })}
            disabledReason={isPaying ? 'Your payment is being made.' : undefined}
          >
            Cancel Payment
          </Button>
        </div>
        <Button size="compact" block busy={isPaying} onClick={declareTransfer}>
          {isCovered ? 'Pay from wallet' : 'I have sent the money'}
        </Button>
      </div>
    </>
  );
}
