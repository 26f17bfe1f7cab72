import { Notice } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { nextDueAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { WalletAmount } from '#app/explain/WalletFigure.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { ZERO_KOBO } from '#domain/money.ts';

interface WalletCoversProps {
  readonly contribution: Contribution;
}

/** Offers to pay from the wallet if it covers the next due amount. */
export function WalletCovers({ contribution }: WalletCoversProps) {
  const { id, nextDue } = contribution;
  const transfer = useTransfer(nextDue?.amount ?? ZERO_KOBO, id);
  if (nextDue === null || transfer === null || transfer.leftKobo > 0) return null;
  const isLate = nextDue.dueOn < lagosDate(new Date());
  return (
    <Notice tone="positive" title="Your wallet covers what is due next.">
      It holds <WalletAmount wallet={transfer.wallet} />, and{' '}
      <ExplainedAmount explanation={nextDueAmount(contribution)} /> {isLate ? 'was' : 'is'} due on{' '}
      {formatDay(nextDue.dueOn)}. Choose Make Contribution to pay from it: there is nothing to transfer.
    </Notice>
  );
}
