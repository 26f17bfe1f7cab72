import { DescriptionList } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';

interface TransferSumProps {
  readonly amountKobo: Kobo;
  /** What it is for: a payment that it replaces asks nothing of the balance. */
  readonly contribution: Contribution;
}

/** What of an amount the wallet covers, and what is left to transfer. Silent until the balance is known. */
export function TransferSum({ amountKobo, contribution }: TransferSumProps) {
  const transfer = useTransfer(amountKobo, contribution.id);
  if (transfer === null) return null;
  const amounts = contributionAmounts(contribution);
  return (
    <DescriptionList
      items={[
        ...(transfer.fromWallet.amountKobo > ZERO_KOBO
          ? [
              {
                term: 'This payment',
                value: <ExplainedAmount explanation={amounts.payment(amountKobo)} />,
              },
              {
                term: 'From your wallet balance',
                value: (
                  <>
                    − <ExplainedAmount explanation={transfer.fromWallet} />
                  </>
                ),
              },
            ]
          : []),
        {
          term: 'You transfer',
          value: (
            <strong>
              <ExplainedAmount explanation={amounts.transfer(amountKobo, transfer.leftKobo)} />
            </strong>
          ),
        },
      ]}
    />
  );
}
