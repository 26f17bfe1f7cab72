import { Button, DescriptionList, Notice, Stack } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { type ChangeFigures, type ChangeOption, type Changes, changePlan } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { invalidateAreas } from '#app/queries/keys.ts';
import { formatDay } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { type ApplyChange, changePlanMachine } from '#machines/changePlan/changePlan.machine.ts';
import { ChangeHistory } from './ChangeHistory.tsx';
import { ChangeOptions } from './ChangeOptions.tsx';
import { Comparison } from './Comparison.tsx';
import { planKinds, rescueKinds } from './changeKinds.ts';
import { shortEffect } from './figureTexts.ts';

interface ChangeFlowProps {
  readonly contribution: Contribution;
  readonly changes: Changes;
  readonly purpose: 'rescue' | 'change';
  /** Unlike that of any other visit to the page. */
  readonly visitId: string;
}

/** The changes that are possible, the comparison of one, and its confirmation. */
export function ChangeFlow({ contribution, changes, purpose, visitId }: ChangeFlowProps) {
  const queryClient = useQueryClient();
  const [snapshot, send] = useFlow(
    changePlanMachine.provide({
      actors: {
        applyChange: fromPromise<Contribution, ApplyChange>(({ input }) => {
          const { contributionId, option, idempotencyKey } = input;
          if (!option) throw new Error('No change was chosen');
          return changePlan(contributionId, option, idempotencyKey);
        }),
      },
      actions: {
        announceChange: () => invalidateAreas(queryClient, 'contributions', 'properties'),
      },
    }),
    { input: { contributionId: contribution.id, requestId: visitId } },
  );
  const { option, failure } = snapshot.context;
  const address = `/dashboard/property/${contribution.slug}`;
  if (snapshot.matches('changed') && option) return <Changed figures={option.figures} address={address} />;
  if (snapshot.hasTag('comparison') && option) {
    return (
      <Comparison
        before={changes.current}
        after={option.figures}
        busy={snapshot.hasTag('busy')}
        failure={failure}
        onConfirm={() => send({ type: 'change.confirmed' })}
        onDismiss={() => send({ type: 'option.dismissed' })}
      />
    );
  }
  const kinds = purpose === 'rescue' ? rescueKinds(changes) : planKinds(changes, contribution.property.title);
  const choose = (chosen: ChangeOption) => send({ type: 'option.chosen', option: chosen });
  return (
    <Stack gap={6}>
      {snapshot.matches('outdated') && (
        <Notice tone="critical" title="Your plan was not changed.">
          {failure?.message}
        </Notice>
      )}
      <CurrentFigures figures={changes.current} />
      <ChangeOptions kinds={kinds} onChoose={choose} />
      <ChangeHistory history={changes.history} />
    </Stack>
  );
}

const CurrentFigures = ({ figures }: { readonly figures: ChangeFigures }) => (
  <DescriptionList
    columns={3}
    items={[
      { term: 'Now, each month', value: formatNaira(figures.monthly) },
      { term: 'Ends on', value: formatDay(figures.endsOn) },
      { term: 'Late', value: figures.late === 0 ? 'Nothing' : formatNaira(figures.late) },
    ]}
  />
);

const Changed = ({ figures, address }: { readonly figures: ChangeFigures; readonly address: string }) => (
  <Stack gap={5}>
    <Notice tone="positive" title="Your plan has changed.">
      It is {shortEffect(figures)} now. We have sent you a message with the figures.
    </Notice>
    <div>
      <Button size="large" href={address}>
        See your plan
      </Button>
    </div>
  </Stack>
);
