import { Notice } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { WalletAmount } from '#app/explain/WalletFigure.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { dueNow } from '../facts/dueNow.ts';

interface WalletCoversProps {
  readonly contribution: Contribution;
}

/** Offers to pay from the wallet if it covers all that is due where some is late, or else the next due amount. */
export function WalletCovers({ contribution }: WalletCoversProps) {
  const { id, nextDue } = contribution;
  const due = dueNow(contribution, lagosDate(new Date()));
  const transfer = useTransfer(due?.amount.amountKobo ?? ZERO_KOBO, id);
  if (nextDue === null || due === null || transfer === null || transfer.leftKobo > 0) return null;
  const isLate = due.kind === 'late';
  return (
    <Notice tone="positive" title={`Your wallet covers ${isLate ? 'all that is due' : 'what is due next'}.`}>
      It holds <WalletAmount wallet={transfer.wallet} />, and <ExplainedAmount explanation={due.amount} /> is{' '}
      {isLate ? 'due, late since' : 'due on'} {formatDay(nextDue.dueOn)}. Choose Make Contribution to pay from
      it: there is nothing to transfer.
    </Notice>
  );
}
