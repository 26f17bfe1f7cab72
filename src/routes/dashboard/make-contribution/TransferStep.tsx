import { Button, Skeleton, Stack, Text } from '@adire/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { useTransfer } from '#app/money/useTransfer.ts';
import { useTransferCheck } from '#app/money/useTransferCheck.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import type { DashboardContributionActor } from '#machines/dashboardContribution/dashboardContribution.machine.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';
import { LookLost } from './LookLost.tsx';

interface TransferStepProps {
  readonly actor: DashboardContributionActor;
  readonly contribution: Contribution;
}

/** Step 2: where to send the money. The payment is announced: it counts whether or not the buyer says it was sent. */
export function TransferStep({ actor, contribution }: TransferStepProps) {
  const { payment, hasCheckFailed } = useSelector(actor, (snapshot) => snapshot.context);
  const amountKobo = payment?.amount ?? ZERO_KOBO;
  const wallet = useWallet();
  const leftKobo = useTransfer(amountKobo, contribution.id)?.leftKobo || amountKobo;
  const lead = useRef<HTMLDivElement>(null);
  const checkTransfers = useTransferCheck();
  useEffect(() => lead.current?.focus(), []);

  return (
    <Stack gap={5}>
      <div ref={lead} tabIndex={-1}>
        <Text tone="ink2">
          From any bank app or branch, to your own account. This page changes by itself when the money
          arrives.
        </Text>
      </div>
      <Loaded query={wallet} what="your account details" level={3} skeleton={<Skeleton height={180} />}>
        {(account) => <AccountDetails wallet={account} amountKobo={leftKobo} />}
      </Loaded>
      {hasCheckFailed && <LookLost />}
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
