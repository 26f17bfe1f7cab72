import { Card, Section, Skeleton, Stack, Text } from '@adire/ui';
import type { Payment } from '#api/calls/contributions.ts';
import { Amount } from '../../amount/Amount.tsx';
import { formatMoment } from '../facts/words.ts';
import { useTransfer } from '../live/useTransfer.ts';
import { useWallet } from '../live/useWallet.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';

interface AwaitedPaymentProps {
  readonly payment: Payment;
}

/** A payment that waits for its transfer: where to send it. It goes by itself when the money has arrived. */
export function AwaitedPayment({ payment }: AwaitedPaymentProps) {
  const wallet = useWallet();
  const transfer = useTransfer(payment.amount, payment.contributionId);
  return (
    <Card tone="accent">
      <Section
        look={3}
        title={
          <>
            We are waiting for <Amount amountKobo={payment.amount} />
          </>
        }
      >
        <Stack gap={4}>
          <Text tone="ink2">
            Declared {formatMoment(payment.createdAt)}. Nothing is credited before the bank confirms it; this
            page follows it.
          </Text>
          <Loaded query={wallet} what="your account details" skeleton={<Skeleton height={140} />}>
            {(account) => (
              <AccountDetails wallet={account} amountKobo={transfer?.leftKobo ?? payment.amount} />
            )}
          </Loaded>
        </Stack>
      </Section>
    </Card>
  );
}
