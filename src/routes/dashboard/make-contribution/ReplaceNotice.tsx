import { Notice } from '@adire/ui';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { formatDay } from '#domain/dates.ts';
import type { Kobo } from '#domain/money.ts';
import { WithdrawPayment } from '../withdraw-payment/WithdrawPayment.tsx';

interface ReplaceNoticeProps {
  readonly contribution: Contribution;
  /** The pending payment. */
  readonly payment: Payment;
  /** The amount of the new payment; null until one is chosen. */
  readonly chosenKobo: Kobo | null;
  readonly onWithdrawn: () => void;
}

/** Names the pending payment and whether the new one replaces it, with a button to withdraw it. */
export function ReplaceNotice({ contribution, payment, chosenKobo, onWithdrawn }: ReplaceNoticeProps) {
  const expected = (
    <>
      <ExplainedAmount explanation={contributionAmounts(contribution).awaited(payment.amount)} />, expected
      since {formatDay(new Date(payment.createdAt))}
    </>
  );
  return (
    <Notice tone="info" action={<WithdrawPayment payment={payment} onWithdrawn={onWithdrawn} />}>
      {chosenKobo === null || chosenKobo === payment.amount ? (
        <>We are waiting for the {expected}. </>
      ) : (
        <>This replaces the {expected}. </>
      )}
    </Notice>
  );
}
