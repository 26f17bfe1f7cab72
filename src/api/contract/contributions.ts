import * as z from 'zod/mini';
import { MORTGAGE_STATES } from '#domain/mortgages/mortgageStates.ts';
import { MAX_AGE, MIN_AGE } from '#domain/plans/eligibility.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS } from '#domain/plans/plans.ts';
import { INSTALMENT_KINDS, INSTALMENT_STATUSES, SCHEDULE_FILES } from '#domain/plans/schedules.ts';
import { CONTRIBUTION_STATUSES, PAYMENT_CANCEL_REASONS, PAYMENT_STATUSES } from '#domain/statuses.ts';
import { success } from './envelope.ts';
import { milestone } from './properties.ts';
import {
  amount,
  amountOf,
  date,
  id,
  limit,
  page,
  positiveAmount,
  positiveAmountOf,
  queryFilter,
  timestamp,
} from './scalars.ts';

const PLAN_MESSAGE = `Choose Plan ${PLANS.slice(0, -1).join(', ')} or ${PLANS.at(-1)}.`;
const AGE_MESSAGE = `Enter an age from ${MIN_AGE} to ${MAX_AGE}.`;
const DURATION_MESSAGE = `Choose ${MIN_DURATION_MONTHS} to ${MAX_DURATION_MONTHS} months.`;

export const contributionRequest = z.object({
  property_id: id,
  apartment_id: id,
  plan: z.enum(PLANS, PLAN_MESSAGE),
  duration_months: z
    .int(DURATION_MESSAGE)
    .check(
      z.minimum(MIN_DURATION_MONTHS, DURATION_MESSAGE),
      z.maximum(MAX_DURATION_MONTHS, DURATION_MESSAGE),
    ),
  age: z.int(AGE_MESSAGE).check(z.minimum(MIN_AGE, AGE_MESSAGE), z.maximum(MAX_AGE, AGE_MESSAGE)),
  salary: amountOf('Enter your salary in naira.'),
  rsa_balance: z._default(amountOf('Enter your RSA balance in naira.'), () => amount.parse(0)),
  terms_version: z.string('Agree to the terms first.'),
  /** The price that the buyer was shown; another one is rejected as `figures_outdated`. */
  price: z.optional(positiveAmount),
});

export const payment = z.object({
  id,
  contribution_id: id,
  amount: positiveAmount,
  status: z.enum(PAYMENT_STATUSES),
  /** Null unless it is cancelled. */
  cancel_reason: z.nullable(z.enum(PAYMENT_CANCEL_REASONS)),
  reference: z.string(),
  created_at: timestamp,
  /**
   * When it lapses without money; null once it is received or cancelled, and while the bank confirms a transfer that came
   * before the hold of its unit ended.
   */
  lapses_at: z.nullable(timestamp),
  received_at: z.nullable(timestamp),
  /** The unit that it was for, which a change may have left since; in the list of payments, unless it is awaited. */
  unit_name: z.optional(z.string()),
});

const instalment = z.object({
  number: z.int(),
  kind: z.enum(INSTALMENT_KINDS),
  due_on: date,
  amount: positiveAmount,
  /** The part that is already covered. */
  paid: amount,
  status: z.enum(INSTALMENT_STATUSES),
});

export const target = z.object({
  name: z.enum(['first', 'second', 'whole']),
  amount,
  reached: z.boolean(),
});

export const mortgageProgress = z.object({
  state: z.enum(MORTGAGE_STATES),
  since: timestamp,
  /** The reason for this state, for the buyer; null in the initial state. */
  note: z.nullable(z.string()),
});

export const contribution = z.object({
  id,
  /** Its slug in /dashboard/property/{name}. */
  slug: z.string(),
  status: z.enum(CONTRIBUTION_STATUSES),
  property: z.object({ id, title: z.string(), address: z.string(), img: z.nullable(z.string()) }),
  /** `name` is the unit's full name within its property: 'Block 2, Floor 3, U1'. */
  unit: z.object({ id, label: z.string(), floor: z.int(), block: z.string(), name: z.string() }),
  plan: z.enum(PLANS),
  price: positiveAmount,
  duration_months: z.int(),
  rsa_balance: amount,
  /** As given by the buyer at the agreement; the mortgage depends on them. */
  age: z.int(),
  salary: amount,
  downpayment: amount,
  /** The rest of the price: 25 % of the RSA and the mortgage. Both 0 on Plan A. */
  rsa_share: amount,
  mortgage: amount,
  /** The mortgage's state after the last instalment; null before, and without a mortgage. */
  mortgage_progress: z.nullable(mortgageProgress),
  monthly: amount,
  /** Due at the agreement; 0 on Plan C. */
  checkout_amount: amount,
  target: positiveAmount,
  paid: amount,
  targets: z.array(target),
  next_due: z.nullable(z.object({ due_on: date, amount: positiveAmount })),
  schedule: z.array(instalment),
  milestones: z.array(milestone),
  /** The payment that awaits its transfer. */
  awaiting_payment: z.nullable(payment),
  /**
   * When an unpaid hold lapses; null after the first payment, when the contribution is closed, and while a pending one
   * waits for the bank to confirm a transfer that came before the hold ended.
   */
  hold_expires_at: z.nullable(timestamp),
  created_at: timestamp,
});

export const contributionResponse = success(z.object({ contribution }));
export const contributionsQuery = z.object({
  status: queryFilter(z.enum(['active', 'completed'], 'Choose active or completed.')),
});
export const contributionsResponse = success(z.object({ contributions: z.array(contribution) }));

export const contributionParams = z.object({ id });
export const scheduleFileParams = z.object({ id, file: z.enum(SCHEDULE_FILES) });
export const paymentRequest = z.object({ amount: positiveAmountOf('Enter the amount in naira.') });
export const paymentParams = z.object({ id });
export const paymentResponse = success(z.object({ payment }));
export const paymentsQuery = z.object({ limit, page });
export const paymentsResponse = success(
  z.object({ payments: z.array(payment), total: z.int(), total_pages: z.int() }),
);
