import { Card, Section, Skeleton, Stack, Text } from '@adire/ui';
import type { Payment } from '#api/calls/contributions.ts';
import { formatDay } from '#domain/dates.ts';
import { Amount } from '../../amount/Amount.tsx';
import { useTransfer } from '../../money/useTransfer.ts';
import { useWallet } from '../../money/useWallet.ts';
import { formatMoment } from '../facts/words.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';
import { WithdrawPayment } from '../withdraw/WithdrawPayment.tsx';

interface AwaitedPaymentProps {
  readonly payment: Payment;
}

/** A payment that waits for its transfer: where to send it, and the way to withdraw it. */
export function AwaitedPayment({ payment }: AwaitedPaymentProps) {
  const wallet = useWallet();
  // Where the balance covers it, the wallet is about to pay: nothing less than the whole is named until then.
  const leftKobo = useTransfer(payment.amount, payment.contributionId)?.leftKobo || payment.amount;
  return (
    <Card>
      <Section
        look={3}
        title={
          <>
            We are waiting for <Amount amountKobo={leftKobo} />
          </>
        }
      >
        <Stack gap={4}>
          <Text tone="ink2">
            Announced {formatMoment(payment.createdAt)}. It counts when the bank confirms the transfer; this
            page changes by itself.
            {payment.lapsesAt !== null &&
              ` Without a transfer it lapses on ${formatDay(new Date(payment.lapsesAt))}.`}
          </Text>
          <Loaded query={wallet} what="your account details" skeleton={<Skeleton height={140} />}>
            {(account) => <AccountDetails wallet={account} amountKobo={leftKobo} />}
          </Loaded>
          <div>
            <WithdrawPayment key={payment.id} payment={payment} />
          </div>
        </Stack>
      </Section>
    </Card>
  );
}
