import {
  formatNaira,
  KOBO_PER_NAIRA,
  type Kobo,
  kobo,
  naira,
  subtractKobo,
  ZERO_KOBO,
} from '#domain/money.ts';
import {
  button,
  byState,
  type Expectation,
  field,
  heading,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import type { Measure } from '#flows/paths/model/limits.ts';
import type { Story } from '#flows/paths/model/sideEffects.ts';
import type { BuyerEvent, BuyerModel } from '../../about/model.ts';
import { chosenKobo } from '../dashboardContribution.amounts.ts';
import type { DashboardContributionContext } from '../dashboardContribution.events.ts';
import type { dashboardContributionMachine } from '../dashboardContribution.machine.ts';

type Machine = typeof dashboardContributionMachine;

export const WITHDRAW = 'Withdraw payment';
export const CUSTOM_AMOUNT_LABEL = 'Pay a custom amount *';
export const ABOVE_MAX_MESSAGE = 'more than is left to contribute';
export const ARRIVED = 'has reached this plan since that try';
export const PLAN_CHANGED_TITLE = 'Your plan has changed since you opened this';
export const BELOW_MIN_MESSAGE = 'at least ₦1,000';
const busy = [button('Continue', { is: 'busy' })];

export const DUE_KOBO = naira(400_000);
/** The instalment that is due after the buyer has chosen a longer plan in another tab, or after the one before. */
const CHANGED_DUE_KOBO = naira(300_000);
/**
 * The remaining amount and the minimum payment. Both repeat the production rules on purpose, so that a test notices a
 * change.
 */
export const REMAINING_KOBO = naira(6_000_000);
const MIN_KOBO = naira(1_000);
const ABOVE_MAX_KOBO = kobo(REMAINING_KOBO + 1);
const BELOW_MIN_KOBO = kobo(MIN_KOBO - 1);

type Amounts = Pick<DashboardContributionContext, 'choice' | 'customKobo'>;
export const isTooSmall = ({ choice, customKobo }: Amounts): boolean =>
  choice === 'custom' && (customKobo === null || customKobo < MIN_KOBO);
const isTooLarge = ({ choice, customKobo }: Amounts): boolean =>
  choice === 'custom' && customKobo !== null && customKobo > REMAINING_KOBO;
export const isPayable = (amounts: Amounts): boolean => !isTooSmall(amounts) && !isTooLarge(amounts);
const isOwn = (amount: Kobo, { choice, customKobo }: Amounts): boolean =>
  choice === 'custom' && customKobo === amount;
const isAtLimit = (amounts: Amounts): boolean => isOwn(MIN_KOBO, amounts) || isOwn(REMAINING_KOBO, amounts);

const TYPED: Readonly<Record<string, Kobo>> = {
  'own amount typed': naira(50_000),
  'all that is left typed': REMAINING_KOBO,
  'a kobo more than is left typed': ABOVE_MAX_KOBO,
  'the least typed': MIN_KOBO,
  'a kobo less than the least typed': BELOW_MIN_KOBO,
};

/** The buyer types an amount of their own. */
const typed = (name: string): BuyerEvent<Machine> => {
  const amount = TYPED[name] ?? MIN_KOBO;
  return {
    event: { type: 'customAmount.typed', amountKobo: amount },
    // After a try that was received, less is left than the model's limit.
    when: ({ context }) => amount < REMAINING_KOBO || context.remainingKobo === REMAINING_KOBO,
    perform: async ({ press, type }) => {
      await press(CUSTOM_AMOUNT_LABEL, 'radio');
      await type('Amount', String(amount / KOBO_PER_NAIRA));
    },
    expects: [field('Amount', { value: formatNaira(amount).slice('₦'.length) })],
  };
};

/** The buyer confirms an amount that matches the condition. */
const confirmed = (
  when: (amounts: Amounts) => boolean,
  expects: readonly Expectation[],
): BuyerEvent<Machine> => ({
  event: { type: 'amount.confirmed', isCovered: false },
  when: ({ context }) => when(context),
  perform: ({ press }) => press('Continue'),
  expects,
});

const PLAN_CHANGED = 'plan changed elsewhere';
const TRY_RECEIVED = 'the tried amount received';

/** The instalment that is due after the steps of the story. */
export const dueOf = (story: Story<Machine>): Kobo =>
  story.steps.includes(PLAN_CHANGED) || story.steps.includes(TRY_RECEIVED) ? CHANGED_DUE_KOBO : DUE_KOBO;

/** The buyer's last choice: the due instalment or the typed amount. */
export function amountOf(story: Story<Machine>): Kobo | undefined {
  const chosen = story.steps.findLast((step) => step in TYPED || step.endsWith('chosen'));
  if (chosen === undefined || chosen === 'amount due chosen') return dueOf(story);
  // The field still holds the amount typed before.
  return TYPED[story.steps.findLast((step) => step in TYPED) ?? ''];
}

const ownAmount: Measure<Machine> = {
  value: ({ context: { choice, customKobo } }) => (choice === 'custom' ? customKobo : null),
  withValue: ({ context, event }, value) => ({ context: { ...context, customKobo: kobo(value) }, event }),
};

export const amountCases: BuyerModel<Machine>['events'] = {
  ...Object.fromEntries(Object.keys(TYPED).map((name) => [name, typed(name)])),
  [PLAN_CHANGED]: {
    event: {
      type: 'contribution.changed',
      dueKobo: CHANGED_DUE_KOBO,
      remainingKobo: REMAINING_KOBO,
      awaitingPayment: null,
    },
    when: ({ context }) => context.dueKobo === DUE_KOBO,
    in: ['choosing'],
    expects: byState('The amounts to choose from show it, or will show it when the buyer goes back.'),
  },
  'awaited transfer arrived': {
    event: {
      type: 'contribution.changed',
      dueKobo: DUE_KOBO,
      remainingKobo: REMAINING_KOBO,
      awaitingPayment: null,
    },
    when: (snapshot) =>
      snapshot.matches('choosing') &&
      snapshot.context.payment !== null &&
      snapshot.context.dueKobo === DUE_KOBO,
    expects: [without(button(WITHDRAW))],
  },
  [TRY_RECEIVED]: {
    event: {
      type: 'contribution.changed',
      dueKobo: CHANGED_DUE_KOBO,
      remainingKobo: subtractKobo(REMAINING_KOBO, DUE_KOBO),
      awaitingPayment: null,
    },
    when: (snapshot) =>
      snapshot.matches('choosing') &&
      snapshot.context.failure?.status === null &&
      snapshot.context.payment !== null &&
      snapshot.context.remainingKobo === REMAINING_KOBO &&
      snapshot.context.customKobo === null &&
      chosenKobo(snapshot.context) === DUE_KOBO,
    expects: [text(ARRIVED), without(button(WITHDRAW))],
  },
  'the rest paid elsewhere': {
    event: {
      type: 'contribution.changed',
      dueKobo: null,
      remainingKobo: ZERO_KOBO,
      awaitingPayment: null,
    },
    when: (snapshot) => snapshot.matches('choosing'),
    expects: [heading('Every contribution is made')],
  },
  'amount confirmed': confirmed((amounts) => isPayable(amounts) && !isAtLimit(amounts), busy),
  'all that is left confirmed': confirmed((amounts) => isOwn(REMAINING_KOBO, amounts), busy),
  'the least confirmed': confirmed((amounts) => isOwn(MIN_KOBO, amounts), busy),
  'too large an amount confirmed': confirmed(isTooLarge, [
    field('Amount', { description: ABOVE_MAX_MESSAGE }),
  ]),
  'too small an amount confirmed': confirmed(
    (amounts) => isOwn(BELOW_MIN_KOBO, amounts),
    [field('Amount', { description: BELOW_MIN_MESSAGE })],
  ),
  'no amount confirmed': confirmed(
    (amounts) => isTooSmall(amounts) && !isOwn(BELOW_MIN_KOBO, amounts),
    [field('Amount', { value: '', description: BELOW_MIN_MESSAGE })],
  ),
};

export const limits: NonNullable<BuyerModel<Machine>['limits']> = {
  'the least amount': {
    says: 'A payment is at least ₦1,000.',
    number: MIN_KOBO,
    step: 1,
    states: ['choosing'],
    guards: { isAmountPayable: ownAmount },
  },
  'all that is left': {
    says: 'A payment is at most what is left to contribute.',
    number: REMAINING_KOBO,
    step: 1,
    states: ['choosing'],
    guards: { isAmountPayable: ownAmount },
  },
};
