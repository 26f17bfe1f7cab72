import { Card, Section, Skeleton, Stack, Text } from '@adire/ui';
import { useState } from 'react';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { isBeingConfirmed } from '#app/contribution/isBeingConfirmed.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { formatDay } from '#domain/dates.ts';
import { formatMoment } from '../facts/labels.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';
import { WithdrawPayment } from '../withdraw-payment/WithdrawPayment.tsx';

interface AwaitedPaymentProps {
  readonly contribution: Contribution;
}

/**
 * The pending payment that is still to be sent, if any. Its open confirmation dialog survives the arrival of the money.
 */
export function AwaitedPayment({ contribution }: AwaitedPaymentProps) {
  const { awaitingPayment } = contribution;
  const [latest, setLatest] = useState(awaitingPayment);
  if (awaitingPayment !== null && awaitingPayment !== latest) setLatest(awaitingPayment);
  if (latest === null) return null;
  return (
    <div hidden={awaitingPayment === null || isBeingConfirmed(contribution)}>
      <PaymentDetails key={latest.id} payment={latest} contribution={contribution} />
    </div>
  );
}

/** The account to transfer a payment to, and the button to withdraw the payment. */
function PaymentDetails({ payment, contribution }: AwaitedPaymentProps & { readonly payment: Payment }) {
  const wallet = useWallet();
  const transfer = useTransfer(payment.amount, payment.contributionId);
  const isCovered = transfer?.leftKobo === 0;
  const leftKobo = isCovered ? payment.amount : (transfer?.leftKobo ?? payment.amount);
  const left = contributionAmounts(contribution).transfer(payment.amount, leftKobo);
  // On Plan C the agreement asks for nothing at once: the first contribution is due at the end of the hold.
  const isNotYetAsked = contribution.plan === 'C' && contribution.status === 'pending';
  return (
    <Card>
      <Section
        look={3}
        title={
          <>
            {isNotYetAsked ? 'Your first contribution: ' : 'We are waiting for '}
            <ExplainedAmount explanation={left} />
          </>
        }
      >
        <Stack gap={4}>
          <Text tone="ink2">
            {isNotYetAsked ? '' : `Since ${formatMoment(payment.createdAt)}. `}It counts when the bank
            confirms the transfer; this page changes by itself.
            {payment.lapsesAt !== null &&
              ` Without a transfer it lapses on ${formatDay(new Date(payment.lapsesAt))}.`}
          </Text>
          {isCovered ? (
            <Text>Your wallet covers it: choose Make Contribution to pay from it.</Text>
          ) : (
            <Loaded query={wallet} what="your account details" skeleton={<Skeleton height={140} />}>
              {(account) => <AccountDetails wallet={account} amount={left} />}
            </Loaded>
          )}
          <div>
            <WithdrawPayment payment={payment} />
          </div>
        </Stack>
      </Section>
    </Card>
  );
}
