import type { ChangeOption, Changes } from '#api/calls/changes.ts';
import { formatNaira } from '#domain/money.ts';
import { MAX_AGE_AT_END } from '#domain/plans/eligibility.ts';
import { ADVISED_MONTHS, MAX_DURATION_MONTHS, type Plan } from '#domain/plans/plans.ts';
import { OBSTACLE_SENTENCES, PAUSE_MONTHS, type RevisionKind } from '#domain/plans/revisions.ts';
import { countText, numberWord } from '#domain/quantities.ts';
import type { ChangeKind } from './OptionCard.tsx';

const PAUSE_RULE = `Every open month moves ${numberWord(PAUSE_MONTHS)} month later, and the amounts stay. A plan can be paused once.`;
const DURATION_RULE = `A plan can last ${countText(MAX_DURATION_MONTHS, 'month')}, and has to end by the age of ${MAX_AGE_AT_END}.`;

const ofKind = ({ options }: Changes, kind: RevisionKind): readonly ChangeOption[] =>
  options.filter(({ change }) => change.kind === kind);

/** Why a kind is unavailable; `otherwise` if the server lists no obstacle. */
const obstacleOf = ({ obstacles }: Changes, kind: RevisionKind, otherwise = ''): string => {
  const reasons = obstacles.filter((obstacle) => obstacle.kind === kind);
  return reasons.map(({ reason }) => OBSTACLE_SENTENCES[reason]).join(' ') || otherwise;
};

const monthsName = ({ change, figures }: ChangeOption): string =>
  `${countText(change.durationMonths ?? 0, 'month')}, ${formatNaira(figures.monthly)} a month`;
const homeName = ({ figures }: ChangeOption): string => `${figures.home}, ${formatNaira(figures.price)}`;

/** The changes that help in a bad month. */
export function rescueKinds(changes: Changes): ChangeKind[] {
  const { current } = changes;
  // What is late is divided too, so a little longer may ask for more a month.
  const longer = ofKind(changes, 'duration').filter(
    ({ figures }) => figures.endsOn > current.endsOn && figures.monthly < current.monthly,
  );
  const smaller = ofKind(changes, 'unit').filter(({ figures }) => figures.price < current.price);
  return [
    {
      title: 'Pause for a month',
      about: PAUSE_RULE,
      options: ofKind(changes, 'pause'),
      obstacle: obstacleOf(changes, 'pause'),
    },
    {
      title: 'Spread what is late',
      about: 'What you have not paid is divided over the months that are left, so that nothing is late.',
      options: ofKind(changes, 'spread'),
      obstacle: obstacleOf(changes, 'spread'),
    },
    {
      title: 'Take longer',
      about: `What is left is divided over more months, so that each is smaller. ${DURATION_RULE}`,
      options: longer,
      listLabel: 'How long in all',
      nameOf: monthsName,
      obstacle: obstacleOf(
        changes,
        'duration',
        `No longer duration has smaller instalments. ${DURATION_RULE}`,
      ),
    },
    {
      title: 'Move to a smaller home',
      about:
        'What you have paid moves with you. The home has today’s price, and your unit goes back on the list.',
      options: smaller,
      listLabel: 'Homes of the same town that cost less',
      nameOf: homeName,
      obstacle: obstacleOf(changes, 'unit', 'No home of the same town that costs less is free now.'),
    },
  ];
}

/** The changes after a declined mortgage. */
export const payRestKinds = (changes: Changes): ChangeKind[] => {
  const options = ofKind(changes, 'pay_rest');
  return [
    {
      title: 'Pay the rest as on Plan A',
      about: `The rest of the price is divided over the months from today. No mortgage is needed, and no part of your RSA is used. ${DURATION_RULE}`,
      options,
      listLabel: 'Over how many months',
      nameOf: monthsName,
      initial: options.find(({ change }) => change.durationMonths === ADVISED_MONTHS.A.min) ?? options.at(-1),
      obstacle: obstacleOf(changes, 'pay_rest'),
    },
  ];
};

const PLAN_SENTENCES: Readonly<Record<Plan, string>> = {
  A: 'On Plan A you pay the whole price in instalments, and no mortgage is needed. What you have paid counts towards the downpayment, and the rest of that is due first.',
  B: 'On Plan B you contribute a part of the price, and a mortgage pays the rest.',
  C: 'On Plan C you contribute a part of the price, and a mortgage pays the rest.',
};

/**
 * The changes available at any other time.
 * @param propertyTitle of the buyer's property, which is left out of its units' names
 */
export function planKinds(changes: Changes, propertyTitle: string): ChangeKind[] {
  const durations = ofKind(changes, 'duration');
  const { durationMonths } = changes.current;
  const units = ofKind(changes, 'unit').filter(({ otherPropertyId }) => otherPropertyId === null);
  const plans = ofKind(changes, 'plan');
  return [
    {
      title: 'Another duration',
      about: `What is left is divided over the months to come. ${DURATION_RULE}`,
      options: durations,
      listLabel: 'How long in all',
      nameOf: monthsName,
      // The nearest duration: the next longer, otherwise the next shorter.
      initial:
        durations.find(({ change }) => (change.durationMonths ?? 0) > durationMonths) ?? durations.at(-1),
      obstacle: obstacleOf(changes, 'duration'),
    },
    {
      title: 'Another unit',
      about:
        'What you have paid moves with you. The unit has today’s price, and yours goes back on the list.',
      options: units,
      listLabel: 'Free units of this property',
      nameOf: ({ figures }) => figures.home.replace(`${propertyTitle}, `, ''),
      obstacle: obstacleOf(changes, 'unit', 'No other unit of this property is free now.'),
    },
    {
      title: 'Another plan',
      about: plans.map(({ figures }) => PLAN_SENTENCES[figures.plan]).join(' '),
      options: plans,
      obstacle: obstacleOf(changes, 'plan'),
    },
  ];
}
