import type { Contribution } from '#api/calls/contributions.ts';
import { positionAfterPayment } from '#app/contribution/instalments.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import type { Kobo } from '#domain/money.ts';
import { TARGET_NAMES, TO_TARGET_TEXTS } from '#domain/plans/targetNames.ts';

interface PaymentPreviewProps {
  readonly contribution: Contribution;
  readonly amountKobo: Kobo;
}

/** The progress after a payment of this amount. */
export function PaymentPreview({ contribution, amountKobo }: PaymentPreviewProps) {
  const { count, target } = positionAfterPayment(contribution, amountKobo);
  const left =
    target &&
    contributionAmounts(contribution).leftAfter(TARGET_NAMES[target.name], target.amount, amountKobo);
  return (
    <>
      With this payment,{' '}
      <strong>
        {count} of {contribution.schedule.length} instalments
      </strong>{' '}
      {count === 1 ? 'is' : 'are'} paid.{' '}
      {target === null || left === null ? (
        'It is the last one that is needed.'
      ) : (
        <>
          <strong>
            <ExplainedAmount explanation={left} />
          </strong>{' '}
          remains {TO_TARGET_TEXTS[target.name]}.
        </>
      )}
    </>
  );
}
