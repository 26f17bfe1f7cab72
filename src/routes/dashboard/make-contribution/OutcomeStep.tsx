import { Accordion, Button, Heading, Stack, Text, WaitTracker } from '@adire/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { ContributionCloth } from '#app/contribution/ContributionCloth.tsx';
import { PartInWallet, transferTitles } from '#app/contribution/PartInWallet.tsx';
import { contributionAmounts, paymentAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { timeOfDay } from '#app/format/dateText.ts';
import { HomePicture } from '#app/home-picture/HomePicture.tsx';
import { useContributions } from '#app/money/useContributions.ts';
import { type Transfer, useTransfer } from '#app/money/useTransfer.ts';
import { lagosDate } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import type { DashboardContributionActor } from '#machines/dashboardContribution/dashboardContribution.machine.ts';
import { type DueNow, dueNow } from '../facts/dueNow.ts';
import { cancelSentence, cancelTitle } from '../facts/labels.ts';
import { AccountDetails } from '../wallet/AccountDetails.tsx';
import { CheckFailedNotice } from './CheckFailedNotice.tsx';

interface OutcomeStepProps {
  readonly actor: DashboardContributionActor;
  readonly contribution: Contribution;
  /** The number of instalments paid when the dialog opened. */
  readonly countAtFirst: number;
  readonly onClose: () => void;
}

const nextLead = ({ kind }: DueNow): string => (kind === 'late' ? 'Still due:' : 'Your next contribution of');
const nextEnd = ({ kind, when }: DueNow): string =>
  kind === 'late' ? `, late since ${when}` : ` is due on ${when}`;

/** Step 3: the payment is received, pending, cancelled or rejected, or there is nothing left to pay. */
export function OutcomeStep({ actor, contribution, countAtFirst, onClose }: OutcomeStepProps) {
  const snapshot = useSelector(actor, (current) => current);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { payment, failure, isPaidFromWallet, hasCheckFailed } = snapshot.context;
  const amountKobo = payment?.amount ?? ZERO_KOBO;
  const transfer = useTransfer(amountKobo, contribution.id);
  const awaited = contributionAmounts(contribution).transfer(amountKobo, transfer?.leftKobo || amountKobo);
  const isWaiting = snapshot.hasTag('waiting');

  return (
    <Stack gap={5}>
      <div role="status">
        <Stack gap={2}>
          <Heading level={3} ref={heading} tabIndex={-1}>
            {snapshot.matches('received') && 'You just made a contribution'}
            {isWaiting && (
              <>
                We are waiting for <ExplainedAmount explanation={awaited} />
              </>
            )}
            {snapshot.matches('cancelled') && payment && cancelTitle(payment)}
            {snapshot.matches('allPaid') && 'Every contribution is made'}
            {snapshot.matches('contributionOver') && 'This contribution takes no more payments'}
          </Heading>
          <Text tone="ink2">
            {snapshot.matches('received') && payment && (
              <>
                Your contribution of <ExplainedAmount explanation={paymentAmount(payment)} /> for{' '}
                {heldUnitName(contribution)} has been received
                {isPaidFromWallet && ', from your wallet balance'}.
              </>
            )}
            {isWaiting && 'Your contribution counts when the bank confirms it. You can close this dialog.'}
            {snapshot.matches('cancelled') && payment && cancelSentence(payment)}
            {snapshot.matches('allPaid') &&
              'Money that arrived meanwhile has paid what was left: there is nothing more to pay.'}
            {snapshot.matches('contributionOver') && failure?.message}
          </Text>
        </Stack>
      </div>
      {snapshot.matches('received') && <Received {...{ contribution, countAtFirst }} />}
      {isWaiting && payment && <Awaited {...{ payment, transfer, awaited }} />}
      {isWaiting && hasCheckFailed && <CheckFailedNotice />}
      <Button variant={isWaiting ? 'quiet' : 'main'} size="large" block onClick={onClose}>
        {isWaiting ? 'Close' : 'Done'}
      </Button>
    </Stack>
  );
}

/** The contribution with the payment; nothing until its data counts the payment. */
function Received({ contribution, countAtFirst }: Pick<OutcomeStepProps, 'contribution' | 'countAtFirst'>) {
  // The machine marks the contributions as stale when the payment is received.
  const { isStale } = useContributions();
  const [isCounted, setIsCounted] = useState(!isStale);
  if (!isStale && !isCounted) setIsCounted(true);
  if (!isCounted) return null;
  const due = dueNow(contribution, lagosDate(new Date()));
  return (
    <>
      <ContributionCloth contribution={contribution} celebrateAfter={countAtFirst} />
      <HomePicture contribution={contribution} />
      {due && (
        <Text tone="ink2">
          {nextLead(due)} <ExplainedAmount explanation={due.amount} />
          {nextEnd(due)}.
        </Text>
      )}
    </>
  );
}

interface AwaitedProps {
  readonly payment: Payment;
  readonly transfer: Transfer | null;
  /** The amount still to transfer. */
  readonly awaited: Explanation;
}

function Awaited({ payment, transfer, awaited }: AwaitedProps) {
  const part = transfer?.hasPart ? { fromWallet: transfer.fromWallet, left: awaited } : null;
  const titles = transferTitles(part);
  return (
    <Stack gap={4}>
      {part && <PartInWallet {...part} payment={payment} />}
      <WaitTracker
        steps={[{ title: titles.sent }, { title: titles.waiting }, { title: 'Contribution received' }]}
        current={1}
        sinceMs={Date.parse(payment.createdAt)}
        clockNote={`since you chose to pay it, at ${timeOfDay(payment.createdAt)}`}
      />
      {transfer && (
        <Accordion
          // Opens when a part arrives: the buyer needs the account again for the rest.
          key={part ? 'part' : 'whole'}
          defaultOpenId={part ? 'account' : undefined}
          headingLevel={4}
          items={[
            {
              id: 'account',
              question: 'Where to send it',
              answer: <AccountDetails wallet={transfer.wallet} amount={awaited} />,
            },
          ]}
        />
      )}
    </Stack>
  );
}
