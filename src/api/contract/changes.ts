import * as z from 'zod/mini';
import { EXIT_STATUSES } from '#domain/plans/exits.ts';
import { MAX_DURATION_MONTHS, MIN_DURATION_MONTHS, PLANS } from '#domain/plans/plans.ts';
import { REVISION_KINDS, REVISION_OBSTACLES } from '#domain/plans/revisions.ts';
import { contribution } from './contributions.ts';
import { success } from './envelope.ts';
import { amount, date, id, positiveAmount, timestamp } from './scalars.ts';
import { currentPassword } from './users.ts';

/** A change of a plan. Its kind determines which of the last three fields it needs. */
const change = z.object({
  kind: z.enum(REVISION_KINDS),
  /** For `duration`, in total; for `pay_rest`, from today. */
  duration_months: z.nullable(z.int().check(z.minimum(MIN_DURATION_MONTHS), z.maximum(MAX_DURATION_MONTHS))),
  /** For `unit`. */
  apartment_id: z.nullable(id),
  /** For `plan`. */
  plan: z.nullable(z.enum(PLANS)),
});

/** What a buyer compares before and after a change. */
export const changeFigures = z.object({
  plan: z.enum(PLANS),
  /** 'Ile Ayo Court, Block 2, Floor 3, U1'. */
  home: z.string(),
  /** Of the home. Servers of the release before do not send it. */
  bedrooms: z.optional(z.int()),
  price: positiveAmount,
  duration_months: z.int(),
  monthly: amount,
  /** How `monthly` is calculated from the remainder after `due_first`; null if it does not change. */
  division: z.nullable(z.object({ months: z.int(), due_first: amount })),
  target: positiveAmount,
  left: amount,
  late: amount,
  /** The unpaid part of each late instalment. */
  late_parts: z.array(positiveAmount),
  mortgage: amount,
  next_due_on: z.nullable(date),
  ends_on: date,
});

export const changeOption = z.object({
  change,
  figures: changeFigures,
  /** For a `unit` in another property: that property. */
  other_property_id: z.nullable(id),
  /** For `pay_rest`, the exact text of the new terms document; empty for other kinds. */
  agreement: z.array(z.object({ title: z.string(), text: z.string() })),
});

/** The terms before or after a change. */
const revisedTerms = z.object({
  /** The unit, as in `changeFigures`; present for a change of the unit. */
  home: z.optional(z.string()),
  plan: z.enum(PLANS),
  price: positiveAmount,
  duration_months: z.int(),
  rsa_balance: amount,
  monthly: amount,
  /** All instalments by due date. */
  instalments: z.array(positiveAmount),
  ends_on: date,
});

export const changes = z.object({
  current: changeFigures,
  paid: amount,
  options: z.array(changeOption),
  /** The kinds of change that are not possible now, with the reason. */
  obstacles: z.array(z.object({ kind: z.enum(REVISION_KINDS), reason: z.enum(REVISION_OBSTACLES) })),
  /** Previous changes, the latest first. */
  history: z.array(
    z.object({
      number: z.int(),
      kind: z.enum(REVISION_KINDS),
      /** Present for a move to a unit of another property. */
      is_other_property: z.optional(z.literal(true)),
      changed_at: timestamp,
      before: revisedTerms,
      after: revisedTerms,
      /**
       * For open pages of the release before, which know no `before` and `after`. The next release drops these four.
       */
      monthly_before: z.optional(amount),
      monthly_after: z.optional(amount),
      ends_on_before: z.optional(date),
      ends_on_after: z.optional(date),
    }),
  ),
});

/** The change with the figures shown to the buyer: it is rejected if they differ. */
export const changeRequest = z.object({
  change,
  seen: z.object({ monthly: amount, target: positiveAmount, left: amount, ends_on: date }),
  /** The version of the agreed terms; required for `pay_rest`. */
  terms_version: z.optional(z.nullable(z.string())),
});

export const exitQuote = z.object({
  paid: positiveAmount,
  fee_bps: z.int(),
  fee: amount,
  returned: amount,
  /** Days until the request is decided; the money is then in the wallet immediately. */
  decision_days: z.int(),
});

export const exit = z.object({
  id,
  status: z.enum(EXIT_STATUSES),
  reference: z.string(),
  paid: positiveAmount,
  fee_bps: z.int(),
  fee: amount,
  returned: amount,
  requested_at: timestamp,
  decided_at: z.nullable(timestamp),
  /** The reason of the decision, for the buyer. */
  reason: z.nullable(z.string()),
});

export const exitRequest = z.object({
  current_password: currentPassword,
  /** The refund shown to the buyer: the request is rejected if it differs. */
  returned: amount,
});

export const changesResponse = success(z.object({ changes }));
export const changedResponse = success(z.object({ contribution }));
/** `quote` is null if the plan cannot be left now; `exit` is the latest request. */
export const exitResponse = success(z.object({ quote: z.nullable(exitQuote), exit: z.nullable(exit) }));
