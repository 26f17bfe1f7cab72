import { Stack } from '@adire/ui';
import type { ChangeOption, Changes } from '#api/calls/changes.ts';
import { MAX_AGE_AT_END } from '#domain/eligibility.ts';
import { formatNaira } from '#domain/money.ts';
import { MAX_DURATION_MONTHS } from '#domain/plans.ts';
import { countText, numberWord } from '#domain/quantities.ts';
import { OBSTACLE_SENTENCES, PAUSE_MONTHS, type RevisionKind } from '#domain/revisions.ts';
import { OptionCard } from './OptionCard.tsx';

interface ChangeOptionsProps {
  readonly changes: Changes;
  readonly onChoose: (option: ChangeOption) => void;
}

const ofKind = ({ options }: Changes, kind: RevisionKind): readonly ChangeOption[] =>
  options.filter(({ change }) => change.kind === kind);

/** Why a kind is not possible now; `otherwise` where no rule stands against it. */
const obstacleOf = ({ obstacles }: Changes, kind: RevisionKind, otherwise: string): string => {
  const reasons = obstacles.filter((obstacle) => obstacle.kind === kind);
  return reasons.map(({ reason }) => OBSTACLE_SENTENCES[reason]).join(' ') || otherwise;
};

const monthsName = ({ change, figures }: ChangeOption): string =>
  `${countText(change.durationMonths ?? 0, 'month')}, ${formatNaira(figures.monthly)} each`;
const homeName = ({ figures }: ChangeOption): string => `${figures.home}, ${formatNaira(figures.price)}`;

const DURATION_RULE = `A plan can last ${countText(MAX_DURATION_MONTHS, 'month')}, and has to end by the age of ${MAX_AGE_AT_END}.`;
const PAUSE_RULE = `Every open month moves ${numberWord(PAUSE_MONTHS)} month later, and the amounts stay. A plan can be paused once.`;
const NO_HOME = 'No such home is free now.';

/** What helps in a bad month. */
export function RescueOptions({ changes, onChoose }: ChangeOptionsProps) {
  const { current } = changes;
  const spread = ofKind(changes, 'spread');
  const longer = ofKind(changes, 'duration').filter(({ figures }) => figures.endsOn > current.endsOn);
  const smaller = ofKind(changes, 'unit').filter(({ figures }) => figures.price < current.price);
  return (
    <Stack gap={4}>
      <OptionCard
        title="Pause for a month"
        options={ofKind(changes, 'pause')}
        obstacle={obstacleOf(changes, 'pause', '')}
        onChoose={onChoose}
      >
        {PAUSE_RULE}
      </OptionCard>
      <OptionCard
        title="Spread what is late"
        options={spread}
        obstacle={obstacleOf(changes, 'spread', '')}
        onChoose={onChoose}
      >
        What you have not paid is divided over the months that are left, so that nothing is late.
      </OptionCard>
      <OptionCard
        title="Take longer"
        options={longer}
        listLabel="How long in all"
        nameOf={monthsName}
        obstacle={obstacleOf(changes, 'duration', `Your plan is as long as it can be. ${DURATION_RULE}`)}
        onChoose={onChoose}
      >
        What is left is divided over more months, so that each is smaller. {DURATION_RULE}
      </OptionCard>
      <OptionCard
        title="Move to a smaller home"
        options={smaller}
        listLabel="Homes of the same town that cost less"
        nameOf={homeName}
        obstacle={obstacleOf(changes, 'unit', NO_HOME)}
        onChoose={onChoose}
      >
        What you have paid moves with you. The home has today’s price, and your unit goes back on the list.
      </OptionCard>
    </Stack>
  );
}

/** Changes of a plan at any other time. */
export function PlanOptions({ changes, onChoose }: ChangeOptionsProps) {
  const units = ofKind(changes, 'unit').filter(({ otherPropertyId }) => otherPropertyId === null);
  const plans = ofKind(changes, 'plan');
  return (
    <Stack gap={4}>
      <OptionCard
        title="Another duration"
        options={ofKind(changes, 'duration')}
        listLabel="How long in all"
        nameOf={monthsName}
        obstacle={obstacleOf(changes, 'duration', '')}
        onChoose={onChoose}
      >
        What is left is divided over the months to come. {DURATION_RULE}
      </OptionCard>
      <OptionCard
        title="Another unit"
        options={units}
        listLabel="Free units of this property"
        nameOf={homeName}
        obstacle={obstacleOf(changes, 'unit', 'No other unit of this property is free now.')}
        onChoose={onChoose}
      >
        What you have paid moves with you. The unit has today’s price, and yours goes back on the list.
      </OptionCard>
      <OptionCard
        title="Another plan"
        options={plans}
        {...(plans.length > 1 && { listLabel: 'Plan' })}
        nameOf={({ figures }) => `Plan ${figures.plan}`}
        obstacle={obstacleOf(changes, 'plan', '')}
        onChoose={onChoose}
      >
        {plans.map(({ figures }) => PLAN_SENTENCES[figures.plan]).join(' ') ||
          'A plan can change while what you have paid fits the other one.'}
      </OptionCard>
    </Stack>
  );
}

const PLAN_SENTENCES: Readonly<Record<'A' | 'B' | 'C', string>> = {
  A: 'On Plan A you pay the whole price in instalments, and no mortgage is needed. What you have paid counts towards the downpayment, and the rest of that is due first.',
  B: 'On Plan B you contribute a part of the price, and a mortgage pays the rest.',
  C: 'On Plan C you contribute a part of the price, and a mortgage pays the rest.',
};
