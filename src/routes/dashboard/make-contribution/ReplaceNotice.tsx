import { Notice } from '@adire/ui';
import type { Payment } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { formatDay } from '#domain/dates.ts';
import type { Kobo } from '#domain/money.ts';
import { WithdrawPayment } from '../withdraw/WithdrawPayment.tsx';

interface ReplaceNoticeProps {
  /** The one that waits for its transfer. */
  readonly payment: Payment;
  /** What is about to be announced; null while there is no amount. */
  readonly chosenKobo: Kobo | null;
  readonly onWithdrawn: () => void;
}

/** A payment that waits already, what the chosen amount does to it, and the way to withdraw it. */
export function ReplaceNotice({ payment, chosenKobo, onWithdrawn }: ReplaceNoticeProps) {
  const announced = (
    <>
      <Amount amountKobo={payment.amount} /> that you announced on {formatDay(new Date(payment.createdAt))}
    </>
  );
  return (
    <Notice tone="info" action={<WithdrawPayment payment={payment} onWithdrawn={onWithdrawn} />}>
      {chosenKobo === null || chosenKobo === payment.amount ? (
        <>We are waiting for the {announced}. </>
      ) : (
        <>This replaces the {announced}. </>
      )}
    </Notice>
  );
}
