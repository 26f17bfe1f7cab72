import {
  DEFAULT_PAYMENT_LAPSE_DAYS,
  DEFAULT_PLAN_C_HOLD_DAYS,
  DEFAULT_UNIT_HOLD_HOURS,
  MAX_UNPAID_CONTRIBUTIONS,
} from '#domain/listings/holds.ts';
import { formatNaira, naira } from '#domain/money.ts';
import { MIN_PAYMENT_KOBO } from '#domain/payments/payments.ts';
import { DEFAULT_WITHDRAWAL_DAY_LIMIT_NAIRA, MIN_WITHDRAWAL_KOBO } from '#domain/payments/withdrawals.ts';
import { HEAVY_SALARY_SHARE_BPS, MAX_AGE, MAX_AGE_AT_END, MIN_AGE } from '#domain/plans/eligibility.ts';
import { DEFAULT_EXIT_FEE_BPS, EXIT_DECISION_DAYS } from '#domain/plans/exits.ts';
import {
  EQUITY_BPS,
  FIRST_TARGET_BPS,
  MAX_DURATION_MONTHS,
  MIN_DURATION_MONTHS,
  OUTRIGHT_DOWNPAYMENT_BPS,
  RSA_SHARE_BPS,
} from '#domain/plans/plans.ts';
import { MAX_PAUSES, PAUSE_MONTHS } from '#domain/plans/revisions.ts';
import { countText, shareText } from '#domain/quantities.ts';
import type { Flow } from '#flows/graph/flow.ts';
import type { Rule } from '#flows/graph/rules.ts';
import { cancelContributionMachine } from '../cancelContribution/cancelContribution.machine.ts';
import { cancelContributionModel } from '../cancelContribution/model/cancelContribution.model.ts';
import { changePlanMachine } from '../changePlan/changePlan.machine.ts';
import { changePlanModel } from '../changePlan/model/changePlan.model.ts';
import { contributionMachine } from '../contribution/contribution.machine.ts';
import { contributionModel } from '../contribution/model/contribution.model.ts';
import { dashboardContributionMachine } from '../dashboardContribution/dashboardContribution.machine.ts';
import { dashboardContributionModel } from '../dashboardContribution/model/dashboardContribution.model.ts';
import { leavePlanMachine } from '../leavePlan/leavePlan.machine.ts';
import { leavePlanModel } from '../leavePlan/model/leavePlan.model.ts';
import { letterMachine } from '../letter/letter.machine.ts';
import { letterModel } from '../letter/model/letter.model.ts';
import { LONG_MESSAGE_MS } from '../notifications/notifications.list.ts';
import { withdrawalModel } from '../withdrawal/model/withdrawal.model.ts';
import { withdrawalMachine } from '../withdrawal/withdrawal.machine.ts';
import { withdrawExitModel } from '../withdrawExit/model/withdrawExit.model.ts';
import { withdrawExitMachine } from '../withdrawExit/withdrawExit.machine.ts';
import { withdrawPaymentModel } from '../withdrawPayment/model/withdrawPayment.model.ts';
import { withdrawPaymentMachine } from '../withdrawPayment/withdrawPayment.machine.ts';
import {
  callDeadline,
  checkRetry,
  computedWaits,
  newNameWait,
  rule,
  timesPerDay,
  wrongPasswords,
} from './rules.ts';

const PLANS_TEST = 'src/domain/plans/plans.test.ts';
const ELIGIBILITY_STATES = ['calculator.entering'];

const plans: readonly Rule[] = [
  rule({
    label: 'Plan A: all of the price in instalments, after a downpayment, due at once, of',
    number: OUTRIGHT_DOWNPAYMENT_BPS,
    unit: 'bps',
    sentence: `${shareText(OUTRIGHT_DOWNPAYMENT_BPS)} downpayment`,
    kept: { test: PLANS_TEST, states: ['selectPlan'] },
  }),
  rule({
    label:
      'Plans B and C: a part of the price in instalments, on B the first at once, a mortgage for the rest; the part is',
    number: EQUITY_BPS,
    unit: 'bps',
    sentence: `Equity contribution is ${shareText(EQUITY_BPS)} of the Property Value`,
    kept: { test: PLANS_TEST, states: ['selectPlan'] },
  }),
  rule({
    label: 'Share of the balance of the retirement savings account that counts towards it',
    number: RSA_SHARE_BPS,
    unit: 'bps',
    sentence: `${shareText(RSA_SHARE_BPS)} of RSA Value`,
    kept: { test: PLANS_TEST, states: ['selectPlan'] },
  }),
  rule({
    label: 'Plans B and C: share of the price that brings the allocation letter',
    number: FIRST_TARGET_BPS,
    unit: 'bps',
    sentence: `${shareText(FIRST_TARGET_BPS)}, month`,
    kept: { test: 'tests/server/documents/letter.test.ts', states: ['selectPlan'] },
  }),
];

const planMonths = (states: readonly string[]): readonly Rule[] => [
  rule({
    label: 'Months of a plan, at least',
    number: MIN_DURATION_MONTHS,
    unit: 'months',
    sentence: { unsaid: 'The page offers no shorter plan.' },
    kept: { test: PLANS_TEST, states },
  }),
  rule({
    label: 'Months of a plan, at most',
    number: MAX_DURATION_MONTHS,
    unit: 'months',
    sentence: { unsaid: 'The page offers no longer plan.' },
    kept: { test: PLANS_TEST, states },
  }),
];

/** Flows of contributions, payments and the wallet. */
export const contributionFlows: readonly Flow[] = [
  {
    machine: contributionMachine,
    appEvents: ['route.visited', 'check.requested'],
    title: contributionModel.title,
    about:
      'A buyer picks a block, a unit and a plan, works out the figures, agrees to the terms and pays the first contribution by transfer, which the payment page follows by itself. What was chosen outlives a reload and the end of a session, and the unit is held while the money is on its way.',
    who: 'Buyers who are signed in',
    screens: 'src/app/contribution',
    rules: [
      ...plans,
      ...planMonths(['selectPlan', 'calculator.entering']),
      rule({
        label: 'Age of a buyer, at least',
        number: MIN_AGE,
        unit: 'years',
        sentence: `Enter an age from ${MIN_AGE} to ${MAX_AGE}.`,
        kept: { guard: 'hasWrongFields' },
      }),
      rule({
        label: 'Age of a buyer, at most',
        number: MAX_AGE,
        unit: 'years',
        sentence: `Enter an age from ${MIN_AGE} to ${MAX_AGE}.`,
        kept: { guard: 'hasWrongFields' },
      }),
      rule({
        label: 'Age at the end of the plan, at most',
        number: MAX_AGE_AT_END,
        unit: 'years',
        sentence: 'Sorry, you are not eligible to start contribution.',
        kept: { guard: 'isEligible' },
      }),
      rule({
        label: 'Share of a salary that a month takes without a warning, at most',
        number: HEAVY_SALARY_SHARE_BPS,
        unit: 'bps',
        sentence: `This takes more than ${shareText(HEAVY_SALARY_SHARE_BPS)} of your salary`,
        kept: {
          states: ELIGIBILITY_STATES,
          cases: ['a comfortable share of the salary typed', 'a heavier share of the salary typed'],
        },
      }),
      rule({
        label: 'The notification that a plan ends too late stays for',
        number: LONG_MESSAGE_MS,
        unit: 'ms',
        sentence: 'Sorry, you are not eligible to start contribution.',
        kept: {
          test: 'src/machines/notifications/notifications.machine.test.ts',
          states: ELIGIBILITY_STATES,
        },
      }),
      rule({
        label: 'An unpaid unit is held for (setting `UNIT_HOLD_HOURS`)',
        number: DEFAULT_UNIT_HOLD_HOURS,
        unit: 'hours',
        sentence: `You hold the unit for ${countText(DEFAULT_UNIT_HOLD_HOURS, 'hour')}.`,
        kept: {
          test: 'tests/server/money/holds.test.ts',
          states: ['calculator.terms', 'payment', 'response'],
        },
      }),
      rule({
        label: 'The same on Plan C (setting `PLAN_C_HOLD_DAYS`)',
        number: DEFAULT_PLAN_C_HOLD_DAYS,
        unit: 'days',
        sentence: `You hold the unit for ${countText(DEFAULT_PLAN_C_HOLD_DAYS, 'day')}.`,
        kept: { test: 'tests/server/money/plan-c.test.ts', states: ['calculator.terms'] },
      }),
      rule({
        label: 'Units that one buyer can hold unpaid',
        number: MAX_UNPAID_CONTRIBUTIONS,
        unit: 'units',
        sentence: { unsaid: 'No path of this flow holds so many; the server says it.' },
        kept: { test: 'tests/server/money/unpaid-holds.test.ts', states: ['calculator.agreeing'] },
      }),
      timesPerDay(['calculator.agreeing'], { unsaid: 'The server’s message says it.' }),
      checkRetry,
      callDeadline,
    ],
  },
  {
    machine: dashboardContributionMachine,
    appEvents: ['check.requested', 'contribution.changed'],
    title: dashboardContributionModel.title,
    about:
      'A buyer makes a further contribution from the dashboard: the amount, the transfer, and the wait for the bank. The payment replaces one that waits already, and a wallet balance that covers it is used at once.',
    who: 'Buyers with a contribution',
    screens: 'src/routes/dashboard/make-contribution',
    rules: [
      checkRetry,
      rule({
        label: 'The least amount, where more than that remains',
        number: MIN_PAYMENT_KOBO,
        unit: 'kobo',
        sentence: `at least ${formatNaira(MIN_PAYMENT_KOBO)}`,
        kept: { guard: 'isAmountPayable' },
      }),
      callDeadline,
    ],
  },
  {
    machine: cancelContributionMachine,
    title: cancelContributionModel.title,
    about:
      'A buyer gives a held unit back, as long as nothing was paid into its contribution. Where the money came first, the contribution goes on, and the dialog says so.',
    who: 'Buyers with an unpaid contribution',
    screens: 'src/routes/dashboard/cancel',
    rules: [callDeadline],
  },
  {
    machine: withdrawPaymentMachine,
    title: withdrawPaymentModel.title,
    about:
      'A buyer withdraws a payment that was announced, as long as its transfer has not arrived. Money that is sent all the same goes into the wallet.',
    who: 'Buyers with a payment that waits for its transfer',
    screens: 'src/routes/dashboard/withdraw-payment',
    rules: [
      rule({
        label: 'Without a transfer a payment lapses after (setting `PAYMENT_LAPSE_DAYS`)',
        number: DEFAULT_PAYMENT_LAPSE_DAYS,
        unit: 'days',
        sentence: { unsaid: 'The question is asked before that; a message says it then.' },
        kept: { test: 'tests/server/money/plan-c.test.ts', states: ['idle', 'confirming'] },
      }),
      callDeadline,
    ],
  },
  {
    machine: changePlanMachine,
    title: changePlanModel.title,
    about:
      'A buyer changes a running plan: in a bad month it pauses once, spreads what is late, takes longer or moves to a smaller home; at other times it has another duration, unit or plan. The figures before and after are compared first, and only those are applied.',
    who: 'Buyers who have begun to pay',
    screens: 'src/routes/dashboard/change',
    rules: [
      ...planMonths(['choosing']),
      rule({
        label: 'Age at the end of the plan, at most',
        number: MAX_AGE_AT_END,
        unit: 'years',
        sentence: { unsaid: 'No change that ends later is offered.' },
        kept: { test: 'src/domain/plans/eligibility.test.ts', states: ['choosing'] },
      }),
      rule({
        label: 'Pauses of a contribution, at most',
        number: MAX_PAUSES,
        unit: 'times',
        sentence: { unsaid: 'A second pause is not offered.' },
        kept: { test: 'tests/server/money/changes.test.ts', states: ['choosing'] },
      }),
      rule({
        label: 'Length of a pause',
        number: PAUSE_MONTHS,
        unit: 'months',
        sentence: 'Compare: Pause for a month',
        kept: { test: 'src/domain/plans/revise.test.ts', states: ['choosing', 'comparing'] },
      }),
      timesPerDay(['applying'], { unsaid: 'The server’s message says it.' }),
      callDeadline,
    ],
  },
  {
    machine: leavePlanMachine,
    title: leavePlanModel.title,
    about:
      'A buyer leaves a plan: sees what was paid, what is kept back and what goes into the wallet, and asks for it with the password. A second person decides.',
    who: 'Buyers who have begun to pay',
    screens: 'src/routes/dashboard/leave',
    computedDelays: computedWaits,
    rules: [
      rule({
        label: 'Kept back of what was paid (setting `EXIT_FEE_BPS`, as at the agreement)',
        number: DEFAULT_EXIT_FEE_BPS,
        unit: 'bps',
        sentence: 'Goes into your wallet',
        kept: { test: 'tests/server/money/exits.test.ts', states: ['quoted'] },
      }),
      rule({
        label: 'A second person decides within',
        number: EXIT_DECISION_DAYS,
        unit: 'days',
        sentence: `Once one of us has checked it, within ${countText(EXIT_DECISION_DAYS, 'day')}`,
        kept: { test: 'src/routes/dashboard/leave/LeaveScreen.test.tsx', states: ['quoted', 'requested'] },
      }),
      wrongPasswords(['quoted', 'requesting']),
      timesPerDay(['requesting'], 'Too many tries.'),
      callDeadline,
    ],
  },
  {
    machine: withdrawExitMachine,
    title: withdrawExitModel.title,
    about:
      'A buyer takes a request to leave a plan back, as long as nobody has decided on it. The plan goes on as before.',
    who: 'Buyers who have asked to leave a plan',
    screens: 'src/routes/dashboard/leave',
    rules: [callDeadline],
  },
  {
    machine: withdrawalMachine,
    appEvents: ['limits.changed'],
    title: withdrawalModel.title,
    about:
      'A buyer withdraws money from the wallet to a bank account of their own: the amount and the account, whose holder its bank names, then the password. What could not be sent, or is given back later, is in the wallet again.',
    who: 'Buyers with money in their wallet',
    screens: 'src/routes/dashboard/withdrawal',
    computedDelays: computedWaits,
    rules: [
      rule({
        label: 'The least amount, where the balance is not less',
        number: MIN_WITHDRAWAL_KOBO,
        unit: 'kobo',
        sentence: formatNaira(MIN_WITHDRAWAL_KOBO),
        kept: { guard: 'isAmountOutOfRange' },
      }),
      rule({
        label: 'In a day, at most (setting `WITHDRAWAL_DAY_LIMIT_NAIRA`)',
        number: naira(DEFAULT_WITHDRAWAL_DAY_LIMIT_NAIRA),
        unit: 'kobo',
        sentence: 'That is more than you can withdraw today.',
        kept: { test: 'tests/server/money/withdrawals.test.ts', states: ['review', 'requesting'] },
      }),
      newNameWait(['review', 'requesting'], 'Your name was changed less than'),
      wrongPasswords(['review', 'requesting']),
      timesPerDay(['requesting'], 'Too many tries.'),
      callDeadline,
    ],
  },
  {
    machine: letterMachine,
    title: letterModel.title,
    about:
      'A buyer whose first target is met opens the allocation letter over the whole screen, and downloads it, prints it, or shares where anyone can check it. The message of the target leads here with the letter open.',
    who: 'Buyers whose first target is met',
    screens: 'src/routes/dashboard/documents/letter',
    rules: [callDeadline],
  },
];
