import { Notice } from '@adire/ui';
import type { ReactNode } from 'react';
import type { Payment } from '#api/calls/contributions.ts';
import { paymentAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import type { Explanation } from '#domain/derivation/explanation.ts';

interface PartInWalletProps {
  readonly payment: Payment;
  readonly fromWallet: Explanation;
  /** The amount that still has to arrive. */
  readonly left: Explanation;
  /** The end of the hold, as text; null if there is none. */
  readonly heldUntil?: string | null;
}

/** What the wallet holds of an awaited payment, and what still has to arrive. */
export function PartInWallet({ payment, fromWallet, left, heldUntil = null }: PartInWalletProps) {
  return (
    <Notice tone="attention">
      <ExplainedAmount explanation={fromWallet} /> of the{' '}
      <ExplainedAmount explanation={paymentAmount(payment)} /> is in your wallet. The other{' '}
      <ExplainedAmount explanation={left} /> has to arrive
      {heldUntil === null ? '' : ` by ${heldUntil}`}: send it if you have not.
    </Notice>
  );
}

interface TransferTitles {
  readonly sent: ReactNode;
  readonly waiting: ReactNode;
}

const WHOLE_TITLES: TransferTitles = { sent: 'You have sent the money', waiting: 'Waiting for the bank' };

/**
 * The titles of the two steps of a transfer. Of a payment that the wallet holds in part, only that part is certain: the
 * buyer may have sent less than they were asked for.
 */
export const transferTitles = (
  part: Pick<PartInWalletProps, 'fromWallet' | 'left'> | null,
): TransferTitles =>
  part === null
    ? WHOLE_TITLES
    : {
        sent: (
          <>
            <ExplainedAmount explanation={part.fromWallet} /> is in your wallet
          </>
        ),
        waiting: (
          <>
            Waiting for the other <ExplainedAmount explanation={part.left} />
          </>
        ),
      };
