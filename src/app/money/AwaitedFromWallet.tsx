import { Notice, Stack, Text } from '@adire/ui';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { dayAndTime } from '#domain/dates.ts';
import { type Kobo, kobo } from '#domain/money.ts';
import { isSpokenFor, transferKobo } from '#domain/payments/transfers.ts';
import { useContributions } from './useContributions.ts';

interface AwaitedFromWalletProps {
  readonly balanceKobo: Kobo;
  /** The amount that is about to leave the wallet. */
  readonly amountKobo: Kobo;
}

/** Warns that money which is about to leave the wallet was to be part of an awaited payment. */
export function AwaitedFromWallet({ balanceKobo, amountKobo }: AwaitedFromWalletProps) {
  const { data: contributions = [] } = useContributions();
  const awaiting = contributions.flatMap((contribution) => {
    const { awaitingPayment: payment } = contribution;
    if (payment === null) return [];
    const isBalanceSpokenFor = isSpokenFor(contributions, contribution.id);
    const leftOf = (inWalletKobo: Kobo) =>
      transferKobo({ amountKobo: payment.amount, balanceKobo: inWalletKobo, isBalanceSpokenFor });
    const beforeKobo = leftOf(balanceKobo);
    const afterKobo = leftOf(kobo(balanceKobo - amountKobo));
    return afterKobo > beforeKobo ? [{ contribution, payment, beforeKobo, afterKobo }] : [];
  });
  if (awaiting.length === 0) return null;
  return (
    <Notice tone="attention" title="This money is part of a payment that we are waiting for.">
      <Stack gap={2}>
        {awaiting.map((each) => (
          <Change key={each.payment.id} {...each} />
        ))}
      </Stack>
    </Notice>
  );
}

interface ChangeProps {
  readonly contribution: Contribution;
  readonly payment: Payment;
  readonly beforeKobo: Kobo;
  readonly afterKobo: Kobo;
}

/** What then has to be transferred for the payment, and by when. */
function Change({ contribution, payment, beforeKobo, afterKobo }: ChangeProps) {
  const { unit, property, holdExpiresAt } = contribution;
  const amounts = contributionAmounts(contribution);
  return (
    <Text tone="inherit">
      Without it you have to transfer{' '}
      <ExplainedAmount explanation={amounts.transfer(payment.amount, afterKobo)} /> for {property.title},{' '}
      {unit.name}
      {beforeKobo > 0 && (
        <>
          , not <ExplainedAmount explanation={amounts.transfer(payment.amount, beforeKobo)} />
        </>
      )}
      .
      {holdExpiresAt !== null &&
        ` If it does not arrive by ${dayAndTime(holdExpiresAt)}, the unit goes back on the list.`}
    </Text>
  );
}
