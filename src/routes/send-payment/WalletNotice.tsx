import { Notice } from '@adire/ui';
import { Amount } from '#app/amount/Amount.tsx';
import type { Kobo } from '#domain/money.ts';

interface WalletNoticeProps {
  readonly dueKobo: Kobo;
  /** What must still be sent beside what the wallet holds. */
  readonly leftKobo: Kobo;
}

/** What the wallet holds towards the payment already, where it holds something. */
export function WalletNotice({ leftKobo, dueKobo }: WalletNoticeProps) {
  if (leftKobo === dueKobo) return null;
  if (leftKobo > 0) {
    return (
      <Notice tone="info">
        Your wallet holds a part of the <Amount amountKobo={dueKobo} /> already. Only the rest is to be sent.
      </Notice>
    );
  }
  return (
    <Notice tone="positive" title="There is nothing to transfer">
      The <Amount amountKobo={dueKobo} /> is in your wallet. Pay it from there, and the unit is reserved for
      you.
    </Notice>
  );
}
