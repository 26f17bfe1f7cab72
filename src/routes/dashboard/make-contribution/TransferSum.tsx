import { DescriptionList } from '@adire/ui';
import { useTransfer } from '#app/money/useTransfer.ts';
import { formatNaira, type Kobo, kobo } from '#domain/money.ts';

interface TransferSumProps {
  readonly amountKobo: Kobo;
  /** What it is for: a payment that it replaces asks nothing of the balance. */
  readonly contributionId: string;
}

/** What of an amount the wallet covers, and what is left to transfer. Silent until the balance is known. */
export function TransferSum({ amountKobo, contributionId }: TransferSumProps) {
  const transfer = useTransfer(amountKobo, contributionId);
  if (transfer === null) return null;
  const fromWalletKobo = kobo(amountKobo - transfer.leftKobo);
  return (
    <DescriptionList
      items={[
        ...(fromWalletKobo > 0
          ? [{ term: 'From your wallet balance', value: `− ${formatNaira(fromWalletKobo)}` }]
          : []),
        { term: 'You transfer', value: <strong>{formatNaira(transfer.leftKobo)}</strong> },
      ]}
    />
  );
}
