import { Notice } from '@adire/ui';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import type { Explanation } from '#domain/derivation/explanation.ts';
import type { Kobo } from '#domain/money.ts';

interface WalletNoticeProps {
  /** The amount of the payment. */
  readonly due: Explanation;
  readonly fromWallet: Explanation;
  /** The amount still to transfer in addition to the wallet's balance. */
  readonly leftKobo: Kobo;
}

/** The part of the payment that the wallet already covers; nothing if the wallet is empty. */
export function WalletNotice({ leftKobo, fromWallet, due }: WalletNoticeProps) {
  if (leftKobo === due.amountKobo) return null;
  if (leftKobo > 0) {
    return (
      <Notice tone="info">
        Your wallet holds <ExplainedAmount explanation={fromWallet} /> of the{' '}
        <ExplainedAmount explanation={due} /> already. Only the rest is to be sent.
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
