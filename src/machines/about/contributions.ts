import { MAX_AGE_AT_END, MIN_AGE } from '#domain/eligibility.ts';
import { DEFAULT_EXIT_FEE_BPS, EXIT_DECISION_DAYS } from '#domain/exits.ts';
import {
  DEFAULT_PAYMENT_LAPSE_DAYS,
  DEFAULT_PLAN_C_HOLD_DAYS,
  DEFAULT_UNIT_HOLD_HOURS,
  MAX_UNPAID_CONTRIBUTIONS,
} from '#domain/holds.ts';
import { formatNaira, naira } from '#domain/money.ts';
import { MIN_PAYMENT_KOBO } from '#domain/payments.ts';
import {
  EQUITY_BPS,
  FIRST_TARGET_BPS,
  MAX_DURATION_MONTHS,
  MIN_DURATION_MONTHS,
  OUTRIGHT_DOWNPAYMENT_BPS,
  RSA_SHARE_BPS,
} from '#domain/plans.ts';
import { MAX_PAUSES, PAUSE_MONTHS } from '#domain/revisions.ts';
import { DEFAULT_WITHDRAWAL_DAY_LIMIT_NAIRA, MIN_WITHDRAWAL_KOBO } from '#domain/withdrawals.ts';
import { formatDuration } from '#flows/graph/durations.ts';
import type { Flow, Rule } from '#flows/graph/flow.ts';
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
import { callDeadline, checkRetry, computedWaits } from './rules.ts';

const percent = (basisPoints: number): string => `${basisPoints / 100} %`;

const plans: readonly Rule[] = [
  {
    label: 'Plan A: all of the price in instalments, after a downpayment of',
    value: percent(OUTRIGHT_DOWNPAYMENT_BPS),
  },
  {
    label: 'Plans B and C: a part of the price in instalments, a mortgage for the rest; the part is',
    value: percent(EQUITY_BPS),
  },
  {
    label: 'Of it the retirement savings account may bring',
    value: `${percent(RSA_SHARE_BPS)} of its balance`,
  },
  {
    label: 'Plans B and C: the allocation letter comes with',
    value: `${percent(FIRST_TARGET_BPS)} of the price`,
  },
  { label: 'Due at once', value: 'A: the downpayment; B: the first month; C: nothing' },
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
      { label: 'Months of a plan', value: `${MIN_DURATION_MONTHS} to ${MAX_DURATION_MONTHS}` },
      { label: 'Age of a buyer, at least', value: String(MIN_AGE) },
      { label: 'Age at the end of the plan, at most', value: String(MAX_AGE_AT_END) },
      { label: 'That a plan ends too late is said for', value: formatDuration(LONG_MESSAGE_MS) },
      {
        label: 'An unpaid unit is held for (setting `UNIT_HOLD_HOURS`)',
        value: `${DEFAULT_UNIT_HOLD_HOURS} h`,
      },
      { label: 'The same on Plan C (setting `PLAN_C_HOLD_DAYS`)', value: `${DEFAULT_PLAN_C_HOLD_DAYS} days` },
      { label: 'Units that one buyer can hold unpaid', value: String(MAX_UNPAID_CONTRIBUTIONS) },
      checkRetry,
      callDeadline,
    ],
  },
  {
    machine: dashboardContributionMachine,
    appEvents: ['check.requested'],
    title: dashboardContributionModel.title,
    about:
      'A buyer makes a further contribution from the dashboard: the amount, the transfer, and the wait for the bank. The payment replaces one that waits already, and a wallet balance that covers it is used at once.',
    who: 'Buyers with a contribution',
    screens: 'src/routes/dashboard/make-contribution',
    rules: [
      checkRetry,
      { label: 'The least amount, where more than that remains', value: formatNaira(MIN_PAYMENT_KOBO) },
      callDeadline,
    ],
  },
  {
    machine: cancelContributionMachine,
    title: cancelContributionModel.title,
    about:
      'A buyer gives a held unit back, as long as nothing was paid into its contribution. Where the money came first, the contribution stands and the buyer is told so.',
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
    screens: 'src/routes/dashboard/withdraw',
    rules: [
      {
        label: 'Without a transfer a payment lapses after (setting `PAYMENT_LAPSE_DAYS`)',
        value: `${DEFAULT_PAYMENT_LAPSE_DAYS} days`,
      },
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
      { label: 'Months of a plan', value: `${MIN_DURATION_MONTHS} to ${MAX_DURATION_MONTHS}` },
      { label: 'Age at the end of the plan, at most', value: String(MAX_AGE_AT_END) },
      { label: 'Pauses of a contribution', value: String(MAX_PAUSES) },
      { label: 'Months of a pause', value: String(PAUSE_MONTHS) },
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
      {
        label: 'Kept back of what was paid (setting `EXIT_FEE_BPS`, as at the agreement)',
        value: percent(DEFAULT_EXIT_FEE_BPS),
      },
      { label: 'A second person decides within', value: `${EXIT_DECISION_DAYS} days` },
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
    title: withdrawalModel.title,
    about:
      'A buyer withdraws money from the wallet to a bank account of their own: the amount and the account, whose holder its bank names, then the password. What could not be sent, or is given back later, is in the wallet again.',
    who: 'Buyers with money in their wallet',
    screens: 'src/routes/dashboard/withdrawal',
    computedDelays: computedWaits,
    rules: [
      { label: 'The least amount, where the balance is not less', value: formatNaira(MIN_WITHDRAWAL_KOBO) },
      {
        label: 'In a day, at most (setting `WITHDRAWAL_DAY_LIMIT_NAIRA`)',
        value: formatNaira(naira(DEFAULT_WITHDRAWAL_DAY_LIMIT_NAIRA)),
      },
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
