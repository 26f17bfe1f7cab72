import { Link, Notice } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import type { Erasure } from '#api/calls/users.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { WalletAmount } from '#app/explain/WalletFigure.tsx';
import { useContributions } from '#app/money/useContributions.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { countText } from '#domain/quantities.ts';
import * as styles from './EraseScreen.css.ts';

export const isSettled = ({ balance, openWithdrawals, unfinishedContributions }: Erasure): boolean =>
  balance === 0 && openWithdrawals === 0 && unfinishedContributions.length === 0;

/** What the buyer must settle before erasing the account, each with a link. */
export function Unsettled({ unsettled }: { readonly unsettled: Erasure }) {
  const { balance, openWithdrawals, unfinishedContributions } = unsettled;
  const plans = useContributions().data?.filter(({ id }) => unfinishedContributions.includes(id)) ?? [];
  // The contributions may have failed to load.
  const unnamedCount = unfinishedContributions.length - plans.length;
  const { data: wallet } = useWallet();
  return (
    <Notice tone="attention" title="Settle this first">
      <ul className={styles.list}>
        {balance > 0 && (
          <li>
            {wallet?.balance === balance ? <WalletAmount wallet={wallet} /> : <Amount amountKobo={balance} />}{' '}
            is in your wallet. <Link href="/dashboard/wallet">Withdraw it</Link>
          </li>
        )}
        {openWithdrawals > 0 && (
          <li>
            {countText(openWithdrawals, 'withdrawal')} {openWithdrawals === 1 ? 'is' : 'are'} on the way.{' '}
            <Link href="/dashboard/wallet">See your wallet</Link>
          </li>
        )}
        {plans.map((plan) => (
          <li key={plan.id}>
            {heldUnitName(plan)}: {nextStep(plan)}
          </li>
        ))}
        {unnamedCount > 0 && (
          <li>
            {countText(unnamedCount, 'plan is', 'plans are')} not finished.{' '}
            <Link href="/dashboard/properties">See your plans</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}

/** How the buyer can end a plan, by its status. */
function nextStep({ slug, status }: Contribution) {
  const page = `/dashboard/property/${slug}`;
  if (status === 'pending')
    return (
      <>
        its unit is held for you. <Link href={page}>Cancel it</Link>
      </>
    );
  if (status === 'leaving')
    return (
      <>
        we are checking your request to leave. <Link href={`${page}/leave`}>See it</Link>
      </>
    );
  if (status === 'completed')
    return (
      <>
        its mortgage is not settled. <Link href={page}>See where it is</Link>
      </>
    );
  return (
    <>
      you are paying for it. <Link href={`${page}/leave`}>See what leaving returns</Link>
    </>
  );
}
