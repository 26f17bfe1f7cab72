import { Notice } from '@adire/ui';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { formatDay } from '#domain/dates.ts';
import { formatMoment } from '../facts/labels.ts';

interface HoldNoticeProps {
  readonly contribution: Contribution;
}

/** The notice of an unpaid hold: its end, the due amount, and what reserves the unit. */
export function HoldNotice({ contribution }: HoldNoticeProps) {
  const { status, plan, holdExpiresAt, nextDue, awaitingPayment } = contribution;
  if (status !== 'pending' || holdExpiresAt === null) return null;
  const amounts = contributionAmounts(contribution);
  return (
    <Notice tone="attention" title={`This unit is held for you until ${formatMoment(holdExpiresAt)}.`}>
      {plan === 'C' && nextDue !== null && (
        <>
          Your first contribution of{' '}
          <ExplainedAmount explanation={amounts.leftOf(1, 'Your first contribution')} /> is due on{' '}
          {formatDay(new Date(holdExpiresAt))}; until then the unit is held for you.{' '}
        </>
      )}
      {awaitingPayment === null ? (
        'Choose Make Contribution to pay. The first payment that arrives reserves it.'
      ) : (
        <AwaitedAmount contribution={contribution} payment={awaitingPayment} />
      )}
    </Notice>
  );
}

interface AwaitedAmountProps {
  readonly contribution: Contribution;
  readonly payment: Payment;
}

/** The amount that reserves the unit, or the rest of it once a part has arrived. */
function AwaitedAmount({ contribution, payment }: AwaitedAmountProps) {
  const amounts = contributionAmounts(contribution);
  const transfer = useTransfer(payment.amount, contribution.id);
  return transfer?.hasPart ? (
    <>
      A part is in your wallet. The other{' '}
      <ExplainedAmount explanation={amounts.transfer(payment.amount, transfer.leftKobo)} /> reserves it.
    </>
  ) : (
    <>
      The first payment that arrives reserves it:{' '}
      <ExplainedAmount explanation={amounts.awaited(payment.amount)} /> in your account.
    </>
  );
}
