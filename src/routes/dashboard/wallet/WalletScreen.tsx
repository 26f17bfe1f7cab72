import { Card, EmptyState, Heading, Inline, Section, Skeleton, Stack, Tabs } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { TRANSACTION_MONTHS } from '#api/contract/wallet.ts';
import { WalletFigure } from '#app/explain/WalletFigure.tsx';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { PayDueCheckbox } from '#app/money/PayDueCheckbox.tsx';
import { MONEY_FRESH_MS, useContributions } from '#app/money/useContributions.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { transactionsQuery } from '#app/queries/wallet.ts';
import { useUser } from '#app/session/useUser.ts';
import { countText } from '#domain/quantities.ts';
import { usePageParam, useSearchChoice } from '../address/searchParams.ts';
import { RowsSkeleton } from '../rows/RowsSkeleton.tsx';
import { Loaded } from '../states/Loaded.tsx';
import { Paged } from '../states/Paged.tsx';
import { StaleNotice } from '../states/StaleNotice.tsx';
import { useFirstLoad } from '../states/useFirstLoad.ts';
import { WithdrawMoney } from '../withdrawal/WithdrawMoney.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { PayFromBalance } from './PayFromBalance.tsx';
import { TransactionList } from './TransactionList.tsx';

const PERIODS: readonly [string, ...string[]] = ['all', ...TRANSACTION_MONTHS.map(String)];
const periodLabel = (period: string): string =>
  period === 'all' ? 'All' : countText(Number(period), 'Month');

/** /dashboard/wallet */
export function Component() {
  const user = useUser();
  const [period, choosePeriod] = useSearchChoice('months', PERIODS);
  const { page } = usePageParam();
  const wallet = useWallet();
  const transactions = useQuery({
    ...transactionsQuery({ userId: user.id, page, ...(period !== 'all' && { months: Number(period) }) }),
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  // Whether there are any transactions at all, in any period.
  const all = useQuery(transactionsQuery({ userId: user.id, page: 1 }));
  // The contributions say what the balance covers, and the transactions how it is made up: both are above the rows.
  const isFirstLoad = useFirstLoad([wallet, useContributions(), all, transactions]);

  return (
    <Stack gap={8}>
      <PrivateHead title="Wallet" />
      <Heading level={1}>Wallet</Heading>
      <StaleNotice queries={[wallet, transactions]} />
      {isFirstLoad ? (
        <ScreenSkeleton />
      ) : (
        <>
          <Card>
            <Loaded query={wallet} what="your wallet" skeleton={<WalletSkeleton />}>
              {(account) => (
                <Stack gap={5}>
                  <WalletFigure wallet={account} size="xl" caption="Wallet balance" />
                  <Inline>
                    <WithdrawMoney balanceKobo={account.balance} />
                  </Inline>
                  <PayFromBalance balanceKobo={account.balance} />
                  <AccountDetails wallet={account} />
                  <PayDueCheckbox />
                </Stack>
              )}
            </Loaded>
          </Card>
          <Section title="Transactions">
            <Stack gap={4}>
              {all.data !== undefined && all.data.total > 0 && (
                <Tabs
                  label="Transactions of"
                  value={period}
                  onChange={choosePeriod}
                  tabs={PERIODS.map((value) => ({ value, label: periodLabel(value) }))}
                />
              )}
              <Paged
                query={transactions}
                what="your transactions"
                level={3}
                skeleton={<RowsSkeleton />}
                empty={
                  <EmptyState level={3} title="No transactions">
                    {period === 'all'
                      ? 'Money that reaches your account, and what it pays, will appear here.'
                      : 'There are none in this time.'}
                  </EmptyState>
                }
              >
                {(found) => <TransactionList transactions={found.transactions} />}
              </Paged>
            </Stack>
          </Section>
        </>
      )}
    </Stack>
  );
}

const WalletSkeleton = () => (
  <Stack gap={5}>
    <Skeleton width={240} height={56} />
    <Skeleton width={180} height={40} />
    <Skeleton height={48} />
  </Stack>
);

/** The skeleton of the whole screen: the balance with its account, then the transactions. */
const ScreenSkeleton = () => (
  <div aria-busy="true">
    <Stack gap={8}>
      <Card>
        <WalletSkeleton />
        <Skeleton height={280} />
      </Card>
      <RowsSkeleton />
    </Stack>
  </div>
);
