import { Notice } from '@adire/ui';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import type { Explanation } from '#domain/explanation.ts';
import type { Kobo } from '#domain/money.ts';

interface WalletNoticeProps {
  /** The payment. */
  readonly due: Explanation;
  /** What must still be sent beside what the wallet holds. */
  readonly leftKobo: Kobo;
}

/** What the wallet holds towards the payment already, where it holds something. */
export function WalletNotice({ leftKobo, due }: WalletNoticeProps) {
  if (leftKobo === due.amountKobo) return null;
  if (leftKobo > 0) {
    return (
      <Notice tone="info">
        Your wallet holds a part of the <ExplainedAmount explanation={due} /> already. Only the rest is to be
        sent.
      </Notice>
    );
  }
  return (
    <Notice tone="positive" title="There is nothing to transfer">
      The <ExplainedAmount explanation={due} /> is in your wallet. Pay it from there, and the unit is reserved
      for you.
    </Notice>
  );
}
