import { Notice } from '@adire/ui';
import type { Kobo } from '#domain/money.ts';
import { Amount } from '../amount/Amount.tsx';
import type { AmountLeft } from '../money/useAmountLeft.ts';

interface WalletNoticeProps extends AmountLeft {
  readonly dueKobo: Kobo;
}

/** What the wallet holds towards the payment already, where it holds something. */
export function WalletNotice({ leftKobo, wasCovered, dueKobo }: WalletNoticeProps) {
  if (leftKobo === dueKobo) return null;
  const due = <Amount amountKobo={dueKobo} />;
  if (leftKobo > 0) {
    return (
      <Notice tone="info">Your wallet holds a part of the {due} already. Only the rest is to be sent.</Notice>
    );
  }
  return wasCovered ? (
    <Notice tone="positive" title="Your wallet balance covers this">
      There is nothing to transfer: {due} is paid from your wallet when you go on.
    </Notice>
  ) : (
    <Notice tone="positive" title="Your money is in your wallet">
      Tell us that you have sent it, and the {due} is paid at once.
    </Notice>
  );
}
