import { Button, Notice, Skeleton, Stack, Text } from '@adire/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { useTransferCheck } from '#app/money/useTransferCheck.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { formatDay } from '#domain/dates.ts';
import { explainArrived } from '#domain/explanations/movementExplanations.ts';
import { type Kobo, ZERO_KOBO } from '#domain/money.ts';
import type { DashboardContributionActor } from '#machines/dashboardContribution/dashboardContribution.machine.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';
import { CheckFailedNotice } from './CheckFailedNotice.tsx';

interface TransferStepProps {
  readonly actor: DashboardContributionActor;
  readonly contribution: Contribution;
}

/**
 * Step 2: the account to transfer to. The payment exists already: a transfer counts even if the buyer reports nothing.
 */
export function TransferStep({ actor, contribution }: TransferStepProps) {
  const { payment, wasCovered, hasCheckFailed } = useSelector(actor, (snapshot) => snapshot.context);
  const amountKobo = payment?.amount ?? ZERO_KOBO;
  const wallet = useWallet();
  const transfer = useTransfer(amountKobo, contribution.id);
  const lead = useRef<HTMLDivElement>(null);
  const checkTransfers = useTransferCheck();
  useEffect(() => lead.current?.focus(), []);

  return (
    <Stack gap={5}>
      {wasCovered && transfer?.leftKobo !== ZERO_KOBO && (
        <Notice tone="attention" title="Your wallet no longer covers this.">
          It holds less by now, for example because of a payment in another tab. Nothing was taken for this
          payment: send the money by transfer, or go back to withdraw the payment.
        </Notice>
      )}
      <div ref={lead} tabIndex={-1}>
        <Text tone="ink2">
          From any bank app or branch, to your own account. This page changes by itself when the money
          arrives.
        </Text>
        <ArrivedMoney leftKobo={transfer?.leftKobo ?? null} />
      </div>
      <Loaded query={wallet} what="your account details" level={3} skeleton={<Skeleton height={180} />}>
        {(account) => (
          <AccountDetails
            wallet={account}
            amount={contributionAmounts(contribution).transfer(amountKobo, transfer?.leftKobo || amountKobo)}
          />
        )}
      </Loaded>
      {hasCheckFailed && <CheckFailedNotice />}
      <Stack gap={2}>
        <Button
          size="large"
          block
          onClick={() => {
            checkTransfers();
            actor.send({ type: 'transfer.declared' });
          }}
        >
          I have sent the money
        </Button>
        <Button variant="text" block onClick={() => actor.send({ type: 'amount.changeRequested' })}>
          Back
        </Button>
      </Stack>
    </Stack>
  );
}

interface ArrivedMoneyProps {
  /** The amount still to transfer; null until it is known. */
  readonly leftKobo: Kobo | null;
}

/** Announces money that arrives while the account is shown, because it reduces the amount to transfer. */
function ArrivedMoney({ leftKobo }: ArrivedMoneyProps) {
  const [mostLeftKobo, setMostLeftKobo] = useState(leftKobo);
  // Not the first amount: an outdated balance may have covered the payment.
  if (leftKobo !== null && (mostLeftKobo === null || leftKobo > mostLeftKobo)) setMostLeftKobo(leftKobo);
  const [openedOn] = useState(() => formatDay(new Date()));
  const hasArrived = leftKobo !== null && mostLeftKobo !== null && leftKobo < mostLeftKobo;
  if (!hasArrived) return <div role="status" />;
  const { arrived, left } = explainArrived(mostLeftKobo, leftKobo, `On ${openedOn}.`);
  return (
    <div role="status">
      <Text weight="strong">
        {leftKobo === ZERO_KOBO ? (
          'Your money has arrived. We are adding it to your contribution.'
        ) : (
          <>
            <ExplainedAmount explanation={arrived} /> has arrived. Send the other{' '}
            <ExplainedAmount explanation={left} />.
          </>
        )}
      </Text>
    </div>
  );
}
