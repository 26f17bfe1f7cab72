import { Button, DescriptionList, Notice, Stack } from '@adire/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type ChangeFigures, type ChangeOption, type Changes, changePlan } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainedText } from '#app/explain/ExplainedText.tsx';
import { invalidateAreas } from '#app/queries/keys.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { formatDay } from '#domain/dates.ts';
import { difference, given } from '#domain/derivation/derivation.ts';
import { type Explanation, explain } from '#domain/derivation/explanation.ts';
import { termsVersion } from '#domain/terms/termsVersion.ts';
import { useFlow } from '#flows/host/useFlow.ts';
import { type ApplyChange, changePlanMachine } from '#machines/changePlan/changePlan.machine.ts';
import { STEP_NOTICES } from '#machines/contribution/contribution.notices.ts';
import { ChangeHistory } from './ChangeHistory.tsx';
import { ChangeOptions } from './ChangeOptions.tsx';
import { Comparison } from './Comparison.tsx';
import { payRestKinds, planKinds, rescueKinds } from './changeKinds.ts';
import { amountsAfter, type ComparedAmounts, currentAmounts, namedAmounts } from './comparedAmounts.ts';
import { shortEffect } from './figureTexts.ts';
import type { Purpose } from './purpose.ts';
import { useOwnEntry } from './useOwnEntry.ts';

interface ChangeFlowProps {
  readonly contribution: Contribution;
  readonly changes: Changes;
  readonly purpose: Purpose;
  /** Unique per visit to the page. */
  readonly visitId: string;
}

/** The available changes, then the comparison and confirmation of one. */
export function ChangeFlow({ contribution, changes, purpose, visitId }: ChangeFlowProps) {
  const queryClient = useQueryClient();
  const settings = usePageSettings();
  const [snapshot, send] = useFlow(
    changePlanMachine.provide({
      actors: {
        applyChange: fromPromise<Contribution, ApplyChange>(({ input }) => {
          const { contributionId, option, idempotencyKey } = input;
          if (!option) throw new Error('No change was chosen');
          return changePlan(contributionId, option, { termsVersion: termsVersion(settings), idempotencyKey });
        }),
      },
      actions: {
        refreshServerState: () => invalidateAreas(queryClient, 'contributions', 'properties'),
      },
    }),
    { input: { contributionId: contribution.id, requestId: visitId } },
  );
  const { option, failure } = snapshot.context;
  const [basis] = useState(() => `Worked out on ${formatDay(new Date())}.`);
  const about = { contribution, changes, basis };
  // Both columns of a comparison are of the moment of the choice: what is loaded later may contain the change already.
  const [compared, setCompared] = useState(about);
  const [dismissed, setDismissed] = useState<ChangeOption | null>(null);
  const current = currentAmounts(about);
  const address = `/dashboard/property/${contribution.slug}`;
  const dismiss = () => {
    setDismissed(option);
    send({ type: 'option.dismissed' });
  };
  /** Whether the plan has changed, or why not. */
  const outcome = useRef<HTMLDivElement>(null);
  const addEntry = useOwnEntry({
    isOpen: snapshot.hasTag('comparison'),
    close: dismiss,
    onLeft: () => outcome.current?.scrollIntoView({ block: 'center' }),
  });
  if (snapshot.matches('changed') && option)
    return (
      <div ref={outcome}>
        <Changed option={option} amounts={amountsAfter(option.figures, compared)} address={address} />
      </div>
    );
  if (snapshot.hasTag('comparison') && option) {
    const after = amountsAfter(option.figures, compared);
    return (
      <Comparison
        before={compared.changes.current}
        option={option}
        amounts={{ before: currentAmounts(compared), after }}
        named={namedAmounts(after, compared)}
        busy={snapshot.hasTag('busy')}
        failure={failure}
        onConfirm={() => send({ type: 'change.confirmed' })}
        onDismiss={dismiss}
      />
    );
  }
  const kinds = {
    rescue: () => rescueKinds(changes),
    change: () => planKinds(changes, contribution.property.title),
    'pay-rest': () => payRestKinds(changes),
  }[purpose]();
  const choose = (chosen: ChangeOption) => {
    setCompared(about);
    setDismissed(null);
    send({ type: 'option.chosen', option: chosen });
    addEntry();
  };
  return (
    <Stack gap={6}>
      {snapshot.matches('outdated') && (
        <div ref={outcome}>
          <Notice tone="critical" title="Your plan was not changed.">
            {failure?.code === 'terms_outdated' ? STEP_NOTICES.termsOutdated.message : failure?.message}
          </Notice>
        </div>
      )}
      {purpose === 'pay-rest' ? (
        <RestFigures amounts={current} paid={contributionAmounts(contribution).paid()} />
      ) : (
        <CurrentFigures figures={changes.current} amounts={current} />
      )}
      <ChangeOptions
        kinds={kinds}
        dismissed={dismissed}
        amountsOf={(figures) => amountsAfter(figures, about)}
        onChoose={choose}
      />
      <ChangeHistory history={changes.history} />
    </Stack>
  );
}

interface CurrentFiguresProps {
  readonly figures: ChangeFigures;
  readonly amounts: ComparedAmounts;
}

const CurrentFigures = ({ figures, amounts }: CurrentFiguresProps) => (
  <DescriptionList
    columns={3}
    items={[
      { term: 'Now, each month', value: <ExplainedAmount explanation={amounts.monthly} /> },
      { term: 'Ends on', value: formatDay(figures.endsOn) },
      {
        term: 'Late',
        value: figures.late === 0 ? 'Nothing' : <ExplainedAmount explanation={amounts.late} />,
      },
    ]}
  />
);

interface RestFiguresProps {
  readonly amounts: ComparedAmounts;
  /** The total contributed so far. */
  readonly paid: Explanation;
}

const RestFigures = ({ amounts: { price }, paid }: RestFiguresProps) => (
  <DescriptionList
    columns={3}
    items={[
      { term: 'Price', value: <ExplainedAmount explanation={price} /> },
      { term: 'You have paid', value: <ExplainedAmount explanation={paid} /> },
      {
        term: 'Left of the price',
        value: <ExplainedAmount explanation={leftOfPrice(price, paid)} />,
      },
    ]}
  />
);

const leftOfPrice = (price: Explanation, paid: Explanation): Explanation =>
  explain(difference(given(price.title, price.amountKobo), given(paid.title, paid.amountKobo)), {
    title: 'Left of the price',
    rule: 'The price, less all that you have contributed.',
    basis: price.basis,
  });

interface ChangedProps {
  readonly option: ChangeOption;
  readonly amounts: ComparedAmounts;
  readonly address: string;
}

const Changed = ({ option, amounts, address }: ChangedProps) => (
  <Stack gap={5}>
    <Notice tone="positive" title="Your plan has changed.">
      It is {option.change.kind === 'unit' && `for ${option.figures.home}, at `}
      <ExplainedText text={shortEffect(option.figures)} explanations={Object.values(amounts)} /> now. We have
      sent you a message with the figures, and your documents have the new terms.
    </Notice>
    <div>
      <Button size="large" href={address}>
        See your plan
      </Button>
    </div>
  </Stack>
);
