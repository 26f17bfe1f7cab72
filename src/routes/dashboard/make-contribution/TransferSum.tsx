import { DescriptionList } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';

interface TransferSumProps {
  readonly amountKobo: Kobo;
  /** The contribution to pay into: the pending payment that this one replaces does not reserve any of the balance. */
  readonly contribution: Contribution;
}

/**
 * The part of an amount that the wallet covers, and the rest to transfer. Renders nothing until the balance is loaded.
 */
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
