import { Button, DialogFoot, Notice, RadioCards, Stack } from '@adire/ui';
import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { nextInstalment } from '#app/contribution/instalments.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { LimitedMoneyField } from '#app/explain/LimitedMoneyField.tsx';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { useWallet } from '#app/money/useWallet.ts';
import { formatDay } from '#domain/dates.ts';
import { kobo } from '#domain/money.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import {
  amountProblem,
  type ContributionChoice,
  chosenKobo,
} from '#machines/dashboardContribution/dashboardContribution.amounts.ts';
import type { DashboardContributionActor } from '#machines/dashboardContribution/dashboardContribution.machine.ts';
import { AmountShortcuts } from './AmountShortcuts.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';
import { PaymentPreview } from './PaymentPreview.tsx';
import { ReplaceNotice } from './ReplaceNotice.tsx';
import { TransferSum } from './TransferSum.tsx';

interface AmountStepProps {
  readonly actor: DashboardContributionActor;
  readonly contribution: Contribution;
}

/** Step 1: the next due amount or a custom amount; paid immediately if the wallet covers it. */
export function AmountStep({ actor, contribution }: AmountStepProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const field = useRef<HTMLInputElement>(null);
  const wallet = useWallet();
  const amountKobo = chosenKobo(context);
  const isPayable = amountProblem(context) === null;
  const transfer = useTransfer(amountKobo ?? kobo(0), contribution.id);
  const isCovered = isPayable && transfer?.leftKobo === 0;
  const next = nextInstalment(contribution);
  const { payment } = context;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'amount.confirmed', isCovered });
    if (actor.getSnapshot().context.amountError !== null) field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {payment?.status === 'awaiting_transfer' && (
          <ReplaceNotice
            key={payment.id}
            payment={payment}
            chosenKobo={isPayable ? amountKobo : null}
            contribution={contribution}
            onWithdrawn={() => actor.send({ type: 'payment.withdrawn' })}
          />
        )}
        <RadioCards<ContributionChoice>
          label="How much do you want to pay?"
          hideLabel
          value={context.choice}
          onChange={(choice) => actor.send({ type: 'choice.made', choice })}
          error={context.choice === 'fixed' ? (context.amountError ?? undefined) : undefined}
          options={[
            ...(context.dueKobo === null
              ? []
              : [
                  {
                    value: 'fixed' as const,
                    label: 'Pay',
                    description: next
                      ? `${instalmentName(contribution, next.number)}, ${next.status === 'overdue' ? 'late since ' : ''}${formatDay(next.dueOn)}`
                      : undefined,
                    end: <AmountFigure amountKobo={context.dueKobo} size="m" as="span" />,
                  },
                ]),
            {
              value: 'custom',
              label: 'Pay a custom amount',
              description: 'More brings the target closer',
            },
          ]}
        />
        {context.choice === 'custom' && (
          <Stack gap={3}>
            <LimitedMoneyField
              {...contributionAmounts(contribution).limits()}
              ending=", which is all that is left"
              label="Amount"
              required
              ref={field}
              valueKobo={context.customKobo}
              onChangeKobo={(typedKobo) =>
                actor.send({
                  type: 'customAmount.typed',
                  amountKobo: typedKobo === null ? null : kobo(typedKobo),
                })
              }
              error={context.amountError ?? undefined}
            />
            <AmountShortcuts
              contribution={contribution}
              valueKobo={context.customKobo}
              onChange={(sumKobo) => actor.send({ type: 'customAmount.typed', amountKobo: sumKobo })}
            />
          </Stack>
        )}
        {amountKobo !== null && isPayable && (
          <>
            <Notice tone="positive" title={isCovered ? 'Your wallet balance covers this.' : undefined}>
              {isCovered && 'There is nothing to transfer. '}
              <PaymentPreview {...{ contribution, amountKobo }} />
            </Notice>
            <TransferSum {...{ contribution, amountKobo }} />
          </>
        )}
        <ChangedNotice {...context} />
        <FailureNotice failure={context.failure} />
        <DialogFoot>
          <Button type="submit" size="large" block busy={isBusy || wallet.isLoading}>
            {isCovered ? 'Pay from wallet' : 'Continue'}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
