import { Card, Link, Section, Skeleton, Stack } from '@adire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Contribution } from '#api/calls/contributions.ts';
import type { Wallet } from '#api/calls/wallet.ts';
import { isBeingConfirmed } from '#app/contribution/isBeingConfirmed.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { WalletFigure } from '#app/explain/WalletFigure.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';

interface WalletCardProps {
  readonly wallet: UseQueryResult<Wallet>;
  /** The contribution that is to be paid into next; null if there is none. */
  readonly contribution: Contribution | null;
}

/** The balance, and the account to transfer to. */
export function WalletCard({ wallet, contribution }: WalletCardProps) {
  const nextKobo =
    contribution === null || isBeingConfirmed(contribution)
      ? null
      : (contribution.awaitingPayment?.amount ?? contribution.nextDue?.amount ?? null);
  return (
    <Card>
      <Section title="Wallet balance" look={3} action={<Link href="/dashboard/wallet">Transactions</Link>}>
        <Loaded query={wallet} what="your wallet" level={3} skeleton={<WalletCardSkeleton />}>
          {(account) => (
            <Stack gap={4}>
              <WalletFigure
                wallet={account}
                size="l"
                caption={
                  contribution &&
                  nextKobo !== null && <NextCovered contribution={contribution} amountKobo={nextKobo} />
                }
              />
              <AccountDetails wallet={account} />
            </Stack>
          )}
        </Loaded>
      </Section>
    </Card>
  );
}

interface NextCoveredProps {
  readonly contribution: Contribution;
  /** The next payment: the awaited one, or what is due next. */
  readonly amountKobo: Kobo;
}

/** How much more covers the next payment: what is to be transferred for it, as the page says elsewhere. */
function NextCovered({ contribution, amountKobo }: NextCoveredProps) {
  const transfer = useTransfer(amountKobo, contribution.id);
  if (transfer === null) return null;
  const payment =
    contribution.awaitingPayment === null ? 'the next contribution' : 'the payment that we are waiting for';
  if (transfer.leftKobo === ZERO_KOBO) return `It covers ${payment}.`;
  const missing = contributionAmounts(contribution).transfer(amountKobo, transfer.leftKobo);
  return (
    <>
      <ExplainedAmount explanation={missing} /> more covers {payment}.
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
