import { Button, Notice, Skeleton, Stack, Text } from '@adire/ui';
import { useSelector } from '@xstate/react';
import type { Contribution } from '#api/calls/contributions.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { chosenKobo } from '#machines/dashboardContribution/dashboardContribution.amounts.ts';
import type { DashboardContributionActor } from '#machines/dashboardContribution/dashboardContribution.machine.ts';
import { Amount } from '../../amount/Amount.tsx';
import { useTransfer } from '../../money/useTransfer.ts';
import { useWallet } from '../../money/useWallet.ts';
import { Loaded } from '../states/Loaded.tsx';
import { AccountDetails } from '../wallet/AccountDetails.tsx';

interface TransferStepProps {
  readonly actor: DashboardContributionActor;
  readonly contribution: Contribution;
}

/** Step 2: where to send the money, or that the wallet covers it. */
export function TransferStep({ actor, contribution }: TransferStepProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const amountKobo = chosenKobo(context) ?? ZERO_KOBO;
  const wallet = useWallet();
  const transfer = useTransfer(amountKobo);
  const isCovered = transfer?.leftKobo === 0;

  return (
    <Stack gap={5}>
      <Loaded query={wallet} what="your account details" level={3} skeleton={<Skeleton height={180} />}>
        {(account) =>
          isCovered ? (
            <Notice tone="positive" title="Your wallet balance covers this">
              <Amount amountKobo={amountKobo} /> of your <Amount amountKobo={account.balance} /> goes to{' '}
              {contribution.property.title} at once. There is nothing to transfer.
            </Notice>
          ) : (
            <Stack gap={3}>
              <Text tone="ink2">From any bank app or branch, to your own account:</Text>
              <AccountDetails wallet={account} amountKobo={transfer?.leftKobo ?? amountKobo} />
            </Stack>
          )
        }
      </Loaded>
      {context.failure && <Notice tone="critical">{context.failure.message}</Notice>}
      <Stack gap={2}>
        <Button size="large" block busy={isBusy} onClick={() => actor.send({ type: 'transfer.declared' })}>
          {isCovered ? 'Pay from wallet' : 'I have sent the money'}
        </Button>
        {!isBusy && (
          <Button variant="text" block onClick={() => actor.send({ type: 'amount.changeRequested' })}>
            Back
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
