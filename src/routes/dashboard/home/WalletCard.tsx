import { Card, Link, Section, Skeleton, Stack } from '@adire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Contribution } from '#api/calls/contributions.ts';
import type { Wallet } from '#api/calls/wallet.ts';
import { isBeingConfirmed } from '#app/contribution/isBeingConfirmed.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { WalletFigure } from '#app/explain/WalletFigure.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { type IsoDate, lagosDate } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import { dueNow } from '../facts/dueNow.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';

interface WalletCardProps {
  readonly wallet: UseQueryResult<Wallet>;
  /** The contribution that is to be paid into next; null if there is none. */
  readonly contribution: Contribution | null;
  /** Whether the buyer has no other, so that it needs no name. */
  readonly isOnlyOne: boolean;
}

/** The balance, and the account to transfer to. */
export function WalletCard({ wallet, contribution, isOnlyOne }: WalletCardProps) {
  const isOpen = contribution !== null && !isBeingConfirmed(contribution);
  const next = isOpen ? nextPayment(contribution, { isOnlyOne, today: lagosDate(new Date()) }) : null;
  return (
    <Card>
      <Section title="Wallet balance" look={3} action={<Link href="/dashboard/wallet">Transactions</Link>}>
        <Loaded query={wallet} what="your wallet" level={3} skeleton={<WalletCardSkeleton />}>
          {(account) => (
            <Stack gap={4}>
              <WalletFigure
                wallet={account}
                size="l"
                caption={isOpen && next !== null && <NextCovered contribution={contribution} next={next} />}
              />
              <AccountDetails wallet={account} />
            </Stack>
          )}
        </Loaded>
      </Section>
    </Card>
  );
}

interface NextPayment {
  readonly amountKobo: Kobo;
  readonly name: string;
}

/** The awaited payment, or all that is due if some is late, or what is due next; null if nothing is. */
function nextPayment(
  contribution: Contribution,
  { isOnlyOne, today }: { readonly isOnlyOne: boolean; readonly today: IsoDate },
): NextPayment | null {
  const { awaitingPayment } = contribution;
  const forUnit = isOnlyOne ? '' : ` for ${heldUnitName(contribution)}`;
  if (awaitingPayment !== null)
    return {
      amountKobo: awaitingPayment.amount,
      name: `the payment${forUnit || ' that we are waiting for'}`,
    };
  const due = dueNow(contribution, today);
  if (due === null) return null;
  const name = due.kind === 'late' ? 'all that is due' : 'the next contribution';
  return { amountKobo: due.amount.amountKobo, name: name + forUnit };
}

interface NextCoveredProps {
  readonly contribution: Contribution;
  readonly next: NextPayment;
}

/** How much more covers the next payment: what is to be transferred for it, as the page says elsewhere. */
function NextCovered({ contribution, next: { amountKobo, name } }: NextCoveredProps) {
  const transfer = useTransfer(amountKobo, contribution.id);
  if (transfer === null) return null;
  if (transfer.leftKobo === ZERO_KOBO) return `It covers ${name}.`;
  const missing = contributionAmounts(contribution).transfer(amountKobo, transfer.leftKobo);
  return (
    <>
      <ExplainedAmount explanation={missing} /> more covers {name}.
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
