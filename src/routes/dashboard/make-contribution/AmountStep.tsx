import { Button, MoneyField, Notice, RadioCards, Stack } from '@adire/ui';
import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { formatDay } from '#domain/dates.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import {
  type ContributionChoice,
  chosenKobo,
} from '#machines/dashboardContribution/dashboardContribution.amounts.ts';
import type { DashboardContributionActor } from '#machines/dashboardContribution/dashboardContribution.machine.ts';
import { Amount } from '../../amount/Amount.tsx';
import { AmountFigure } from '../../amount/AmountFigure.tsx';
import { afterPaying, nextInstalment } from '../facts/instalments.ts';
import { instalmentName, toTarget } from '../facts/words.ts';
import { TransferSum } from './TransferSum.tsx';

interface AmountStepProps {
  readonly actor: DashboardContributionActor;
  readonly contribution: Contribution;
}

/** Step 1: the fixed amount that is due next, or an amount of one's own. */
export function AmountStep({ actor, contribution }: AmountStepProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const field = useRef<HTMLInputElement>(null);
  const amountKobo = chosenKobo(context);
  const next = nextInstalment(contribution);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'amount.confirmed' });
    if (actor.getSnapshot().context.amountError !== null) field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
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
                      ? `${instalmentName(contribution, next.number)}, ${formatDay(next.dueOn)}`
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
          <MoneyField
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
            hint={`At most ${formatNaira(context.remainingKobo)}, which is all that is left.`}
            error={context.amountError ?? undefined}
          />
        )}
        {amountKobo !== null && amountKobo > 0 && amountKobo <= context.remainingKobo && (
          <>
            <Notice tone="positive">
              <Prospect {...{ contribution, amountKobo }} />
            </Notice>
            <TransferSum amountKobo={amountKobo} />
          </>
        )}
        <Button type="submit" size="large" block>
          Continue
        </Button>
      </Stack>
    </form>
  );
}

interface ProspectProps {
  readonly contribution: Contribution;
  readonly amountKobo: Parameters<typeof afterPaying>[1];
}

/** What this payment would bring. */
function Prospect({ contribution, amountKobo }: ProspectProps) {
  const { count, target, leftToTargetKobo } = afterPaying(contribution, amountKobo);
  return (
    <>
      With this one,{' '}
      <strong>
        {count} of {contribution.schedule.length} squares
      </strong>{' '}
      are yours.{' '}
      {target === null ? (
        'It is the last one that is needed.'
      ) : (
        <>
          <strong>
            <Amount amountKobo={leftToTargetKobo} />
          </strong>{' '}
          stays {toTarget[target.name]}.
        </>
      )}
    </>
  );
}
