import { Notice } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { ZERO_KOBO } from '#domain/money.ts';

interface WalletCoversProps {
  readonly contribution: Contribution;
}

/** Offers the money in the wallet where it covers what is due next. */
export function WalletCovers({ contribution: { id, nextDue } }: WalletCoversProps) {
  const transfer = useTransfer(nextDue?.amount ?? ZERO_KOBO, id);
  if (nextDue === null || transfer === null || transfer.leftKobo > 0) return null;
  return (
    <Notice tone="positive" title="Your wallet covers what is due next.">
      It holds <Amount amountKobo={transfer.wallet.balance} />, and <Amount amountKobo={nextDue.amount} /> is
      due. Choose Make Contribution to pay from it: there is nothing to transfer.
    </Notice>
  );
}
