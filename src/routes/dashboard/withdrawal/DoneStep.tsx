import { Button, Heading, Link, Notice, Stack, Text, WaitTracker } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Withdrawal } from '#api/calls/withdrawals.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { withdrawalQuery } from '#app/queries/withdrawals.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { formatDay } from '#domain/dates.ts';
import { explainMovement } from '#domain/explanations/movementExplanations.ts';
import {
  WITHDRAWAL_DELAY_SENTENCE,
  WITHDRAWAL_RETURN_ADVICE,
  WITHDRAWAL_RETURN_SENTENCES,
  type WithdrawalStatus,
} from '#domain/payments/withdrawals.ts';
import type { WithdrawalActor } from '#machines/withdrawal/withdrawal.machine.ts';

interface DoneStepProps {
  readonly actor: WithdrawalActor;
  readonly onClose: () => void;
}

/** Step 3: the live status of the withdrawal. */
export function DoneStep({ actor, onClose }: DoneStepProps) {
  const withdrawalId = useSelector(actor, (snapshot) => snapshot.context.withdrawalId);
  const { data: withdrawal } = useQuery({
    ...withdrawalQuery(withdrawalId ?? ''),
    enabled: withdrawalId !== null,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const status = withdrawal?.status ?? 'requested';
  return (
    <Stack gap={5}>
      <div role="status">
        <Stack gap={2}>
          <Heading level={3} ref={heading} tabIndex={-1}>
            {withdrawalId === null
              ? 'This withdrawal was made already'
              : withdrawal?.delayedSince
                ? DELAYED_TITLE
                : TITLES[status]}
          </Heading>
          <Text tone="ink2">
            {withdrawalId === null
              ? 'An earlier try went through, though we could not tell you. Nothing was sent twice: look for it among your transactions.'
              : withdrawal && <Sentence withdrawal={withdrawal} />}
          </Text>
        </Stack>
      </div>
      {withdrawal && status !== 'returned' && <Progress withdrawal={withdrawal} />}
      {status === 'requested' && withdrawalId !== null && <SandboxHint />}
      <Button size="large" block onClick={onClose}>
        Done
      </Button>
    </Stack>
  );
}

const TITLES: Readonly<Record<WithdrawalStatus, string>> = {
  requested: 'Your money is on its way',
  sent: 'Your money was sent',
  returned: 'Your money is back in your wallet',
};

const DELAYED_TITLE = 'Your money takes longer than usual';

/** The status of a withdrawal; its amount opens an explanation. */
function Sentence({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { status, amount, bankName, accountLast4, reference, createdAt, delayedSince } = withdrawal;
  const returnReason = withdrawal.returnReason ?? 'not_sent';
  const account = `your ${bankName} account ending in ${accountLast4}`;
  const text: Readonly<Record<WithdrawalStatus, string>> = {
    requested: delayedSince
      ? `is going to ${account}. ${WITHDRAWAL_DELAY_SENTENCE} Reference: ${reference}.`
      : `is going to ${account}, usually within minutes. We will tell you when it is sent. Reference: ${reference}.`,
    sent: `was sent to ${account}. Reference: ${reference}.`,
    returned: `did not reach ${account}. ${WITHDRAWAL_RETURN_SENTENCES[returnReason]} ${WITHDRAWAL_RETURN_ADVICE[returnReason]}`,
  };
  const basis = `Asked for on ${formatDay(new Date(createdAt))}.`;
  return (
    <>
      <ExplainedAmount explanation={explainMovement(WITHDRAWN, amount, basis)} /> {text[status]}
    </>
  );
}

const WITHDRAWN = {
  title: 'Withdrawal',
  direction: 'debit',
  hasWithdrawal: true,
  hasProperty: false,
} as const;

const STEPS = [
  { title: 'Out of your wallet' },
  { title: 'With the bank' },
  { title: 'Sent to your account' },
];

const Progress = ({ withdrawal: { status, createdAt } }: { readonly withdrawal: Withdrawal }) => (
  <WaitTracker
    steps={STEPS}
    current={status === 'sent' ? STEPS.length : 1}
    hideClock
    sinceMs={Date.parse(createdAt)}
  />
);

function SandboxHint() {
  const { sandbox } = usePageSettings();
  if (!sandbox.bank) return null;
  return (
    <Notice tone="attention" title="Sandbox bank.">
      No real money moves here.{' '}
      {/* Opens a new tab: navigating away would close the dialog that shows the status. */}
      <Link href="/sandbox" target="_blank">
        Say what the bank does with it
      </Link>
    </Notice>
  );
}
