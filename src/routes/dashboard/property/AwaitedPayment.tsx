import { Card, Section, Skeleton, Stack, Text } from '@adire/ui';
import type { Payment } from '#api/calls/contributions.ts';
import { Amount } from '../../amount/Amount.tsx';
import { useTransfer } from '../../money/useTransfer.ts';
import { useWallet } from '../../money/useWallet.ts';
import { formatMoment } from '../facts/words.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';

interface AwaitedPaymentProps {
  readonly payment: Payment;
}

/** A payment that waits for its transfer: where to send it. It goes by itself when the money has arrived. */
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
            Declared {formatMoment(payment.createdAt)}. Nothing is credited before the bank confirms it; this
            page updates by itself.
          </Text>
          <Loaded query={wallet} what="your account details" skeleton={<Skeleton height={140} />}>
            {(account) => <AccountDetails wallet={account} amountKobo={leftKobo} />}
          </Loaded>
        </Stack>
      </Section>
    </Card>
  );
}
