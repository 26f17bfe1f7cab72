import { Card, Link, Section, Skeleton, Stack } from '@adire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Wallet } from '#api/calls/wallet.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { WalletFigure } from '#app/explain/WalletFigure.tsx';
import { formatDay } from '#domain/dates.ts';
import { explainMissing } from '#domain/explanations/walletExplanation.ts';
import type { Kobo } from '#domain/money.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';

interface WalletCardProps {
  readonly wallet: UseQueryResult<Wallet>;
  /** The amount of the next payment: the pending one, or the next due amount. */
  readonly nextPaymentKobo: Kobo | null;
}

/** The balance, and the account to transfer to. */
export const WalletCard = ({ wallet, nextPaymentKobo }: WalletCardProps) => (
  <Card>
    <Section title="Wallet balance" look={3} action={<Link href="/dashboard/wallet">Transactions</Link>}>
      <Loaded query={wallet} what="your wallet" level={3} skeleton={<WalletCardSkeleton />}>
        {(account) => (
          <Stack gap={4}>
            <WalletFigure
              wallet={account}
              size="l"
              caption={coverSentence(account.balance, nextPaymentKobo)}
            />
            <AccountDetails wallet={account} />
          </Stack>
        )}
      </Loaded>
    </Section>
  </Card>
);

function coverSentence(balanceKobo: Kobo, nextPaymentKobo: Kobo | null): ReactNode {
  if (nextPaymentKobo === null) return undefined;
  const missing = explainMissing({ paymentKobo: nextPaymentKobo, balanceKobo }, formatDay(new Date()));
  if (!missing) return 'It covers the next contribution.';
  return (
    <>
      <ExplainedAmount explanation={missing} /> more covers the next contribution.
    </>
  );
}

const WalletCardSkeleton = () => (
  <Stack gap={4}>
    <Skeleton width={160} height={36} />
    <Skeleton width={240} height={20} />
    <Skeleton height={48} />
    <Skeleton height={48} />
  </Stack>
);
